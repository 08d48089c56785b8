import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
import PrayerApplication
import PrayerDomain
package import Storage

/// Backs up and restores the section `prayer`.
package struct PrayerBackup: SectionBackup {
  private let store: FilePrayerRepository

  package init(store: FilePrayerRepository) { self.store = store }

  package var section: FeatureID { .prayer }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    PrayerBackupPart(try PrayerReducer().state(of: content, after: nil).record)
  }

  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let coming = try PrayerReducer().state(of: content, after: nil).record
    // Prayers that the user cleared in this book stay cleared.
    let decided = PrayerTouchedKeys(try transaction[section].standing)
    let merge = try store.take({ PrayerMerge(coming, into: $0, decided) }, in: &transaction)
    return TakenBackup(part: merge.part, skipped: .ownKept(values: merge.left), whole: merge.part)
  }
}

/// Computes what to add to a book from a backup. Whatever the user has recorded in the book stays as it is.
struct PrayerMerge: Sendable {
  private(set) var log: [(prayer: PrayerOfDay, entry: PrayerEntry)] = []
  private(set) var edits: [PrayerEdit] = []
  /// How many of the backup's values were not added, because the book already has its own.
  private(set) var left = 0
  private(set) var part = PrayerBackupPart(PrayerRecord())

  /// Computes what to add from `coming`, the backup's record, to `own`, this book's record.
  /// - Parameter decided: the prayers and other subjects that changes in this book have set or cleared, and which
  ///   therefore stay as they are.
  init(_ coming: PrayerRecord, into own: PrayerRecord, _ decided: PrayerTouchedKeys) {
    takeLog(coming, own, decided)
    takePeriods(coming, own)
    takeExcuses(coming, own)
    for prayer in Prayer.allCases where coming.estimate[prayer] != own.estimate[prayer] {
      if own.estimate[prayer] == 0 {
        edits.append(.setEstimate(prayer, coming.estimate[prayer]))
      } else if coming.estimate[prayer] != 0 {
        left += 1
      }
    }
    takeReminders(coming, own)
    takeJourneysAndMonths(coming, own)
    takeExtrasAndFasts(coming, own, decided)
  }

  var isEmpty: Bool { log.isEmpty && edits.isEmpty }

  private mutating func takeLog(_ coming: PrayerRecord, _ own: PrayerRecord, _ decided: PrayerTouchedKeys) {
    for prayer in coming.log.prayers(where: { _ in true }) {
      guard let entry = coming.log[prayer], own.log[prayer] != entry else { continue }
      if own.log[prayer] != nil || decided.contains(prayer) {
        left += 1
      } else {
        log.append((prayer, entry))
      }
    }
    part.entries = log.count
  }

  /// Takes the backup's periods (each has one place and one calculation method) only if this book has none. Inserting a
  /// period between this book's own periods would change which prayers were due during it.
  private mutating func takePeriods(_ coming: PrayerRecord, _ own: PrayerRecord) {
    if own.periods.isEmpty {
      edits += coming.periods.all.map { .putPeriod($0) }
      part.places = coming.periods.all.count
    } else {
      left += coming.periods.all.count { !own.periods.all.contains($0) }
    }
  }

  private mutating func takeExcuses(_ coming: PrayerRecord, _ own: PrayerRecord) {
    for excuse in coming.excuses where !own.excuses.contains(excuse) {
      if own.excuses.contains(where: { excuse.overlaps($0) }) {
        left += 1
      } else {
        edits.append(.putExcuse(excuse))
        part.excuses += 1
      }
    }
  }

  private mutating func takeReminders(_ coming: PrayerRecord, _ own: PrayerRecord) {
    for rule in coming.reminders where !own.reminders.contains(rule) {
      if own.reminders.contains(where: { $0.id == rule.id })
        || own.reminders.count + part.reminders >= ReminderRule.most
      {
        left += 1
      } else {
        edits.append(.putReminder(rule))
        part.reminders += 1
      }
    }
  }

  private mutating func takeJourneysAndMonths(_ coming: PrayerRecord, _ own: PrayerRecord) {
    for journey in coming.journeys where !own.journeys.contains(journey) {
      if own.journeys.contains(where: { journey.overlaps($0) }) {
        left += 1
      } else {
        edits.append(.putJourney(journey))
      }
    }
    edits += coming.settled.subtracting(own.settled).sorted().map { .settle($0) }
    // Months depend on each other, so a backup's months are taken only together.
    if own.hijriMonths.isEmpty {
      edits += coming.hijriMonths.sorted { $0.key < $1.key }.map { .putHijriMonth($0.key, begins: $0.value) }
    } else {
      left += coming.hijriMonths.count { own.hijriMonths[$0.key] != $0.value }
    }
  }

  private mutating func takeExtrasAndFasts(_ coming: PrayerRecord, _ own: PrayerRecord, _ decided: PrayerTouchedKeys) {
    for (extra, entry) in coming.extras.sorted(by: { $0.key < $1.key }) where own.extras[extra] != entry {
      if own.extras[extra] != nil || decided.contains(extra) {
        left += 1
      } else {
        edits.append(.logExtra(extra, entry))
      }
    }
    for (day, entry) in coming.fasts.sorted(by: { $0.key < $1.key }) where own.fasts[day] != entry {
      if own.fasts[day] != nil || decided.contains(day) { left += 1 } else { edits.append(.logFast(day, entry)) }
    }
    if coming.witrEstimate != own.witrEstimate {
      if own.witrEstimate == 0 {
        edits.append(.setWitrEstimate(coming.witrEstimate))
      } else if coming.witrEstimate != 0 {
        left += 1
      }
    }
    if coming.fastEstimate != own.fastEstimate {
      if own.fastEstimate == 0 {
        edits.append(.setFastEstimate(coming.fastEstimate))
      } else if coming.fastEstimate != 0 {
        left += 1
      }
    }
  }
}
