import Foundation
import StrengthDomain
import Testing

/// Compares the rules of planning with the outcomes of another program. `RECORDBOOK_TEST_DATA` names the folder.
struct PlanOutcomeTests {
  private static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"]

  @Test(.enabled(if: folder != nil)) func eachValueIsEqual() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: (Self.folder ?? "") + "/strength-2/plan.json"))
    let cases = try JSONDecoder().decode([PlanCase].self, from: bytes)
    var compared = 0
    for one in cases {
      let different = one.differences(&compared)
      #expect(different.isEmpty, "\(one.what): \(different)")
    }
    #expect(cases.count >= 39)
    print("strength-2/plan.json: \(cases.count) cases, \(compared) values compared")
  }
}

private struct PlanCase: Decodable {
  let what: String
  var target, bar, loaded, missing, work, step, max, tenthsOfPercent, load, oneRepMax, halvesOfRPE, failed, next: Int?
  var failedNext, week, increment, amrapReps: Int?
  var plates: [[Int?]]?
  var side: [Int]?
  var refused: String?
  var targets: [Int]?
  var done: [[Int]]?
  /// Loads and repetitions; those of a wave have a sign behind them.
  var sets: Sets?
  var reps: Reps?

  enum Sets: Decodable {
    case count(Int)
    case list([[Value]])

    enum Value: Decodable, Equatable {
      case number(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let count = try? container.decode(Int.self) {
        self = .count(count)
      } else {
        self = .list(try container.decode([[Value]].self))
      }
    }

    var count: Int { if case .count(let count) = self { count } else { 0 } }
    var list: [[Value]] { if case .list(let list) = self { list } else { [] } }
  }

  enum Reps: Decodable {
    case one(Int)
    case range([Int])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(Int.self) {
        self = .one(one)
      } else {
        self = .range(try container.decode([Int].self))
      }
    }

    var least: Int {
      switch self {
      case .one(let one): one;
      case .range(let range): range[0]
      }
    }
    var most: Int {
      switch self {
      case .one(let one): one;
      case .range(let range): range[1]
      }
    }
  }

  /// What differs from the outcome of this program; counts the values.
  func differences(_ compared: inout Int) -> [String] {
    var different: [String] = []
    func compare<Value: Equatable>(_ own: Value, _ other: Value, _ name: String) {
      compared += 1
      if own != other { different.append("\(name) is \(own), not \(other)") }
    }
    let attempts = (done ?? []).map { AttemptedSet(reachesLoad: $0[0] >= load ?? 0, reps: $0[1]) }
    switch what {
    case "plates":
      let found = PlateRule.loading(
        target ?? 0, bar: bar ?? 0, plates: (plates ?? []).map { Plate($0[0] ?? 0, pieces: $0[1]) })
      compare(found?.side, side, "side")
      compare(found?.loaded, loaded, "loaded")
      compare(found?.missing, missing, "missing")
      compare(found == nil ? "lighterThanBar" : nil, refused, "refused")
    case "warmup":
      let found = WarmupRule.sets(before: work ?? 0, bar: bar == 0 ? nil : bar, step: step ?? 0)
      compare(
        found.map { [Sets.Value.number($0.load), .number($0.reps)] }, sets?.list ?? [], "sets")
    case "percent":
      compare(
        PercentRule.load(ofMax: max ?? 0, tenthsOfPercent: tenthsOfPercent ?? 0, step: step ?? 0), load, "load")
    case "effort":
      compare(
        EffortRule.load(
          ofMax: oneRepMax ?? 0, reps: reps?.least ?? 0, halvesOfRPE: halvesOfRPE ?? 0, step: step ?? 0), load, "load")
    case "linear":
      let found = LinearRule.next(
        after: attempts, load: load ?? 0, sets: sets?.count ?? 0, reps: reps?.least ?? 0, failures: failed ?? 0,
        increment: step ?? 0, step: step ?? 0)
      compare(found.load, next, "next")
      compare(found.failures, failedNext, "failedNext")
    case "double":
      let found = DoubleRule.next(
        after: attempts, load: load ?? 0, sets: sets?.count ?? 0, reps: (reps?.least ?? 0)...(reps?.most ?? 0),
        failures: failed ?? 0, increment: step ?? 0, step: step ?? 0)
      compare(found.load, next, "next")
      compare(found.failures, failedNext, "failedNext")
      compare(found.reps, targets, "targets")
    case "wave":
      let found = WaveRule.sets(ofMax: max ?? 0, week: week ?? 0, step: step ?? 0)
      compare(
        found.map { [Sets.Value.number($0.load), .number($0.reps), .text($0.isOpen ? "+" : "")] }, sets?.list ?? [],
        "sets")
    case "waveNext":
      compare(
        WaveRule.nextMax(after: max ?? 0, increment: increment ?? 0, openReps: amrapReps ?? 0), next, "next")
    default: different.append("unknown")
    }
    return different
  }
}
