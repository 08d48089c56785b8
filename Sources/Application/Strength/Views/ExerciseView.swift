package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// An exercise in a list from which the user chooses one.
package struct ExerciseView: Codable, Hashable, Sendable {
  package var id: ExerciseID
  package var name: String
  package var czech: String?
  package var aliases: [String]
  package var category: String?
  package var equipment: String?
  package var measure: ExerciseMeasure
  package var assisted: Bool
  package var primary: [String]
  package var secondary: [String]
  package var own: Bool
  package var favourite: Bool
  /// The number of sets of the exercise that are recorded in the book.
  package var sets: Int
  /// The seconds of rest after the exercise's sets; nil if the user has set none for this exercise, so that the
  /// setting applies.
  package var restSeconds: Int?
  /// The smallest amount by which the exercise's loads can be changed; nil if the general setting applies.
  package var step: Load?
  /// The training max: the load of which planned percentages are taken. Nil if the user has not set it.
  package var trainingMax: Load?

  package static let schema = Schema(
    "Exercise", "An exercise that can be chosen.",
    [
      .init("id", ExerciseID.schema, "The name of the exercise in the catalogue."),
      .init("name", .text, "The exercise's name in English, or as the user or a log named it."),
      .optional("czech", .text, "The exercise's name in Czech; left out if it has none."),
      .init("aliases", .list(.text), "Further names of the exercise, from other apps and everyday use."),
      .optional(
        "category", .text, "The category of the exercise, by its word in the catalogue; left out if it has none.",
        examples: [#""strength""#]),
      .optional(
        "equipment", .text, "The equipment, by its word in the catalogue; left out if it needs none or is unknown.",
        examples: [#""barbell""#]),
      .init("measure", ExerciseMeasure.schema, "What is recorded for sets of the exercise."),
      .init("assisted", .flag, "Whether less load is better, because the load assists the user."),
      .init("primary", .list(.text), "The muscles that the exercise mainly trains."),
      .init("secondary", .list(.text), "The muscles that the exercise also trains."),
      .init("own", .flag, "Whether the exercise is the user's own or comes from a log, and is not built in."),
      .init("favourite", .flag, "Whether the user has marked the exercise as a favourite."),
      .count("sets", "The number of sets of the exercise in the book.", "sets"),
      .rest("restSeconds", "The exercise's own rest after each set, in seconds; left out if it has none."),
      .optional("step", Load.schema, "The exercise's own step of loads; left out if it has none."),
      .optional("trainingMax", Load.schema, "The training max of the exercise; left out if it has none."),
    ])

  package init(_ exercise: CatalogueExercise, in snapshot: any StrengthSnapshot) {
    id = exercise.id
    name = exercise.english
    czech = exercise.czech
    aliases = exercise.aliases
    category = exercise.category
    equipment = exercise.equipment
    measure = exercise.measure
    assisted = exercise.isAssisted
    primary = exercise.primary
    secondary = exercise.secondary
    own = exercise.id.isOwn
    favourite = snapshot.catalogue.favourites.contains(exercise.id)
    sets = snapshot.uses[exercise.id] ?? 0
    restSeconds = snapshot.book.state.rests[exercise.id].map { Int($0) }
    step = snapshot.book.state.steps[exercise.id]
    trainingMax = snapshot.book.state.trainingMaxima[exercise.id]
  }
}
