import Libc
import TestSupport
import Testing

@testable import KernelCommandLine

/// What can't be used is refused with one clear message, the right status, and the book unchanged to the byte.
@Suite struct BadInputTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  /// One message that names the thing, and one next step.
  private func expectRefusal(
    _ words: [String], status: Int32 = 2, naming thing: String, _ program: Program? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let before = book.files
    let result = (program ?? self.program).run(words)
    #expect(result.status == status, "\(result)", sourceLocation: location)
    #expect(result.output.isEmpty, sourceLocation: location)
    let lines = result.words.split(separator: "\n")
    // What is wrong, and what to do next where that does not go without saying.
    #expect((1...2).contains(lines.count), "\(result.words)", sourceLocation: location)
    #expect(lines.first?.hasPrefix("recordbook: ") == true, sourceLocation: location)
    #expect(lines.first?.contains(thing) == true, "\(result.words)", sourceLocation: location)
    #expect(book.files == before, "the book is as it was", sourceLocation: location)
  }

  private func expectRefused(_ bytes: [UInt8], as name: String, at location: SourceLocation = #_sourceLocation) {
    let path = book.sandbox.write(bytes, to: name)
    expectRefusal(["import", path], naming: path, at: location)
    expectRefusal(["--language", "cs", "import", path], naming: path, at: location)
    expectCzech(["import", path], at: location)
  }

  /// Expects that the problem and its hint are translated into Czech.
  private func expectCzech(_ words: [String], at location: SourceLocation) {
    let english = program.run(words).words.split(separator: "\n")
    let czech = program.run(["--language", "cs"] + words).words.split(separator: "\n")
    for (english, czech) in zip(english, czech) { #expect(english != czech, sourceLocation: location) }
  }

  // MARK: Words

  /// As text it would be another name: of a file that is not there, or of a store that would be made.
  @Test(arguments: ["import \"$W\"", "--store \"$W\" profile set --name Eva", "\"$W\""])
  func wordsThatAreNoText(words: String) {
    let before = book.files
    let shell = "W=$(printf '%s/caf\\351.fit' \"$1\"); exec \"$0\" \(words)"
    for (language, problem, hint) in [
      ("en", "is not UTF-8", "a name in UTF-8"), ("cs", "není v UTF-8", "soubor přejmenujte"),
    ] {
      let result = program.launch(
        ["/bin/sh", "-c", shell.replacing("exec \"$0\"", with: "exec \"$0\" --language \(language)")]
          + [Program.path, book.sandbox.path])
      #expect(result.status == 2)
      #expect(result.output == "")
      let lines = result.words.split(separator: "\n")
      #expect(lines.count == 2 && lines[0].contains("argument ") && lines[0].contains("caf\u{FFFD}.fit"), "\(result)")
      #expect(lines[0].hasSuffix(problem) && lines[1].contains(hint), "\(result)")
    }
    #expect(book.files == before)
    #expect(Sandbox.names(in: book.sandbox.path).allSatisfy { !$0.contains("caf") })
  }

  @Test(arguments: ["RECORDBOOK_STORE", "XDG_DATA_HOME", "HOME"])
  func aPlaceOfTheStoreThatIsNoText(variable: String) {
    let shell = "\(variable)=$(printf '%s/caf\\351' \"$1\") exec \"$0\""
    func run(_ words: String) -> Program.Result {
      program.launch(["/bin/sh", "-c", "\(shell) \(words)", Program.path, book.sandbox.path, book.sandbox.store])
    }
    let refused = run("profile set --name Eva")
    #expect(refused.status == 2)
    #expect(refused.words.hasPrefix("recordbook: environment variable \(variable) is not UTF-8\n"), "\(refused)")
    #expect(run("--store \"$2\" swim records").status == 0)
  }

  // MARK: Archives

  @Test func noZip() {
    expectRefused(Array("PK, but nothing more".utf8), as: "export.zip")
    expectRefused([], as: "empty.zip")
  }

  @Test func cutZip() {
    for part in [0.2, 0.5, 0.9, 0.99] {
      expectRefused(Array(AppleHealthSample.zip.prefix(Int(Double(AppleHealthSample.zip.count) * part))), as: "cut.zip")
    }
  }

  @Test func wrongChecksum() {
    expectRefused(archive { $0.checksum = 0x1234_5678 }, as: "wrong.zip")
  }

  @Test func encryptedZip() {
    expectRefused(archive { $0.flags = 1 }, as: "encrypted.zip")
  }

  @Test func zipWithoutAnExport() {
    var zip = ZipBuilder()
    zip.add(.init("photo.txt", Array("hello".utf8)))
    expectRefused(zip.file(), as: "other.zip")
  }

  @Test func zipBomb() {
    let start = Array("<?xml version=\"1.0\"?>\n<HealthData>".utf8)
    var zip = ZipBuilder()
    zip.add(.init("export.xml", start + [UInt8](repeating: 0x20, count: 64 << 20)))
    expectRefused(zip.file(), as: "bomb.zip")
  }

  private func archive(_ change: (inout ZipBuilder.Entry) -> Void) -> [UInt8] {
    var entry = ZipBuilder.Entry("apple_health_export/export.xml", AppleHealthSample.xml)
    change(&entry)
    var zip = ZipBuilder()
    zip.add(entry)
    return zip.file()
  }

  // MARK: Documents

  @Test func cutXML() {
    for part in [0.3, 0.6, 0.95] {
      expectRefused(Array(AppleHealthSample.xml.prefix(Int(Double(AppleHealthSample.xml.count) * part))), as: "cut.xml")
    }
  }

  /// A run's document with one lap and no track.
  private func lap(seconds: Int, metres: Int) -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?>
      <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
      <Activity Sport="Running"><Id>2024-05-01T10:00:00Z</Id><Lap StartTime="2024-05-01T10:00:00Z">
      <TotalTimeSeconds>\(seconds)</TotalTimeSeconds><DistanceMeters>\(metres)</DistanceMeters></Lap></Activity>
      </Activities></TrainingCenterDatabase>
      """.utf8)
  }

  @Test func lapsWithoutATrackCountByTheirTotals() {
    let laps = program("import", book.sandbox.write(lap(seconds: 1_500, metres: 5_000), to: "laps.tcx"))
    #expect(laps.status == 0 && laps.output.contains(": 1 run without a track\n"), "\(laps)")
  }

  /// Alone such a file is refused; among others the import says what it passed over.
  @Test func lapsWithoutATrackOrTotals() {
    let laps = lap(seconds: 0, metres: 0)
    expectRefused(laps, as: "laps.tcx")
    let alone = program("import", book.sandbox.write(laps, to: "laps.tcx"))
    #expect(
      alone.words.contains(
        "nothing for this book: an activity, 2024-05-01T10:00:00Z: it has fewer than two fixes"), "\(alone)")
    let route = """
      <?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
      <Courses></Courses></TrainingCenterDatabase>
      """
    expectRefused(Array(route.utf8), as: "course.tcx")
    let track = """
      <gpx version="1.1" creator="x"><trk><trkseg>
      <trkpt lat="50" lon="14"><time>2024-05-01T10:00:00Z</time></trkpt>
      <trkpt lat="50.001" lon="14"><time>2024-05-01T10:01:00Z</time></trkpt></trkseg></trk></gpx>
      """
    let both = program(
      "import", book.sandbox.write(laps, to: "laps.tcx"),
      book.sandbox.write(Array(track.utf8), to: "track.gpx"))
    #expect(both.status == 0 && both.output.contains("laps.tcx: nothing for this book\n"), "\(both)")
  }

  @Test func expandingEntities() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <HealthData><Record value="&b;"/></HealthData>
      """
    let path = book.sandbox.write(Array(bomb.utf8), to: "entities.xml")
    let before = book.files
    let result = program("import", path)
    #expect(result.status == 2 || result.status == 0 && result.output.contains("nothing for this book"))
    #expect(book.files == before)
  }

  /// Apple's exports have had both.
  @Test func brokenDTDAndVerticalTabAreAccepted() {
    let text = String(decoding: AppleHealthSample.xml, as: UTF8.self)
      .split(separator: "<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>")
      .joined(separator: "<!ATTLIST HealthData locale CDATA #REQUIRED\n<!ELEMENT Me EMPTY>\u{B}")
    let path = book.sandbox.write(Array(text.utf8), to: "broken-dtd.xml")
    #expect(program("import", path).status == 0)
  }

  // MARK: Watches' files

  @Test func damagedFIT() {
    let swim = FITBuilder.swim().file()
    var wrong = swim
    wrong[wrong.count - 1] ^= 0xFF
    expectRefused(wrong, as: "wrong.fit")
    for length in stride(from: 15, to: swim.count, by: 97) { expectRefused(Array(swim[..<length]), as: "cut.fit") }
  }

  @Test func openWaterIsKeptWithoutLaps() {
    var file = FITBuilder()
    file.fileID()
    file.session(start: FITBuilder.morning + 86_400, elapsed: 600_000, subSport: 18, pool: nil, distance: 50_000)
    file.activity(end: FITBuilder.morning + 87_000, local: nil)
    let result = program("import", book.sandbox.write(file.file(), to: "lake.fit"))
    #expect(result.status == 0)
    #expect(result.output.contains("open water"))
    #expect(program("swim", "list").output.contains("open water"))
  }

  @Test func trainingCentreNeedsThePool() {
    // A month later than the book's swim, whose pool it would take.
    let text = String(decoding: TCXBuilder.swim().file(), as: UTF8.self).replacing("2023-06-05", with: "2023-07-05")
    let path = book.sandbox.write(Array(text.utf8), to: "swim.tcx")
    expectRefusal(["import", path], naming: "pool")
    #expect(program("import", path, "--pool", "25").status == 0)
  }

  // MARK: Paths

  @Test func missingPath() {
    expectRefusal(["import", "/no/such/file"], naming: "/no/such/file")
    expectRefusal(["import", ""], naming: "")
    expectRefusal(["access", "grant", "/no/such/file"], naming: "/no/such/file")
    expectRefusal(["access", "grant", "/dev/zero"], naming: "/dev/zero")
  }

  @Test func emptyFolder() {
    let folder = book.sandbox.makeFolder("nothing")
    expectRefusal(["import", folder], naming: folder)
  }

  @Test func oneBadFileStopsAll() {
    let good = book.sandbox.write(FITBuilder.swim().file(), to: "good.fit")
    let bad = book.sandbox.write(Array("nothing".utf8), to: "bad.txt")
    expectRefusal(["import", good, bad], naming: bad)
  }

  @Test(.enabled(if: OtherUser.isPossible)) func unreadablePath() {
    let path = book.sandbox.write(AppleHealthSample.xml, to: "secret.xml")
    chmod(path, 0)
    let result = OtherUser.run(program, ["--store", book.sandbox.path + "/theirs", "import", path])
    #expect(result.status == 1)
    #expect(result.words.contains(path))
    let granted = OtherUser.run(program, ["--store", book.sandbox.path + "/theirs", "access", "grant", path])
    #expect(granted.status == 1)
    #expect(granted.words.contains("\(path): access denied"))
  }

  // MARK: Names

  @Test(arguments: [
    (["swim", "history", "flyy", "50"], "flyy"), (["swim", "history", "freestyle", "75"], "75"),
    (["swim", "history", "freestyle", "fifty"], "fifty"), (["swim", "history", "drill", "50"], "drill"),
    (["swim", "records", "--course", "xyz"], "xyz"), (["swim", "records", "--course", "lcm"], "lcm"),
    (["swim", "segment", "nonsense"], "nonsense"), (["swim", "segment", "20230605T060000Z.99"], "20230605T060000Z.99"),
    (["swim", "segment", "20000101T000000Z.1"], "20000101T000000Z"),
    (["swim", "remove", "20000101T000000Z"], "20000101T000000Z"),
    (["swim", "edit-style", "20230605T060000Z.1", "flyy"], "flyy"),
    (["swim", "edit-style", "20230605T060000Z.1", "mix", "--laps", "x"], "x"),
    (["swim", "edit-style", "20230605T060000Z.1", "mix", "--laps", "1-99"], "1-99"),
    (["swim", "edit-style", "20230605T060000Z.1", "mix", "--laps", "2-1"], "2-1"),
    (["swim", "edit-style", "20230605T060000Z.1", "mix", "--laps", "0-1"], "0-1"),
    (["swim", "split", "20230605T060000Z.1", "--lap", "1", "--into", "1"], "into"),
    (["swim", "split", "20230605T060000Z.1", "--lap", "0", "--into", "2"], "lap"),
    (["swim", "merge", "20230605T060000Z.1", "--laps", "1"], "laps"),
    (["swim", "set-pool", "20230605T060000Z", "3"], "3"),
    (["settings", "set", "theme", "blue"], "blue"), (["settings", "set", "show-unknown", "maybe"], "maybe"),
    (["profile", "set", "avatar", "dog"], "dog"), (["show", "http://x"], "http://x"),
    (["call", "swimming.showSegment", "{}"], "segment"), (["call", "swimming.showSegment", "{"], "JSON"),
    (["call", "swimming.showRecordsBook", #"{"cours":1}"#], "cours"), (["--store", "", "swim", "records"], "store"),
  ]) func namesThatDoNotExist(words: [String], thing: String) {
    expectRefusal(words, naming: thing)
  }

  @Test func whatThereIsIsListed() {
    #expect(program("swim", "history", "flyy", "50").words.contains("butterfly"))
    #expect(program("swim", "history", "freestyle", "75").words.contains("50, 100, 200"))
    #expect(program("swim", "records", "--course", "lcm").words.contains("scm"))
  }

  @Test func aMergeSaysWhatItTakes() {
    let merge = ["swim", "merge", "20230605T060000Z.1", "--laps", "1-1"]
    #expect(program.run(merge).words.contains("a merge takes at least two laps: a range such as 1-2"))
    #expect(
      program.run(["--language", "cs"] + merge).words.contains("spojit jde nejméně dvě délky: rozsah jako 1-2"))
  }

  @Test func nothingToUndo() {
    #expect(program("undo").output.contains("import"))
    expectRefusal(["undo"], status: 1, naming: "change")
  }
}
