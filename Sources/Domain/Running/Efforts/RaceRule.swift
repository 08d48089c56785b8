import KernelDomain

/// Creates an effort from a race that the user entered by hand.
enum RaceRule {
  /// The tag that marks a run as a race.
  static let tag = "race"

  /// Returns an effort over the whole run. Nil unless the user entered the run by hand, with the tag `race` and a
  /// distance within a thousandth of a standard distance (see `EffortDistance`).
  /// - Parameter length: the distance of the run, in millimetres.
  static func effort(of run: Run, length: Int64) -> Effort? {
    guard run.origin.format == .hand, run.kind.hasEfforts, run.end > run.start,
      run.origin.tags.contains(where: { $0.lowercased() == tag })
    else { return nil }
    return EffortDistance.allCases.first { 1_000 * abs(length - $0.length) <= $0.length }.map {
      Effort(distance: $0, start: 0, end: run.end - run.start, startLength: 0)
    }
  }
}
