package import KernelApplication
import PrayerDomain

package struct DeleteAll: UseCase {
  package static let method = "prayer.deleteAll"
  package static let summary = "Delete everything about prayers from the book, for good: this cannot be undone."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    /// The phrase that confirms the deletion: it must be `delete all prayers`.
    package var confirm: String

    package static let schema = Schema(
      "The confirmation of the deletion.",
      [.init("confirm", Schema(.choice([(DeleteAll.phrase, nil)])), "The confirmation, which has to be this text.")])

    package init(confirm: String) { self.confirm = confirm }
  }

  /// The phrase that the input has to contain, so that nobody deletes all prayers by mistake.
  package static let phrase = "delete all prayers"

  let repository: any PrayerRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> ErasedPrayers {
    guard input.confirm == DeleteAll.phrase else {
      throw .invalidInput(
        field: "confirm", problem: .prayer(.confirmationMissing(phrase: DeleteAll.phrase)), valid: [DeleteAll.phrase])
    }
    return try repository.eraseAll()
  }
}

extension ErasedPrayers: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.deleted, changed: changed)
  }

  package static var schema: Schema {
    func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
      .init(name, .integer, summary, unit: .of(unit))
    }
    return Schema(
      "ErasedPrayers", "The numbers of things that were deleted for good.",
      [
        count("entries", "The number of recorded prayers.", "prayers"),
        count("places", "The number of places.", "places"),
        count("excuses", "The number of excuses.", "excuses"),
        count("reminders", "The number of reminders.", "reminders"),
        count("fasts", "The number of recorded fasts.", "fasts"),
        count("extras", "The number of recorded prayers beyond the five.", "prayers"),
        count("journeys", "The number of journeys.", "journeys"),
        count("settings", "The number of prayer settings that had been changed.", "settings"),
        count("changes", "The number of changes in the book's history.", "changes"),
      ])
  }
}
