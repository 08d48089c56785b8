import KernelDomain
import PrayerDomain
import Storage

/// What changes decided on, so that one taken back can be told from those that were decided on what it said.
struct PrayerTouchedKeys {
  private var prayers: Set<PrayerOfDay> = []
  /// Each period begins where the one before it ends, so that all of them are one history.
  private var hasPeriods = false
  /// Excuses that it put, or that it removed or put others in place of.
  private var excuses: [Excuse] = []
  private var excusesFrom: Set<PrayerOfDay> = []
  private var debts: Set<Prayer> = []
  private var reminders: Set<String> = []

  init(_ changes: some Sequence<Change>) {
    for read in changes.lazy.flatMap({ PrayerReducer.entries(in: $0.entries) }) {
      read.replaced.map { excuses.append($0) }
      switch read.edit {
      case .log(let prayer, _), .clear(let prayer): prayers.insert(prayer)
      case .putPeriod, .removePeriod: hasPeriods = true
      case .putExcuse(let excuse):
        excuses.append(excuse)
        excusesFrom.insert(excuse.from)
      case .removeExcuse(let from): excusesFrom.insert(from)
      case .setEstimate(let prayer, _): debts.insert(prayer)
      case .putReminder(let rule): reminders.insert(rule.id)
      case .removeReminder(let id): reminders.insert(id)
      case .sent: break
      }
    }
  }

  /// Whether both decided on the same.
  func meets(_ other: PrayerTouchedKeys) -> Bool {
    !prayers.isDisjoint(with: other.prayers) || hasPeriods && other.hasPeriods
      || !excusesFrom.isDisjoint(with: other.excusesFrom)
      || excuses.contains { one in other.excuses.contains { one.overlaps($0) } }
      || !debts.isDisjoint(with: other.debts) || !reminders.isDisjoint(with: other.reminders)
  }

  /// Whether one recorded the prayer, or cleared it.
  func contains(_ prayer: PrayerOfDay) -> Bool {
    prayers.contains(prayer)
  }
}
