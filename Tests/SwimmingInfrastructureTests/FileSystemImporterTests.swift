import BookApplication
import BookInfrastructure
import KernelApplication
import Libc
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@Suite struct FileSystemImporterTests {
  private let files = SwimReading.importer()
  private let tree = TemporaryFolder(prefix: "recordbook-tree")

  @Test func tellsKindsByContentNeverByName() throws {
    tree.write(AppleHealthSample.xml, to: "a.fit")
    tree.write(FITBuilder.swim().file(), to: "b.xml")
    tree.write(TCXBuilder.swim().file(), to: "c.zip")
    tree.write(AppleHealthSample.zip, to: "d.txt")
    for name in ["a.fit", "b.xml", "c.zip", "d.txt"] {
      let file = try #require(try SwimReading.find([tree.path + "/" + name]).first)
      #expect(file.path == tree.path + "/" + name)
      #expect(file.modified > 1_600_000_000_000_000_000)
      #expect(try SwimReading.read(file, pool: .init(centimetres: 2_500), progress: NoProgress()).swims.count == 1)
    }
    #expect(try SwimReading.find([tree.path]).map(\.format) == [.appleHealthXML, .fit, .tcx, .appleHealthZip])
    #expect(try SwimReading.find([tree.path]).map(\.bytes).first == Int64(AppleHealthSample.xml.count))
  }

  @Test func anArchiveOfNothingButASwimWithoutItsPoolIsNothingForTheBook() throws {
    var zip = ZipBuilder()
    zip.add(.init("a.tcx", TCXBuilder.swim().file()))
    tree.write(zip.file(), to: "a.zip")
    let path = tree.path + "/a.zip"
    func take(_ options: [String: String] = [:]) throws(Failure) -> TakenFiles {
      let importer = try BookUnderTest().importer
      return try importer.take(
        importer.find([path], skipsBad: false).files, ImportOptions(options), skipsBad: false, isDryRun: false,
        sync: nil, progress: NoProgress())
    }
    let problem = BookMessage.nothingForBook(
      what: .book(.activity(sport: .swimming, start: "2023-06-05T06:00:00Z")),
      why: .swimming(.noPool(file: "a.tcx", fits: ["25"])), more: 0)
    #expect(throws: Failure.badFile(path: path, problem: .book(problem))) { try take() }
    for pool in ["25", "a.tcx=25", "a.zip=25"] { #expect(try take(["pool": pool]).files.map(\.path) == [path]) }
    let misfit = BookMessage.nothingForBook(
      what: .book(.activity(sport: .swimming, start: "2023-06-05T06:00:00Z")),
      why: .swimming(.poolMisfit(pool: "50", file: "a.tcx", fits: ["25"])), more: 0)
    #expect(throws: Failure.badFile(path: path, problem: .book(misfit))) { try take(["pool": "50"]) }
    // Another recording of the swim tells the pool.
    zip.add(.init("b.fit", FITBuilder.swim().file()))
    tree.write(zip.file(), to: "a.zip")
    let part = try take().files.first?.parts.part(of: .swimming, as: SwimFilePart.self)
    #expect(part?.swimCount == 2)
  }

  @Test func severalSwimsWithoutTheirPoolsAreEachNamedAndKeepNothingElseOut() throws {
    let swim = String(decoding: TCXBuilder.swim().file(), as: UTF8.self)
    for year in 2011...2022 { tree.write(Array(swim.replacing("2023", with: "\(year)").utf8), to: "f/\(year).tcx") }
    func take() throws(Failure) -> TakenFiles {
      let importer = try BookUnderTest().importer
      return try importer.take(
        importer.find([tree.path + "/f"], skipsBad: false).files, ImportOptions(), skipsBad: false, isDryRun: false,
        sync: nil, progress: NoProgress())
    }
    let left = (2011...2022).map { year in
      Skipped(
        what: .book(.activity(sport: .swimming, start: "\(year)-06-05T06:00:00Z")),
        why: .swimming(.noPool(file: "\(year).tcx", fits: ["25"])))
    }
    let problem = BookMessage.nothingOfSeveral(left: Array(left.prefix(10)), more: 2)
    #expect(throws: Failure.badFile(path: tree.path + "/f/2011.tcx", problem: .book(problem))) { try take() }
    tree.write(FITBuilder.swim().file(), to: "f/other.fit")
    let files = try take().files
    #expect(files.flatMap(\.skipped).filter { left.contains($0) } == left)
    #expect(files.last?.parts.part(of: .swimming, as: SwimFilePart.self)?.newCount == 1)
  }

  @Test func searchesFoldersInOrderOnceAndPassesOverTheHidden() throws {
    tree.write(AppleHealthSample.xml, to: "b/c/two")
    tree.write(AppleHealthSample.xml, to: "a/one")
    tree.write(AppleHealthSample.xml, to: "c")
    tree.write(AppleHealthSample.xml, to: ".hidden/three")
    tree.write(AppleHealthSample.xml, to: "a/._four")
    tree.write(Array("notes".utf8), to: "a/notes.txt")
    tree.write([], to: "a/empty")
    tree.link(to: "..", as: "b/c/loop")
    tree.link(to: "missing", as: "b/dangling")
    tree.link(to: "a/one", as: "z")
    mkfifo(tree.path + "/pipe", 0o600)
    let expected = ["a/one", "b/c/two", "c"].map { tree.path + "/" + $0 }
    #expect(try SwimReading.find([tree.path]).map(\.path) == expected)
    #expect(try SwimReading.find([tree.path + "/b", tree.path, tree.path + "/a/one"]).map(\.path).count == 3)
    #expect(try SwimReading.find([tree.path + "/.hidden"]).map(\.path) == [tree.path + "/.hidden/three"])
  }

  @Test func aFolderMayHoldOtherArchivesButNotDamagedOnes() throws {
    var other = ZipBuilder()
    other.add(.init("photo.jpg", [1, 2, 3]))
    tree.write(other.file(), to: "photos.zip")
    tree.write(AppleHealthSample.xml, to: "export.xml")
    #expect(try SwimReading.find([tree.path]).map(\.format) == [.appleHealthXML, .archive])
    tree.write(AppleHealthSample.zip.dropLast(9), to: "cut.zip")
    let found = try SwimReading.find([tree.path])
    #expect(found.map(\.format) == [.archive, .appleHealthXML, .archive])
    #expect(
      failure { _ = try SwimReading.read(found[0], pool: nil, progress: NoProgress()) } == "format.noFileList")
  }

  @Test func saysWhatIsWrongWithAPath() {
    tree.write(Array("notes".utf8), to: "notes.txt")
    tree.write([], to: "empty")
    tree.write(Array("<gpx></gpx>".utf8), to: "route.gpx")
    tree.write(Array("<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [".utf8), to: "cut.xml")
    tree.write([0xFF, 0xFE, 0x3C, 0], to: "wide.xml")
    mkdir(tree.path + "/folder", 0o700)
    mkfifo(tree.path + "/pipe", 0o600)
    #expect(refusal("notes.txt") == "book.otherKind")
    #expect(refusal("route.gpx") == "book.otherKind")
    #expect(refusal("empty") == "book.emptyFile")
    #expect(refusal("folder") == "book.nothingToImport")
    #expect(refusal("pipe") == "file.isNoFile")
    #expect(refusal("cut.xml") == "\(Message.format(.cutInside(part: .doctype)))")
    #expect(refusal("wide.xml") == "\(Message.format(.writtenIn(encoding: "UTF-16")))")
    #expect(refusal("missing") == "notFound")
  }

  @Test func saysWhatMayNotBeRead() {
    tree.write(AppleHealthSample.xml, to: "folder/secret")
    chmod(tree.path + "/folder/secret", 0)
    guard access(tree.path + "/folder/secret", R_OK) != 0 else { return }
    #expect(refusal("folder/secret") == "accessDenied")
    #expect(refusal("folder") == "accessDenied")
    #expect(
      throws: Failure.accessDenied(path: tree.path + "/folder/secret", problem: .file(.mayNotBeRead))
    ) { try files.checkReadable(tree.path + "/folder/secret") }
  }

  @Test func tellsWhatIsThere() throws {
    tree.write([1], to: "file")
    try files.checkReadable(tree.path)
    try files.checkReadable(tree.path + "/file")
    let none = tree.path + "/none"
    #expect(throws: Failure.notFound(.file(.missing(path: none)))) {
      try files.checkReadable(none)
    }
  }

  @Test func givesPathsFromTheRoot() throws {
    let folder = try #require(getcwd(nil, 0))
    defer { free(folder) }
    let current = String(cString: folder)
    #expect(files.absolute("/a//b/./c/") == "/a/b/c")
    #expect(files.absolute("a/b") == current + "/a/b")
    #expect(files.absolute(".") == current)
    #expect(files.absolute("/tmp/../tmp") == "/tmp")
    #expect(files.absolute("/nowhere/../else") == "/nowhere/../else")
  }

  private func refusal(_ name: String) -> String? {
    failure {
      let found = try SwimReading.find([tree.path + "/" + name])
      _ = try SwimReading.read(found[0], pool: nil, progress: NoProgress())
    }
  }

  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch Failure.badFile(_, let problem, _) {
      return "\(problem)"
    } catch Failure.notFound {
      return "notFound"
    } catch Failure.accessDenied {
      return "accessDenied"
    } catch {
      return "\(error)"
    }
  }
}
