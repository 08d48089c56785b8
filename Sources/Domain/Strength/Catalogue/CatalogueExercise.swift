import KernelDomain

/// An exercise that the user can choose, from the program's catalogue or from the user's own exercises.
package struct CatalogueExercise: Hashable, Sendable {
  package let id: ExerciseID
  /// The exercise's English name. For one of the user's own exercises, it is the name given by the user or another app,
  /// in any language.
  package var english: String
  package var czech: String?
  /// Other names of the exercise, used in apps or in everyday language.
  package var aliases: [String]
  package var category: String?
  package var equipment: String?
  /// The muscles that the exercise mainly trains. Each set except warm-ups counts as one set for each of these muscles.
  package var primary: [String]
  /// The muscles that assist in the exercise. Each set except warm-ups counts as half a set for each of these muscles.
  package var secondary: [String]
  package var measure: ExerciseMeasure

  /// Creates an exercise of the program's catalogue, guessing its measure.
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

  /// Creates an exercise of the program's catalogue that comes from another app's list of exercises, with a known
  /// measure.
  package init(
    id: ExerciseID, english: String, czech: String?, equipment: String?, primary: [String], secondary: [String],
    measure: ExerciseMeasure
  ) {
    self.id = id
    self.english = english
    self.czech = czech
    aliases = []
    self.equipment = equipment
    self.primary = primary
    self.secondary = secondary
    self.measure = measure
  }

  /// Creates one of the user's own exercises.
  package init(
    own id: ExerciseID, name: String, measure: ExerciseMeasure = .loadReps, equipment: String? = nil,
    primary: [String] = []
  ) {
    self.id = id
    self.equipment = equipment
    english = name.keptName
    aliases = []
    self.primary = primary
    secondary = []
    self.measure = measure
  }

  /// Whether a machine or band supports part of the body weight in this exercise. If so, the load is the amount of
  /// support, and a smaller load is better.
  package var isAssisted: Bool { AssistanceRule.isAssisted(english) }

  package var names: [String] { [english] + (czech.map { [$0] } ?? []) + aliases }
}
