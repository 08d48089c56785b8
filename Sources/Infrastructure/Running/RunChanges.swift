import BookInfrastructure
package import KernelApplication
package import KernelDomain
import RunningApplication
import RunningDomain
package import Storage

/// Describes and undoes the corrections of runs.
package struct RunChanges: SectionChanges {
  private let store: FileRunRepository

  package init(store: FileRunRepository) { self.store = store }

  package var section: FeatureID { .running }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    parts(of: change) { try store.changes() }.first
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let content = try transaction[section]
    let changed = try store.undo(numbers, in: &transaction)
    let parts = parts(of: change) { Array(content.changes) }
    return RunRevertedPart(parts, undone: numbers.contains(change.number), changed.moves)
  }

  /// Describes what a change did.
  /// - Parameter all: returns all changes of the section, in which the names of removed workouts are looked up.
  private func parts(of change: RecordedChange, among all: () throws -> [Change]) -> [RunChangePart] {
    let entries = change.entries[.running] ?? []
    return RunningReducer.corrections(in: entries).map { RunChangePart($0) }
      + RunningReducer.listEdits(in: entries).map { edit in
        RunChangePart(edit) { RunChanges.name(ofWorkout: $0, before: change.number, among: (try? all()) ?? []) }
      }
  }

  /// Returns the name under which a workout was most recently saved before a change; nil if it was never saved before.
  private static func name(ofWorkout id: String, before number: Int, among changes: [Change]) -> String? {
    for change in changes.reversed() where change.number < number {
      for case .setWorkout(let workout) in RunningReducer.listEdits(in: change.entries).reversed()
      where workout.id == id { return workout.name }
    }
    return nil
  }
}
