package import KernelDomain

/// A workout that was done, or is being done.
package struct Workout: Hashable, Sendable {
  package var id: WorkoutID
  /// The app that logged it: `Strong`, `Hevy`, `FitNotes`, `RecordBook`.
  package var source: String
  /// Empty where the app has no names.
  package var name: String
  package var start: Timestamp
  /// Seconds east of UTC of her clock at the start.
  package var utcOffset: Int
  /// The routine that it began with, if any.
  package var routine: RoutineID?
  /// Seconds from start to end without pauses; nil where nobody knows.
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

  /// The source of those that were logged here.
  package static let ownSource = "RecordBook"

  /// Her local day.
  package var day: CivilDay { CivilDateTime(start, offset: utcOffset).day }

  package var setCount: Int { blocks.reduce(0) { $0 + $1.sets.count } }
}
