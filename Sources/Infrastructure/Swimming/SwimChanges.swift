import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain

/// Describes and undoes corrections of swims and changes to official results.
package struct SwimChanges: SectionChanges {
  private let store: FileSwimRepository

  package init(store: FileSwimRepository) { self.store = store }

  package var section: FeatureID { .swimming }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    let parts = parts(of: change)
    guard var first = parts.first else { return nil }
    let swims = Set(parts.compactMap(\.swim)).count
    if swims > 1 { first.otherSwims = swims - 1 }
    return first
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let changed = try store.undo(numbers, in: &transaction)
    return SwimRevertedPart(parts(of: change), undone: numbers.contains(change.number), changed)
  }

  private func parts(of change: RecordedChange) -> [SwimChangePart] {
    let entries = change.entries[.swimming] ?? []
    let corrections = SwimmingReducer.corrections(in: entries).map { SwimChangePart($0) }
    return corrections + [SwimChangePart(SwimmingReducer.edits(in: entries))].compactMap { $0 }
  }
}
