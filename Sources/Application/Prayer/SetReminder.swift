package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Sets when the user is reminded of prayers; what is not told of a reminder that there is stays.
package struct SetReminder: UseCase {
  package static let method = "prayer.setReminder"
  package static let summary = "Set a reminder of prayers: at their begin, before or after it, or before their end."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    /// Of the rule that is changed; nil makes one of `when` and `minutes`, as `before-10`.
    package var id: String?
    package var prayers: [Prayer]?
    package var when: ReminderRule.When?
    package var minutes: Int?

    package static let schema = Schema(
      "The reminder; of one that there is, what is left out stays.",
      [
        .optional(
          "id", .text, "Of the one that is changed; left out, it is made of `when` and `minutes`.",
          examples: [#""before-10""#]),
        .optional(
          "prayers", .list(Prayer.schema), "Left out of a new one, all five.", examples: [#"["fajr","isha"]"#]),
        .optional("when", ReminderRule.When.schema, "When it reminds; needed of a new one."),
        .optional(
          "minutes", Schema(.integer(ReminderRule.minutes)), "Before or after that; left out of a new one, none.",
          unit: .of("minutes"), examples: ["10"]),
      ])

    package init(id: String? = nil, prayers: [Prayer]? = nil, when: ReminderRule.When? = nil, minutes: Int? = nil) {
      self.id = id
      self.prayers = prayers
      self.when = when
      self.minutes = minutes
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var reminder: ReminderView

    package static let schema = Schema(
      "The reminder.",
      [
        .optional("change", .ordinal, "The number of the change; left out where it was so already."),
        .init("reminder", ReminderView.schema, "The reminder."),
      ])
  }

  let reader: PrayerReader

  /// Fails with `conflict` where there are as many as there may be.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let id = input.id ?? input.when.map({ SetReminder.id($0, input.minutes ?? 0) }) else {
      throw .invalidInput(
        field: "when", problem: .prayer(.reminderWithoutTime), valid: ReminderRule.When.allCases.map(\.rawValue))
    }
    guard SetReminder.isID(id) else {
      throw .invalidInput(field: "id", problem: .prayer(.noReminderID(text: id)), valid: ["before-10"])
    }
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let known = record.reminders.first { $0.id == id }
      guard let when = input.when ?? known?.when else {
        throw .invalidInput(
          field: "when", problem: .prayer(.reminderWithoutTime), valid: ReminderRule.When.allCases.map(\.rawValue))
      }
      do throws(PrayerLogError) {
        let rule = try self.rule(id, input, when, known, snapshot.now)
        if let known {
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

  private static func id(_ when: ReminderRule.When, _ minutes: Int) -> String {
    minutes == 0 ? when.rawValue : "\(when.rawValue)-\(minutes)"
  }

  /// - Parameter known: the one that is changed; minutes mean nothing where it begins at that time.
  private func rule(
    _ id: String, _ input: Input, _ when: ReminderRule.When, _ known: ReminderRule?, _ now: Timestamp
  ) throws(PrayerLogError) -> ReminderRule {
    do throws(PrayerInputError) {
      return try ReminderRule(
        id: id, prayers: input.prayers ?? known?.prayers ?? Prayer.allCases, when: when,
        minutes: input.minutes ?? (when == .at ? 0 : known?.minutes ?? 0), since: now)
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
