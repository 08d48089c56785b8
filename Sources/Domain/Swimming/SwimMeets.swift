/// What the swimmer told of meets: official results, and base times of points that replace the program's.
package struct SwimMeets: Hashable, Sendable {
  /// Oldest day first, each once.
  package private(set) var results: [OfficialResult]
  package private(set) var baseTimes: BaseTimes

  package init(results: [OfficialResult] = [], baseTimes: BaseTimes = BaseTimes()) {
    self.results = OfficialResultRule.new(results, among: [])
    self.baseTimes = baseTimes
  }

  package var isEmpty: Bool { results.isEmpty && baseTimes.isEmpty }

  package subscript(id: OfficialResultID) -> OfficialResult? {
    results.first { $0.id == id }
  }

  /// One thing that she tells.
  package enum Edit: Hashable, Sendable {
    case add(OfficialResult)
    case remove(OfficialResultID)
    /// In place of those of the same editions and courses.
    case replaceBaseTimes(BaseTimes)
  }

  package mutating func make(_ edits: some Sequence<Edit>) {
    var added: [OfficialResult] = []
    var ids = Set(results.map(\.id))
    for edit in edits {
      switch edit {
      case .add(let result): if ids.insert(result.id).inserted { added.append(result) }
      case .remove(let id):
        results.removeAll { $0.id == id }
        added.removeAll { $0.id == id }
        ids.remove(id)
      case .replaceBaseTimes(let times): baseTimes = baseTimes.replacing(with: times)
      }
    }
    if !added.isEmpty { results = OfficialResultRule.sorted(results + added) }
  }

  /// The best official result of each style and distance on a course; of equal times the earliest.
  package func best(on course: SwimCourse) -> [OfficialResult] {
    if results.isEmpty { return [] }
    var best: [StrokeStyle: [Int: OfficialResult]] = [:]
    for result in results where result.course == course {
      let known = best[result.style]?[result.distance]
      if known.map({ result.hundredths < $0.hundredths }) ?? true {
        best[result.style, default: [:]][result.distance] = result
      }
    }
    return best.values.flatMap(\.values).sorted { ($0.style, $0.distance) < ($1.style, $1.distance) }
  }

  /// The courses of results, in their order.
  package var courses: [SwimCourse] { Set(results.map(\.course)).sorted() }
}
