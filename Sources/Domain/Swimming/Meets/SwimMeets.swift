package import KernelDomain

/// All the data about meets that the user entered or imported: official results, base times that replace those built
/// into the program, target times, standards, goals, and the results of other swimmers.
package struct SwimMeets: Hashable, Sendable {
  /// The distinct official results, sorted by id and so with the oldest day first.
  package private(set) var results: [OfficialResult]
  package private(set) var baseTimes: BaseTimes
  /// The target times set by the user, at most one for each event.
  package private(set) var targets: [SwimTarget]
  /// The qualifying and motivational times from a table that the user imported.
  package private(set) var standards: [TimeStandard]
  /// The base times for age groups from a table that the user imported.
  package private(set) var ageBases: AgeBases
  /// The other swimmers whose results are kept for comparison with the user's, in the order in which they were added.
  package private(set) var mates: [SwimMate]
  /// The weekly goals, sorted by the day from which they apply.
  package private(set) var goals: [DatedSwimGoal]

  package init(
    results: [OfficialResult] = [], baseTimes: BaseTimes = BaseTimes(), targets: [SwimTarget] = [],
    standards: [TimeStandard] = [], ageBases: AgeBases = AgeBases(), mates: [SwimMate] = [],
    goals: [DatedSwimGoal] = []
  ) {
    (self.targets, self.standards, self.ageBases) = (targets, standards, ageBases)
    (self.mates, self.goals) = (mates, goals)
    self.results = OfficialResultRule.new(results, among: [])
    self.baseTimes = baseTimes
  }

  package var isEmpty: Bool {
    results.isEmpty && baseTimes.isEmpty && targets.isEmpty && tablesAreEmpty && mates.isEmpty && goals.isEmpty
  }

  private var tablesAreEmpty: Bool { standards.isEmpty && ageBases.rows.isEmpty }

  package subscript(id: OfficialResultID) -> OfficialResult? {
    results.first { $0.id == id }
  }

  /// Returns the other swimmer with this name whose results are kept for comparison; nil if there is none.
  package func mate(named name: String) -> SwimMate? { mates.first { $0.isNamed(name) } }

  /// A change of the results, times or goals in `SwimMeets`.
  package enum Edit: Hashable, Sendable {
    case add(OfficialResult)
    case remove(OfficialResultID)
    /// Replaces all base times of each edition and course that the given base times contain.
    case replaceBaseTimes(BaseTimes)
    /// Sets the target time of an event, replacing any earlier target.
    case setTarget(SwimTarget)
    case removeTarget(SwimEvent)
    /// Replaces all qualifying and motivational times.
    case replaceStandards([TimeStandard])
    /// Replaces all base times by age group.
    case replaceAgeBases(AgeBases)
    /// Adds results of another swimmer. If results of a swimmer with this name are already kept, they are added to
    /// these.
    case addBeside(SwimMate)
    /// Adds a weekly goal, replacing any goal that begins on the same day.
    case setGoal(DatedSwimGoal)
    /// Removes all results of the other swimmer with this name.
    case removeBeside(String)
  }

  package mutating func make(_ edits: some Sequence<Edit>) {
    let edits = Array(edits)
    var changes: [(id: OfficialResultID, place: Int)] = []
    for (place, edit) in edits.enumerated() {
      switch edit {
      case .add(let result): changes.append((result.id, place))
      case .remove(let id): changes.append((id, place))
      case .replaceBaseTimes(let times): baseTimes = baseTimes.replacing(with: times)
      case .setTarget(let target):
        targets = (targets.filter { $0.event != target.event } + [target]).sorted { $0.event < $1.event }
      case .removeTarget(let event): targets.removeAll { $0.event == event }
      case .replaceStandards(let table): standards = table
      case .replaceAgeBases(let table): ageBases = table
      case .setGoal(let goal):
        goals = (goals.filter { $0.from != goal.from } + [goal]).sorted { $0.from < $1.from }
      case .addBeside(let mate): add(mate)
      case .removeBeside(let name): mates.removeAll { $0.isNamed(name) }
      }
    }
    if changes.isEmpty { return }
    changes.sort { $0.id == $1.id ? $0.place < $1.place : $0.id < $1.id }
    merge(changes, of: edits)
  }

  private mutating func add(_ mate: SwimMate) {
    if let place = mates.firstIndex(where: { $0.isNamed(mate.name) }) {
      mates[place].add(mate.results)
    } else {
      mates.append(mate)
    }
  }

  /// Adds and removes results in a single pass over the results and the changes.
  /// - Parameter changes: for each change, the id of its result and its index in `edits`; sorted by id, then by index.
  private mutating func merge(_ changes: [(id: OfficialResultID, place: Int)], of edits: [Edit]) {
    var merged: [OfficialResult] = []
    merged.reserveCapacity(results.count + changes.count)
    var known = results[...]
    var next = 0
    while next < changes.count {
      let id = changes[next].id
      while let first = known.first, first.id < id { merged.append(known.removeFirst()) }
      var standing = known.first?.id == id ? known.removeFirst() : nil
      while next < changes.count, changes[next].id == id {
        switch edits[changes[next].place] {
        case .add(let result): standing = standing ?? result
        case .remove: standing = nil
        case .replaceBaseTimes, .setTarget, .removeTarget, .replaceStandards, .replaceAgeBases, .addBeside,
          .removeBeside, .setGoal:
          break
        }
        next += 1
      }
      if let standing { merged.append(standing) }
    }
    merged += known
    results = merged
  }

  /// Returns the swimmer's best official result for each style and distance on a course. If several are equally fast,
  /// the earliest is the best.
  /// - Parameter days: the days whose results count; nil for all days.
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

  /// The ids of the swimmer's best official results, one for each event (course, style and distance). If several are
  /// equally fast, the earliest is the best.
  package var bestIDs: Set<OfficialResultID> { bestIDs(with: []) }

  /// Returns what `bestIDs` would be if `others` were among the results.
  package func bestIDs(with others: [OfficialResult]) -> Set<OfficialResultID> {
    var best: [SwimEvent: (hundredths: Int, id: OfficialResultID)] = [:]
    for list in [results, others] {
      for result in list {
        let event = result.event
        if let known = best[event] {
          guard result.hundredths <= known.hundredths else { continue }
          guard (result.hundredths, result.id) < known else { continue }
        }
        best[event] = (result.hundredths, result.id)
      }
    }
    return Set(best.values.map(\.id))
  }

  /// Returns the results since `day` that were the swimmer's best official times in their events when they were swum,
  /// latest first. If there are several in one event on one day, returns only the best of them.
  package func fallen(since day: CivilDay) -> [FallenResult] {
    var fallen: [FallenResult] = []
    // For each event, the best time so far, and the index of its result in `fallen`; nil if the result is before `day`.
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

  /// The distinct courses of the results, sorted.
  package var courses: [SwimCourse] { Set(results.map(\.course)).sorted() }
}

/// An official result that was the swimmer's best official time in its event when it was swum.
package struct FallenResult: Hashable, Sendable {
  package let result: OfficialResult
  /// The swimmer's best official time in the event before this result, in hundredths of a second; nil if this is the
  /// first result.
  package let before: Int?
  /// Whether this is still the swimmer's best official time in its event.
  package internal(set) var stands = true
}

extension OfficialResult {
  package var event: SwimEvent { SwimEvent(course: course, style: style, distance: Distance(distance, course.unit)) }
}
