import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// The outcomes of `swim-3` about pace and masters, value by value, against what an independent program computed.
@Suite(.enabled(if: SwimTruths.folder != nil))
struct SwimPaceTests {
  private static func compare(
    _ name: String, _ leftOut: Set<String> = [], _ found: ([String: Any]) throws -> [String: Any]
  ) throws {
    var values = EqualValues(leavesOut: leftOut)
    let rows = try SwimTruths.list(name)
    values.compare(rows, try rows.map { row in row.merging(try found(row)) { $1 } }, name)
    SwimTruthTests.expect(values, name)
  }

  private static func effort(_ row: [String: Any], _ number: Int = 0) -> TimedEffort {
    TimedEffort(
      distance: row["distance"] as? Int ?? 100, hundredths: row["hundredths"] as? Int ?? 0,
      day: CivilDay(row["day"] as? String ?? "") ?? CivilDay(daysSinceEpoch: 0),
      source: row["segment"] as? String ?? "s\(number)", isOfficial: row["official"] as? Bool ?? false)
  }

  private static func day(_ row: [String: Any], _ name: String) throws -> CivilDay {
    try #require(CivilDay(row[name] as? String ?? ""))
  }

  private static func event(_ row: [String: Any], _ course: String = "course") throws -> SwimEvent {
    let course = try #require(SwimCourse(row[course] as? String ?? ""))
    let style = row["style"] as? String ?? ""
    return SwimEvent(
      course: course, style: style == "medley" ? .mix : try #require(StrokeStyle(style)),
      distance: Distance(row["distance"] as? Int ?? 0, course.unit))
  }

  @Test func criticalPace() throws {
    try Self.compare("pace/css") { row in
      let today = try Self.day(row, "today")
      let efforts = (row["attempts"] as? [[String: Any]] ?? []).map { Self.effort($0) }
      guard let pace = CriticalPace(efforts) else { return ["css": NSNull()] }
      let found: [String: Any] = [
        "pace_ms": Int(pace.milliseconds), "short": pace.short.distance, "long": pace.long.distance,
        "day": pace.day.description, "age_days": pace.age(on: today), "hardly_all_out": pace.isDoubtful,
        "share_per_mille": pace.share, "state": pace.state(on: today).rawValue,
      ]
      return ["css": found]
    }
  }

  @Test func zonesAndSendOffs() throws {
    try Self.compare("pace/zones") { row in
      let pace = Int64(row["pace_ms"] as? Int ?? 0)
      return [
        "zones": SwimPaceZone.allCases.map { zone -> [String: Any] in
          [
            "zone": zone.rawValue, "slowest_ms": zone.slowest(pace).map { Int($0) as Any } ?? NSNull(),
            "fastest_ms": zone.fastest(pace).map { Int($0) as Any } ?? NSNull(),
          ]
        },
        "send_offs": CriticalSendOff.distances.map { distance -> [String: Any] in
          let sendOff = CriticalSendOff(distance, critical: pace)
          return [
            "distance": distance, "repetition_ms": Int(sendOff.repetition), "send_off_s": sendOff.seconds,
          ]
        },
      ]
    }
  }

  @Test func predictions() throws {
    try Self.compare("pace/predictions") { row in
      let event = try Self.event(row)
      let sex = try #require(PointsSex(rawValue: row["sex"] as? String ?? ""))
      let prediction = BaseTimesCSV.shipped.prediction(
        of: row["wanted"] as? Int ?? 0, from: row["hundredths"] as? Int ?? 0, event.distance.amount, event.style,
        event.course, sex, edition: row["edition"] as? Int)
      return [
        "prediction": prediction.map {
          [
            "hundredths": $0.hundredths, "fastest": $0.fastest, "slowest": $0.slowest, "per_mille": $0.tolerance,
          ] as Any
        } ?? NSNull()
      ]
    }
  }

  @Test func targets() throws {
    try Self.compare("pace/targets") { row in
      let progress = SwimTarget.progress(
        row["best"] as? Int, row["target"] as? Int ?? 0, daysLeft: row["days_left"] as? Int)
      return [
        "missing": progress.missing as Any? ?? NSNull(), "per_mille": progress.perMille as Any? ?? NSNull(),
        "state": progress.state == .noTime ? "no time yet" : progress.state.rawValue,
      ]
    }
  }

