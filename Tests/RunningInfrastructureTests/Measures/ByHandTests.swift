import Foundation
import KernelApplication
import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication

/// Words that add a run, lengths that are set, and predictions, against what an independent program made of them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct ByHandTests {
  @Test func wordsMakeTheRunsOfAnotherProgram() throws {
    let all = try MeasuresData.decode([String: Added].self, "by-hand.expected.json")
    var equal = 0
    for (words, expected) in all where words.hasPrefix("run add") {
      #expect(try outcome(words) == expected, "\(words)")
      equal += 1
    }
    print("by hand: \(equal) equal")
  }

  private func outcome(_ words: String) throws -> Added {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    var parts = words.split(separator: " ").map(String.init).dropFirst(2)
    guard let day = parts.popFirst().flatMap({ CivilDay($0) }) else { return Added(refused: "day") }
    var input = AddRun.Input(day: day)
    var plain: [String] = []
    func value() throws -> String {
      let next = parts.popFirst()
      return try #require(next)
    }
    while let word = parts.popFirst() {
      switch word {
      case "--indoor": input.indoor = true
      case "--tag": input.tags = [try value()]
      case "--active": input.activeMilliseconds = try AddedRunWords([value()]).elapsed
      case "--effort": input.effort = Int(try value())
      default: plain.append(word)
      }
    }
    input.distance = plain.joined(separator: " ")
    do throws(Failure) {
      let output = try AddRun(reader: under.reader)(input)
      guard let run = output.correction.run else { throw .notFound(.running(.noRuns)) }
      return try Added(ShowRun(reader: under.reader)(ShowRun.Input(run: run)))
    } catch .invalidInput(_, let problem, _) {
      guard case .addRefused(let problem, _)? = problem.content(as: RunningMessage.self) else { throw Unexpected() }
      return Added(refused: problem.rawValue)
    }
  }

  @Test func aTreadmillsLengthMakesTheSameLapsAndEfforts() throws {
    let all = try MeasuresData.decode([String: Lengths].self, "by-hand.expected.json")
    let lengths = try #require(all["setLength live/indoor"]?.lengths)
    let run = try LiveScript.run("indoor")
    var equal = 0
    for (text, expected) in lengths {
      var runs = CorrectedRuns([run])
      _ = try runs.make(.length(try #require(Int64(text))), of: run.id)
      let corrected = try #require(runs[run.id])
      let measured = corrected.measured
      #expect(measured.length == expected.length)
      let laps = LapRule.laps(of: corrected.run, RunMeasures(corrected.run, measured))
      #expect(laps.compactMap(\.stretch.length) == expected.laps)
      let efforts = measured.efforts.map { Effort(distance: $0.distance.rawValue, time: $0.duration) }
      #expect(efforts == expected.efforts)
      equal += 1 + expected.laps.count + expected.efforts.count
    }
    print("lengths: \(equal) equal")
  }

  @Test func predictionsPaceZonesAndLoadsAreThoseOfAnotherProgram() throws {
    let expected = try MeasuresData.decode(Training.self, "training.expected.json")
    var equal = 0
    for one in expected.predictions {
      let efforts = one.efforts.map { (EffortDistance(rawValue: $0.key), $0.value) }
      let rule = PredictionRule(
        Dictionary(uniqueKeysWithValues: try efforts.map { (try #require($0.0), $0.1) }))
      for target in PredictionRule.targets {
        let found = rule.prediction(target).map {
          Prediction(seconds: $0.seconds, low: $0.low, high: $0.high, of: $0.of.rawValue)
        }
        #expect(found == one.predictions[target.rawValue] ?? nil, "\(one.efforts) \(target.rawValue)")
        equal += 1
      }
    }
    for (threshold, bounds) in expected.paceZones {
      #expect(PaceZones.bounds(threshold: try #require(Int64(threshold))) == bounds)
      equal += 1
    }
    for load in expected.loads {
      #expect(LoadRule.load(effort: Int(load[0]), active: load[1]) == load[2])
      equal += 1
    }
    print("training: \(equal) equal")
  }

  private struct Unexpected: Error {}

  private struct Added: Decodable, Equatable {
    var length: Int64?
    var elapsed: Int64?
    var active: Int64?
    var start: String?
    var effort: Effort?
    var suspicious: Effort?
    var refused: String?

    init(refused: String) { self.refused = refused }

    init(_ shown: ShowRun.Output) {
      let run = shown.run
      length = run.lengthMillimetres > 0 ? run.lengthMillimetres : nil
      elapsed = run.elapsedMilliseconds > 0 ? run.elapsedMilliseconds : nil
      active = run.activeMilliseconds == run.elapsedMilliseconds ? nil : run.activeMilliseconds
      start = run.start.description
      effort = shown.efforts.first.map { Effort(distance: $0.distance.rawValue, time: $0.milliseconds) }
      suspicious = shown.suspicious.first.map { Effort(distance: $0.distance.rawValue, time: $0.milliseconds) }
    }
  }

  private struct Effort: Decodable, Equatable {
    let distance: String
    let time: Int64

    init(distance: String, time: Int64) { (self.distance, self.time) = (distance, time) }

    init(from decoder: any Decoder) throws {
      var cells = try decoder.unkeyedContainer()
      (distance, time) = (try cells.decode(String.self), try cells.decode(Int64.self))
    }
  }

  /// The outcomes of lengths, by these; nil for another outcome.
  private struct Lengths: Decodable {
    let lengths: [String: Measured]?

    init(from decoder: any Decoder) throws {
      lengths = try? [String: Measured](from: decoder)
    }
  }

  private struct Measured: Decodable {
    let length: Int64
    let laps: [Int64]
    let efforts: [Effort]
  }

  private struct Training: Decodable {
    let predictions: [Case]
    let paceZones: [String: [Int64]]
    let loads: [[Int64]]
  }

  private struct Case: Decodable {
    let efforts: [String: Int64]
    let predictions: [String: Prediction?]
  }

  private struct Prediction: Decodable, Equatable {
    let seconds: Int64
    let low: Int64
    let high: Int64
    let of: String
  }
}
