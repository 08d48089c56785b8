package import KernelDomain
package import StrengthDomain

/// The workout that is on, as it stands.
package struct ActiveWorkoutView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  /// Left out where it has none.
  package var name: String?
  package var routine: RoutineID?
  package var state: State
  package var start: Timestamp
  /// Without pauses.
  package var elapsedMilliseconds: Int64
  /// The instant from which that is counted: the start, later by each pause. Left out while it is paused.
  package var elapsedSince: Timestamp?
  package var blocks: [Block]
  /// The block that comes next, from 1; left out where there is none yet.
  package var current: Int?
  package var setsDone: Int
  /// What routines plan and what was done beyond; left out where nothing was planned.
  package var setsPlanned: Int?
  /// Left out where none is on.
  package var rest: RestView?
  /// When it should be finished, where nothing was logged for four hours; left out elsewhere.
  package var offersFinishAt: Timestamp?
  /// Tenths of a kilogram.
  package var volumeTenths: Int64

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case running, paused
  }

  package struct Block: Codable, Hashable, Sendable {
    /// From 1.
    package var number: Int
    package var exercise: ExerciseName
    package var measure: ExerciseMeasure
    package var superset: Int?
    package var restSeconds: Int?
    package var sets: [SetView]
    /// What is planned behind the sets that are done, in order.
    package var targets: [SetTargetView]
    /// The sets of the exercise's last workout; empty where there was none.
    package var previous: [SetView]
  }
}

/// A rest that is on.
package struct RestView: Codable, Hashable, Sendable {
  /// The set that it follows.
  package var set: Int
  /// When it is over; left out while the workout is paused, which it waits for.
  package var end: Timestamp?
  package var remainingMilliseconds: Int64
  /// From its start to its end, as it is set now.
  package var totalMilliseconds: Int64

  package init(_ timer: RestTimer, of workout: ActiveWorkout, at now: Timestamp) {
    set = Int(timer.set)
    let moment: Timestamp
    if case .paused(let since) = workout.state {
      moment = since
    } else {
      moment = now
      end = timer.end
    }
    remainingMilliseconds = timer.remaining(at: moment)
    totalMilliseconds = max(timer.end - timer.start, remainingMilliseconds)
  }
}
