import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import SupportApplication
import SupportDomain

/// Describes and undoes the user's changes to plans, shares and messages. Leaves out received messages, and what
/// happened to messages during runs.
package struct SupportChanges: SectionChanges {
  private let store: FileSupportRepository

  package init(store: FileSupportRepository) { self.store = store }

  package var section: FeatureID { .support }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    guard let book = try? store.book() else { return nil }
    let part = SupportChanges.part(of: change, in: book)
    return part.items.isEmpty ? nil : part
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let (before, after) = try store.undo(numbers, in: &transaction)
    let isUndone = numbers.contains(change.number)
    return SupportRevertedPart(SupportChanges.part(of: change, in: isUndone ? before : after), undone: isUndone)
  }

  private static func part(of change: RecordedChange, in book: SupportBook) -> SupportChangePart {
    SupportChangePart(SupportReducer.edits(in: change.entries[.support] ?? []), in: book)
  }
}
