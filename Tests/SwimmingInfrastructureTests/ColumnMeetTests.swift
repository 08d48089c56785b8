import Foundation
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

@testable import SwimmingApplication

/// Meets of Meet Manager and SDIF, whose records have fixed columns.
struct ColumnMeetTests {
  private let today = CivilDay("2026-11-26")!

  private static let hyTek = """
    A107Results From MM to TM    Hy-Tek, Ltd    MM5 8.0Fd     03162025
    B1Masters Sample Meet                          Sample Pool                                  03152025
    C1SAMP Sample Masters
    D1F   11Novakova            Eva                 Evicka              M051781EVA*NOVA     05171981 40
    E1F   11NovakFW   100A                   1        Y
    E2P   62.10Y                                                                           03152025
    E2F   61.50Y                                                                           03162025
    G1F 1   14.40F 2   29.90F 3    0.00F 4   61.50
    E1F   11NovakFW    50B                   5        Y
    E2F    0.00YR
    """

  private func hyTek(_ text: String = hyTek) throws -> ReadMeets {
    try HyTekReader.meet(in: Array(text.utf8), on: today)
  }

  @Test func aMeetIsReadWithRoundsAndSplits() throws {
    let meet = try hyTek()
    #expect(meet.names == ["Masters Sample Meet"] && meet.wrongChecksums == 0)
    let eva = try #require(meet.athletes.first)
    #expect(eva.name == "Eva Novakova" && eva.birth == CivilDay("1981-05-17") && eva.licence == "051781EVA*NOVA")
    #expect(
      eva.writtenNames == ["Eva Novakova", "Eva M Novakova", "Evicka Novakova", "Evicka M Novakova"])
    #expect(eva.results.map(\.round) == ["PRE", "FIN"] && eva.results.map(\.hundredths) == [6_210, 6_150])
    #expect(eva.results[1].splits.map(\.distance) == [25, 50] && eva.results[1].course == .shortCourseYards)
    #expect(eva.skipped == [.didNotStart: 1])
  }

  @Test(
    arguments: [
      ("A1", "X1", SwimMeetMessage.notAMeetFile, nil), ("B1", "B2", .noMeetInFile, nil),
      ("E1F   11", "E1F   12", .unknownSwimmer, 5), ("E1", "e1", .resultBeforeEntry, 6),
      ("E2", "e2", .entriesOnly, nil),
    ] as [(String, String, SwimMeetMessage, Int?)])
  func aBadFileIsRefused(text: String, other: String, message: SwimMeetMessage, line: Int?) {
    let problem = #expect(throws: MeetFileProblem.self) {
      try hyTek(ColumnMeetTests.hyTek.replacingOccurrences(of: text, with: other))
    }
    #expect(problem?.message == message && problem?.line == line)
  }

  @Test(
    arguments: [
      // The last one ends with the whole distance, which is no split.
      (["30.00", "31.00", "32.00", "33.00"], [3_000, 6_100, 9_300]), (["30.00", "31.00"], [3_000, 6_100]),
      // Without the third length nobody knows when the fourth one ended.
      (["30.00", "31.00", "", "33.00"], []),
    ] as [([String], [Int])])
  func intervalsAddUpUnlessOneIsMissing(intervals: [String], splits: [Int]) throws {
    let columns = intervals.enumerated().map { (64 + 8 * $0.offset, $0.element) }
    let lines = [
      ColumnLine.sdif("A01"), ColumnLine.sdif("B11", [12: "Sample Meet", 122: "03152025"]),
      ColumnLine.sdif(
        "D01", [12: "Novakova, Eva", 56: "05171981", 68: " 200", 72: "1", 81: "03152025", 116: " 2:06.00Y"]),
      ColumnLine.sdif(
        "G01", Dictionary(uniqueKeysWithValues: columns).merging([59: "  50", 63: "I"], uniquingKeysWith: { $1 })),
      ColumnLine.sdif("Z01"),
    ]
    let meet = try SDIFReader.meet(in: Array(lines.joined(separator: "\r\n").utf8), on: today)
    let result = try #require(meet.athletes.first?.results.first)
    #expect(result.hundredths == 12_600 && result.splits.map(\.hundredths) == splits)
  }
}

/// The meets of `swim-3`, with what independent references make of them.
@Suite(.enabled(if: ColumnMeets.folder != nil))
struct ColumnMeetOutcomesTests {
  private let folder: String
  private let files = MeetFiles(today: { CivilDay("2026-11-26")! }) { StrokeStyle($0) }

  init() throws {
    folder = try #require(ColumnMeets.folder)
  }

  private struct Expected: Decodable {
    let refused: String?
    let all: All?
    let athletes: [Athlete]?

    struct All: Decodable {
      let people: Int
      let kept: Int
      let lead_offs: Int
      let exhibition: Int
      let skipped: [String: Int]
      let notes: [String: Int]
      let sum_hundredths: Int
      let splits: Int
      let days: [String]
    }

    struct Athlete: Decodable {
      let name: String
      let birth: String?
      let club: String?
      let results: [Result]
      let skipped: [String: Int]
      let splits_left_out: Int
    }
  }

  private struct Result: Decodable, Hashable {
    let day: String
    let meet: String
    let city: String?
    let nation: String?
    let course: String
    let round: String
    let style: String
    let distance: Int
    let hundredths: Int
    let exhibition: Bool
    let lead_off: Bool
    let splits: [[Int]]

