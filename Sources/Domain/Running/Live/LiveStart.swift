package import KernelDomain

/// What the runner chose for a live run before starting it.
package struct LiveStart: Hashable, Sendable {
  package let id: RunID
  package let time: Timestamp
  /// Whether the run is indoors. Then its length comes from the device's odometer, and it begins to count at once.
  package var isIndoor = false
  /// Whether time in which the runner stands still counts as a pause.
  package var pausesStanding = true
  /// Whether a recorded file is replayed. Then fixes may have any time.
  package var isReplay = false
  package var splits = SplitUnit.kilometre
  /// The length that the runner wants to reach, in millimetres; nil if there is no such goal.
  package var goal: Int64?
  /// The workout that the runner follows; nil for none.
  package var workout: WorkoutPlan?
  /// The earlier run with which this one is compared while it lasts; nil for none.
  package var ghost: RunID?

  package init(id: RunID, time: Timestamp) {
    self.id = id
    self.time = time
  }
}
