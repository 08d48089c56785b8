import Foundation
import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication

/// What a client of a live run does, line by line.
struct LiveScript: Decodable {
  private let action: String
  private let at: GivenInstant?
  private let indoor: Bool?
  private let fixes: [LiveFixInput]?
  private let workout: String?

  private enum CodingKeys: String, CodingKey {
    case action = "do"
    case at, indoor, fixes, workout
  }

  /// Does all of a file, and returns the run that is saved.
  /// - Parameter batch: how many fixes are added at once; nil for as many as the client sent.
  static func run(_ name: String, batch: Int? = nil) throws -> Run {
    let lines = try MeasuresData.read("live/\(name).jsonl").split(separator: UInt8(ascii: "\n"))
    var run: LiveRun?
    for line in lines { try JSONDecoder().decode(LiveScript.self, from: line).apply(to: &run, batch) }
    return try #require(run).recorded.ordered().run
  }

  private func apply(to run: inout LiveRun?, _ batch: Int?) throws {
    let time = at?.instant ?? Timestamp(milliseconds: 0)
    switch action {
    case "startRun":
      var start = LiveStart(id: RunID(start: time), time: time)
      start.isIndoor = indoor ?? false
      start.pausesStanding = false
      start.workout = try workout.map { try WorkoutPlan($0) }
      run = LiveRun(start)
    case "addFixes":
      let all = (fixes ?? []).map(\.fix)
      for first in stride(from: 0, to: all.count, by: batch ?? max(1, all.count)) {
        let some = Array(all[first..<min(all.count, first + (batch ?? all.count))])
        let sequence = (run?.lastSequence ?? 0) + 1
        run?.take(some, sequence: sequence)
      }
    case "markLap": try run?.lap(at: time)
    case "pauseRun": try run?.pause(at: time)
    case "resumeRun": try run?.resume(at: time)
    case "finishRun": try run?.finish(at: time)
    default: throw UnknownAction(action: action)
    }
  }

  private struct UnknownAction: Error {
    let action: String
  }
}
