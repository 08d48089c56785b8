/// The route of a run, beside what else was measured of it. All values compare as equal, so that a run that an older
/// version stored without its route is unchanged when the same file is imported again.
package struct MeasuredRoute: Hashable, Sendable {
  /// Nil if the run has no route.
  package let route: RunRoute?
  /// Whether the run was measured for its route. False for runs that older versions stored.
  package let isKnown: Bool

  /// Creates the route of a run that was not measured for it.
  package init() { (route, isKnown) = (nil, false) }

  package init(_ route: RunRoute?) { (self.route, isKnown) = (route, true) }

  package static func == (a: MeasuredRoute, b: MeasuredRoute) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
