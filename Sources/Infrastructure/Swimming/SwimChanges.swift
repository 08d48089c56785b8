import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain

/// The corrections of swims, as changes of the book.
package struct SwimChanges: SectionChanges {
  private let store: JSONSwimStore

  package init(store: JSONSwimStore) {
    self.store = store
  }

  package var section: FeatureID { .swimming }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    corrections(of: change).first.map(SwimChangePart.init)
  }

  package func undo(
    _ number: Int, telling told: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let changed = try store.undo(number, in: &transaction)
    return SwimRevertedPart(corrections(of: told), undone: told.number == number, changed)
  }

  private func corrections(of change: RecordedChange) -> [SwimCorrection] {
    SwimmingKeeper.corrections(in: change.entries[.swimming] ?? [])
  }
}
