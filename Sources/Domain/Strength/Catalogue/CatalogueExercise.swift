import KernelDomain

/// An exercise that the user can choose: from the program's catalogue, or the user's own.
package struct CatalogueExercise: Hashable, Sendable {
  package let id: ExerciseID
  /// The English name; for an exercise of the user's own, the name that the user or another app gave it.
  package var english: String
  package var czech: String?
  /// Other names, from apps and everyday use.
  package var aliases: [String]
  package var category: String?
  package var equipment: String?
  /// The muscles that the exercise trains: each working set counts as a full set for them.
  package var primary: [String]
  /// The muscles that assist: each working set counts as half a set for them.
  package var secondary: [String]
  package var measure: ExerciseMeasure

  /// An exercise from the catalogue.
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

  /// An exercise of the user's own.
  package init(own id: ExerciseID, name: String, measure: ExerciseMeasure = .loadReps, primary: [String] = []) {
    self.id = id
    english = name.keptName
    aliases = []
    self.primary = primary
    secondary = []
    self.measure = measure
  }

  /// Whether the exercise is assisted, as by a machine that lifts part of the body weight, so that less load is better.
  package var isAssisted: Bool { AssistanceRule.isAssisted(english) }

  package var names: [String] { [english] + (czech.map { [$0] } ?? []) + aliases }
}
