# Which tools, in which versions, in which folders. Sourced by setup and with.
# The folders are named after the versions and shared by all clones of a user,
# so nothing is installed twice and nothing of the user's own is overwritten.

trunk_version=0.21.14 # 0.22 needs a newer compiler than rust-version in Cargo.toml
binaryen_version=132.0.0
axe_version=4.14.0
geckodriver_version=0.36.0
lighthouse_version=13.5.0
# The command line tool refuses the output of any other version of its library.
wasm_bindgen_version=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' Cargo.lock)

tools=${XDG_CACHE_HOME:-$HOME/.cache}/branchline
trunk_root=$tools/trunk-$trunk_version
wasm_bindgen_root=$tools/wasm-bindgen-$wasm_bindgen_version
binaryen_root=$tools/binaryen-$binaryen_version
geckodriver_root=$tools/geckodriver-$geckodriver_version
# What only reads the release is kept with the output of the tests.
axe_root=$PWD/target/axe-core-$axe_version
lighthouse_root=$PWD/target/lighthouse-$lighthouse_version
lighthouse=$lighthouse_root/node_modules/.bin/lighthouse

PATH=$trunk_root/bin:$wasm_bindgen_root/bin:$binaryen_root/node_modules/.bin:$PATH
export PATH

first_of() { # the first of these commands that exists
    local name
    for name in "$@"; do
        command -v "$name" && return
    done
    return 1
}

find_chrome() {
    if [ -n "${CHROME:-}" ]; then echo "$CHROME"; return; fi
    first_of chromium chromium-browser google-chrome google-chrome-stable && return
    local app
    for app in Chromium "Google Chrome"; do
        [ -x "/Applications/$app.app/Contents/MacOS/$app" ] && echo "/Applications/$app.app/Contents/MacOS/$app" && return
    done
    return 1
}

find_chromedriver() {
    if [ -n "${CHROMEDRIVER:-}" ]; then echo "$CHROMEDRIVER"; return; fi
    first_of chromedriver chromium.chromedriver
}

find_firefox() {
    first_of firefox-esr firefox
}

find_geckodriver() {
    first_of geckodriver "$geckodriver_root/bin/geckodriver"
}

# The browser that WebKit's driver starts; it needs a screen, if only one in memory.
find_webkit() {
    local browser
    for browser in /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/lib/*/webkit2gtk-4.0/MiniBrowser; do
        [ -x "$browser" ] && echo "$browser" && return
    done
    return 1
}

find_webkitdriver() {
    find_webkit >/dev/null || return 1
    local driver
    driver=$(first_of WebKitWebDriver) || return 1
    if [ -n "${DISPLAY:-}" ]; then echo "$driver"; return; fi
    command -v xvfb-run >/dev/null && command -v xauth >/dev/null && echo "xvfb-run -a $driver"
}
