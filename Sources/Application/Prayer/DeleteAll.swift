package import KernelApplication
import PrayerDomain

package struct DeleteAll: UseCase {
  package static let method = "prayer.deleteAll"
  package static let summary = "Remove all that the book knows of your prayers, for good: this can't be undone."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    /// Has to be `delete all prayers`.
    package var confirm: String

    package static let schema = Schema(
      "The confirmation.", [.init("confirm", Schema(.choice([(DeleteAll.phrase, nil)])), "Has to be that.")])

    package init(confirm: String) {
      self.confirm = confirm
    }
  }

  /// What confirms it.
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
      "ErasedPrayers", "What was removed for good.",
      [
        count("entries", "Recorded prayers.", "prayers"), count("places", "Where she was.", "places"),
        count("excuses", "When she was excused.", "excuses"), count("reminders", "What she set.", "reminders"),
        count("settings", "Settings of prayer that were chosen.", "settings"),
        count("changes", "Changes that the book kept.", "changes"),
      ])
  }
}
