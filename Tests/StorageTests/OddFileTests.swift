import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// S16: whatever stands where a file of the store should be, nothing hangs on it, it is told, and a repair keeps it
/// under `damaged/` and repairs the store.
struct OddFileTests {
  static let files = [
    "manifest.json", "words/journal.2.jsonl", "words/things/1.2.json", "words/tracks/2026/index.3.json",
    "words/tracks/2026/1.3.json",
  ]
  /// Commands that put something else in the place `F`, and what is said of it.
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

  /// A section's own folder, as a file or a link to nowhere.
  @Test(arguments: ["mkfifo F", "ln -s /nowhere F", "touch F"])
  func anOddFolderIsToldAndRepaired(kind: String) throws {
    try store().fill()
    let file = "'\(path)/words'"
    try Shell.run("rm -r \(file) && " + kind.replacing("F", with: file))
    #expect(throws: Failure.self) { try store().lines(of: .words) }
    #expect(throws: Failure.self) { try store().add("x") }
    #expect(try !StoreCaretaker(store: store()).examine().findings.isEmpty)
    _ = try StoreCaretaker(store: store()).repair()
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
    try store().add("x")
    #expect(try store().words() == ["x"])
  }
}
