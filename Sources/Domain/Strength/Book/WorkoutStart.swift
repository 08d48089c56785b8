package import KernelDomain

package struct WorkoutStart: Hashable, Sendable {
  package let id: WorkoutID
  package let name: String
  package let routine: RoutineID?
  package let start: Timestamp
  /// The lifter's UTC offset at the start, in seconds east of UTC.
  package let utcOffset: Int
  /// The blocks planned by the routine; empty if the workout follows no routine.
  package let blocks: [ActiveBlock]

  package init(
    id: WorkoutID, name: String, routine: RoutineID? = nil, start: Timestamp, utcOffset: Int,
    blocks: [ActiveBlock] = []
  ) {
    self.id = id
    self.name = name.keptName
    self.routine = routine
    self.start = start
    self.utcOffset = utcOffset
    self.blocks = blocks
  }
}

extension ActiveWorkout {
  package init(_ start: WorkoutStart) {
    self.init(
      id: start.id, name: start.name, routine: start.routine, start: start.start, utcOffset: start.utcOffset,
      blocks: start.blocks)
  }
}
