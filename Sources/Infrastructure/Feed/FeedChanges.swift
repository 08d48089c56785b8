import BookInfrastructure
import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
package import Storage

/// Describes and undoes the user's changes to the feed. Leaves out the content of bundles received from others.
package struct FeedChanges: SectionChanges {
  private let store: FileFeedRepository

  package init(store: FileFeedRepository) { self.store = store }

  package var section: FeatureID { .feed }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    let book = (try? store.book()) ?? FeedBook()
    let part = FeedChangePart(FeedReducer.edits(in: change.entries[.feed] ?? [])) { id in
      book.people[id]?.name ?? id.description
    }
    return part.items.isEmpty ? nil : part
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let part = part(of: change)
    try store.undo(numbers, in: &transaction)
    return part
  }
}
