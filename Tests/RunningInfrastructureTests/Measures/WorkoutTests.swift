import Foundation
import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication

/// Planned workouts that live runs follow, against what an independent program made of them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct WorkoutTests {
  private static let names = MeasuresData.live.filter { $0.hasPrefix("workout-") }

  @Test(arguments: names)
  func aFollowedWorkoutHasTheSameLaps(_ name: String) throws {
    let expected = try MeasuresData.decode(Expected.self, "live/\(name).expected.json").workout
    let run = try LiveScript.run(name)
    let plan = try WorkoutPlan(try #require(run.origin.plan))
    #expect(plan.steps.map(Step.init) == expected.steps, "\(name)")
    let laps = LapRule.laps(of: run, RunMeasures(run, MeasuredRun(run)))
    let comparison = try #require(WorkoutComparison(plan, laps: laps))
    var equal = expected.steps.count
    #expect(laps.count == expected.laps.count, "\(name)")
    for (lap, other) in zip(laps, expected.laps) {
      let stretch = lap.stretch
      #expect(lap.step == other.step, "\(name)")
      #expect(lap.step.map { comparison.steps[$0 - 1].isDone } == other.done, "\(name) \(stretch.start)")
      let times = [stretch.start, stretch.elapsed, stretch.active, stretch.moving]
      for (time, known) in zip(times, [other.start, other.elapsed, other.active, other.moving]) {
        #expect(abs(time - known) <= 1, "\(name) \(stretch.start)")
      }
      #expect(abs((stretch.length ?? 0) - other.length) <= 2, "\(name) \(stretch.start)")
      #expect(stretch.ascent == other.ascent)
      #expect(stretch.heartRate.map { [$0.average, $0.max] } == other.heartRate)
      #expect((stretch.pace ?? 0) - (other.pace ?? 0) <= 2)
      equal += 10
    }
    print("\(name): \(equal) equal")
  }

  /// Batches of any size, and a restart after any of them, make the same laps.
  @Test(arguments: names)
  func lapsDoNotDependOnBatches(_ name: String) throws {
    let whole = try LiveScript.run(name)
    #expect(try LiveScript.run(name, batch: 1).laps == whole.laps)
    #expect(try LiveScript.run(name, batch: 7).laps == whole.laps)
  }

  private struct Expected: Decodable {
    let workout: Workout
  }

  private struct Workout: Decodable {
    let steps: [Step]
    let laps: [Lap]
  }

  private struct Step: Decodable, Equatable {
    let kind: String
    let extent: String
    let amount: Int64

    init(_ step: WorkoutStep) {
      kind = step.kind.rawValue
      switch step.extent {
      case .length(let length): (extent, amount) = ("length", length)
      case .time(let time): (extent, amount) = ("time", time)
      case .open: (extent, amount) = ("open", 0)
      }
    }

    init(from decoder: any Decoder) throws {
      var cells = try decoder.unkeyedContainer()
      kind = try cells.decode(String.self)
      extent = try cells.decode(String.self)
      amount = try cells.decode(Int64.self)
    }
  }

  private struct Lap: Decodable {
    let start: Int64
    let elapsed: Int64
    let active: Int64
    let moving: Int64
    let length: Int64
    let ascent: Int64?
    let heartRate: [Int64]?
    let pace: Int64?
    let step: Int?
    let done: Bool?
  }
}
