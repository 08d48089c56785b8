package import KernelApplication
import KernelDomain
package import Storage
package import SupportApplication
package import SupportDomain

/// Stores plans, shares and messages in the section `support` of a store.
package final class FileSupportRepository: SupportRepository {
  let store: Store
  private let made = LazyBox()

  package init(store: Store) { self.store = store }

  private var support: SectionStore<SupportReducer> {
    made.get { SectionStore(store: store, reducer: SupportReducer()) }
  }

  package func book() throws(Failure) -> SupportBook { try support.book() }

  package func change<Value>(
    isDryRun: Bool, _ decide: (SupportBook) throws(Failure) -> SupportDecision<Value>
  ) throws(Failure) -> SupportChanged<Value> {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let changed = try support.change(in: &transaction) { (book) throws(Failure) in
        let decision = try decide(book)
        return (decision.isEmpty ? nil : FileSupportRepository.edit(decision, in: book), decision)
      }
      let decision = changed.value
      if decision.erasedPlan != nil { try transaction.noteDeletion(DeletedThings(.plans, 1)) }
      if !decision.erased.isEmpty { try transaction.noteDeletion(DeletedThings(.messages, decision.erased.count)) }
      return SupportChanged(number: changed.number, value: decision.value, after: changed.after)
    }
  }

  private static func edit(_ decision: SupportDecision<some Any>, in book: SupportBook) -> SupportReducer.Edit {
    guard decision.erased.isEmpty, decision.erasedPlan == nil else {
      return .erase(
        book.messages.filter { decision.erased.contains($0.id) }, decision.erasedPlan, then: decision.edits)
    }
    return .apply(decision.edits, sounds: decision.sounds)
  }

  /// Makes edits that are not the user's decisions, such as recording what happened to messages during a run, as part
  /// of a transaction. Each edit becomes a separate change.
  func settle(_ edits: (SupportBook) -> [SupportEdit], in transaction: inout Transaction) throws(Failure) {
    try support.change(in: &transaction) { (book) throws(Failure) in
      let edits = edits(book)
      return (edits.isEmpty ? nil : .settle(edits), ())
    }
  }

  /// Returns the Support feature's current data, as seen by a transaction.
  func book(in transaction: inout Transaction) throws(Failure) -> SupportBook {
    try support.change(in: &transaction) { _ throws(Failure) in (nil, ()) }.after
  }

  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) -> (
    before: SupportBook, after: SupportBook
  ) {
    let changed = try support.change(in: &transaction) { (book) throws(Failure) in (.undo(numbers), book) }
    return (changed.value, changed.after)
  }

  /// Makes edits, and stores the sounds of messages, as part of a transaction. Used when a backup is restored, to add
  /// the data that this book lacks.
  /// - Parameter decide: returns the edits and the sounds.
  func take<Value>(
    in transaction: inout Transaction,
    _ decide: (SupportBook) throws(Failure) -> (
      edits: [SupportEdit], sounds: [(message: VoiceMessage, bytes: [UInt8])], value: Value
    )
  ) throws(Failure) -> Value {
    try support.change(in: &transaction) { (book) throws(Failure) in
      let (edits, sounds, value) = try decide(book)
      return (edits.isEmpty ? nil : .apply(edits, sounds: sounds), value)
    }.value
  }

  // MARK: Sounds

  package func path(ofSound message: VoiceMessage) throws(Failure) -> String {
    try store.read(.support) { (content) throws(Failure) in content.place(of: SupportReducer.key(message)) }
  }

  package func bytes(ofSound message: VoiceMessage) throws(Failure) -> [UInt8] {
    try store.read(.support) { (content) throws(Failure) in
      let key = SupportReducer.key(message)
      guard let bytes = try content.bytes(of: key) else {
        throw .storeDamaged(place: content.place(of: key), problem: .support(.soundMissing))
      }
      return bytes
    }
  }
}
