package import KernelApplication
package import KernelDomain
package import PrayerApplication
import PrayerDomain
import Synchronization

/// Sends reminders of prayers. Each reminder is stored durably in the book before it is sent, so that it is never sent
/// twice. If the process crashes in between, the reminder is not sent at all.
package final class PrayerTimer: FeatureTimer {
  private let reader: PrayerReader
  private let last = Mutex<Look?>(nil)

  /// The result of one check for reminders that are due.
  private struct Look {
    /// The time of the check. All reminders that were due by then have been sent or dropped.
    let at: Timestamp
    /// The time up to which all due reminders had been sent or dropped before this check.
    let before: Timestamp
    /// The reminders that this check sent. If the book does not contain them, the commit that stored them was lost.
    let sent: [SentReminder]
  }

  package init(reader: PrayerReader) { self.reader = reader }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    let record = try reader.repository.summary()
    if record.reminders.isEmpty { return nil }
    let plan = try reader.snapshot(of: record, at: now).reminderPlan
    return plan.toSend(since: handled(record, at: now), sent: record.sent).first?.dueAt ?? plan.next(after: now)
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    if try reader.repository.summary().reminders.isEmpty { return [] }
    let (look, due) = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: now)
      let plan = snapshot.reminderPlan
      let before = handled(record, at: now)
      let reminders = plan.toSend(since: before, sent: record.sent)
      let sent = reminders.map { SentReminder($0) }
      return (
        sent.map { .sent($0) },
        (
          Look(at: now, before: before, sent: sent),
          reminders.map { ReminderDue($0, isLate: plan.isLate($0), in: snapshot) }
        )
      )
    }.value
    last.withLock { $0 = look }
    return due.map { BookEvent(PrayerEvents.reminderDue, $0) }
  }

  /// Returns the time up to which all due reminders have been sent or dropped. Returns 1970 after the program has
  /// started or the clock has been set back, so that everything is checked again; the book records what was already
  /// sent.
  private func handled(_ record: PrayerRecord, at now: Timestamp) -> Timestamp {
    guard let look = last.withLock({ $0 }), look.at <= now else { return Timestamp(milliseconds: 0) }
    return look.sent.allSatisfy(record.sent.contains) ? look.at : look.before
  }
}
