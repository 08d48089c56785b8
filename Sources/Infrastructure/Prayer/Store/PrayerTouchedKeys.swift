import KernelDomain
import PrayerDomain
import Storage

/// The subjects that one or more changes touch, such as a prayer or an excuse. Comparing them finds the later changes
/// that prevent an earlier change from being undone.
struct PrayerTouchedKeys {
  private var prayers: Set<PrayerOfDay> = []
  /// Whether any of the changes touches a period. All periods count as one subject, because each begins where the
  /// previous one ends.
  private var hasPeriods = false
  /// The excuses that the changes set, removed or replaced.
  private var excuses: [Excuse] = []
  private var excusesFrom: Set<PrayerOfDay> = []
  private var debts: Set<OwedPrayer> = []
  private var reminders: Set<String> = []
  private var extras: Set<ExtraOfDay> = []
  private var fasts: Set<CivilDay> = []
  /// Whether any of the changes touches a journey. The next two properties state the same for the first days of months
  /// and for the estimate of owed fasts. Each of the three counts as one subject.
  private var hasJourneys = false
  private var hasMonths = false
  private var hasFastEstimate = false

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
      case .setEstimate(let prayer, _): debts.insert(.five(prayer))
      case .setWitrEstimate: debts.insert(.witr)
      case .putReminder(let rule): reminders.insert(rule.id)
      case .removeReminder(let id): reminders.insert(id)
      case .putJourney, .removeJourney: hasJourneys = true
      case .settle(let from): excusesFrom.insert(from)
      case .logExtra(let extra, _): extras.insert(extra)
      case .logFast(let day, _): fasts.insert(day)
      case .setFastEstimate: hasFastEstimate = true
      case .putHijriMonth: hasMonths = true
      case .sent: break
      }
    }
  }

  /// Whether this value and `other` have a subject in common.
  func meets(_ other: PrayerTouchedKeys) -> Bool {
    !prayers.isDisjoint(with: other.prayers) || hasPeriods && other.hasPeriods
      || !excusesFrom.isDisjoint(with: other.excusesFrom)
      || excuses.contains { one in other.excuses.contains { one.overlaps($0) } }
      || !extras.isDisjoint(with: other.extras) || !fasts.isDisjoint(with: other.fasts)
      || hasJourneys && other.hasJourneys || hasMonths && other.hasMonths || hasFastEstimate && other.hasFastEstimate
      || !debts.isDisjoint(with: other.debts) || !reminders.isDisjoint(with: other.reminders)
  }

  func contains(_ extra: ExtraOfDay) -> Bool { extras.contains(extra) }

  /// Whether any of the changes records or clears the fast of this day.
  func contains(_ fast: CivilDay) -> Bool { fasts.contains(fast) }

  /// Whether any of the changes records or clears this prayer.
  func contains(_ prayer: PrayerOfDay) -> Bool {
    prayers.contains(prayer)
  }
}
