import BookInfrastructure
import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// Exports to a place that somebody else writes to, too: what they put there stays as it is, and the export is refused.
struct PlantedDraftTests {
  private let folder = TemporaryFolder()
  private let fileSystem = PosixFileSystem()
  private var target: String { folder.path + "/out" }
  private var draft: String { target + Draft.ending }

  enum Format: CaseIterable {
    case json, csv

    func export(to target: String) throws(Failure) {
      switch self {
      case .json:
        let book = DocumentsUnderTest()
        try book.profiles.change { _ in Profile(name: "Eva") }
        _ = try book.exporter.write(to: target, withMessages: false, withKeys: false, progress: NoProgress())
      case .csv:
        _ = try FileFolderWriter().write(to: target) { (folder) throws(Failure) in
          try folder.add(OutputFile("feature/laps.csv", ""))
        }
      }
    }
  }

  private func export(_ format: Format) throws(Failure) { try format.export(to: target) }

  /// Refused with that problem, at that path.
  private func expectRefusal(
    _ format: Format, at path: String, _ problem: FileMessage, location: SourceLocation = #_sourceLocation
  ) {
    let failure = #expect(throws: Failure.self, sourceLocation: location) { try export(format) }
    #expect(failure == .badFile(path: path, problem: .file(problem)), sourceLocation: location)
  }

  // MARK: What has the draft's name

  @Test(arguments: Format.allCases) func linkToAFolder(format: Format) throws {
    try fileSystem.makeFolder(folder.path + "/precious")
    try write("kept", folder.path + "/precious/file")
    #expect(symlink(folder.path + "/precious", draft) == 0)
    expectRefusal(format, at: draft, .draftIsLink)
    #expect(try fileSystem.readAll(folder.path + "/precious/file") == Array("kept".utf8))
    #expect(try fileSystem.list(folder.path).sorted() == ["out" + Draft.ending, "precious"])
  }

  @Test(arguments: Format.allCases) func linkToAFile(format: Format) throws {
    try write("kept", folder.path + "/precious")
    #expect(symlink(folder.path + "/precious", draft) == 0)
    expectRefusal(format, at: draft, .draftIsLink)
    #expect(try fileSystem.readAll(folder.path + "/precious") == Array("kept".utf8))
  }

  @Test(arguments: Format.allCases) func fileForAll(format: Format) throws {
    try write("theirs", draft)
    chmod(draft, 0o666)
    expectRefusal(format, at: draft, .draftNotOurs)
    #expect(try fileSystem.readAll(draft) == Array("theirs".utf8))
  }

  @Test(arguments: Format.allCases) func folderForAll(format: Format) throws {
    try abandonFolder()
    chmod(draft, 0o777)
    expectRefusal(format, at: draft, .draftNotOurs)
  }

  @Test(arguments: Format.allCases) func secondName(format: Format) throws {
    try write("kept", folder.path + "/precious")
    #expect(link(folder.path + "/precious", draft) == 0)
    expectRefusal(format, at: draft, .draftNotOurs)
    #expect(try fileSystem.readAll(folder.path + "/precious") == Array("kept".utf8))
  }

  /// A folder of one's own that somebody moved there.
  @Test(arguments: Format.allCases) func folderThatIsNoDraft(format: Format) throws {
    try fileSystem.makeFolder(draft)
    try write("kept", draft + "/photo")
    expectRefusal(format, at: draft, .draftNotOurs)
    #expect(try fileSystem.list(draft) == ["photo"])
  }

  @Test(arguments: Format.allCases) func pipe(format: Format) {
    #expect(mkfifo(draft, 0o600) == 0)
    expectRefusal(format, at: draft, .draftNotOurs)
  }

  @Test(.enabled(if: geteuid() == 0), arguments: Format.allCases) func anothers(format: Format) throws {
    try abandonFolder()
    #expect(chown(draft, 65_534, 65_534) == 0)
    expectRefusal(format, at: draft, .draftOfAnotherUser)
    #expect(try fileSystem.list(draft).sorted() == [Draft.ending, "index.html"])
  }

