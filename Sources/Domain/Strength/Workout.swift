package import KernelDomain

/// A finished workout, or one in progress.
package struct Workout: Hashable, Sendable {
  package var id: WorkoutID
  /// The app that logged it: `Strong`, `Hevy`, `FitNotes`, `RecordBook`.
  package var source: String
  /// Empty if the app has no names for workouts.
  package var name: String
  package var start: Timestamp
  /// The lifter's UTC offset at the start, in seconds east of UTC.
  package var utcOffset: Int
  /// The routine that it follows; nil for none.
  package var routine: RoutineID?
  /// Seconds from start to end without pauses; nil if unknown.
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

  /// The source of workouts logged in this program.
  package static let ownSource = "RecordBook"

  /// The lifter's local day.
  package var day: CivilDay { CivilDateTime(start, offset: utcOffset).day }

  package var setCount: Int { blocks.reduce(0) { $0 + $1.sets.count } }
}
