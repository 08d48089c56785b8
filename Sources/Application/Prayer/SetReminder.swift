package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Adds a reminder of prayers, or changes an existing reminder. Values that the input omits stay unchanged.
package struct SetReminder: UseCase {
  package static let method = "prayer.setReminder"
  package static let summary =
    "Set a reminder of prayers, or of imsak and iftar in Ramadan."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    /// The reminder's id; nil to derive the id from `when` and `minutes`, such as `before-10`.
    package var id: String?
    package var prayers: [Prayer]?
    package var when: ReminderRule.When?
    package var minutes: Int?

    package static let schema = Schema(
      "The reminder; details of an existing reminder that are left out stay as they are.",
      [
        .optional(
          "id", .text,
          """
          The name of the reminder: 1 to 40 lower-case letters, digits and hyphens; if left out, it is formed from \
          `when` and `minutes`.
          """,
          examples: [#""before-10""#]),
        .optional(
          "prayers", .list(Prayer.schema),
          "The prayers of which to remind; if left out, all five in a new reminder, and as before otherwise.",
          examples: [#"["fajr","isha"]"#]),
        .optional(
          "when", ReminderRule.When.schema,
          "The event from which `minutes` counts, and the direction; required for a new reminder."),
        .optional(
          "minutes", Schema(.integer(ReminderRule.minutes)),
          "The minutes before or after the event; if left out, 0 in a new reminder, and as before otherwise.",
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
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("reminder", ReminderView.schema, "The reminder."),
      ])
  }

  let reader: PrayerReader

  /// Adds or changes the reminder. Fails with `conflict` if there are already as many reminders as allowed.
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

  /// Returns the reminder rule that the input describes.
  /// - Parameter known: the rule to change; nil for a new rule. If the changed rule's reminders are due at the prayer's
  ///   beginning, the rule loses its minutes.
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

  /// Whether the text consists of 1 to 40 lowercase letters, digits or hyphens.
  private static func isID(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}

extension ReminderRule {
  /// Whether both rules cause reminders of the same prayers at the same times. The times at which the rules were set
  /// may differ.
  fileprivate func isSame(as other: ReminderRule) -> Bool {
    prayers == other.prayers && when == other.when && minutes == other.minutes
  }
}

extension SetReminder.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.reminders, changed: changed && change != nil)
  }
}
