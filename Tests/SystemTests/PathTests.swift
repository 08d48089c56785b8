import Libc
import Storage
import System
import TestSupport
import Testing

/// Paths from the root.
struct PathTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("/runs/2026", "/runs/2026"),
    ("/runs/./2026/", "/runs/2026"),
    ("//runs///2026", "/runs/2026"),
    ("/runs/.hidden", "/runs/.hidden"),
    ("/runs/..hidden/x..", "/runs/..hidden/x.."),
    ("/", "/"),
    ("/.", "/"),
    ("", ""),
  ])
  func whatNeedsNoSystemIsTidied(path: String, expected: String) {
    #expect(Path.absolute(path) == expected)
  }

  /// The slash and the mark are one letter.
  @Test func aCombiningMarkDoesNotHideASlash() {
    #expect(Path.absolute("/a//\u{301}b") == "/a/\u{301}b")
  }

  @Test func aRelativePathBeginsAtTheWorkingFolder() {
    let working = Path.absolute(".")
    #expect(working.hasPrefix("/"))
    #expect(Path.absolute("runs/2026") == (working == "/" ? "" : working) + "/runs/2026")
  }

  @Test func upFromAFolderIsTheOneAboveIt() throws {
    let files = PosixFileSystem()
    try files.makeFolder(folder.path + "/a")
    let real = Path.absolute(folder.path + "/a/..")
    #expect(Path.absolute(folder.path + "/a/../a") == real + "/a")
    #expect(Path.absolute("/..") == "/")
    #expect(Path.absolute("/../tmp") == "/tmp")
  }

  @Test func upFromALinkIsWhereTheSystemGoes() throws {
    let files = PosixFileSystem()
    try files.makeFolders(folder.path + "/far/inner")
    try link(folder.path + "/far/inner", from: folder.path + "/near")
    #expect(
      try FileStatus(following: Path.absolute(folder.path + "/near/..")).inode
        == FileStatus(following: folder.path + "/far").inode)
    #expect(Path.absolute(folder.path + "/near/../new").hasSuffix("/far/new"))
  }

  @Test func upFromWhatIsNotThereStays() {
    #expect(Path.absolute(folder.path + "/gone/../x/./y") == folder.path + "/gone/../x/y")
  }

  private func link(_ target: String, from path: String) throws {
    try #require(symlink(target, path) == 0)
  }
}
