import BookApplication
import BookInfrastructure
import Formats
import Foundation
import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// How a document is read, whatever it holds.
@Suite struct AppleHealthReadingTests {
  @Test(arguments: [1, 2, 3, 7, 64, 4_096])
  func isTheSameHoweverItIsCut(size: Int) throws {
    let whole = try AppleExportReading.read(AppleHealthReadingTests.manySources)
    #expect(whole.swims.map(\.laps.count) == [20, 2, 20, 2, 20, 2])
    #expect(try AppleExportReading.read(AppleHealthReadingTests.manySources, pieces: size) == whole)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1_000, 4_096], [1, 2, 3])
  func isTheSameInChunksOfAnyLength(chunk: Int, threads: Int) throws {
    let folder = TemporaryFolder()
    let whole = try AppleExportReading.read(AppleHealthReadingTests.manySources)
    let file = try InputFile(folder.write(AppleHealthReadingTests.manySources, to: "export.xml"))
    for (piece, slots) in [(4_096, 1), (100, 2), (13, 16)] {
      let chunks = XMLFileChunks(file, size: chunk, piece: piece, slots: slots)
      var consumed: [Int64] = []
      let read = try SwimReading.swims(in: chunks, threads: threads) { bytes, _ in
        consumed.append(bytes)
        return true
      }
      #expect(read == whole)
      #expect(consumed == consumed.sorted() && consumed.last == file.size)
    }
  }

  @Test(arguments: [3, 64, 1_000], [1, 3])
  func isTheSameInChunksOfAnArchive(size: Int, threads: Int) throws {
    let folder = TemporaryFolder()
    let whole = try AppleExportReading.read(AppleHealthReadingTests.manySources)
    var builder = ZipBuilder()
    builder.add(.init("export.xml", AppleHealthReadingTests.manySources))
    let archive = try ZipArchive(InputFile(folder.write(builder.file(), to: "export.zip")))
    for slots in [1, 4] {
      let chunks = try archive.chunks(of: archive.entries[0], size: size, slots: slots)
      #expect(try SwimReading.swims(in: chunks, threads: threads) == whole)
      let stopped = try archive.chunks(of: archive.entries[0], size: size, slots: slots)
      #expect(throws: AppleHealthProblem.cancelled) {
        try SwimReading.swims(in: stopped, threads: threads) { _, _ in false }
      }
    }
  }

