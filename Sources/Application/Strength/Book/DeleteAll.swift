package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Erases all data about strength training for good. Undo can't restore it.
package struct DeleteAll: UseCase {
  package static let method = "strength.deleteAll"
  package static let summary = "Delete all strength data and settings from every file of the store, for good."
  package static let kind = UseCaseKind.change
  package static let announces = StrengthEvents.bookDescriptions

  package struct Input: Described, Equatable {
    /// The phrase `delete all workouts`. The input must contain it, so that nobody deletes all workouts by mistake.
    package var confirm: String

    package static let schema = Schema(
      "The confirmation of the deletion.",
      [
        .init(
          "confirm", Schema(.choice([(DeleteAll.phrase, nil)])),
          "The confirmation, which has to be this text.")
      ])

    package init(confirm: String) { self.confirm = confirm }
  }

  package typealias Output = ErasedStrength

  package static let phrase = "delete all workouts"

  let repository: any StrengthRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.confirm == DeleteAll.phrase else {
      throw .invalidInput(
        field: "confirm", problem: .strength(.confirmationMissing(phrase: DeleteAll.phrase)), valid: [DeleteAll.phrase])
    }
    return try repository.eraseAll()
  }
}

/// How much data was erased for good.
package struct ErasedStrength: Described, Equatable {
  package let workouts: Int
  package let sets: Int
  package let ownExercises: Int
  package let routines: Int
  /// The number of settings of strength training that had been changed.
  package let settings: Int
  /// The number of recorded changes that were erased from the store's journals.
  package let changes: Int

  package static let schema = Schema(
    "ErasedStrength", "The numbers of things that were deleted for good.",
    [
      .count("workouts", "The number of finished workouts.", "workouts"),
      .count("sets", "The number of sets of these workouts.", "sets"),
      .count("ownExercises", "The number of the user's own exercises.", "exercises"),
      .count("routines", "The number of routines.", "routines"),
      .count("settings", "The number of strength settings that had been changed.", "settings"),
      .count("changes", "The number of changes in the book's history.", "changes"),
    ])

  package init(_ book: StrengthBook, settings: Int, changes: Int) {
    let all = book.workouts
    workouts = all.count
    sets = all.reduce(0) { $0 + $1.setCount }
    ownExercises = book.ownExercises.count
    routines = book.state.routines.count
    self.settings = settings
    self.changes = changes
  }
}

extension ErasedStrength: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.workouts))] : []
  }
}
