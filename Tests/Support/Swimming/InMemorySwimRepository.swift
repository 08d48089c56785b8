package import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain
import TestSupport

/// Stores a swim book in memory, and counts the changes written.
package final class InMemorySwimRepository: SwimRepository, SwimHeartRepository {
  private struct State {
    var book = SwimBook()
    var kept: SwimRecords?
    var heartRates: [SwimID: SwimHeartRate] = [:]
    var writes = 0
  }

  private let state: Locked<State>

  /// Creates the repository. If there are swims, their records are stored from the start, as a store does after an
  /// import.
  package init(_ swims: [Swim] = []) {
    var state = State()
    state.book.put(swims)
    if !swims.isEmpty { state.kept = SwimRecords(of: state.book) }
    self.state = Locked(state)
  }

  package var writes: Int { state.withLock { $0.writes } }

  package func book() -> SwimBook { state.withLock { $0.book } }

  package func records() -> SwimRecords { standingRecords().book }

  package func standingRecords() -> StandingSwimRecords {
    state.withLock { StandingSwimRecords(SwimRecords(of: $0.book)) }
  }

  package func standingSummary() -> StandingSwimSummary {
    state.withLock { StandingSwimSummary(SwimSummary(of: $0.book), SwimRecords(of: $0.book)) }
  }

  package func digest(_ part: SwimDigest.Part) -> SwimDigest {
    state.withLock { SwimDigest(of: $0.book) }
  }

  package func keptRecords() -> SwimRecords? { state.withLock { $0.kept } }

  /// Replaces the stored records with wrong ones; nil removes them.
  package func falsify(_ records: SwimRecords?) { state.withLock { $0.kept = records } }

  package func renewRecords() -> SwimRecords {
    state.withLock {
      let records = SwimRecords(of: $0.book)
      $0.kept = records
      return records
    }
  }

  /// Makes a change. Changes are numbered from 1, on the assumption that each earlier change made one correction.
  package func change<Value>(
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> (SwimBookChange, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value) {
    try state.withLock { (state) throws(Failure) in
      let before = SwimRecords(of: state.book)
      let (change, value) = try decide(state.book, SharedList(state.book.corrections.indices.map { $0 + 1 }))
      guard !change.isEmpty else {
        let same = ChangedSwimBook(
          book: state.book, records: before, recordsBefore: before, number: state.book.corrections.count)
        return (same, value)
      }
      InMemorySwimRepository.apply(change, to: &state)
      let after = SwimRecords(of: state.book)
      state.kept = after
      state.writes += 1
      let changed = ChangedSwimBook(
        book: state.book, records: after, recordsBefore: before, number: state.book.corrections.count)
      return (changed, value)
    }
  }

  package func heartRate(of swim: Swim) -> SwimHeartRate? { state.withLock { $0.heartRates[swim.id] } }

  package func heartRates(of book: SwimBook) -> [SwimID: SwimHeartRate] { state.withLock { $0.heartRates } }

  package func forgetHeartRates(of swim: SwimID?, isDryRun: Bool) -> Int {
    state.withLock { state in
      let count = state.heartRates.keys.count { swim == nil || $0 == swim }
      if !isDryRun { state.heartRates = swim.map { id in state.heartRates.filter { $0.key != id } } ?? [:] }
      return count
    }
  }

  private static func apply(_ change: SwimBookChange, to state: inout State) {
    switch change {
    case .correct(let corrections):
      for correction in corrections { state.book.append(correction) }
    case .put(let swims, let corrections, let rates):
      state.book.put(swims)
      state.heartRates.merge(rates) { $1 }
      for correction in corrections { state.book.append(correction) }
    }
  }
}
