package import KernelApplication
import KernelDomain
package import StrengthDomain

/// An exercise as the picker shows it.
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
  /// How many sets of it there are.
  package var sets: Int
  /// Seconds of rest behind its sets; left out where it has none of its own.
  package var restSeconds: Int?

  package static let schema = Schema(
    "Exercise", "An exercise that can be chosen.",
    [
      .init("id", ExerciseID.schema, "Its name in the catalogue."),
      .init("name", .text, "In English, or as she or a log calls it."),
      .optional("czech", .text, "In Czech; left out where it has none."),
      .init("aliases", .list(.text), "What other apps and people call it."),
      .optional("category", .text, "In the catalogue's word.", examples: [#""strength""#]),
      .optional("equipment", .text, "In the catalogue's word.", examples: [#""barbell""#]),
      .init("measure", ExerciseMeasure.schema, "What its sets are told in."),
      .init("assisted", .flag, "Less load is better."),
      .init("primary", .list(.text), "The muscles that it is for."),
      .init("secondary", .list(.text), "The muscles that help."),
      .init("own", .flag, "It is her own, or a log's, and none of the program's."),
      .init("favourite", .flag, "She marked it."), .count("sets", "How many of it the book has.", "sets"),
      .rest("restSeconds", "Behind its sets; left out where it has none of its own."),
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
  }
}
