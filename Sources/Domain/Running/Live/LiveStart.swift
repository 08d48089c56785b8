package import KernelDomain

/// The choices made when a live run begins.
package struct LiveStart: Hashable, Sendable {
  package let id: RunID
  package let time: Timestamp
  /// Indoors, the length comes from the device's odometer, and time runs at once.
  package var isIndoor = false
  /// Whether standing still counts as a pause.
  package var pausesStanding = true
  /// Whether a recorded file is played, so that fixes may have any time.
  package var isReplay = false
  package var splits = SplitUnit.kilometre
  /// The length of the runner's goal in millimetres; nil if there is none.
  package var goal: Int64?

  package init(id: RunID, time: Timestamp) {
    self.id = id
    self.time = time
  }
}