    init(_ result: OfficialResult) {
      day = result.day.description
      meet = result.meet
      city = result.city
      nation = result.nation
      course = result.course.description
      round = result.round
      style = result.style == .mix ? "medley" : result.style.description
      distance = result.distance
      hundredths = result.hundredths
      exhibition = result.isExhibition
      lead_off = result.isLeadOff
      splits = result.splits.map { [$0.distance, $0.hundredths] }
    }
  }

  private func outcome<T: Decodable>(_ name: String) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).expected.json")))
  }

  private func skipped(_ athletes: [MeetAthlete]) -> [String: Int] {
    athletes.reduce(into: [:]) { all, athlete in
      for (why, count) in athlete.leftOut { all[RealMeets.word(why), default: 0] += count }
    }
  }

  @Test(arguments: ColumnMeets.files) func isAsExpected(name: String) throws {
    let expected: Expected = try outcome(name)
    if let refused = expected.refused {
      let failure = #expect(throws: Failure.self) { try files.read("\(folder)/\(name)") }
      #expect(failure.map(ColumnMeets.word) == refused)
      return
    }
    guard case .meets(_, let athletes, let wrong) = try files.read("\(folder)/\(name)"), let all = expected.all else {
      Issue.record("it is a meet")
      return
    }
    let results = athletes.flatMap(\.results)
    #expect(athletes.count == all.people && results.count == all.kept)
    #expect(results.count(where: \.isLeadOff) == all.lead_offs)
    #expect(results.count(where: \.isExhibition) == all.exhibition)
    #expect(results.reduce(0) { $0 + $1.hundredths } == all.sum_hundredths)
    #expect(results.reduce(0) { $0 + $1.splits.count } == all.splits)
    #expect(Set(results.map(\.day.description)) == Set(all.days))
    #expect(skipped(athletes) == all.skipped && wrong == all.notes["checksum"] ?? 0)
    #expect(athletes.reduce(0) { $0 + $1.splitsLeftOut } == all.notes["splits left out"] ?? 0)
    for person in expected.athletes ?? [] {
      let birth = person.birth.flatMap { CivilDay($0) }
      let found = AthleteQuery(name: person.name, birth: birth.map { .day($0) }).matches(among: athletes)
      #expect(found.count == 1 && found.first?.club == person.club, "\(person.name)")
      let own = found.flatMap(\.results).map(Result.init)
      #expect(Set(own) == Set(person.results) && own.count == person.results.count, "\(person.name)")
      #expect(skipped(found) == person.skipped && found.first?.splitsLeftOut == person.splits_left_out)
    }
  }

  private struct Choice: Decodable {
    let name: String?
    let birth: String?
    let licence: String?
    let outcome: String
    let people: [String]
    let hundredths: [Int]
  }

  @Test(arguments: ["choice.hy3", "choice.lef"]) func whoTheUserIs(name: String) throws {
    guard case .meets(_, let athletes, _) = try files.read("\(folder)/\(name)") else {
      Issue.record("it is a meet")
      return
    }
    let choices: [Choice] = try outcome(name)
    // The LENEX file has no nicknames.
    for choice in choices where name != "choice.lef" || choice.name != "Evička Svobodová" {
      let output = Swift.Result { () throws(Failure) in
        try ImportOfficialResults(meets: NoMeets(), profiles: InMemoryDocuments(), files: files)(
          ImportOfficialResults.Input(
            path: "\(folder)/\(name)", name: choice.name, birth: choice.birth, licence: choice.licence, dryRun: true))
      }
      let birth = choice.birth.flatMap { text in
        CivilDay(text).map { AthleteQuery.Birth.day($0) } ?? Int(text).map { .year($0) }
      }
      let found = AthleteQuery(name: choice.name, birth: birth, licence: choice.licence).matches(among: athletes)
      switch output {
      case .success(let output):
        #expect(choice.outcome == "her", "\(choice)")
        #expect(output.results.added.map(\.hundredths).sorted() == choice.hundredths.sorted())
        #expect(found.flatMap(\.results).map(\.hundredths).sorted() == choice.hundredths.sorted())
      case .failure(let failure): #expect(ColumnMeets.word(failure) == choice.outcome, "\(choice)")
      }
    }
    #expect(choices.count >= 14)
  }
}

/// A book without results, which is not changed.
private struct NoMeets: MeetRepository {
  func meets() throws(Failure) -> SwimMeets { SwimMeets() }

  func changeMeets<Value>(
    _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value) {
    (nil, try decide(SwimMeets()).value)
  }
}

private enum ColumnMeets {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/swim-3/meets" }

  /// The meets with outcomes, but for the questions who the user is.
  static var files: [String] {
    let suffix = ".expected.json"
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix("choice.") && !$0.hasPrefix("beside.") }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// As the expected outcomes have it.
  static func word(_ failure: Failure) -> String {
    if case .badFile(_, _, .line(let line)?) = failure, message(failure) != .meetFileCut { return "line \(line)" }
    return switch message(failure) {
    case .meetFileCut: "cut"
    case .noMeetInFile: "no meet"
    case .entriesOnly, .noResultsInFile: "no results"
    case .notAMeetFile: "not a meet"
    case .severalAthletes: "several"
    case .licenceOfMany: "licence of many"
    case .licenceOfAnother: "licence of"
    case .noSuchAthlete: "none"
    default: "\(failure)"
    }
  }

  private static func message(_ failure: Failure) -> SwimMeetMessage? {
    switch failure {
    case .badFile(_, let problem, _): problem.content()
    case .notFound(let message), .conflict(let message): message.content()
    default: nil
    }
  }
}
