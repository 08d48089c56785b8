import BookApplication
import KernelApplication
import TestSupport
import Testing

/// Files as people keep them: compressed by other programs, in other encodings, cut, and many at once.
struct OddFileImportTests {
  private let files = ImportFolder()
  private let run = TrackText.gpx(type: "running")

  // MARK: Compressed by other programs

  private static let packed: [(program: String, head: [UInt8])] = [
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4]), ("bzip2", Array("BZh91AY&SY".utf8)),
    ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD, 4]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4]),
    ("RAR", Array("Rar!\u{1A}\u{7}\u{1}\0".utf8)),
  ]

  @Test(arguments: packed) func anotherProgramIsNamed(program: String, head: [UInt8]) {
    #expect(files.outcome("a.tar.xz", head).refused == ["a.tar.xz: packed by \(program)"])
    #expect(files.outcome("a.fit.gz", GzipBuilder.file(head)).refused == ["a.fit.gz: packed by \(program)"])
    let archive = ImportFolder.zip([("1.gpx", run), ("2.gpx.xz", head), ("photo.rar", head)])
    #expect(files.outcome("a.zip", archive).refused == ["a.zip › 2.gpx.xz: packed by \(program)"])
    let rest = files.outcome("a.zip", archive, skipsBad: true)
    #expect(rest.runs.count == 1)
    #expect(rest.left == ["packed by \(program) -"])
    #expect(rest.passedOver == 0)
  }

  // MARK: Encodings

  @Test func aTrackInAnotherEncodingIsNotDamaged() {
    let text = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".utf8) + run
    #expect(files.outcome("a.gpx", text).refused == ["a.gpx: written in ISO-8859-1"])
    #expect(
      files.outcome("a.zip", ImportFolder.zip([("b.gpx", text)])).refused == ["a.zip › b.gpx: written in ISO-8859-1"])
    let wide: [UInt8] = [0xFF, 0xFE] + run.flatMap { [$0, 0] as [UInt8] }
    #expect(files.outcome("a.zip", ImportFolder.zip([("b.gpx", wide)])).refused == ["a.zip › b.gpx: written in UTF-16"])
  }

  @Test(arguments: [[0xFF, 0xD8, 0xFF, 0xE0], [0, 0, 1, 0], [0, 0, 0, 0]] as [[UInt8]])
  func whatIsNoTextIsInNoEncoding(_ head: [UInt8]) {
    let bytes = head + [UInt8](repeating: head[1], count: 2_000)
    #expect(files.outcome("a.gpx", bytes).refused == ["a.gpx: \(Message.book(.otherKind))"])
    #expect(
      files.outcome("a.zip", ImportFolder.zip([("1.gpx", run), ("b.gpx", bytes)])).refused == [
        "a.zip › b.gpx: notWhatItsNameSays"
      ])
  }

  // MARK: Cut

  @Test(arguments: [
    "{\"exercises\": [{\"startTime\": \"2025-09-03T17:00:00.000\", \"sport\": \"RUN",
    "{\"start_epoch_ms\": 1750000000000, \"metrics\": [{\"type\": ",
  ])
  func sessionsThatAreCutAreDamaged(text: String) {
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip([("1.gpx", run), ("training-session-1.json", Array(text.utf8))]))
    #expect(outcome.status == 2)
    #expect(outcome.refused.count == 1)
    #expect(outcome.refused.first?.hasPrefix("a.zip › training-session-1.json: ") == true)
  }

  @Test func ofATarThatIsCutTheFilesBeforeTheCutCount() {
    var tar = TarBuilder()
    for day in 0..<3 { tar.add("\(day).gpx", TrackText.gpx(type: "running", day: Int64(day))) }
    let cut = Array(tar.file().dropLast(9_000))
    #expect(files.outcome("a.tar", cut).refused == ["a.tar: tarCut"])
    let rest = files.outcome("a.tar", cut, skipsBad: true)
    #expect(rest.status == 1)
    #expect(rest.runs.count == 2)
  }

  // MARK: Many

  /// Files in a zip archive are read on several threads, those in a tar archive one after another.
  @Test func manyFilesAreReadAsIfOneAfterAnother() {
    var entries: [(String, [UInt8])] = []
    for number in 0..<150 {
      let day = TrackText.gpx(type: number % 3 == 0 ? "cycling" : "running", minutes: 6, day: Int64(number))
      switch number % 10 {
      case 4: entries.append(("\(number).gpx.gz", GzipBuilder.file(day)))
      case 5: entries.append(("\(number).zip", ImportFolder.zip([("x.gpx", day), ("y.txt", [7])])))
      case 6: entries.append(("\(number).fit", []))
      case 7: entries.append(("\(number).jpg", [7, UInt8(number)]))
      default: entries.append(("\(number).gpx", day))
      }
    }
    // Too large to be read beside others.
    entries.insert(("large.gpx", run + [UInt8](repeating: 0x20, count: 9 << 20)), at: 20)
    var tar = TarBuilder()
    for (name, contents) in entries { tar.add(name, contents) }
    let (some, others) = (
      files.outcome("a", ImportFolder.zip(entries), skipsBad: true), files.outcome("a", tar.file(), skipsBad: true)
    )
    #expect(some.runs.count == others.runs.count)
    #expect(some.runs == others.runs)
    #expect(some.left == others.left)
    #expect(some.bad == others.bad)
    #expect(some.bad.count == 15)
    #expect(some.passedOver == others.passedOver)
    #expect(files.outcome("a", ImportFolder.zip(entries)).refused == files.outcome("a", tar.file()).refused)
  }

  @Test func filesOfAnArchiveTogetherUnpackToNoMoreThanItMay() {
    let zeros = GzipBuilder.file([UInt8](repeating: 0, count: 5 << 20))
    let entries = (0..<8).map { ("\($0).bin", zeros) }
    #expect(files.outcome("a.zip", ImportFolder.zip(entries)).refused == ["a.zip: tooMuch"])
  }
}
