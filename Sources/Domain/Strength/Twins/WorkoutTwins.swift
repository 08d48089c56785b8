import KernelDomain

/// Finds workouts that were logged in two apps. Of two workouts that are certainly the same, only one counts. The user
/// decides about uncertain pairs.
package struct WorkoutTwins: Hashable, Sendable {
  package struct Doubt: Hashable, Sendable {
    package let pair: WorkoutPair
    /// The share of the two workouts' sets that agree, in percent.
    package let percent: Int
  }

  /// For each workout that does not count, the workout that counts instead.
  package private(set) var counting: [WorkoutID: WorkoutID] = [:]
  /// Pairs of workouts that may be the same workout, newest first. Both workouts of a pair count until the user
  /// decides.
  package private(set) var doubtful: [Doubt] = []

  /// The maximum number of seconds between the starts of two workouts that are compared. It exceeds a day, because a
  /// log from FitNotes states only the day of a workout.
  private static let span: Int64 = 26 * 3_600

  package init() {}

  /// Finds the workouts that are the same, and decides which of them count.
  /// - Parameters:
  ///   - workouts: the workouts that the user did not remove.
  ///   - decided: the pairs about which the user decided, each with whether the two are the same workout.
  ///   - order: returns the number by which workouts are sorted. The number is smaller for a workout that was added to
  ///     the book earlier.
  ///   - id: returns the id of a block's exercise.
  package init(
    _ workouts: [Workout], decided: [WorkoutPair: Bool] = [:], order: (WorkoutID) -> Int = { _ in 0 },
    id: (BlockExercise) -> ExerciseID
  ) {
    guard let source = workouts.first?.source,
      decided.contains(where: \.value) || !workouts.allSatisfy({ $0.source == source })
    else { return }
    let pairs = Self.pairs(
      of: workouts.sorted { ($0.start.milliseconds, $0.id) < ($1.start.milliseconds, $1.id) }, decided, id)
    var groups = Groups(workouts, decided)
    for pair in pairs where pair.isSame { groups.join(pair) }
    for group in groups.all {
      let inOrder = group.sorted {
        (order($0.id), $0.start.milliseconds, $0.id) < (order($1.id), $1.start.milliseconds, $1.id)
      }
      guard let first = inOrder.first else { continue }
      let best = inOrder.dropFirst().reduce(first) { WorkoutTwinRule.counts($0, rather: $1) ? $0 : $1 }
      for other in group where other.id != best.id { counting[other.id] = best.id }
    }
    doubtful = pairs.filter { !$0.isSame && counting[$0.a.id] == nil && counting[$0.b.id] == nil }.map {
      Doubt(pair: WorkoutPair($0.a.id, $0.b.id), percent: $0.percent)
    }.sorted { $0.pair > $1.pair }
  }

  private struct Pair {
    let a: Workout
    let b: Workout
    let isSame: Bool
    let isDecided: Bool
    let percent: Int
  }

  /// Returns the pairs of workouts that are or may be the same workout, the most certain pair first.
  /// - Parameter workouts: the workouts in chronological order.
  private static func pairs(
    of workouts: [Workout], _ decided: [WorkoutPair: Bool], _ id: (BlockExercise) -> ExerciseID
  ) -> [Pair] {
    var pairs: [Pair] = []
    for index in workouts.indices {
      let a = workouts[index]
      for other in workouts.indices[(index + 1)...] {
        let b = workouts[other]
        guard b.start.seconds - a.start.seconds <= span else { break }
        guard a.source != b.source, decided[WorkoutPair(a.id, b.id)] == nil,
          let found = WorkoutTwinRule.outcome(a, b, id: id)
        else { continue }
        pairs.append(
          Pair(a: a, b: b, isSame: found.outcome == .same, isDecided: false, percent: found.likeness.percent))
      }
    }
    let byID = Dictionary(workouts.map { ($0.id, $0) }) { first, _ in first }
    for (pair, isSame) in decided where isSame {
      guard let a = byID[pair.first], let b = byID[pair.second] else { continue }
      let likeness = WorkoutTwinRule.likeness(a, b, id: id)
      pairs.append(Pair(a: a, b: b, isSame: true, isDecided: true, percent: likeness.percent))
    }
    return pairs.sorted { a, b in
      if a.isDecided != b.isDecided { return a.isDecided }
      if a.percent != b.percent { return a.percent > b.percent }
      let (near, far) = (a.b.start.seconds - a.a.start.seconds, b.b.start.seconds - b.a.start.seconds)
      return near == far ? (a.a.id, a.b.id) < (b.a.id, b.b.id) : near < far
    }
  }

  /// Groups of workouts, each of which contains only copies of the same workout. A group has at most one workout of
  /// each app, unless the user decided otherwise.
  private struct Groups {
    private let workouts: [WorkoutID: Workout]
    private let decided: [WorkoutPair: Bool]
    private var places: [WorkoutID: Int] = [:]
    private var groups: [[WorkoutID]] = []

    init(_ workouts: [Workout], _ decided: [WorkoutPair: Bool]) {
      self.workouts = Dictionary(workouts.map { ($0.id, $0) }) { first, _ in first }
      self.decided = decided
    }

    var all: [[Workout]] { groups.map { $0.compactMap { workouts[$0] } }.filter { $0.count > 1 } }

    mutating func join(_ pair: Pair) {
      let (a, b) = (place(of: pair.a.id), place(of: pair.b.id))
      guard a != b, pair.isDecided || fit(groups[a], groups[b]) else { return }
      groups[a] += groups[b]
      for id in groups[b] { places[id] = a }
      groups[b] = []
    }

    private mutating func place(of id: WorkoutID) -> Int {
      if let place = places[id] { return place }
      groups.append([id])
      places[id] = groups.count - 1
      return groups.count - 1
    }

    private func fit(_ a: [WorkoutID], _ b: [WorkoutID]) -> Bool {
      a.allSatisfy { one in
        b.allSatisfy { other in
          decided[WorkoutPair(one, other)] != false && workouts[one]?.source != workouts[other]?.source
        }
      }
    }
  }
}
