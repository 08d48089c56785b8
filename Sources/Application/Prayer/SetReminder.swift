package import KernelApplication
import KernelDomain
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
