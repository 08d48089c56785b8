package import KernelApplication
import KernelDomain
import PrayerDomain

package struct ListReminders: UseCase {
  package static let method = "prayer.listReminders"
  package static let summary = "The reminders you set, and those ahead."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var hours: Int?

    package static let schema = Schema(
      "How far ahead.",
      [.optional("hours", Schema(.integer(1...168)), "Left out, a day.", unit: .of("hours"), examples: ["48"])])

    package init(hours: Int? = nil) {
      self.hours = hours
    }
  }

  package struct Output: Described, Equatable {
    package var reminders: [ReminderView]
    package var ahead: [ReminderAhead]

    package static let schema = Schema(
      "The reminders.",
      [
        .init("reminders", .list(ReminderView.schema), "In the order set."),
        .init("ahead", .list(ReminderAhead.schema), "Those to come, as they follow each other."),
      ])
  }

  let reader: PrayerReader
  /// A week.
  private static let hours = 1...168

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let hours = input.hours ?? 24
    guard ListReminders.hours.contains(hours) else {
      throw .invalidInput(
        field: "hours", problem: .prayer(.hoursOutside(least: 1, most: ListReminders.hours.upperBound)))
    }
    let snapshot = try reader.snapshot()
    let plan = ReminderPlan(snapshot.states, snapshot.record.reminders, quiet: snapshot.preferences.quiet)
    let ahead = plan.reminders(from: snapshot.now, until: snapshot.now + Int64(hours) * 3_600_000)
    return Output(
      reminders: snapshot.record.reminders.map(ReminderView.init),
      ahead: ahead.map { ReminderAhead($0, zoned: snapshot.zoned) })
  }
}
