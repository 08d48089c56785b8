package import KernelDomain

/// What the user entered or imported from meets: official results, and base times that replace those of the program.
package struct SwimMeets: Hashable, Sendable {
  /// Oldest day first; no result occurs twice.
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

  /// A change of the results or the base times.
  package enum Edit: Hashable, Sendable {
    case add(OfficialResult)
    case remove(OfficialResultID)
    /// Replaces the base times of the same editions and courses.
    case replaceBaseTimes(BaseTimes)
  }

  package mutating func make(_ edits: some Sequence<Edit>) {
    // In the order in which they are added, which mostly is the order of results.
    var added: [OfficialResult?] = []
    var places: [OfficialResultID: Int] = [:]
    var removed: Set<OfficialResultID> = []
    var ids = Set(results.map(\.id))
    for edit in edits {
      switch edit {
      case .add(let result):
        let id = result.id
        guard ids.insert(id).inserted else { continue }
        places[id] = added.count
        added.append(result)
      case .remove(let id):
        guard ids.remove(id) != nil else { continue }
        if let place = places[id] { added[place] = nil } else { removed.insert(id) }
      case .replaceBaseTimes(let times): baseTimes = baseTimes.replacing(with: times)
      }
    }
    if !removed.isEmpty { results.removeAll { removed.contains($0.id) } }
    if !added.isEmpty { results = OfficialResultRule.sorted(results + added.compactMap(\.self)) }
  }

  /// The best official result of each style and distance on a course; of equal times the earliest.
  /// - Parameter days: nil for all days.
  package func best(on course: SwimCourse, in days: ClosedRange<CivilDay>? = nil) -> [OfficialResult] {
    if results.isEmpty { return [] }
    var best: [StrokeStyle: [Int: OfficialResult]] = [:]
    for result in results where result.course == course && days?.contains(result.day) ?? true {
      let known = best[result.style]?[result.distance]
      if known.map({ result.hundredths < $0.hundredths }) ?? true {
        best[result.style, default: [:]][result.distance] = result
      }
    }
    return best.values.flatMap(\.values).sorted { ($0.style, $0.distance) < ($1.style, $1.distance) }
  }

  /// The best official result of each event on each course; of equal times the earliest.
  package var bestIDs: Set<OfficialResultID> { SwimMeets.bestIDs(of: results) }

  /// The best result of each event, from results in any order; of equal times the earliest.
  package static func bestIDs(of results: [OfficialResult]) -> Set<OfficialResultID> {
    var best: [SwimEvent: OfficialResult] = [:]
    for result in results {
      let event = result.event
      guard let known = best[event] else {
        best[event] = result
        continue
      }
      if result.hundredths < known.hundredths || result.hundredths == known.hundredths && isBefore(result, known) {
        best[event] = result
      }
    }
    return Set(best.values.map(\.id))
  }

  /// Whether a result comes before another in the list of results.
  private static func isBefore(_ one: OfficialResult, _ other: OfficialResult) -> Bool {
    one.day == other.day ? one.id.description < other.id.description : one.day < other.day
  }

  /// The results from a day on that were the swimmer's best official time of their event when they were swum, latest
  /// first. If several of one day were, only the best is listed.
  package func fallen(since day: CivilDay) -> [FallenResult] {
    var fallen: [FallenResult] = []
    // For each event, the best time so far and its place in `fallen`; nil if it is not listed.
    var latest: [SwimEvent: (hundredths: Int, place: Int?)] = [:]
    for result in results {
      let known = latest[result.event]
      if let known, result.hundredths >= known.hundredths { continue }
      guard result.day >= day else {
        latest[result.event] = (result.hundredths, nil)
        continue
      }
      if let place = known?.place, fallen[place].result.day == result.day {
        fallen[place] = FallenResult(result: result, before: fallen[place].before)
        latest[result.event] = (result.hundredths, place)
        continue
      }
      if let place = known?.place { fallen[place].stands = false }
      latest[result.event] = (result.hundredths, fallen.count)
      fallen.append(FallenResult(result: result, before: known?.hundredths))
    }
    return fallen.sorted { ($1.result.day, $0.result.event) < ($0.result.day, $1.result.event) }
  }

  /// The courses on which there are results, in order.
  package var courses: [SwimCourse] { Set(results.map(\.course)).sorted() }
}

/// An official result that was the swimmer's best official time when it was swum.
package struct FallenResult: Hashable, Sendable {
  package let result: OfficialResult
  /// The best time before, in hundredths of a second; nil for the first of its event.
  package let before: Int?
  /// Whether it is still the best.
  package internal(set) var stands = true
}

extension OfficialResult {
  package var event: SwimEvent { SwimEvent(course: course, style: style, distance: Distance(distance, course.unit)) }
}
