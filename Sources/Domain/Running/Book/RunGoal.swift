/// The runner's weekly goal: a distance or a number of runs.
package enum RunGoal: Hashable, Sendable {
  /// The total distance to run in a week, in millimetres.
  case length(Int64)
  case runs(Int)
}
