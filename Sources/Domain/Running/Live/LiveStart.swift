package import KernelDomain

/// What is settled when a live run is begun.
package struct LiveStart: Hashable, Sendable {
  package let id: RunID
  package let time: Timestamp
  /// Length is by the device's count, and time runs at once.
  package var isIndoor = false
  /// Whether standing is a pause.
  package var pausesStanding = true
  /// A file is played: its fixes are of any time.
  package var isReplay = false
  package var splits = SplitUnit.kilometre
  /// Millimetres after which her goal is reached; nil where she has none.
  package var goal: Int64?

  package init(id: RunID, time: Timestamp) {
    self.id = id
    self.time = time
  }
}
