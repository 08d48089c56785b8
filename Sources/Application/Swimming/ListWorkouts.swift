package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Every workout of the book, newest first, with those that count nowhere.
package struct ListWorkouts: UseCase {
  package static let method = "swimming.listWorkouts"
  package static let summary = "Every workout of the book, newest first, duplicates and removed ones marked."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    package var workouts: [WorkoutRow]
  }

  package struct WorkoutRow: Codable, Hashable, Sendable {
    package var id: WorkoutID
    package var day: CivilDay
    package var start: Timestamp
    /// Seconds east of UTC of the swimmer's clock.
    package var utcOffset: Int
    /// Seconds.
    package var duration: Int
    package var place: Workout.Place
    /// Left out where the pool's length is not known.
    package var course: Course?
    /// Metres, as corrected.
    package var pool: PoolLength?
    /// Original laps.
    package var laps: Int
    package var segments: Int
    package var source: String
    package var state: State
    /// The workout that counts in place of this one; left out unless a duplicate.
    package var duplicateOf: WorkoutID?
  }

  /// Whether records count a workout.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed
  }

  private let store: any WorkoutStore

  package init(store: any WorkoutStore) {
    self.store = store
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try store.book()
    let standing = book.standing
    let rows = book.correctedWorkouts(standing).map {
      WorkoutRow($0, duplicateOf: standing.duplicates[$0.workout.id])
    }
    return Output(workouts: rows.reversed())
  }
}

extension ListWorkouts.WorkoutRow {
  fileprivate init(_ corrected: CorrectedWorkout, duplicateOf original: WorkoutID?) {
    let workout = corrected.workout
    id = workout.id
    day = workout.day
    start = workout.start
    utcOffset = workout.utcOffset
    duration = Int(workout.duration / 1_000)
    place = workout.place
    course = corrected.course
    pool = corrected.pool
    laps = workout.laps.count
    segments = corrected.segments.count
    source = workout.source
    state = ListWorkouts.State(corrected, duplicateOf: original)
    duplicateOf = original
  }
}

extension ListWorkouts.State {
  init(_ corrected: CorrectedWorkout, duplicateOf original: WorkoutID?) {
    self = corrected.isRemoved ? .removed : original == nil ? .counts : .duplicate
  }
}
