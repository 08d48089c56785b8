import KernelApplication
import SwimmingApplication
import SwimmingDomain
import Synchronization

/// Keeps a swim book in memory and counts the changes written.
final class InMemoryWorkoutStore: WorkoutStore {
  private struct State {
    var book: SwimBook
    var kept: RecordBook?
    var access = HealthAccess()
    var writes = 0
  }
  private let state: Mutex<State>

  init(_ workouts: [Workout] = []) {
    var book = SwimBook()
    book.put(workouts)
    state = Mutex(State(book: book, kept: RecordBook(of: book)))
  }

  var writes: Int { state.withLock { $0.writes } }

  func book() -> SwimBook { state.withLock { $0.book } }

  func records() -> RecordBook { state.withLock { RecordBook(of: $0.book) } }

  func keptRecords() -> RecordBook? { state.withLock { $0.kept } }

  func healthAccess() -> HealthAccess { state.withLock { $0.access } }

  /// Keeps other records than the laps say; nil keeps none.
  func falsify(_ records: RecordBook?) { state.withLock { $0.kept = records } }

  func renewRecords() -> RecordBook {
    state.withLock {
      let records = RecordBook(of: $0.book)
      $0.kept = records
      return records
    }
  }

  func change(_ decide: (SwimBook) throws(Failure) -> BookChange) throws(Failure) -> ChangedBook {
    try state.withLock { (state) throws(Failure) in
      let before = RecordBook(of: state.book)
      let change = try decide(state.book)
      try InMemoryWorkoutStore.apply(change, to: &state)
      let after = RecordBook(of: state.book)
      if change != .nothing {
        state.kept = after
        state.writes += 1
      }
      return ChangedBook(book: state.book, records: after, recordsBefore: before)
    }
  }

  private static func apply(_ change: BookChange, to state: inout State) throws(Failure) {
    switch change {
    case .nothing: break
    case .correct(let correction): state.book.corrections.append(correction)
    case .undo:
      guard state.book.corrections.popLast() != nil else { throw nothingToUndo }
    case .put(let workouts, let sync):
      state.book.put(workouts)
      if let sync { state.access.lastSync = sync }
    case .setHealthAccess(let access): state.access = access
    }
  }

  static let nothingToUndo = Failure.conflict(problem: "nothing was corrected", hint: "There is nothing to take back.")
}
