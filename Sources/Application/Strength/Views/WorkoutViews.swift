package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A workout in a list, in the outputs of use cases.
package struct WorkoutListing: Codable, Hashable, Sendable {
  package var id: WorkoutID
  /// The day on which the workout began, by the user's local time.
  package var day: CivilDay
  package var start: Timestamp
  /// The UTC offset of the user's clock in seconds, positive east of Greenwich.
  package var utcOffsetSeconds: Int
  /// The workout's name; nil if it has none.
  package var name: String?
  /// The name of the app that recorded the workout.
  package var source: String
  package var routine: RoutineID?
  /// The duration without pauses; nil if unknown.
  package var durationSeconds: Int?
  package var exerciseCount: Int
  package var setCount: Int
  /// The workout's volume (load times repetitions, summed) in tenths of a kilogram.
  package var volumeTenths: Int64
  package var state: State
  /// The number of suspicious sets in the workout, which the user has to confirm or correct; nil if there are none.
  package var suspicious: Int?
  /// The id of the recording of the same workout by another app that counts for records and totals instead of this one;
  /// nil if this recording counts.
  package var sameAs: WorkoutID?

  /// Whether the workout counts for records and totals: it is finished, and no other workout counts instead of it.
  package var counts: Bool { state == .finished && sameAs == nil }

  /// Whether workout `a` started before workout `b` by local time. If both started in the same second, whether the id
  /// of `a` sorts before the id of `b`.
  static func isBefore(_ a: WorkoutListing, _ b: WorkoutListing) -> Bool {
    (a.localSecond, a.id, a.start) < (b.localSecond, b.id, b.start)
  }

  private var localSecond: Int64 { start.seconds + Int64(utcOffsetSeconds) }

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case running, paused, finished, removed
  }

  package init(
    id: WorkoutID, day: CivilDay, start: Timestamp, utcOffsetSeconds: Int, name: String?, source: String,
    routine: RoutineID?, durationSeconds: Int?, exerciseCount: Int, setCount: Int, volumeTenths: Int64, state: State,
    suspicious: Int?, sameAs: WorkoutID? = nil
  ) {
    self.id = id
    self.day = day
    self.start = start
    self.utcOffsetSeconds = utcOffsetSeconds
    self.name = name
    self.source = source
    self.routine = routine
    self.durationSeconds = durationSeconds
    self.exerciseCount = exerciseCount
    self.setCount = setCount
    self.volumeTenths = volumeTenths
    self.state = state
    self.suspicious = suspicious
    self.sameAs = sameAs
  }
}

/// A block: consecutive sets of one exercise in a workout.
package struct BlockView: Codable, Hashable, Sendable {
  /// The block's number, counted from 1.
  package var number: Int
  package var exercise: ExerciseName
  /// The number that all blocks of one superset share; nil if this block is in no superset.
  package var superset: Int?
  /// The seconds of rest after the block's sets; nil if no rest was set for this block.
  package var restSeconds: Int?
  package var note: String?
  /// The block's part of the workout's volume, in tenths of a kilogram.
  package var volumeTenths: Int64
  package var sets: [SetView]
}

extension WorkoutListing {
  package static let schema = Schema(
    "WorkoutListing", "A workout in a list.",
    [
      .init("id", WorkoutID.schema, "The name of the workout in the book."),
      .init("day", CivilDay.schema, "The day on which the workout started, by local time."),
      .init("start", Timestamp.schema, "The instant at which the workout started."),
      .init(
        "utcOffsetSeconds", .integer, "The offset of local time from UTC, in seconds, positive east of Greenwich.",
        unit: .seconds),
      .optional("name", .text, "The title of the workout; left out if it has none."),
      .init("source", .text, "The app that logged the workout.", examples: [#""Strong""#]),
      .optional(
        "routine", RoutineID.schema,
        "The name of the routine from which the workout was started; left out if there was none."),
      .optional(
        "durationSeconds", .integer, "The duration without pauses, in seconds; left out if it is not known.",
        unit: .seconds),
      .count("exerciseCount", "The number of exercises in the workout.", "exercises"),
      .count("setCount", "The number of sets in the workout.", "sets"),
      .tenths("volumeTenths", "The volume in tenths of a kilogram: loads times repetitions of the sets that count."),
      .init("state", State.schema, "The state of the workout."),
      .optional(
        "suspicious", .integer, "The number of sets that the user has to check; left out if there are none.",
        unit: .of("sets")),
      .optional(
        "sameAs", WorkoutID.schema,
        "The workout from another app that is the same workout and counts in place of this one; left out if this one "
          + "counts."),
    ])
}

extension WorkoutListing.State {
  package static let schema = Schema("WorkoutState", "The state of a workout.", WorkoutListing.State.allCases) {
    state in
    switch state {
    case .running, .paused, .finished: nil
    case .removed: "the workout was removed from the book"
    }
  }
}

extension BlockView {
  package static let schema = Schema(
    "WorkoutBlock", "A block of a workout: an exercise with its sets.",
    [
      .init("number", .ordinal, "The number of the block, from 1."),
      .init("exercise", ExerciseName.schema, "The exercise of the block."),
      .optional(
        "superset", .ordinal,
        "The number of the superset, which all its blocks share; left out if the block is in no superset."),
      .optional(
        "restSeconds", .integer, "The block's own rest after each set, in seconds; left out if it has none.",
        unit: .seconds),
      .optional("note", .text, "The note on the block; left out if there is none."),
      .tenths("volumeTenths", "The part of the workout's volume that is the block's, in tenths of a kilogram."),
      .init("sets", .list(SetView.schema), "The sets, in the order in which they were logged."),
    ])
}
