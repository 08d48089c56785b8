package import KernelApplication
package import KernelDomain
package import PrayerApplication
import PrayerDomain
import Synchronization

/// Reminds of prayers. What is sent is noted in the book, and durable, before anybody is told, so that whatever happens
/// to the process, nothing is sent twice: what a crash comes between is not sent at all.
package final class PrayerTimer: FeatureTimer {
  private let reader: PrayerReader
  /// Up to when all that fell due was sent or dropped; nil where that is not known.
  private let handled = Mutex<Timestamp?>(nil)

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    let record = try reader.store.summary()
    if record.reminders.isEmpty { return nil }
    let plan = plan(try reader.snapshot(of: record, at: now))
    return plan.toSend(since: handled(at: now), sent: record.sent).first?.dueAt ?? plan.next(after: now)
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    let since = handled(at: now)
    var due: [ReminderDue] = []
    if try !reader.store.summary().reminders.isEmpty {
      due = try reader.store.change { (record) throws(Failure) in
        let snapshot = try reader.snapshot(of: record, at: now)
        let plan = plan(snapshot)
        let reminders = plan.toSend(since: since, sent: record.sent)
        return (
          reminders.map { .sent(SentReminder($0)) },
          reminders.map { ReminderDue($0, isLate: plan.isLate($0), zoned: snapshot.zoned) }
        )
      }.value
    }
    handled.withLock { $0 = now }
    return due.map { BookEvent(PrayerEvents.reminderDue, $0) }
  }

  /// At the start, and on a clock that was set back, all that fell due is looked at again: of that the book knows what was
  /// sent.
  private func handled(at now: Timestamp) -> Timestamp {
    let last = handled.withLock { $0 }
    return last.flatMap { $0 <= now ? $0 : nil } ?? Timestamp(milliseconds: 0)
  }

  private func plan(_ snapshot: PrayerSnapshot) -> ReminderPlan {
    ReminderPlan(snapshot.states, snapshot.record.reminders, quiet: snapshot.preferences.quiet)
  }
}
