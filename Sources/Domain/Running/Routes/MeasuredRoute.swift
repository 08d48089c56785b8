/// The route of a run, as a part of its measurements. Any two values compare as equal, so a run that an older version
/// of the program stored without its route counts as unchanged when its file is imported again.
package struct MeasuredRoute: Hashable, Sendable {
  /// The run's route; nil if the run has none, or if it was not computed (see `isKnown`).
  package let route: RunRoute?
  /// Whether the route was computed. False for a run that was stored by an older version of the program.
  package let isKnown: Bool

  /// Creates the value for a run whose route was not computed.
  package init() { (route, isKnown) = (nil, false) }

  package init(_ route: RunRoute?) { (self.route, isKnown) = (route, true) }

  /// Whether this value and `other` have the same result: both routes were computed and are equal, or neither was
  /// computed.
  package func isSame(as other: MeasuredRoute) -> Bool {
    isKnown == other.isKnown && route?.samples == other.route?.samples
  }

  package static func == (a: MeasuredRoute, b: MeasuredRoute) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
