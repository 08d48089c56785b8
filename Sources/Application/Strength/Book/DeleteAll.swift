package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Removes all of strength for good, which undo does not bring back.
package struct DeleteAll: UseCase {
  package static let method = "strength.deleteAll"
  package static let summary = "Remove all of strength for good, from every file of the store, with its settings."
  package static let kind = UseCaseKind.change
  package static let announces = StrengthEvents.bookDescriptions

  package struct Input: Described, Equatable {
    /// Has to be `delete all workouts`, so that nobody does it by mistake.
    package var confirm: String

    package static let schema = Schema(
      "That it is meant.",
      [
        .init(
          "confirm", Schema(.choice([(DeleteAll.phrase, nil)])),
          "Has to be `delete all workouts`, so that nobody does it by mistake.")
      ])

    package init(confirm: String) {
      self.confirm = confirm
    }
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

/// What was removed for good.
package struct ErasedStrength: Described, Equatable {
  package let workouts: Int
  package let sets: Int
  package let ownExercises: Int
  package let routines: Int
  /// Settings of strength that were chosen.
  package let settings: Int
  /// Changes taken out of the journals.
  package let changes: Int

  package static let schema = Schema(
    "ErasedStrength", "What was removed for good.",
    [
      .count("workouts", "Finished workouts.", "workouts"), .count("sets", "Their sets.", "sets"),
      .count("ownExercises", "Own exercises.", "exercises"), .count("routines", "Routines.", "routines"),
      .count("settings", "Settings of strength that were chosen.", "settings"),
      .count("changes", "Changes taken out of the journals.", "changes"),
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
