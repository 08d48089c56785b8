/// The route of a run, as a part of its measurements. All values compare as equal. So a run that an older version
/// stored without its route counts as unchanged when its file is imported again.
package struct MeasuredRoute: Hashable, Sendable {
  /// The route; nil if the run has none.
  package let route: RunRoute?
  /// Whether the route was computed; false for runs that older versions stored.
  package let isKnown: Bool

  /// Creates the value for a run whose route was not computed.
  package init() { (route, isKnown) = (nil, false) }

  package init(_ route: RunRoute?) { (self.route, isKnown) = (route, true) }

  /// Whether the two have the same result: both routes were computed and are equal, or neither was computed.
  package func isSame(as other: MeasuredRoute) -> Bool {
    isKnown == other.isKnown && route?.samples == other.route?.samples
  }

  package static func == (a: MeasuredRoute, b: MeasuredRoute) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
