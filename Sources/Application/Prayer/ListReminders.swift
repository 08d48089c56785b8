package import KernelApplication
import KernelDomain
import PrayerDomain

package struct ListReminders: UseCase {
  package static let method = "prayer.listReminders"
  package static let summary = "List the user's reminders, and when they come next."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var hours: Int?

    package static let schema = Schema(
      "How far ahead to list reminders.",
      [
        .optional(
          "hours", Schema(.integer(1...168)),
          "The number of hours ahead for which to list reminders; if left out, 24.", unit: .of("hours"),
          examples: ["48"])
      ])

    package init(hours: Int? = nil) { self.hours = hours }
  }

  package struct Output: Described, Equatable {
    package var reminders: [ReminderView]
    package var ahead: [ReminderAhead]

    package static let schema = Schema(
      "The user's reminders, and when they come.",
      [
        .init("reminders", .list(ReminderView.schema), "The reminders, in the order in which they were set."),
        .init("ahead", .list(ReminderAhead.schema), "The reminders that come within these hours, earliest first."),
      ])
  }

  let reader: PrayerReader
  /// How many hours ahead reminders can be listed: from 1 hour to a week.
  private static let hours = 1...168

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let hours = input.hours ?? 24
    guard ListReminders.hours.contains(hours) else {
      throw .invalidInput(
        field: "hours", problem: .prayer(.hoursOutside(least: 1, most: ListReminders.hours.upperBound)))
    }
    let snapshot = try reader.snapshot()
    let ahead = snapshot.reminderPlan.reminders(from: snapshot.now, until: snapshot.now + Int64(hours) * 3_600_000)
    return Output(
      reminders: snapshot.record.reminders.map(ReminderView.init),
      ahead: ahead.map { ReminderAhead($0, snapshot) })
  }
}
