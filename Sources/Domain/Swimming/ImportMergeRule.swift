import KernelDomain

/// Workouts read from files, taken into a book one file after the other: each is told to be new, or the same as one
/// that the book has, which it then replaces.
///
/// A workout is the same as another when source and start agree. It keeps its id, and with it its corrections.
package struct ImportMerge: Sendable {
  /// The book with all workouts read so far.
  package private(set) var book: SwimBook
  private var changed: Set<WorkoutID> = []
  private var read: Set<WorkoutID> = []
  private let markedBefore: Set<WorkoutID>
  /// Corrections that a backup brought, in the order made.
  package private(set) var corrections: [Correction] = []

  /// What became of the workouts of one file.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// Workouts that could not be taken in, since as many as can be named start in the same second.
    package var unnamed = 0
    /// Of a backup, the corrections that the book lacked.
    package var corrections: Int?
    /// The names of the other workouts, in the order read.
    package var ids: [WorkoutID] = []
  }

  package init(into book: SwimBook) {
    self.book = book
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The workouts to be put into the book: those new or changed, in order of their ids.
  package var put: [Workout] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Takes in the workouts of one file.
  package mutating func add(_ workouts: [Workout]) -> Tally {
    var tally = Tally()
    for workout in workouts { add(workout, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// All workouts of a file are taken in.
  mutating func finish(_ tally: Tally) {
    read.formUnion(tally.ids)
  }

  mutating func add(_ correction: Correction) {
    book.corrections.append(correction)
    corrections.append(correction)
  }

  /// - Parameter keepsOwn: a workout that the book has, with laps, stays as it is.
  /// - Returns: its name in the book; nil when it could not be taken in.
  @discardableResult
  mutating func add(_ workout: Workout, _ tally: inout Tally, keepsOwn: Bool) -> WorkoutID? {
    let second = WorkoutID(start: workout.start).second
    let place = book.insertionIndex(of: WorkoutID(start: workout.start))
    let sameSecond = book.workouts[place...].prefix { $0.id.second == second }
    if let same = sameSecond.firstIndex(where: { $0.source == workout.source && $0.start == workout.start }) {
      return update(same, with: workout, &tally, keepsOwn: keepsOwn)
    }
    if WorkoutID.ordinals.contains(sameSecond.count) {
      var named = workout
      named.id = WorkoutID(start: workout.start, ordinal: sameSecond.count)
      book.workouts.insert(named, at: sameSecond.endIndex)
      tally.new += 1
      note(named.id, &tally, isChanged: true)
      return named.id
    }
    tally.unnamed += 1
    return nil
  }

  /// A reading without laps never takes the place of one with laps: some exports leave them out.
  private mutating func update(
    _ index: Int, with workout: Workout, _ tally: inout Tally, keepsOwn: Bool
  ) -> WorkoutID {
    let old = book.workouts[index]
    var new = workout
    new.id = old.id
    let isBetter = keepsOwn ? old.laps.isEmpty && !new.laps.isEmpty : !new.laps.isEmpty || old.laps.isEmpty
    let isChanged = new != old && isBetter
    if isChanged { book.workouts[index] = new }
    if isChanged { tally.updated += 1 } else { tally.unchanged += 1 }
    note(old.id, &tally, isChanged: isChanged)
    return old.id
  }

  private mutating func note(_ id: WorkoutID, _ tally: inout Tally, isChanged: Bool) {
    tally.ids.append(id)
    if isChanged { changed.insert(id) }
  }
}

extension ImportMerge {
  /// How many recordings each file adds to those marked as the same swim as another: its own ones that are marked,
  /// and ones the book had that are marked now in favour of one of its own.
  package func duplicates(of tallies: [Tally]) -> [Int] {
    let marked = book.standing.duplicates
    return tallies.map { tally in
      let ids = Set(tally.ids)
      return marked.count { duplicate, original in
        ids.contains(duplicate)
          || ids.contains(original) && !read.contains(duplicate) && !markedBefore.contains(duplicate)
      }
    }
  }
}
