package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Sets when she is reminded of prayers.
package struct SetReminder: UseCase {
  package static let method = "prayer.setReminder"
  package static let summary = "Set a reminder of prayers: at their begin, before or after it, or before their end."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .changing, announces: PrayerEvents.preferencesDescriptions)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// Of the rule that is set anew; nil makes one of `when` and `minutes`, as `before-10`.
    package var id: String?
    /// Nil is all five.
    package var prayers: [Prayer]?
    package var when: ReminderRule.When
    /// Nil is 0.
    package var minutes: Int?

    package init(id: String? = nil, prayers: [Prayer]? = nil, when: ReminderRule.When, minutes: Int? = nil) {
      self.id = id
      self.prayers = prayers
      self.when = when
      self.minutes = minutes
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The number of the change; nil where it was set so already.
    package var change: Int?
    package var reminder: ReminderView
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  /// Fails with `conflict` where there are as many as there may be.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let minutes = input.minutes ?? 0
    let id = input.id ?? (minutes == 0 ? input.when.rawValue : "\(input.when.rawValue)-\(minutes)")
    guard SetReminder.isID(id) else {
      throw .invalidInput(field: "id", problem: .prayer(.noReminderID(text: id)), valid: ["before-10"])
    }
    let changed = try reader.store.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      do throws(PrayerLogError) {
        let rule = try self.rule(id, input, snapshot.now)
        if let known = record.reminders.first(where: { $0.id == id }) {
          return (known.isSame(as: rule) ? [] : [PrayerEdit.putReminder(rule)], ReminderView(rule))
        }
        guard record.reminders.count < ReminderRule.most else { throw .tooManyReminders(limit: ReminderRule.most) }
        return ([PrayerEdit.putReminder(rule)], ReminderView(rule))
      } catch {
        throw .prayer(error, field: "minutes", in: snapshot)
      }
    }
    return Output(change: changed.number, reminder: changed.value)
  }

  private func rule(_ id: String, _ input: Input, _ now: Timestamp) throws(PrayerLogError) -> ReminderRule {
    do throws(PrayerInputError) {
      return try ReminderRule(
        id: id, prayers: input.prayers ?? Prayer.allCases, when: input.when, minutes: input.minutes ?? 0, since: now)
    } catch {
      throw .input(error)
    }
  }

  /// 1 to 40 small letters, digits and hyphens.
  private static func isID(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}

/// Removes a reminder.
package struct RemoveReminder: UseCase {
  package static let method = "prayer.removeReminder"
  package static let summary = "Remove a reminder."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, SetReminder.Output.schema, .changing + [.notFound],
      announces: PrayerEvents.preferencesDescriptions)
  }

  package struct Input: Codable, Hashable, Sendable {
    package var id: String

    package init(id: String) {
      self.id = id
    }
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  /// Fails with `notFound`, naming those that there are.
  package func callAsFunction(_ input: Input) throws(Failure) -> SetReminder.Output {
    let changed = try reader.store.change { (record) throws(Failure) in
      guard let rule = record.reminders.first(where: { $0.id == input.id }) else {
        throw .notFound(.prayer(.noReminder(id: input.id, known: record.reminders.map(\.id))))
      }
      return ([PrayerEdit.removeReminder(id: rule.id)], ReminderView(rule))
    }
    return SetReminder.Output(change: changed.number, reminder: changed.value)
  }
}

