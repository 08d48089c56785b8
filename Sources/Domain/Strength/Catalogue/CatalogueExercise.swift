import KernelDomain

/// An exercise that can be chosen: of the catalogue, or her own.
package struct CatalogueExercise: Hashable, Sendable {
  package let id: ExerciseID
  /// Of an own one, the name that she or another app gave it.
  package var english: String
  package var czech: String?
  /// What other apps and people call it.
  package var aliases: [String]
  package var category: String?
  package var equipment: String?
  /// Muscles that it is for: each of its working sets is one of theirs.
  package var primary: [String]
  /// Muscles that help: half a set each.
  package var secondary: [String]
  package var measure: ExerciseMeasure

  /// An exercise of the catalogue.
  package init(
    id: ExerciseID, english: String, czech: String?, aliases: [String], category: String?, equipment: String?,
    isStatic: Bool, primary: [String], secondary: [String]
  ) {
    self.id = id
    self.english = english
    self.czech = czech
    self.aliases = aliases
    self.category = category
    self.equipment = equipment
    self.primary = primary
    self.secondary = secondary
    measure = ExerciseMeasure(category: category, equipment: equipment, isStatic: isStatic)
  }

  /// One of her own.
  package init(own id: ExerciseID, name: String, measure: ExerciseMeasure = .loadReps, primary: [String] = []) {
    self.id = id
    english = name.keptName
    aliases = []
    self.primary = primary
    secondary = []
    self.measure = measure
  }

  /// Whether less load is better.
  package var isAssisted: Bool { AssistanceRule.isAssisted(english) }

  /// All that it is called.
  package var names: [String] { [english] + (czech.map { [$0] } ?? []) + aliases }
}
