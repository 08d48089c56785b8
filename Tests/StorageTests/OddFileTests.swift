import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// S16: whatever stands in place of a file of the store, no process hangs, it is reported, and a repair moves it to
/// `damaged/` and restores the store.
struct OddFileTests {
  static let files = [
    "manifest.json", "words/journal.2.jsonl", "words/things/1.2.json", "words/tracks/2026/index.3.json",
    "words/tracks/2026/1.3.json",
  ]
  /// Commands that put something else in place of the file `F`, and the message about it.
  static let kinds = [
    "mkfifo F": Message.store(.isNoFile), "mkdir F": .store(.isFolder), "ln -s /etc/passwd F": .store(.isLink),
    "ln -s F F": .store(.isLink),
  ]

  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store" }

  private func store() -> Store {
    StoreUnderTest.onDisk(path)
  }

  private func fill(_ name: String, _ kind: String) throws {
    try store().fill()
    try store().put("long", at: .track("1"))
    let file = "'\(path)/\(name)'"
    try Shell.run("rm \(file) && " + kind.replacing("F", with: file))
  }

  @Test(arguments: files, kinds.keys.sorted())
  func isToldAndRepaired(name: String, kind: String) throws {
    try fill(name, kind)
    let told = Failure.storeDamaged(place: "\(path)/\(name)", problem: OddFileTests.kinds[kind]!)
    #expect(throws: told) {
      _ = try store().lines(of: .words)
      _ = try store().content(of: .words).bytes(of: .track("1"))
    }
    #expect(
      try StoreCaretaker(store: store()).examine().findings
        == [StoreFinding(place: "\(path)/\(name)", problem: OddFileTests.kinds[kind]!)])
    if name == "manifest.json" || name.contains("journal") {
      #expect(throws: told) { try store().add("x") }
      let held = try store().holding()
      #expect(throws: told) { try held.add("x") }
      held.release()
    }
    let repair = try StoreCaretaker(store: store()).repair()
    #expect(repair.keptAt == path + "/damaged/1")
    try Shell.run("test -e '\(path)/damaged/1/\(name)' -o -L '\(path)/damaged/1/\(name)'")
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
    let isGone = name.contains("journal") || name.contains("1.2.json")
    #expect(try store().lines(of: .words) == StoreTests.filled || isGone)
    try store().add("x")
  }

  @Test(arguments: kinds.keys.sorted())
  func anOddLockIsToldAndRepaired(kind: String) throws {
    try fill("lock", kind)
    let told = Failure.storeDamaged(place: "\(path)/lock", problem: OddFileTests.kinds[kind]!)
    #expect(try store().lines(of: .words) == StoreTests.filled)
    #expect(throws: told) { try store().add("x") }
    #expect(throws: told) { _ = try store().holding() }
    let repair = try StoreCaretaker(store: store()).repair()
    #expect(repair.keptAt == path + "/damaged/1")
    try Shell.run("test -e '\(path)/damaged/1/lock' -o -L '\(path)/damaged/1/lock'")
    try store().add("x")
    #expect(try store().words() == ["b", "x"])
  }

  static let folders = ["words", "words/things", "words/tracks", "words/tracks/2026"]

  /// A folder that contains files of the store, as something else or a link to nowhere.
  @Test(arguments: folders, ["mkfifo F", "ln -s /nowhere F", "ln -s F F", "touch F"])
  func anOddFolderIsToldAndRepaired(name: String, kind: String) throws {
    try store().fill()
    try store().put("long", at: .track("1"))
    let folder = "'\(path)/\(name)'"
    try Shell.run("rm -r \(folder) && " + kind.replacing("F", with: folder))
    #expect(throws: Failure.self) {
      _ = try store().lines(of: .words)
      _ = try store().content(of: .words).bytes(of: .track("1"))
    }
    if name == "words" { #expect(throws: Failure.self) { try store().add("x") } }
    #expect(try !StoreCaretaker(store: store()).examine().findings.isEmpty)
    _ = try StoreCaretaker(store: store()).repair()
    try Shell.run("test -e '\(path)/damaged/1/\(name)' -o -L '\(path)/damaged/1/\(name)'")
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
    try store().add("x")
    try store().put("new", at: .thing("2"))
    try store().put("new", at: .track("2"))
    #expect(try store().words() == (name == "words" ? ["x"] : ["b", "x"]))
  }

  /// Whatever is in the way of a folder that the store has yet to make is named.
  @Test(arguments: ["words/things", "damaged"])
  func aFileInTheWayOfAFolderIsNamed(name: String) throws {
    try store().add("b")
    try Shell.run("touch '\(path)/\(name)'")
    if name == "damaged" { try Shell.run("rm '\(path)'/words/journal.*") }
    let told = Failure.system(operation: "make", path: "\(path)/\(name)", reason: "File exists")
    #expect(throws: told) {
      if name == "damaged" { _ = try StoreCaretaker(store: store()).repair() }
      try store().put("new", at: .thing("1"))
    }
  }
}
