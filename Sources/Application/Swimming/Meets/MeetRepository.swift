package import KernelApplication
package import SwimmingDomain

/// Stores the official results and base times that the swimmer added.
package protocol MeetRepository: Sendable {
  /// Returns the official results and base times as of the latest change, without reading any laps.
  func meets() throws(Failure) -> SwimMeets

  /// Makes one change, completely or not at all. `decide` receives the latest results and base times while nobody else
  /// can change them, and returns the edits to make.
  /// - Returns: the number that identifies the recorded change, or nil if there were no edits; and the `value` that
  ///   `decide` returns.
  func changeMeets<Value>(
    _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value)
}
