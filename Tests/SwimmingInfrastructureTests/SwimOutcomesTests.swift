import Foundation
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

/// The outcomes of `swim-more`, one by one: which of a meet's athletes the swimmer is and what the swimmer swam,
/// results by hand, critical speed, distances of swims without lengths, and a FIT file that another writer made.
@Suite(.enabled(if: RealMeets.folder != nil))
struct SwimOutcomesTests {
  private let folder: String
  private let files = MeetFiles(today: { CivilDay("2026-11-26")! }) { word in
    ["free": .freestyle, "im": .mix, "fly": .butterfly][word] ?? StrokeStyle(word)
  }

  init() throws {
    folder = try #require(RealMeets.folder)
  }

  private func outcome<T: Decodable>(_ name: String) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).expected.json")))
  }

  // MARK: Meets

  struct Meet: Decodable {
    let file: String
    let queries: [Query]

    struct Query: Decodable {
      let query: Words
      /// Athletes found; one alone is asked for no more.
      let found: Int
      let results: [Result]?
      let skipped: [String: Int]?

      struct Words: Decodable {
        let name: String?
        let birth: String?
        let licence: String?
      }
    }
  }

  /// As the outcomes write one; by hand it has no round, athlete or table.
  struct Result: Decodable, Hashable {
    var day: String
    var meet: String
    var city: String?
    var course: String
    var style: String
    var distance: Int
    var hundredths: Int
    var lead_off: Bool
    var splits: [[Int]]
    var points: Int?
    var table: String?
    var round: String?
    var exhibition: Bool?
    var note: String?

    init(_ result: OfficialResult, isOfFile: Bool) {
      day = result.day.description
      meet = result.meet
      city = result.city
      course = result.course.description
      style = result.style == .mix ? "medley" : result.style.description
      distance = result.distance
      hundredths = result.hundredths
      lead_off = result.isLeadOff
      splits = result.splits.map { [$0.distance, $0.hundredths] }
      points = result.points
      table = result.pointTable
      round = isOfFile ? result.round : nil
      exhibition = isOfFile ? result.isExhibition : nil
      note = result.note
    }
  }

  @Test(arguments: ["edge", "masters_scm_2009", "meet_lcm_2025", "relays_scm_2025"])
  func theSwimmerIsFoundWithResults(name: String) throws {
    let expected: Meet = try outcome("meets/\(name)")
    guard case .meets(_, let athletes, _) = try files.read("\(folder)/meets/\(expected.file)") else {
      Issue.record("it is a meet")
      return
    }
    for query in expected.queries {
      let birth = query.query.birth.flatMap { text in
        CivilDay(text).map { AthleteQuery.Birth.day($0) } ?? Int(text).map { .year($0) }
      }
      let swimmer = AthleteQuery(name: query.query.name, birth: birth, licence: query.query.licence)
      let found = swimmer.matches(among: athletes)
      #expect(found.count == query.found, "\(query.query)")
      guard let results = query.results else { continue }
      let own = found.flatMap(\.results).map { Result($0, isOfFile: true) }
      #expect(Set(own) == Set(results) && own.count == results.count, "\(query.query)")
      var skipped: [String: Int] = [:]
      for (why, count) in found.flatMap(\.leftOut) { skipped[RealMeets.word(why), default: 0] += count }
      #expect(skipped == query.skipped ?? [:], "\(query.query)")
    }
  }

  @Test func resultsByHandAreRead() throws {
    struct Table: Decodable { let rows: [Result] }
    let expected: Table = try outcome("meets/by_hand")
    guard case .table(let results) = try files.read("\(folder)/meets/by_hand.csv") else {
      Issue.record("it is a table")
      return
    }
    #expect(results.map { Result($0, isOfFile: false) } == expected.rows)
  }

  /// Lines 2 to 8 are wrong, each for its own reason; the last is taken, and doubted.
  @Test func everyBadRowByHandIsRefused() throws {
    let path = "\(folder)/meets/by_hand_bad.csv"
    let failure = #expect(throws: Failure.self) { try files.read(path) }
    guard case .badFile(_, let problem, _) = failure,
      case .badRows(let rows)? = problem.content(as: SwimMeetMessage.self)
    else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(rows.map(\.line) == Array(2...8))
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    let alone = TemporaryFolder()
    let good = alone.path + "/good.csv"
    try "\(lines[0])\n\(lines[8])\n".write(toFile: good, atomically: true, encoding: .utf8)
    guard case .table(let results) = try files.read(good) else { return }
    #expect(results.map(\.hundredths) == [3_000])
    #expect(results.allSatisfy { OfficialResultRule.isFasterThanAnybody($0) })
  }

  // MARK: Points

  @Test func pointsAndTheirTablesAreAsComputed() throws {
    struct Row: Decodable {
      let course: String
      let sex: String
      let style: String
      let distance: Int
      let day: String?
      let hundredths: Int?
      let edition_used: String?
      let points: Int?
      let edition: String?
      let points_wanted: Int?
      let slowest_hundredths: Int?
    }
    let rows: [Row] = try outcome("points/points")
    let rule = PointsRule(files.shippedBaseTimes)
    for row in rows {
      let course = try #require(SwimCourse(row.course))
      let sex = try #require(PointsSex(rawValue: row.sex))
      let style = row.style == "medley" ? StrokeStyle.mix : try #require(StrokeStyle(row.style))
      if let hundredths = row.hundredths {
        let points = rule.points(
          hundredths, style, row.distance, course, on: try #require(row.day.flatMap { CivilDay($0) }), sex)
        #expect(points?.points == row.points)
        #expect(points?.edition == row.edition_used.flatMap { Int($0) })
      } else {
        // The slowest time for so many points: a hundredth more is worth less.
        let year = try #require(row.edition.flatMap { Int($0) })
        let day = try #require(CivilDay(year: year, month: 12, day: 31))
        let (wanted, slowest) = (try #require(row.points_wanted), try #require(row.slowest_hundredths))
        let points = [slowest, slowest + 1].compactMap {
          rule.points($0, style, row.distance, course, on: day, sex)?.points
        }
        #expect(points.count == 2 && points[0] >= wanted && points[1] < wanted)
      }
    }
  }

  // MARK: Critical speed

  @Test func criticalSpeedIsAsComputed() throws {
    struct Case: Decodable {
      let hundredths200: Int?
      let hundredths400: Int?
      let same_segment: Bool
      let days_apart: Int
      let pace100_ms: Int64?
      let speed_mm_s: Int?
      let of_400_speed: Double?
      let warn: Bool?
      let refused: String?
    }
    let cases: [Case] = try outcome("figures/critical_speed")
    let reasons: [CriticalSpeed.Refusal: String] = [
      .no200: "no 200", .no400: "no 400", .sameSegment: "the 200 lies inside that 400", .notSlower: "T400 <= 2 T200",
      .tooFarApart: "more than 90 days apart",
    ]
    for one in cases {
      let found = CriticalSpeed.of(
        one.hundredths200, one.hundredths400, isSameSegment: one.same_segment, daysApart: one.days_apart)
      switch found {
      case .success(let speed):
        #expect(one.refused == nil)
        #expect(speed.paceMilliseconds == one.pace100_ms)
        #expect(speed.speed == one.speed_mm_s)
        #expect(Double(speed.shareOf400) / 1_000 == one.of_400_speed)
        #expect(speed.isDoubtful == one.warn)
      case .failure(let refusal): #expect(reasons[refusal] == one.refused)
      }
    }
  }

  // MARK: FIT

  /// Each session of swimming counts its own distance, a triathlon's leg too; what lies between is no swim.
  @Test func swimsWithoutLengthsKeepTheirDistance() throws {
    struct Session: Decodable {
      let sport: String
      let metres: Double
    }
    let expected: [String: [Session]] = try outcome("figures/lengthless")
    for (name, sessions) in expected {
      let read = try FITImporter.swims(in: Array(RealFiles.read(name)), path: name)
      let told = read.swims.map { $0.reportedDistance.map { Double($0) / 100 } }
      let swum = sessions.filter { $0.sport == "swimming" }.map(\.metres)
      #expect(told == swum, "\(name)")
      #expect(read.swims.allSatisfy { $0.laps.isEmpty })
    }
  }

  /// What another writer made of known laps is read as those laps, and what ours makes of them too.
  @Test func laps25YardsAreReadAsTheyWereWritten() throws {
    struct Input: Decodable {
      let repetitions: [[Lap]]

      struct Lap: Decodable {
        let start_ms: Int64
        let ms: Int32
        let style: String
        let strokes: Int?
      }
    }
    let input = try JSONDecoder().decode(
      Input.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/fit-export/sample_25yd.input.json")))
    let path = "\(folder)/fit-export/sample_25yd.fit"
    let read = try FITImporter.swims(in: Array(Data(contentsOf: URL(fileURLWithPath: path))), path: path)
    let swim = try #require(read.swims.first)
    let corrected = CorrectedSwim(swim, corrections: [])
    #expect(corrected.course == .shortCourseYards)
    let laps = input.repetitions.flatMap { $0 }
    #expect(swim.laps.map(\.start.milliseconds) == laps.map(\.start_ms))
    #expect(swim.laps.map(\.duration) == laps.map(\.ms))
    #expect(swim.laps.map(\.style.description) == laps.map { $0.style == "kickboard" ? "drill" : $0.style })
    #expect(swim.laps.map(\.strokes) == laps.map(\.strokes))
    #expect(corrected.repetitions.map(\.lengths) == input.repetitions.map(\.count))
  }
}