  /// A wrong checksum is found only at the end of the inflated data, but is reported before a document that lacks its
  /// end.
  @Test(arguments: [1, 2]) func aDocumentInAnArchiveIsReadInOrder(threads: Int) throws {
    let folder = TemporaryFolder()
    let swim =
      "<Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\" startDate=\"2023-06-05 08:00:00 +0200\">"
    let problems = try ["<HealthData>", "<HealthData>\(swim)</HealthData>"].map { text in
      var builder = ZipBuilder()
      var entry = ZipBuilder.Entry("export.xml", Array(text.utf8))
      entry.checksum = 1
      builder.add(entry)
      let archive = try ZipArchive(InputFile(folder.write(builder.file(), to: "export.zip")))
      let chunks = try archive.chunks(of: archive.entries[0], size: 5, slots: 4)
      return #expect(throws: AppleHealthProblem.self) {
        try SwimReading.swims(in: chunks, threads: threads)
      }
    }
    guard case .document(.source) = problems[0], case .document(.document) = problems[1] else {
      Issue.record("\(problems)")
      return
    }
  }

  /// Elements that are none, or not where they seem to be: a chunk that began there would tell of more swims.
  @Test(arguments: [
    "<!--X-->", "<![CDATA[X]]>", "<?target X?>", "<HealthData>X</HealthData>", "<Other a=\"1\">X</Other>",
    "<Other><!--X--></Other>", "<Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\">X</Workout>",
  ])
  func aChunkCountsOnlyWhereOneScanWouldComeTo(around: String) throws {
    let folder = TemporaryFolder()
    var export = AppleExportBuilder()
    for _ in 0..<5 {
      var inner = AppleExportBuilder()
      inner.swim(AppleExportBuilder.lap(30, "0.4125", unit: "min"))
      inner.record("DistanceSwimming", at: 0, lasting: 25, "25", unit: "m")
      export.elements.append(around.replacingOccurrences(of: "X", with: inner.elements.joined()))
      export.swim(AppleExportBuilder.lap(30, "0.4125", unit: "min"))
    }
    let whole = try AppleExportReading.read(export.bytes)
    let file = try InputFile(folder.write(export.bytes, to: "export.xml"))
    for chunk in 1...300 {
      #expect(try SwimReading.swims(in: XMLFileChunks(file, size: chunk)) == whole)
    }
  }

  @Test func aReadingInChunksStopsWhenAsked() throws {
    let folder = TemporaryFolder()
    let file = try InputFile(folder.write(AppleHealthReadingTests.manySources, to: "export.xml"))
    let chunks = XMLFileChunks(file, size: 100)
    var steps = 0
    #expect(throws: AppleHealthProblem.cancelled) {
      try SwimReading.swims(in: chunks) { _, _ in
        steps += 1
        return steps < 3
      }
    }
    #expect(steps == 3)
  }

  /// Records and swims of several devices, in turn.
  private static let manySources: [UInt8] = {
    var export = AppleExportBuilder()
    export.head = "\u{FEFF}<!DOCTYPE HealthData [<!ATTLIST Unclosed a CDATA #IMPLIED <!ELEMENT B EMPTY>\n]>\n"
    for device in 0..<3 {
      let source = "Device \(device) &amp; more"
      for second in stride(from: 0, to: 600, by: 30) {
        export.record("DistanceSwimming", at: second, lasting: 25, "25", unit: "m", source: source)
        export.record(
          "SwimmingStrokeCount", at: second, lasting: 25, "\(second % 17 + device)", unit: "count", source: source,
          AppleExportBuilder.metadata("HKSwimmingStrokeStyle", "\(second % 6)"))
      }
      export.swim(attributes: "sourceName=\"\(source)\"")
      let event = AppleExportBuilder.lap(30, "0.4125", unit: "min")
      export.swim(attributes: "sourceName=\"\(source)\"", event, "<WorkoutActivity>\(event)</WorkoutActivity>", event)
    }
    return export.bytes
  }()

  @Test func aDocumentCutAnywhereIsRefused() {
    for count in 0..<AppleHealthSample.xml.count {
      #expect(throws: AppleHealthProblem.self) {
        try AppleExportReading.read(Array(AppleHealthSample.xml[..<count]), pieces: 100)
      }
    }
  }

  @Test func aProblemIsToldWithByteAndLine() {
    let folder = TemporaryFolder()
    let swim = "workoutActivityType=\"HKWorkoutActivityTypeSwimming\" startDate=\"2023-06-05 08:00:00 +0200\""
    let text = "<HealthData>\n <Workout \(swim)>\n</HealthData>\n"
    let file = folder.swimFile(Array(text.utf8), .appleHealthXML)
    #expect(place(of: file, of: .appleHealthXML) == .byte(at: 114, line: 3))
    var archive = ZipBuilder()
    archive.add(.init("导出.xml", Array(text.utf8)))
    let zip = folder.swimFile(archive.file(), .appleHealthZip)
    #expect(place(of: zip, of: .appleHealthZip) == .byte(at: 114, entry: "导出.xml"))
  }

  @Test func anArchiveIsReadWhateverItsNames() throws {
    let folder = TemporaryFolder()
    for name in ["apple_health_export/exportar.xml", "导出.xml", "export_cda.xml", "a.txt"] {
      var archive = ZipBuilder()
      archive.add(.init("export.xml", Array("<ClinicalDocument>\(String(repeating: " ", count: 9_000))".utf8)))
      archive.add(.init("photo.jpg", [0xFF, 0xD8]))
      archive.add(.init(name, AppleHealthSample.xml))
      let file = folder.swimFile(archive.file(), .appleHealthZip)
      let read = try SwimReading.read(file, progress: NoProgress())
      #expect(read == (try AppleExportReading.read(AppleHealthSample.xml)))
    }
  }

  @Test func anArchiveWithoutAnExportIsRefused() {
    let folder = TemporaryFolder()
    var archive = ZipBuilder()
    archive.add(.init("export.xml", Array("<ClinicalDocument/>".utf8)))
    let file = folder.swimFile(archive.file(), .appleHealthZip)
    #expect(throws: Failure.badFile(path: file.path, problem: .book(.noHealthExport))) {
      try SwimReading.read(file, progress: NoProgress())
    }
  }

  private func place(of file: ImportFile, of format: ImportFormat) -> FilePlace? {
    do throws(Failure) {
      _ = try SwimReading.read(file, progress: NoProgress())
      return nil
    } catch {
      guard case .badFile(file.path, _, let place) = error else { return nil }
      return place
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"] != nil))
  func aRealSwimIsAsExpected() throws {
    let folder = (ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"] ?? "") + "/apple/pool_25m_22_laps"
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: URL(fileURLWithPath: folder + ".expected.json")))
    let file = try #require(try SwimReading.find([folder + ".xml"]).first)
    let swim = try #require(try SwimReading.read(file).swims.first)
    #expect(swim.id.description == expected.workout)
    #expect(swim.pool.map(SwimCourse.init)?.description == expected.course)
    #expect(swim.laps.map(\.style.description) == expected.segments.flatMap(\.styles))
    #expect(swim.laps.count == expected.laps)
    #expect(
      (swim.laps[15].duration + swim.laps[16].duration) / 10 < expected.records["freestyle/50"]?.hundredths ?? 0)
  }

  private struct Expected: Decodable {
    var course: String
    var workout: String
    var laps: Int
    var segments: [Segment]
    var records: [String: Record]

    struct Segment: Decodable { var styles: [String] }
    struct Record: Decodable { var hundredths: Int32 }
  }
}

extension TemporaryFolder {
  func swimFile(_ bytes: [UInt8], _ kind: ImportFormat) -> ImportFile {
    ImportFile(path: write(bytes, to: "file"), format: kind, bytes: Int64(bytes.count), modified: 0)
  }
}
