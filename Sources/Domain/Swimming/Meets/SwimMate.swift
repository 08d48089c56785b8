import KernelDomain

/// Another swimmer, such as a club mate, whose official results are kept only for comparison with the user's. They
/// never count as the user's results.
package struct SwimMate: Hashable, Sendable {
  package let name: String
  /// The swimmer's results, sorted by id and so with the oldest day first.
  package private(set) var results: [OfficialResult]

  package init(name: String, results: [OfficialResult]) {
    self.name = name
    self.results = OfficialResultRule.new(results, among: [])
  }

  /// Adds those of the given results that the swimmer does not have yet.
  mutating func add(_ added: [OfficialResult]) {
    let new = OfficialResultRule.new(added, among: results)
    if !new.isEmpty { results = OfficialResultRule.sorted(results + new) }
  }

  /// Whether a name is that of the swimmer. Case, accents, hyphens and the order of words are ignored.
  package func isNamed(_ other: String) -> Bool { AthleteQuery.words(name) == AthleteQuery.words(other) }
}

/// A comparison of the user with another swimmer: the events in which both have official results, and how their best
/// results differ.
package struct BesideComparison: Hashable, Sendable {
  /// The best results of the user and of the other swimmer in one event.
  package struct Common: Hashable, Sendable {
    package let event: SwimEvent
    package let mine: OfficialResult
    package let theirs: OfficialResult
    /// How much slower the user's best result is than the other swimmer's, in hundredths of a second; negative if it is
    /// faster.
    package var difference: Int { mine.hundredths - theirs.hundredths }
  }

  /// The events in which both the user and the other swimmer have results, sorted by course, style and distance.
  package let common: [Common]
  package let onlyMine: [SwimEvent]
  package let onlyTheirs: [SwimEvent]

  package init(_ mine: [OfficialResult], _ theirs: [OfficialResult]) {
    let (mine, theirs) = (BesideComparison.bests(mine), BesideComparison.bests(theirs))
    common = mine.keys.sorted().compactMap { event in
      guard let best = mine[event], let other = theirs[event] else { return nil }
      return Common(event: event, mine: best, theirs: other)
    }
    onlyMine = mine.keys.filter { theirs[$0] == nil }.sorted()
    onlyTheirs = theirs.keys.filter { mine[$0] == nil }.sorted()
  }

  /// Returns a swimmer's best result in each event. If several are equally fast, the earliest is the best.
  private static func bests(_ results: [OfficialResult]) -> [SwimEvent: OfficialResult] {
    Dictionary(results.map { ($0.event, $0) }) { known, other in
      (other.hundredths, other.id) < (known.hundredths, known.id) ? other : known
    }
  }
}
