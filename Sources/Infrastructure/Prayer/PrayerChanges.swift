import BookInfrastructure
package import KernelApplication
package import KernelDomain
import PrayerApplication
import PrayerDomain
package import Storage

/// Describes and undoes the changes in which the user recorded something about prayers. Omits the reminders that were
/// sent.
package struct PrayerChanges: SectionChanges {
  private let store: FilePrayerRepository

  package init(store: FilePrayerRepository) { self.store = store }

  package var section: FeatureID { .prayer }

  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    PrayerChangePart(change)
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    try store.undo(numbers, in: &transaction)
    return PrayerChangePart(change)
  }
}

extension PrayerChangePart {
  fileprivate init?(_ change: RecordedChange) {
    let read = PrayerReducer.entries(in: change.entries[.prayer] ?? [])
    self.init(PrayerChangePart.recorded(read.map(\.edit)) + read.flatMap(PrayerChangePart.other))
    if items.isEmpty { return nil }
  }

  /// Describes the prayers that the edits record or clear, with one `Item` for each status such as "on time".
  private static func recorded(_ edits: [PrayerEdit]) -> [Item] {
    var order: [PrayerStatus?] = []
    var prayers: [PrayerStatus?: [PrayerOfDay]] = [:]
    for edit in edits {
      let (prayer, status): (PrayerOfDay, PrayerStatus?)
      switch edit {
      case .log(let logged, let entry): (prayer, status) = (logged, entry.status)
      case .clear(let cleared): (prayer, status) = (cleared, nil)
      default: continue
      }
      if prayers[status] == nil { order.append(status) }
      prayers[status, default: []].append(prayer)
    }
    return order.compactMap { status in
      guard let own = prayers[status], let first = own.min(), let last = own.max() else { return nil }
      return own.count == 1
        ? .logged(prayer: first.prayer, day: first.day, status: status)
        : .range(count: own.count, first: first.day, last: last.day, status: status)
    }
  }

  private static func other(_ read: PrayerEntryRead) -> [Item] {
    switch read.edit {
    case .log, .clear, .sent, .settle: []
    case .putPeriod(let period):
      read.news.map { news in
        switch news {
        case .place: .place(name: period.place.name ?? period.place.zone)
        case .calculation: .calculation(method: period.calculation.method.word)
        }
      }
    case .removePeriod: [.placeRemoved]
    case .putExcuse(let excuse):
      [.excused(from: PrayerName(excuse.from), until: excuse.until.map { PrayerName($0) })]
    case .removeExcuse(let from): [.excuseRemoved(from: PrayerName(from))]
    case .setEstimate(let prayer, let count): [.debt(prayer: .five(prayer), count: count)]
    case .setWitrEstimate(let count): [.debt(prayer: .witr, count: count)]
    case .putReminder(let rule): [.reminder(id: rule.id)]
    case .removeReminder(let id): [.reminderRemoved(id: id)]
    case .putJourney(let journey): [.journey(from: journey.from, until: journey.until)]
    case .removeJourney(let from): [.journeyRemoved(from: from)]
    case .logExtra(let extra, let entry):
      [
        .extra(
          extra.extra, day: extra.day, isCleared: entry == nil,
          status: entry.flatMap { $0.status == .prayed ? nil : $0.status })
      ]
    case .logFast(let day, let entry): [.fast(day: day, status: entry?.status)]
    case .setFastEstimate(let count): [.fastsOwed(count: count)]
    case .putHijriMonth(let month, let begins): [.hijriMonth(month.description, begins: begins)]
    }
  }
}

extension PrayerMethod {
  fileprivate var word: String {
    switch self {
    case .named(let name): name.rawValue
    case .custom: "custom"
    }
  }
}
