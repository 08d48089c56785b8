package import KernelApplication
import PrayerDomain

package struct RemoveReminder: UseCase {
  package static let method = "prayer.removeReminder"
  package static let summary = "Remove a reminder."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var id: String

    package static let schema = Schema("The reminder to remove.", [.init("id", .text, "The name of the reminder.")])

    package init(id: String) { self.id = id }
  }

  let reader: PrayerReader

  /// Removes the reminder. If there is no reminder with this id, fails with `notFound`, which names the existing
  /// reminders.
  package func callAsFunction(_ input: Input) throws(Failure) -> SetReminder.Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      guard let rule = record.reminders.first(where: { $0.id == input.id }) else {
        throw .notFound(.prayer(.noReminder(id: input.id, known: record.reminders.map(\.id))))
      }
      return ([PrayerEdit.removeReminder(id: rule.id)], ReminderView(rule))
    }
    return SetReminder.Output(change: changed.number, reminder: changed.value)
  }
}
