package import KernelDomain

/// Everything recorded: the workouts as imported, and the swimmer's corrections over them.
package struct SwimBook: Sendable {
  /// In order of their ids.
  package var workouts: [Workout] {
    didSet { settled = nil }
  }
  /// In the order made, those taken back left out.
  package var corrections: SharedList<Correction> {
    didSet { settled = nil }
  }
  /// What follows from both, where it was worked out to be kept.
  private var settled: BookStanding?

  package init(workouts: [Workout] = [], corrections: some Sequence<Correction> = EmptyCollection<Correction>()) {
    self.workouts = workouts
    self.corrections = SharedList(Array(corrections))
  }

  /// The workout's position in `workouts`; nil when the book has none of that name.
  package func index(of id: WorkoutID) -> Int? {
    let index = insertionIndex(of: id)
    return index < workouts.count && workouts[index].id == id ? index : nil
  }

  /// The position of the first workout whose id is not less.
  func insertionIndex(of id: WorkoutID) -> Int {
    var low = 0
    var high = workouts.count
    while low < high {
      let middle = (low + high) / 2
      if workouts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package subscript(id: WorkoutID) -> Workout? {
    index(of: id).map { workouts[$0] }
  }

  /// The positions of the workouts that start in the same second.
  func indices(startingInSecondOf start: Timestamp) -> Range<Int> {
    let first = WorkoutID(start: start)
    let index = insertionIndex(of: first)
    return index..<(workouts[index...].firstIndex { $0.id.second != first.second } ?? workouts.count)
  }

  /// Puts workouts in, each in place of the one with its id where there is one.
  package mutating func put(_ changed: [Workout]) {
    var new: [WorkoutID: Workout] = [:]
    for workout in changed {
      if let index = index(of: workout.id) { workouts[index] = workout } else { new[workout.id] = workout }
    }
    insert(new)
  }

  /// Puts in workouts under ids that the book does not have. Only those that come after the first of them are moved,
  /// each once.
  mutating func insert(_ new: [WorkoutID: Workout]) {
    guard !new.isEmpty else { return }
    let new = new.values.sorted { $0.id < $1.id }
    var own = workouts.count
    // Taken out, so that they are changed where they are.
    var all = workouts
    workouts = []
    all += new
    for (rest, workout) in new.enumerated().reversed() {
      while own > 0, workout.id < all[own - 1].id {
        own -= 1
        all[own + rest + 1] = all[own]
      }
      all[own + rest] = workout
    }
    workouts = all
  }
}

extension SwimBook {
  /// Which workouts count, and under which corrections.
  package var standing: BookStanding {
    settled ?? BookStanding(of: self)
  }

  /// Works out the standing once for all who ask this book, or a copy of it, until it is changed. Corrections that are
  /// made or taken back then cost no more than what they change.
  package mutating func settle() {
    settled = standing
  }

  /// Adds the latest correction.
  package mutating func append(_ correction: Correction) {
    var standing = follow(correction)
    corrections.append(correction)
    if let index = index(of: correction.workout) { standing?.append(correction, at: index) }
    settled = standing
  }

  /// Takes back the latest correction; nil where there is none.
  package mutating func removeLastCorrection() -> Correction? {
    guard let latest = corrections.last else { return nil }
    var standing = follow(latest)
    corrections.popLast()
    if let index = index(of: latest.workout) { standing?.removeLast(at: index) }
    settled = standing
    return latest
  }

  /// The standing, taken out, where it is known and can follow a correction without being worked out anew.
  private mutating func follow(_ correction: Correction) -> BookStanding? {
    let standing = settled
    settled = nil
    guard !correction.change.movesStanding, index(of: correction.workout) != nil else { return nil }
    return standing
  }

  /// Those of the workout at that position, in the order made.
  func corrections(of index: Int) -> [Correction] {
    settled?.corrections(of: index) ?? corrections.filter { $0.workout == workouts[index].id }
  }
}

/// Two books are the same that say the same, whatever was worked out of either.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.workouts == b.workouts && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(workouts)
    hasher.combine(corrections)
  }
}
