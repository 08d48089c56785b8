/// Computes the training load of a run (C. Foster et al., 2001): how hard the runner found the run, from 1 to 10,
/// multiplied by its duration in minutes.
package enum LoadRule {
  /// Returns the load, rounded to the nearest whole number.
  /// - Parameters:
  ///   - effort: how hard the run was, from 1 to 10.
  ///   - active: the time without pauses, in milliseconds.
  package static func load(effort: Int, active: Int64) -> Int64 {
    (Int64(effort) * active + 30_000) / 60_000
  }
}
