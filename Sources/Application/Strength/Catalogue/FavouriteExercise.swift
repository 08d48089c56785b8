package import KernelApplication
package import StrengthDomain

package struct FavouriteExercise: UseCase {
  package static let method = "strength.favouriteExercise"
  package static let summary = "Mark an exercise as a favourite, or remove the mark."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var exercise: ExerciseID
    package var favourite: Bool?

    package static let schema = Schema(
      "The exercise, and whether it is a favourite.",
      [
        .init("exercise", ExerciseID.asked, "The exercise."),
        .optional("favourite", .flag, "Whether the exercise is a favourite; if left out, true."),
      ])

    package init(exercise: ExerciseID, favourite: Bool? = nil) {
      self.exercise = exercise
      self.favourite = favourite
    }
  }

  package typealias Output = ExerciseOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isFavourite = input.favourite ?? true
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let id = try snapshot.exercise(input.exercise).id
      let isOne = snapshot.catalogue.favourites.contains(id)
      if isOne == isFavourite { return ([], id) }
      // Exercises that were merged into this one may be marked as favourites, too, so remove their marks.
      let marked =
        isFavourite ? [id] : snapshot.book.state.favourites.filter { snapshot.catalogue[$0]?.id == id }.sorted()
      return (marked.map { .setFavourite($0, isFavourite) }, id)
    }
    return try ExerciseOutput(changed.value, changed.number, in: changed.after)
  }
}
