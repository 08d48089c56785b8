package import KernelDomain

/// A finished workout, logged in this program or imported from another app.
package struct Workout: Hashable, Sendable {
  package var id: WorkoutID
  /// The app in which the workout was logged, such as `Strong`, `Hevy`, `FitNotes` or `RecordBook`.
  package var source: String
  /// The name of the workout; empty if the app does not name workouts.
  package var name: String
  package var start: Timestamp
  /// The lifter's UTC offset at the start, in seconds east of UTC.
  package var utcOffset: Int
  /// The id of the routine that the workout follows; nil if it follows none.
  package var routine: RoutineID?
  /// The time from the start to the end, without pauses, in seconds; nil if unknown.
  package var duration: Int?
  package var note: String?
  package var blocks: [Block]

  package init(
    id: WorkoutID, source: String, name: String, start: Timestamp, utcOffset: Int, routine: RoutineID? = nil,
    duration: Int? = nil, note: String? = nil, blocks: [Block] = []
  ) {
    self.id = id
    self.source = source
    self.name = name
    self.start = start
    self.utcOffset = utcOffset
    self.routine = routine
    self.duration = duration
    self.note = note
    self.blocks = blocks
  }

  /// The value of `source` for workouts logged in this program.
  package static let ownSource = "RecordBook"

  /// The lifter's local day on which the workout started.
  package var day: CivilDay { CivilDateTime(start, offset: utcOffset).day }

  package var setCount: Int { blocks.reduce(0) { $0 + $1.sets.count } }

  /// The start, in seconds since 1970-01-01T00:00:00 of local time. Equal to `id.second` unless the user corrected the
  /// start.
  package var localSecond: Int64 { start.seconds + Int64(utcOffset) }

  /// Whether workout `a` comes before workout `b`. True if it started earlier in local time, or in the same second and
  /// its id is smaller.
  package static func isBefore(_ a: Workout, _ b: Workout) -> Bool {
    (a.localSecond, a.id) < (b.localSecond, b.id)
  }
}
