package import FeedApplication
package import FeedDomain
import JSONCoding
package import KernelApplication
import KernelDomain
package import Storage

/// Stores the feed in the section `feed` of a store.
package final class FileFeedRepository: FeedRepository {
  private let store: Store
  private let made = LazyBox()

  package init(store: Store) { self.store = store }

  private var feed: SectionStore<FeedReducer> {
    made.get { SectionStore(store: store, reducer: FeedReducer()) }
  }

  package func book() throws(Failure) -> FeedBook { try feed.book().book }

  package func glance() throws(Failure) -> FeedGlance {
    let glance = try store.derived(FeedReducer.glance, of: .feed).flatMap {
      try? JSONDocument.decode(FeedGlance.self, from: $0)
    }
    if let glance { return glance }
    return FeedGlance(try book())
  }

  package func change<Value>(
    isDryRun: Bool, _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value> {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in try change(in: &transaction, decide) }
  }

  func change<Value>(
    in transaction: inout Transaction,
    _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value> {
    let changed = try feed.change(in: &transaction) { (derived) throws(Failure) in
      let (decision, value) = try decide(derived.book)
      return (decision.isEmpty ? nil : .decided(decision), (value: value, decision: decision))
    }
    for things in changed.value.decision.deleted { try transaction.noteDeletion(things) }
    let isNumbered = !changed.value.decision.edits.isEmpty
    return FeedChanged(
      number: isNumbered ? changed.number : nil, value: changed.value.value, after: changed.after.book)
  }

  /// Undoes the changes that these numbers identify; if a change is itself an undo, redoes what it undid. Fails with
  /// `conflict` if the book would then lack items that were sent to others, or a person with whom bundles were
  /// exchanged.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) {
    let changed = try feed.change(in: &transaction) { (derived) throws(Failure) in (.undo(numbers), derived.book) }
    try changed.value.refuseWithout(changed.after.book)
  }
}

extension FeedBook {
  /// Throws if undoing a change must be refused: if `after`, the book after the undo, lacks items that were sent to
  /// others, or lacks a person with whom bundles were exchanged.
  fileprivate func refuseWithout(_ after: FeedBook) throws(Failure) {
    var names: [String] = []
    for person in peopleByName {
      guard after.people[person.id] != nil else {
        if person.sent != nil || !person.taken.isEmpty { throw .conflict(.feed(.exchangedAlready(name: person.name))) }
        continue
      }
      guard let through = person.sent?.through else { continue }
      let left = Set(after.outgoing(to: person.id, after: 0).map(\.item.id))
      let gone = outgoing(to: person.id, after: 0).contains { $0.since <= through && !left.contains($0.item.id) }
      if gone { names.append(person.name) }
    }
    if !names.isEmpty { throw .conflict(.feed(.goneOut(people: names))) }
  }
}
