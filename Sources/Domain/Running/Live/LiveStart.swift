package import KernelDomain

/// The choices made when a live run begins.
package struct LiveStart: Hashable, Sendable {
  package let id: RunID
  package let time: Timestamp
  /// Whether the run is indoors: its length comes from the device's odometer, and its time counts from the start.
  package var isIndoor = false
  /// Whether standing still counts as a pause in this run.
  package var pausesStanding = true
  /// Whether a recorded file is replayed, so that fixes may have any time.
  package var isReplay = false
  package var splits = SplitUnit.kilometre
  /// The length that the runner wants to reach, in millimetres; nil if the run has no goal.
  package var goal: Int64?

  package init(id: RunID, time: Timestamp) {
    self.id = id
    self.time = time
  }
}
