//! A copy of the release on a host of its own, which a test may change as a new release or a broken upload would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser::{dist, scratch};

/// A folder with a release in it.
pub struct Site {
    /// Where it is.
    pub folder: PathBuf,
}

impl Site {
    /// A copy of `dist/`, without the compressed copies: those would have to be made again after every change.
    pub fn new() -> Site {
        Site::in_folder(scratch())
    }

    /// The same below the top of a host; returns the top as well.
    pub fn below(path: &str) -> (PathBuf, Site) {
        let top = scratch();
        let folder = top.join(path);
        fs::create_dir_all(&folder).expect("the folder can be made");
        (top, Site::in_folder(folder))
    }

    fn in_folder(folder: PathBuf) -> Site {
        for file in fs::read_dir(dist()).expect("dist/ can be read") {
            let file = file.expect("dist/ can be read").path();
            let ending = file.extension().unwrap_or_default();
            if file.is_file() && ending != "br" && ending != "gz" {
                let name = file.file_name().expect("a file has a name");
                fs::copy(&file, folder.join(name)).expect("dist/ can be copied");
            }
        }
        Site { folder }
    }

    /// What a file holds.
    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.folder.join(name)).expect("a copied file can be read")
    }

    /// Puts a file there, in a folder of its own if need be.
    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        let path = self.folder.join(name);
        let parent = path.parent().expect("a file is in a folder");
        fs::create_dir_all(parent).expect("the folder can be made");
        fs::write(path, contents).expect("a copied file can be written");
    }

    /// Takes a file away.
    pub fn remove(&self, name: &str) {
        fs::remove_file(self.folder.join(name)).expect("a copied file can be removed");
    }

    /// The next release: another page and another script, sealed as every release is.
    pub fn release_next(&self) {
        self.edit(
            "index.html",
            "<title>",
            "<meta name=\"release\" content=\"next\"><title>",
        );
        self.edit("start.js", "import init", "/* next */ import init");
        let top = Path::new(env!("CARGO_MANIFEST_DIR"));
        fs::copy(top.join("public/sw.js"), self.folder.join("sw.js")).expect("it can be copied");
        let sealed = Command::new("bash")
            .arg(top.join(".ci/seal"))
            .env("TRUNK_STAGING_DIR", &self.folder)
            .env("TRUNK_PROFILE", "release")
            .status();
        assert!(sealed.expect("bash is there").success(), "it is sealed");
    }

    fn edit(&self, name: &str, old: &str, new: &str) {
        let text = String::from_utf8(self.read(name)).expect("a text");
        assert!(text.contains(old), "{name} holds {old}");
        self.write(name, text.replacen(old, new, 1));
    }
}
