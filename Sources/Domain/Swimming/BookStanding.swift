/// Which workouts of a book count, and under which corrections.
package struct BookStanding: Sendable {
  /// Second recordings of a swim, and the one that counts instead.
  package let duplicates: [WorkoutID: WorkoutID]
  /// Workouts that the swimmer took out of the book.
  package let removed: Set<WorkoutID>
  /// Corrections of workouts that the book does not have.
  let strays: [Correction]
  /// By position of the workout.
  private let corrections: [[Correction]]
  private var counting: [Bool]

  package init(of book: SwimBook) {
    var corrections = [[Correction]](repeating: [], count: book.workouts.count)
    var strays: [Correction] = []
    var preferences: [Int: Int] = [:]
    counting = Array(repeating: true, count: book.workouts.count)
    for (rank, correction) in book.corrections.enumerated() {
      guard let index = book.index(of: correction.workout) else {
        strays.append(correction)
        continue
      }
      corrections[index].append(correction)
      switch correction.change {
      case .remove: counting[index] = false
      case .prefer: preferences[index] = rank
      default: break
      }
    }
    self.corrections = corrections
    self.strays = strays
    removed = Set(counting.indices.filter { [counting] in !counting[$0] }.map { book.workouts[$0].id })
    var duplicates: [WorkoutID: WorkoutID] = [:]
    for (duplicate, original) in DuplicateRule.duplicates(in: book.workouts, among: counting, preferences: preferences)
    {
      duplicates[book.workouts[duplicate].id] = book.workouts[original].id
      counting[duplicate] = false
    }
    self.duplicates = duplicates
  }

  /// Whether the workout at that position of the book counts: it is neither removed nor a duplicate.
  func counts(_ index: Int) -> Bool {
    counting[index]
  }

  /// Those of the workout at that position of the book, in the order made.
  func corrections(of index: Int) -> [Correction] {
    corrections[index]
  }
}
