package import KernelDomain

/// The runner's choices for a live run, made before it starts.
package struct LiveStart: Hashable, Sendable {
  package let id: RunID
  package let time: Timestamp
  /// Whether the run is indoors. The distance of an indoor run comes from the device's odometer, and the run begins to
  /// count at once.
  package var isIndoor = false
  /// Whether time in which the runner stands still counts as a pause.
  package var pausesStanding = true
  /// Whether the fixes come from a recorded file that is being replayed. They may then have any time.
  package var isReplay = false
  package var splits = SplitUnit.kilometre
  /// The distance that the runner wants to reach, in millimetres; nil if there is no such goal.
  package var goal: Int64?
  /// The workout that the runner follows; nil if there is none.
  package var workout: WorkoutPlan?
  /// The earlier run with which this run is compared while it is in progress; nil if there is none.
  package var ghost: RunID?

  package init(id: RunID, time: Timestamp) {
    self.id = id
    self.time = time
  }
}
