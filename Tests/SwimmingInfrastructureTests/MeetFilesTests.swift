import BookApplication
import Foundation
import KernelApplication
import KernelDomain
import Storage
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct MeetFilesTests {
  let folder = TemporaryFolder()
  let files = MeetFiles(today: { CivilDay("2026-11-26")! }) { word in
    ["free": .freestyle, "freestyle": .freestyle, "im": .mix, "fly": .butterfly][word] ?? StrokeStyle(word)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func lenex(_ results: String, course: String = "SCM", stroke: String = "FREE") -> String {
    """
    <?xml version="1.0"?>
    <LENEX version="3.0"><MEETS><MEET name="Cup" city="Brno" course="\(course)"><SESSIONS>
    <SESSION date="2025-11-08"><EVENTS><EVENT eventid="1" round="FIN"><SWIMSTYLE distance="100" stroke="\(stroke)"/></EVENT>
    </EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="Klub"><ATHLETES>
    <ATHLETE athleteid="1" firstname="Eva" lastname="Nová" birthdate="1991-05-05"><RESULTS>\(results)</RESULTS></ATHLETE>
    </ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>
    """
  }

  private func athletes(_ text: String, _ name: String = "meet.lef") throws -> [MeetAthlete] {
    guard case .meets(_, let athletes, _) = try files.read(write(Array(text.utf8), name)) else { return [] }
    return athletes
  }

  @Test func aResultIsReadWithItsSplits() throws {
    let text = lenex(
      "<RESULT eventid=\"1\" swimtime=\"00:01:12.34\" points=\"300\"><SPLITS>"
        + "<SPLIT distance=\"50\" swimtime=\"00:00:34.90\"/><SPLIT distance=\"100\" swimtime=\"00:01:12.34\"/>"
        + "</SPLITS></RESULT>")
    let result = try #require(athletes("\u{FEFF}" + text).first?.results.first)
    #expect(result.hundredths == 7_234)
    #expect(result.splits == [OfficialResult.Split(distance: 50, hundredths: 3_490)])
    #expect(result.round == "FIN")
    #expect(result.points == 300)
    #expect(result.course == .shortCourseMetres)
  }

  @Test(arguments: [
    ("swimtime=\"NT\"", MeetSkip.noTime), ("swimtime=\"00:00:00.00\"", MeetSkip.noTime),
    ("swimtime=\"00:01:00.00\" status=\"DSQ\"", MeetSkip.disqualified),
    ("swimtime=\"00:01:00.00\" status=\"RJC\"", MeetSkip.otherStatus),
  ]) func someResultsDoNotCount(attributes: String, why: MeetSkip) throws {
    let athlete = try #require(athletes(lenex("<RESULT eventid=\"1\" \(attributes)/>")).first)
    #expect(athlete.results.isEmpty)
    #expect(athlete.skipped == [why: 1])
  }

  @Test func openWaterAndFinsDoNotCount() throws {
    let result = "<RESULT eventid=\"1\" swimtime=\"00:01:00.00\"/>"
    #expect(try athletes(lenex(result, course: "OPEN")).first?.skipped == [.course: 1])
    #expect(try athletes(lenex(result, stroke: "SURFACE")).first?.skipped == [.stroke: 1])
  }

  @Test func anArchiveHoldsTheDocument() throws {
    var zip = ZipBuilder()
    let text = lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>")
    zip.add(ZipBuilder.Entry("readme.txt", Array("no".utf8)))
    zip.add(ZipBuilder.Entry("MEET.LEF", Array(text.utf8)))
    guard case .meets(let meets, let athletes, _) = try files.read(write(zip.file(), "meet.lxf")) else {
      Issue.record("it is a meet")
      return
    }
    #expect(meets == ["Cup"])
    #expect(athletes.first?.results.count == 1)
    var other = ZipBuilder()
    other.add(ZipBuilder.Entry("readme.txt", Array("no".utf8)))
    let path = try write(other.file(), "other.zip")
    #expect(throws: Failure.badFile(path: path, problem: .swimming(.noMeetInArchive))) { try files.read(path) }
  }

  @Test func theDocumentIsFoundHoweverDeepItLies() throws {
    let text = Array(lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>").utf8)
    var zip = ZipBuilder()
    zip.add(ZipBuilder.Entry("MEET.LEF", text))
    var tar = TarBuilder()
    tar.add("results.csv", Array("day,meet,course,style,distance,time\n".utf8))
    tar.add("meets/cup.lxf", zip.file())
    for (bytes, name) in [
      (GzipBuilder.file(tar.file()), "a.tgz"), (tar.file(), "a.tar"), (GzipBuilder.file(text), "a.lef.gz"),
    ] {
      guard case .meets(let meets, _, _) = try files.read(write(bytes, name)) else {
        Issue.record("it is a meet")
        return
      }
      #expect(meets == ["Cup"])
    }
  }

  /// Returns the meet of each athlete's result in an archive.
  private func meets(_ entries: [(String, [UInt8])]) throws -> [String] {
    var zip = ZipBuilder()
    for (name, bytes) in entries { zip.add(.init(name, bytes)) }
    guard case .meets(let names, let athletes, _) = try files.read(write(zip.file(), "all.zip")) else { return [] }
    let meets = athletes.flatMap { $0.results.map(\.meet) }
    #expect(names == meets)
    return meets
  }

  @Test func ofAnArchiveAllMeetsAreRead() throws {
    let text = lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>")
    let other = text.replacingOccurrences(of: "name=\"Cup\"", with: "name=\"Final\"")
    var inner = ZipBuilder()
    inner.add(.init("final.lef", Array(other.utf8)))
    let entries: [(String, [UInt8])] = [
      ("cup.lef", Array(text.utf8)), ("final.lxf", inner.file()), ("results.csv", Array("day,meet\n".utf8)),
    ]
    #expect(try meets(entries) == ["Cup", "Final"])
    // Of a meet that is there in two formats, the one with the most details is read.
    #expect(try meets([("cup.cl2", Array("A01V3".utf8))] + entries) == ["Cup", "Final"])
    // What has only entries keeps no results out.
    let entered = Array(lenex("").utf8)
    #expect(try meets([("entries.lef", entered)] + entries) == ["Cup", "Final"])
    #expect(throws: Failure.badFile(path: folder.path + "/all.zip", problem: .swimming(.noResultsInFile))) {
      try meets([("entries.lef", entered)])
    }
  }

  @Test func aMeetOfAnArchiveThatIsDamagedIsNamed() throws {
    let text = Array(lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>").utf8)
    let failure = #expect(throws: Failure.self) {
      try meets([("cup.lef", text), ("old/final.lef", Array(text.dropLast(20)))])
    }
    guard case .badFile(let path, _, _)? = failure else {
      Issue.record("the file is named")
      return
    }
    #expect(path == folder.path + "/all.zip › old/final.lef")
    let inner = #expect(throws: Failure.self) { try meets([("cup.lef", text), ("final.lxf", [0x50, 0x4B, 3, 4, 7])]) }
    guard case .badFile(_, _, .byte(_, _, "final.lxf"?)?)? = inner else {
      Issue.record("the archive in the archive is named")
      return
    }
  }

  /// Results are no swims: an import of one such file names the command that takes them.
  @Test func anImportTellsWhereResultsGo() throws {
    let text = lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>")
    var zip = ZipBuilder()
    zip.add(ZipBuilder.Entry("MEET.LEF", Array(text.utf8)))
    let table = "\u{FEFF}day;meet;course;style;distance;time\r\n2025-03-01;A;25m;free;100;1:12,34\r\n"
    for (bytes, name) in [(Array(text.utf8), "meet.lef"), (zip.file(), "meet.lxf"), (Array(table.utf8), "table.csv")] {
      let path = try write(bytes, name)
      #expect(throws: Failure.badFile(path: path, problem: .swimming(.holdsMeets(path: path)))) {
        try SwimReading.find([path])
      }
    }
    let left = ["meet.lef", "meet.lxf", "table.csv"].map { name in
      Skipped(
        what: .book(.entry(name: name)), why: .swimming(.holdsMeets(path: folder.path + "/" + name)))
    }
    let problem = BookMessage.nothingOfSeveral(left: left, more: 0)
    #expect(throws: Failure.badFile(path: folder.path, problem: .book(problem))) {
      try SwimReading.find([folder.path])
    }
  }

  @Test(arguments: [
    "<GPX/>", "<LENEX version=\"3.0\"><MEETS/></LENEX>", "<LENEX><MEETS><MEET name=\"x\">", "",
    "<!DOCTYPE LENEX [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><LENEX><MEETS><MEET name=\"&x;\"/></MEETS></LENEX>",
  ]) func whatHoldsNoResultsIsRefused(text: String) throws {
    let path = try write(Array(text.utf8), "bad.lef")
    #expect(throws: Failure.self) { try files.read(path) }
  }

  /// Whatever an entity stands for: a few of them can stand for gigabytes.
  @Test func aDocumentThatDeclaresEntitiesIsRefused() throws {
    let sound = lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>")
    #expect(try athletes(sound)[0].results.count == 1)
    let declaring = sound.replacingOccurrences(of: "<LENEX", with: "<!DOCTYPE LENEX [<!ENTITY x \"y\">]><LENEX")
    #expect(declaring != sound)
    #expect(throws: Failure.self) { try athletes(declaring) }
  }

  @Test func slipsOfDistanceAndDayAreLeftOut() throws {
    let sound = "<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>"
    let odd = lenex(sound).replacingOccurrences(of: "distance=\"100\"", with: "distance=\"101\"")
    #expect(try athletes(odd)[0].skipped == [.distance: 1])
    let future = lenex(sound).replacingOccurrences(of: "2025-11-08", with: "2999-11-08")
    #expect(try athletes(future)[0].skipped == [.day: 1])
  }

  @Test func hiddenCharactersOfNamesAreLeftOut() throws {
    let text = lenex("<RESULT eventid=\"1\" swimtime=\"00:01:12.34\"/>")
      .replacingOccurrences(of: "name=\"Cup\"", with: "name=\"C&#x9B;up&#x202E;\"")
      .replacingOccurrences(of: "Nová", with: "No&#x202E;vá")
    let athlete = try #require(try athletes(text).first)
    #expect(athlete.name == "Eva Nová")
    #expect(athlete.results[0].meet == "Cup")
  }

  @Test func everyBadRowOfATableIsTold() throws {
    let path = try write(
      Array(
        """
        day;meet;course;style;distance;time
        2025-02-30;A;scm;freestyle;100;1:12,34
        2025-03-01;A;33;freestyle;100;1:12,34
        2025-03-01;A;25m;free;100;1:12,34
        2025-03-01;A;lcm;fly;75;50,00
        9999-12-31;A;lcm;fly;50;50,00

        """.utf8), "rows.csv")
    let problems = [
      ResultRowProblem(line: 2, column: "day", text: "2025-02-30"),
      ResultRowProblem(line: 3, column: "course", text: "33"),
      ResultRowProblem(line: 5, column: "distance", text: "75"),
      ResultRowProblem(line: 6, column: "day", text: "9999-12-31", why: .day),
    ]
    #expect(throws: Failure.badFile(path: path, problem: .swimming(.badRows(rows: problems)))) { try files.read(path) }
  }

  /// Once, and not again of each row.
  @Test func aMissingColumnOfBaseTimesIsTold() throws {
    let table = "edition,course,sex,style,distance,zeit,note\n2025,lcm,female,freestyle,100,51.71,\n"
    let path = try write(Array(table.utf8), "base.csv")
    let problem = ResultRowProblem(line: 1, column: "time", text: nil)
    #expect(throws: Failure.badFile(path: path, problem: .swimming(.badBaseTimeRows(rows: [problem])))) {
      try files.baseTimes(path)
    }
  }

  @Test func theShippedTableIsSound() {
    let times = files.shippedBaseTimes
    #expect(times.editions(of: .longCourseMetres) == [2_023, 2_024, 2_025, 2_026])
    #expect(times.editions(of: .shortCourseMetres) == [2_023, 2_024, 2_025])
    #expect(times.rows.count == 244)
  }

  // MARK: In the book

  @Test func resultsAreKeptTakenBackAndMadeAgain() throws {
    let under = try BookUnderTest()
    let add = AddOfficialResult(meets: under.swims, today: { CivilDay("2026-11-26")! })
    let input = AddOfficialResult.Input(
      day: CivilDay("2025-11-08")!, meet: "Cup", course: .shortCourseMetres, style: .freestyle, distance: 100,
      time: "1:12.34")
    let made = try add(input)
    #expect(try add(input).known == 1)
    #expect(try under.swims.meets().results.count == 1)
    let number = try #require(made.number)
    #expect(try under.store.undo(number).number == number)
    #expect(try under.swims.meets().isEmpty)
    #expect(try under.store.redo().number == number)
    let removed = try RemoveOfficialResult(meets: under.swims)(.init(result: made.added[0].id))
    #expect(try under.swims.meets().isEmpty)
    // The removal depends on what it removes.
    #expect(throws: Failure.self) { try under.store.undo(number) }
    #expect(try under.store.undo(removed.number).number == removed.number)
    let again = try BookUnderTest(under.fileSystem)
    #expect(try again.swims.meets() == under.swims.meets())
    #expect(try again.swims.meets().results.map(\.hundredths) == [7_234])
    #expect(try again.findings.isEmpty)
  }

  @Test func aDryRunWritesNothing() throws {
    let under = try BookUnderTest()
    var input = AddOfficialResult.Input(
      day: CivilDay("2025-11-08")!, meet: "Cup", course: .shortCourseMetres, style: .freestyle, distance: 100,
      time: "1:12.34", dryRun: true)
    let output = try AddOfficialResult(meets: under.swims, today: { CivilDay("2026-11-26")! })(input)
    #expect(output.added.count == 1 && output.number == nil && output.dryRun == true)
    #expect(try under.swims.meets().isEmpty)
    input.time = "1:62.34"
    #expect(throws: Failure.invalidInput(field: "time", problem: .swimming(.noSwimTime(text: "1:62.34")))) {
      try AddOfficialResult(meets: under.swims, today: { CivilDay("2026-11-26")! })(input)
    }
  }
}
