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
    corrections(of: change).first.map { RunChangePart($0) }
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let changed = try store.undo(numbers, in: &transaction)
    return RunRevertedPart(corrections(of: change), undone: numbers.contains(change.number), changed.moves)
  }

  private func corrections(of change: RecordedChange) -> [RunCorrection] {
    RunningReducer.corrections(in: change.entries[.running] ?? [])
  }
}
