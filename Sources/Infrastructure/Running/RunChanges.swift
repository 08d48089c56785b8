import BookInfrastructure
package import KernelApplication
package import KernelDomain
import RunningApplication
import RunningDomain
package import Storage

/// Describes and undoes the corrections of runs.
package struct RunChanges: SectionChanges {
  private let store: FileRunRepository

  package init(store: FileRunRepository) {
    self.store = store
  }

  package var section: FeatureID { .running }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    parts(of: change).first
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let changed = try store.undo(numbers, in: &transaction)
    return RunRevertedPart(parts(of: change), undone: numbers.contains(change.number), changed.moves)
  }

  private func parts(of change: RecordedChange) -> [RunChangePart] {
    let entries = change.entries[.running] ?? []
    return RunningReducer.corrections(in: entries).map { RunChangePart($0) }
      + RunningReducer.listEdits(in: entries).map { RunChangePart($0) }
  }
}