/// The reminders she set, and those ahead.
package struct ListReminders: UseCase {
  package static let method = "prayer.listReminders"
  package static let summary = "The reminders you set, and those ahead."
  package static let kind = UseCaseKind.inspection
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is 24.
    package var hours: Int?

    package init(hours: Int? = nil) {
      self.hours = hours
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var reminders: [ReminderView]
    /// As they follow each other.
    package var ahead: [ReminderAhead]
  }

  private let reader: PrayerReader
  /// A week.
  private static let hours = 1...168

  package init(reader: PrayerReader) {
    self.reader = reader
  }

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

/// When she is reminded of which prayers.
package struct ReminderView: Codable, Hashable, Sendable {
  package var id: String
  package var prayers: [Prayer]
  package var when: ReminderRule.When
  package var minutes: Int

  package init(_ rule: ReminderRule) {
    id = rule.id
    prayers = rule.prayers
    when = rule.when
    minutes = rule.minutes
  }
}

/// A reminder that is to come.
package struct ReminderAhead: Codable, Hashable, Sendable {
  /// The rule's id.
  package var reminder: String
  package var prayer: Prayer
  package var day: CivilDay
  package var dueAt: ZonedInstant
  package var begin: ZonedInstant
  package var end: ZonedInstant

  package init(_ reminder: PrayerReminder, zoned: (Timestamp) -> ZonedInstant) {
    self.reminder = reminder.rule
    prayer = reminder.prayer.prayer
    day = reminder.prayer.day
    dueAt = zoned(reminder.dueAt)
    begin = zoned(reminder.window.begin)
    end = zoned(reminder.window.end)
  }
}

extension ReminderRule {
  /// Whether it reminds of the same at the same time, whenever it was set.
  fileprivate func isSame(as other: ReminderRule) -> Bool {
    prayers == other.prayers && when == other.when && minutes == other.minutes
  }
}

extension SetReminder.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.reminders, changed: changed && change != nil)
  }
}

extension SetReminder.Input {
  package static var schema: Schema {
    Schema(
      "The reminder.",
      [
        .optional(
          "id", .text, "Of the one that is set anew; left out, it is made of the others.", examples: [#""before-10""#]),
        .optional("prayers", .list(Prayer.schema), "Left out, all five.", examples: [#"["fajr","isha"]"#]),
        .init("when", ReminderRule.When.schema, "When it reminds."),
        .optional(
          "minutes", Schema(.integer(ReminderRule.minutes)), "Before or after that; left out, none.",
          unit: .of("minutes"), examples: ["10"]),
      ])
  }
}

extension SetReminder.Output {
  package static var schema: Schema {
    Schema(
      "The reminder.",
      [
        .optional("change", .ordinal, "The number of the change; left out where it was so already."),
        .init("reminder", ReminderView.schema, "The reminder."),
      ])
  }
}

extension RemoveReminder.Input {
  package static var schema: Schema { Schema("The reminder.", [.init("id", .text, "As it is listed.")]) }
}

extension ListReminders.Input {
  package static var schema: Schema {
    Schema(
      "How far ahead.",
      [.optional("hours", Schema(.integer(1...168)), "Left out, a day.", unit: .of("hours"), examples: ["48"])])
  }
}

extension ListReminders.Output {
  package static var schema: Schema {
    Schema(
      "The reminders.",
      [
        .init("reminders", .list(ReminderView.schema), "In the order set."),
        .init("ahead", .list(ReminderAhead.schema), "Those to come, as they follow each other."),
      ])
  }
}

extension ReminderRule.When {
  package static var schema: Schema {
    Schema("ReminderTime", "When a reminder comes.", ReminderRule.When.allCases) { when in
      switch when {
      case .before: "minutes before a prayer begins"
      case .at: "when it begins"
      case .after: "minutes after that, while it can be prayed in time"
      case .beforeEnd: "minutes before that ends"
      }
    }
  }
}

extension ReminderView {
  package static var schema: Schema {
    Schema(
      "Reminder", "When she is reminded of which prayers.",
      [
        .init("id", .text, "Its name.", examples: [#""before-10""#]),
        .init("prayers", .list(Prayer.schema), "Of which it reminds."),
        .init("when", ReminderRule.When.schema, "When it reminds."),
        .init("minutes", Schema(.integer(ReminderRule.minutes)), "Before or after that.", unit: .of("minutes")),
      ])
  }
}

extension ReminderAhead {
  static var members: [Schema.Member] {
    [
      .init("reminder", .text, "The reminder's name."), .init("prayer", Prayer.schema, "The prayer."),
      .init("day", CivilDay.schema, "Of which day."), .init("dueAt", ZonedInstant.schema, "When it reminds."),
      .init("begin", ZonedInstant.schema, "When the prayer begins."),
      .init("end", ZonedInstant.schema, "When it can no longer be prayed in time."),
    ]
  }

  package static var schema: Schema { Schema("ReminderAhead", "A reminder that is to come.", members) }
}
