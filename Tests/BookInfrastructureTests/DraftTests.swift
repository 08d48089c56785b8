import BookInfrastructure
import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// Exports take their name when they are whole; what a killed one left behind is in nobody's way.
struct DraftTests {
  private let folder = TemporaryFolder()
  private let fileSystem = PosixFileSystem()

  /// Ways to write an export; the argument is the target.
  private static let ways: [(name: String, write: @Sendable (String) throws(Failure) -> Void)] = [
    ("pages", { path throws(Failure) in try DraftTests.writePages(path) }),
    ("json", { path throws(Failure) in try PlantedDraftTests.Format.json.export(to: path) }),
    ("csv", { path throws(Failure) in try PlantedDraftTests.Format.csv.export(to: path) }),
  ]

  private static func writePages(_ path: String) throws(Failure) {
    _ = try FileFolderWriter().write(to: path) { (folder) throws(Failure) in
      try folder.add(OutputFile("index.html", "home"))
      try folder.add(OutputFile("tokens/light.css", "light"))
    }
  }

  @Test(arguments: 0..<3) func nothingButTheTargetStays(way: Int) throws {
    try DraftTests.ways[way].write(folder.path + "/out")
    #expect(try fileSystem.list(folder.path) == ["out"])
  }

  /// A combining mark makes one letter of itself and the slash before it, and one flag is two letters.
  @Test(arguments: 0..<3) func namesOfOddLetters(way: Int) throws {
    let names = ["\u{301}mark", "\u{1F1E8}", "e\u{301}", "\u{20DD}"]
    for name in names { try DraftTests.ways[way].write(folder.path + "/" + name) }
    #expect(try Set(fileSystem.list(folder.path).map { Array($0.utf8) }) == Set(names.map { Array($0.utf8) }))
    let flags = String(repeating: "\u{1F1E8}\u{1F1FF}", count: 16_000)
    let took = ContinuousClock().measure {
      #expect(throws: Failure.self) { try DraftTests.ways[way].write(folder.path + "/" + flags) }
    }
    #expect(took < .seconds(2))
  }

  @Test(arguments: 0..<3, [Draft.Kind.file, .folder]) func whatAKilledOneLeftGivesWay(way: Int, kind: Draft.Kind) throws
  {
    let (clean, killed) = (folder.path + "/clean", folder.path + "/killed")
    try DraftTests.ways[way].write(clean)
    try abandon(kind, killed)
    // A child of another test holds what this process held until it becomes its program.
    let isWritten = try eventually {
      do throws(Failure) {
        try DraftTests.ways[way].write(killed)
        return true
      } catch {
        guard error == .badFile(path: killed, problem: .file(.beingWritten)) else { throw error }
        return false
      }
    }
    #expect(isWritten)
    #expect(try contents(killed) == contents(clean))
    #expect(try fileSystem.list(folder.path).sorted() == ["clean", "killed"])
  }

  /// Leaves a draft as a process does that is killed.
  private func abandon(_ kind: Draft.Kind, _ target: String) throws {
    let draft = try Draft(kind, for: target, named: target)
    switch kind {
    case .file: try draft.write(Array(String(repeating: "longer than what comes in its place ", count: 99).utf8))
    case .folder:
      for name in ["index.html", "stale.html", "tokens/light.css"] {
        try draft.add(name, Array("longer than what comes in its place".utf8), isSynced: false)
      }
    }
  }

  @Test(arguments: 0..<3) func oneThatIsBeingWrittenIsLeftAlone(way: Int) throws {
    let target = folder.path + "/out"
    let draft = try Draft(way == 1 ? .file : .folder, for: target, named: "out")
    let failure = #expect(throws: Failure.self) { try DraftTests.ways[way].write(target) }
    #expect(
      failure
        == .badFile(path: target, problem: .file(.beingWritten)))
    try draft.finish()
    #expect(try fileSystem.list(folder.path) == ["out"])
    #expect(throws: Failure.self) { try DraftTests.ways[way].write(target) }
    #expect(try fileSystem.list(folder.path) == ["out"])
  }

  @Test func whatFailsLeavesNothing() throws {
    let target = folder.path + "/out"
    #expect(throws: Failure.cancelled) {
      try FileFolderWriter().write(to: target) { (folder) throws(Failure) in
        try folder.add(OutputFile("a/b.css", "half"))
        throw .cancelled
      }
    }
    #expect(try fileSystem.list(folder.path).isEmpty)
  }

  @Test func linksInWhatWasLeftAreNotFollowed() throws {
    let (target, precious) = (folder.path + "/out", folder.path + "/precious")
    try fileSystem.makeFolder(precious)
    try write("kept", precious + "/file")
    try abandon(.folder, target)
    #expect(symlink(precious, target + Draft.ending + "/link") == 0)
    try DraftTests.writePages(target)
    #expect(try fileSystem.list(precious) == ["file"])
  }

  @Test func whatIsNotThereAnyMoreIsNoMatter() throws {
    let draft = try Draft(.folder, for: folder.path + "/out", named: "out")
    try draft.add("a/b/c.css", [1], isSynced: true)
    try draft.add("a/d.css", [2], isSynced: false)
    try fileSystem.remove(folder.path + "/out" + Draft.ending + "/a/d.css")
    draft.discard()
    #expect(try fileSystem.list(folder.path).isEmpty)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = try fileSystem.open(path, .create)
    defer { fileSystem.close(file) }
    try fileSystem.writeAll(file, Array(text.utf8), at: 0)
  }

  /// Files by their path below.
  private func contents(_ path: String) throws -> [String: [UInt8]] {
    guard let names = try? fileSystem.list(path) else { return try ["": fileSystem.readAll(path)] }
    return try names.reduce(into: [:]) { all, name in
      for (below, bytes) in try contents(path + "/" + name) { all["/" + name + below] = bytes }
    }
  }
}