  @Test func standards() throws {
    let standards = try TimeStandardsCSV.standards(in: SwimTruths.bytes("pace/standards.csv"))
    #expect(standards.problems.isEmpty)
    try Self.compare("pace/standards") { row in
      let sex = try #require(PointsSex(rawValue: row["sex"] as? String ?? ""))
      let best = row["best"] as? Int ?? 0
      let (reached, next) = standards.standards.reached(
        by: best, in: try Self.event(row), sex, age: row["age"] as? Int)
      return [
        "reached": reached?.name as Any? ?? NSNull(), "next": next?.name as Any? ?? NSNull(),
        "missing": next.map { best - $0.hundredths as Any } ?? NSNull(),
      ]
    }
  }

  @Test func goals() throws {
    try Self.compare("pace/goal") { row in
      let goal = try #require(SwimGoal(row["goal"] as? String ?? ""))
      #expect(goal.description == row["goal"] as? String)
      let missing = goal.missing(
        centimetres: (row["metres"] as? Int ?? 0) * 100, swims: row["swims"] as? Int ?? 0)
      return ["reached": missing == 0, "missing": missing, "missing_cm": missing]
    }
  }

  @Test func eventAcrossSeasons() throws {
    var values = EqualValues(leavesOut: [])
    let row = try #require(try SwimTruths.outcome("pace/event_seasons") as? [String: Any])
    let efforts = (row["attempts"] as? [[String: Any]] ?? []).enumerated().map { Self.effort($1, $0) }
    let calendar = SwimCalendar(seasonStart: row["season_starts"] as? Int ?? 9)
    let found = EventSeason.all(efforts, calendar).map { season -> [String: Any] in
      [
        "season": "\(season.year)/\(ASCII.decimal((season.year + 1) % 100, digits: 2))", "attempts": season.attempts,
        "best": season.best.hundredths, "day": season.best.day.description, "median_of_best_five": season.median,
        "official": season.official as Any? ?? NSNull(), "change": season.change as Any? ?? NSNull(),
      ]
    }
    values.compare(row["seasons"] ?? [], found, "event_seasons")
    SwimTruthTests.expect(values, "pace/event_seasons")
  }

  @Test func ageGroups() throws {
    try Self.compare("masters/age_groups") { row in
      let rule = try #require(MastersRule(rawValue: row["rule"] as? String ?? ""))
      let birth = try #require(SwimBirth(row["birth"] as? String ?? ""))
      let course = try #require(SwimCourse(row["course"] as? String ?? ""))
      switch rule.group(birth, on: try Self.day(row, "day"), course: course) {
      case .success(let group): return ["group": group.description, "why": NSNull()]
      case .failure(let obstacle):
        return ["group": NSNull(), "why": obstacle == .tooYoung ? "too young" : "birth day needed"]
      }
    }
  }

  @Test func conversions() throws {
    try Self.compare("masters/conversions") { row in
      let course = try #require(SwimCourse(row["to"] as? String ?? ""))
      let converted = CourseConversion.convert(row["hundredths"] as? Int ?? 0, try Self.event(row), to: course)
      return ["converted": converted as Any? ?? NSNull()]
    }
  }

  @Test func gradedPoints() throws {
    let bases = try AgeBasesCSV.bases(in: SwimTruths.bytes("masters/bases.csv"))
    #expect(bases.problems.isEmpty)
    try Self.compare("masters/points") { row in
      let sex = try #require(PointsSex(rawValue: row["sex"] as? String ?? ""))
      let points = bases.bases.points(
        row["hundredths"] as? Int ?? 0, try Self.event(row), sex, ageFrom: row["age_from"] as? Int ?? 0)
      return ["points": points as Any? ?? NSNull()]
    }
    let bad = try AgeBasesCSV.bases(in: SwimTruths.bytes("masters/bases_bad.csv"))
    let expected = try #require(try SwimTruths.outcome("masters/bases_bad") as? [String: Any])
    let lines = try #require(expected["lines"] as? [[Any]])
    #expect(bad.problems.map(\.line) == lines.map { $0[0] as? Int })
    #expect(bad.problems.map(\.column) == lines.map { $0[1] as? String })
    print("swim-3, masters/bases_bad: \(lines.count * 2) values equal")
  }
}
