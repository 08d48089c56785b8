import Foundation
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import Testing

@testable import SwimmingApplication

/// Real files of federations with their expected outcomes; they are not part of the project.
@Suite(.enabled(if: RealMeets.folder != nil))
struct RealMeetsTests {
  let files = MeetFiles(today: { CivilDay("2026-11-26")! }) { StrokeStyle($0) }

  @Test(arguments: ["edge.lef", "masters_scm_2009.lef", "meet_lcm_2025.lxf", "relays_scm_2025.lxf"])
  func isAsExpected(name: String) throws {
    let folder = try #require(RealMeets.folder)
    let stem = String(name.prefix { $0 != "." })
    let expected = try JSONDecoder().decode(
      ExpectedMeet.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/meets/\(stem).expected.json")))
    guard case .meets(let meets, let athletes, _) = try files.read("\(folder)/meets/\(name)") else {
      Issue.record("it is a meet")
      return
    }
    let results = athletes.flatMap(\.results)
    #expect(meets == expected.all.meets)
    #expect(athletes.count == expected.all.athletes)
    #expect(results.count == expected.all.kept)
    #expect(results.filter(\.isLeadOff).count == expected.all.lead_offs)
    #expect(results.reduce(0) { $0 + $1.hundredths } == expected.all.sum_hundredths)
    #expect(results.reduce(0) { $0 + $1.splits.count } == expected.all.splits)
    #expect(athletes.reduce(0) { $0 + $1.splitsLeftOut } == expected.all.notes["splits left out"] ?? 0)
    var skipped: [String: Int] = [:]
    for athlete in athletes {
      for (why, count) in athlete.skipped { skipped[RealMeets.word(why), default: 0] += count }
    }
    #expect(skipped == expected.all.skipped)
  }

  @Test func pointsAreAsComputed() throws {
    let folder = try #require(RealMeets.folder)
    let rows = try JSONDecoder().decode(
      [ExpectedPoints].self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/points/points.expected.json")))
    let rule = PointsRule(files.shippedBaseTimes)
    var compared = 0
    for row in rows {
      guard let day = row.day.flatMap({ CivilDay($0) }), let hundredths = row.hundredths,
        let course = SwimCourse(row.course), let sex = PointsSex(rawValue: row.sex),
        let style = row.style == "medley" ? .mix : StrokeStyle(row.style)
      else { continue }
      #expect(rule.points(hundredths, style, row.distance, course, on: day, sex)?.points == row.points)
      compared += 1
    }
    #expect(compared > 10)
  }
}

enum RealMeets {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/swim-more" }

  /// As the expected outcomes have it.
  static func word(_ why: MeetSkip) -> String {
    switch why {
    case .noTime: "no time"
    case .didNotStart: "DNS"
    case .didNotFinish: "DNF"
    case .disqualified: "DSQ"
    case .withdrawn: "WDR"
    case .sick: "SICK"
    case .otherStatus: "status"
    case .technique: "technique"
    case .stroke: "stroke"
    case .course: "course"
    case .unknownEvent: "event unknown"
    case .relayLeg: "relay leg"
    case .distance: "distance"
    case .round: "round"
    case .day: "day"
    case .namesake: "namesake"
    }
  }
}

private struct ExpectedMeet: Decodable {
  let all: All

  struct All: Decodable {
    let meets: [String]
    let athletes: Int
    let kept: Int
    let lead_offs: Int
    let skipped: [String: Int]
    let notes: [String: Int]
    let sum_hundredths: Int
    let splits: Int
  }
}

private struct ExpectedPoints: Decodable {
  let course: String
  let day: String?
  let sex: String
  let style: String
  let distance: Int
  let hundredths: Int?
  let points: Int?
}
