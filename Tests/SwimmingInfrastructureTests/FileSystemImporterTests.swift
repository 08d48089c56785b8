import BookApplication
import BookInfrastructure
import Foundation
import Glibc
import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@Suite struct FileSystemImporterTests {
  private let files = SwimReading.importer()
  private let tree = TemporaryTree()

  @Test func tellsKindsByContentNeverByName() throws {
    tree.write(AppleHealthSample.xml, "a.fit")
    tree.write(FITBuilder.swim().file(), "b.xml")
    tree.write(TCXBuilder.swim().file(), "c.zip")
    tree.write(AppleHealthSample.zip, "d.txt")
    for name in ["a.fit", "b.xml", "c.zip", "d.txt"] {
      let file = try #require(try SwimReading.find([tree.path + "/" + name]).first)
      #expect(file.path == tree.path + "/" + name)
      #expect(file.modified > 1_600_000_000_000_000_000)
      #expect(try SwimReading.read(file, pool: .init(centimetres: 2_500), progress: NoProgress()).swims.count == 1)
    }
    #expect(try SwimReading.find([tree.path]).map(\.format) == [.appleHealthXML, .fit, .tcx, .appleHealthZip])
    #expect(try SwimReading.find([tree.path]).map(\.bytes).first == Int64(AppleHealthSample.xml.count))
  }

  @Test func searchesFoldersInOrderOnceAndPassesOverTheHidden() throws {
    tree.write(AppleHealthSample.xml, "b/c/two")
    tree.write(AppleHealthSample.xml, "a/one")
    tree.write(AppleHealthSample.xml, "c")
    tree.write(AppleHealthSample.xml, ".hidden/three")
    tree.write(AppleHealthSample.xml, "a/._four")
    tree.write(Array("notes".utf8), "a/notes.txt")
    tree.write([], "a/empty")
    tree.link("..", "b/c/loop")
    tree.link("missing", "b/dangling")
    tree.link("a/one", "z")
    mkfifo(tree.path + "/pipe", 0o600)
    let expected = ["a/one", "b/c/two", "c"].map { tree.path + "/" + $0 }
    #expect(try SwimReading.find([tree.path]).map(\.path) == expected)
    #expect(try SwimReading.find([tree.path + "/b", tree.path, tree.path + "/a/one"]).map(\.path).count == 3)
    #expect(try SwimReading.find([tree.path + "/.hidden"]).map(\.path) == [tree.path + "/.hidden/three"])
  }

  @Test func aFolderMayHoldOtherArchivesButNotDamagedOnes() throws {
    var other = ZipBuilder()
    other.add(.init("photo.jpg", [1, 2, 3]))
    tree.write(other.file(), "photos.zip")
    tree.write(AppleHealthSample.xml, "export.xml")
    #expect(try SwimReading.find([tree.path]).count == 1)
    tree.write(AppleHealthSample.zip.dropLast(9), "cut.zip")
    let found = try SwimReading.find([tree.path])
    #expect(found.map(\.format) == [.appleHealthZip, .appleHealthXML])
    #expect(
      failure { _ = try SwimReading.read(found[0], pool: nil, progress: NoProgress()) } == "format.noFileList")
  }

  @Test func saysWhatIsWrongWithAPath() {
    tree.write(Array("notes".utf8), "notes.txt")
    tree.write([], "empty")
    tree.write(Array("<gpx></gpx>".utf8), "route.gpx")
    tree.write(Array("<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [".utf8), "cut.xml")
    tree.write([0xFF, 0xFE, 0x3C, 0], "wide.xml")
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
    tree.write(AppleHealthSample.xml, "folder/secret")
    chmod(tree.path + "/folder/secret", 0)
    guard access(tree.path + "/folder/secret", R_OK) != 0 else { return }
    #expect(refusal("folder/secret") == "accessDenied")
    #expect(refusal("folder") == "accessDenied")
    #expect(
      throws: Failure.accessDenied(path: tree.path + "/folder/secret", problem: .file(.mayNotBeRead))
    ) { try files.checkReadable(tree.path + "/folder/secret") }
  }

  @Test func tellsWhatIsThere() throws {
    tree.write([1], "file")
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

/// Folders inside a temporary one, gone with it.
private final class TemporaryTree {
  let path: String

  init() {
    var template = Array("/tmp/recordbook-tree-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)!) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ bytes: some Collection<UInt8>, _ name: String) {
    makeFolders(name)
    let stream = fopen(path + "/" + name, "wb")!
    fwrite(Array(bytes), 1, bytes.count, stream)
    fclose(stream)
  }

  func link(_ target: String, _ name: String) {
    makeFolders(name)
    symlink(target, path + "/" + name)
  }

  private func makeFolders(_ name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}
