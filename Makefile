# Two commands matter: `make play` and `make test`. Both set up what they need.

WITH := .ci/with
# When this command began; a make inside it belongs to it.
export RUN ?= $(shell date +%s)
# A heading that is easy to find in a long log, with the time that the step before took.
define heading
	@.ci/step "$(1)"
endef
WASM := --target wasm32-unknown-unknown

.PHONY: help play dev dist reproducible test check bench bench-ui lighthouse ladder screenshots browsers goldens icons pictures setup

help:
	@echo 'make play   build the release and serve it on this machine'
	@echo 'make test   every check, as the continuous integration runs it'
	@echo 'make check  the fast checks: format, lints, native tests'
	@echo 'make dev    serve a debug build, rebuild and reload at every change'
	@echo 'make dist   the release as files in dist/, for any static host'
	@echo 'make reproducible  build this commit in two folders and compare every byte'
	@echo 'make bench  measure the engine'
	@echo 'make ladder  measure the computer players and write BENCHMARKS.md; hours, or less with GAMES=40'
	@echo 'make bench-ui  measure in Chromium: free board, layout shifts, opening a table, the moving map, a claim, a thinking Expert'
	@echo 'make lighthouse  the scores of the release on a phone and a desktop, and its start on a slow network'
	@echo 'make screenshots  every screen, phone and desktop, day and night, into target/screenshots, and what make pictures makes'
	@echo 'make browsers  a visit in Chromium, Firefox and WebKit, where they can be installed'
	@echo 'make goldens  the golden playthroughs again, after a change of the rules'
	@echo 'make icons  the PNG icons again, from public/icon.svg'
	@echo 'make pictures  the pictures of README.md and of the manifest again, from the release'

setup:
	@.ci/setup build

# Compiled by itself: cargo would build the whole library for it first.
play: dist
	@rustc --edition 2024 -o target/serve src/bin/serve.rs
	@target/serve dist

dev: setup
	$(WITH) trunk serve --offline --open=false

# What is copied, be it 16 bytes, is copied by one instruction instead of some loads and stores: 5 % less wasm. For the
# release alone, since a flag more is another build of every library.
dist: export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS = -C llvm-args=-max-store-memcpy=1 -C llvm-args=-max-store-memmove=1
dist: setup
	$(call heading,release build)
	@$(WITH) trunk build --release --offline --locked
	@$(WITH) node .ci/compress dist

# Twice the whole build, so not part of `make test`.
reproducible: setup
	@.ci/reproducible

check:
	$(call heading,format)
	@cargo fmt --check
	$(call heading,lints: native)
	@cargo clippy --quiet --locked --all-targets -- -D warnings
	$(call heading,native tests)
	@cargo test --quiet --locked

test: export SIM_GAMES ?= 120
test: setup check
	@.ci/setup test
	$(call heading,lints: app and end-to-end tests)
	@cargo clippy --quiet --locked $(WASM) --features ui --lib --bin app --test wasm --test playthrough -- -D warnings
	@cargo clippy --quiet --locked --features e2e --all-targets -- -D warnings
	$(call heading,documentation)
	@RUSTDOCFLAGS='-D warnings' cargo doc --quiet --locked --no-deps
	$(call heading,tests inside Chromium)
	@CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
		$(WITH) cargo test --locked $(WASM) --features ui --test wasm --test playthrough
	@$(MAKE) --no-print-directory dist
	$(call heading,sizes)
	@$(WITH) cargo test --quiet --locked --features e2e --test size -- --nocapture
	$(call heading,end-to-end tests)
	@$(WITH) cargo test --quiet --locked --features e2e --test e2e
	$(call heading,all checks passed)

bench:
	cargo bench --locked
	@.ci/instructions

bench-ui: dist
	@.ci/setup test
	@$(WITH) cargo test --quiet --locked --features e2e --test e2e -- --include-ignored --nocapture --test-threads 1 \
		frames_while time_from time_to tasks_while most_of_the_window nothing_jumps

lighthouse: dist
	@.ci/setup test lighthouse
	@$(WITH) .ci/lighthouse

ladder: GAMES ?= 400
ladder: ITERATIONS ?= 250
ladder:
	@cargo build --quiet --locked --release --bin sim
	@cargo run --quiet --locked --release --bin sim -- ladder --date "$$(date -u +%F)" --threads "$$(getconf _NPROCESSORS_ONLN)" \
		--games $(GAMES) --expert-games $(GAMES) --iterations $(ITERATIONS) \
		--reports target/ladder.json > target/ladder.md
	@sed -n '/^<!-- .make ladder/,$$p' BENCHMARKS.md >> target/ladder.md
	@mv target/ladder.md BENCHMARKS.md

screenshots: dist
	@.ci/setup test
	@$(WITH) cargo test --quiet --locked --features e2e --test e2e screenshots:: -- --ignored --nocapture

browsers: dist
	@.ci/setup test browsers
	@$(WITH) cargo test --quiet --locked --features e2e --test e2e smoke -- --include-ignored --test-threads 1

# Only when a rule was wrong: games saved before the change will no longer replay.
goldens:
	cargo test --locked --test playthrough -- --ignored write_goldens
	cargo test --locked --test bots_pinned -- --ignored write_choices
	cargo test --locked --test challenge -- --ignored write_links

# Committed, so that a build needs no browser; made by the browser, so that no other tool is needed.
icons:
	@.ci/setup test
	@$(WITH) .ci/icons

pictures: dist
	@.ci/setup test
	@$(WITH) cargo test --quiet --locked --features e2e --test e2e pictures_for -- --ignored

