package import KernelApplication
package import SwimmingDomain

/// Keeps what the swimmer told of meets.
package protocol MeetRepository: Sendable {
  /// As of the last change; no lap is read for it.
  func meets() throws(Failure) -> SwimMeets

  /// Makes one change, whole or not at all: `decide` sees the latest state while nobody else can change it.
  /// - Returns: the number of the change, nil where nothing was decided, and what `decide` returns beside it.
  func changeMeets<Value>(
    _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value)
}
