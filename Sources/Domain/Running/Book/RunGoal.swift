/// The goal for a week's running.
package enum RunGoal: Hashable, Sendable {
  /// In millimetres.
  case length(Int64)
  case runs(Int)
}
