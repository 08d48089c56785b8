import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import StrengthApplication
import StrengthDomain

/// Describes and undoes what the user has changed in strength training. Leaves out what the clock caused, such as the
/// end of a rest.
package struct StrengthChanges: SectionChanges {
  private let store: FileStrengthRepository
  private let settings: any SettingsRepository

  package init(store: FileStrengthRepository, settings: any SettingsRepository) {
    self.store = store
    self.settings = settings
  }

  package var section: FeatureID { .strength }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    guard let snapshot = try? store.derived() else { return nil }
    let part = StrengthChanges.part(of: change, in: snapshot)
    return part.items.isEmpty ? nil : part
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    let formula = try settings.settings().oneRepMaxRule
    let (before, after) = try store.undo(numbers, in: &transaction)
    return StrengthRevertedPart(
      StrengthChanges.part(of: change, in: before),
      records: after.records(formula).moves(from: before.records(formula), in: after.catalogue),
      undone: numbers.contains(change.number))
  }

  private static func part(of change: RecordedChange, in derived: LazyStrengthSnapshot) -> StrengthChangePart {
    let edits = StrengthReducer.edits(in: change.entries[.strength] ?? [])
    let catalogue = derived.catalogue
    return StrengthChangePart(edits) { id in
      ExerciseName(.known(id), in: catalogue)
    } gone: { id in
      let known = derived.book.ownExercises.first { $0.id == id } ?? CatalogueTable.all.first { $0.id == id }
      return known.map { ExerciseName($0) } ?? ExerciseName(.known(id))
    } exercise: {
      derived.steppedExercises[change.number]
    }
  }
}