  private func abandonFolder() throws {
    try Draft(.folder, for: target, named: target).add("index.html", [1], isSynced: false)
  }

  // MARK: What has the target's name

  @Test(arguments: Format.allCases) func linkThatLeadsNowhere(format: Format) throws {
    #expect(symlink(folder.path + "/nothing", target) == 0)
    expectRefusal(format, at: target, .nameTaken)
    #expect(try fileSystem.list(folder.path) == ["out"])
  }

  @Test(arguments: [Draft.Kind.file, .folder]) func whatComesMeanwhileStays(kind: Draft.Kind) throws {
    for (index, make) in [makeFile, makeFolder, makeLink].enumerated() {
      let target = "\(target)\(index)"
      let draft = try Draft(kind, for: target, named: target)
      try make(target)
      let before = try fileSystem.status(at: target)
      let failure = #expect(throws: Failure.self) { try draft.finish() }
      draft.discard()
      #expect(failure == .badFile(path: target, problem: .file(.nameTaken)))
      #expect(try fileSystem.status(at: target) == before)
    }
    #expect(try fileSystem.list(folder.path).sorted() == ["out0", "out1", "out2"])
  }

  private var makeFile: (String) throws -> Void { { try write("new", $0) } }
  private var makeFolder: (String) throws -> Void { { try fileSystem.makeFolder($0) } }
  private var makeLink: (String) throws -> Void { { #expect(symlink(folder.path, $0) == 0) } }

  @Test(arguments: [Draft.Kind.file, .folder]) func draftThatIsReplacedTakesNoName(kind: Draft.Kind) throws {
    let draft = try Draft(kind, for: target, named: target)
    try fileSystem.rename(self.draft, to: folder.path + "/away")
    try write("theirs", self.draft)
    let failure = #expect(throws: Failure.self) { try draft.finish() }
    draft.discard()
    #expect(failure == .badFile(path: target, problem: .file(.movedWhileWritten)))
    #expect(try fileSystem.list(folder.path).sorted() == ["away", "out" + Draft.ending])
    #expect(try fileSystem.readAll(self.draft) == Array("theirs".utf8))
  }

  /// Where the file system can't rename without replacing.
  @Test(arguments: [Draft.Kind.file, .folder]) func namesWithoutTheFlag(kind: Draft.Kind) throws {
    let directory = try Directory(opening: folder.path)
    defer { directory.close() }
    if kind == .file { try write("new", folder.path + "/new") } else { try fileSystem.makeFolder(folder.path + "/new") }
    for (index, make) in [makeFile, makeFolder, makeLink].enumerated() {
      try make("\(target)\(index)")
      let before = try fileSystem.status(at: "\(target)\(index)")
      let error = #expect(throws: SystemError.self) { try directory.renameWithoutFlag("new", toNew: "out\(index)") }
      #expect(error?.code == EEXIST)
      #expect(try fileSystem.status(at: "\(target)\(index)") == before)
    }
    let new = try fileSystem.status(at: folder.path + "/new")
    try directory.renameWithoutFlag("new", toNew: "out")
    #expect(try fileSystem.status(at: target)?.inode == new?.inode)
    #expect(try fileSystem.list(folder.path).sorted() == ["out", "out0", "out1", "out2"])
  }

  // MARK: Races

  /// One of two gets the name, and what the first wrote stays: `Scripts/prove surroundings` does it 10,000 times.
  @Test(arguments: Format.allCases) func oneOfTwoIsFirst(format: Format) async throws {
    for round in 0..<100 {
      let target = "\(target)\(round)"
      let rival = Task.detached { mkdir(target, 0o700) == 0 }
      let isWritten =
        (try? format.export(to: target)) != nil
      let isRivals = await rival.value
      #expect(isWritten != isRivals)
      #expect(((try? fileSystem.list(target)) == []) == isRivals)
    }
    #expect(try fileSystem.list(folder.path).count == 100)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = try fileSystem.open(path, .create)
    defer { fileSystem.close(file) }
    try fileSystem.writeAll(file, Array(text.utf8), at: 0)
  }
}
