import JSONCoding
import KernelApplication
import PrayerApplication
import PrayerDomain
import Storage

/// A file that contains edits moved out of the journal. There is one such file for each type of item, such as periods,
/// excuses or debts. The entries of the prayer log are in other files (see `PrayerYearFile`). Each item is encoded as
/// in the journal.
enum PrayerListFile: String, CaseIterable {
  case periods, excuses, debts, reminders, journeys, settled, extras, fasts, months
  case fastDebt = "owed"
  case witrDebt = "witr"

  var key: FileKey { FileKey(.prayer, rawValue, "all") }

  /// The kind of journal entry that each item of this file corresponds to.
  private var kind: String {
    switch self {
    case .periods: "period"
    case .excuses: "excuse"
    case .debts: "debt"
    case .reminders: "reminder"
    case .journeys: "journey"
    case .settled: "settled"
    case .extras: "extra"
    case .fasts: "fast"
    case .months: "hijri-month"
    case .fastDebt: "fasts-owed"
    case .witrDebt: "witr-owed"
    }
  }

  /// Returns the edits that would recreate those items of the record that belong in this file.
  func edits(of record: PrayerRecord) -> [PrayerEdit] {
    switch self {
    case .periods: record.periods.all.map { .putPeriod($0) }
    case .excuses: record.excuses.map { .putExcuse($0) }
    case .debts: Prayer.allCases.filter { record.estimate[$0] > 0 }.map { .setEstimate($0, record.estimate[$0]) }
    case .reminders: record.reminders.map { .putReminder($0) }
    case .journeys: record.journeys.map { .putJourney($0) }
    case .settled: record.settled.sorted().map { .settle($0) }
    case .extras: record.extras.sorted { $0.key < $1.key }.map { .logExtra($0.key, $0.value) }
    case .fasts: record.fasts.sorted { $0.key < $1.key }.map { .logFast($0.key, $0.value) }
    case .months: record.hijriMonths.sorted { $0.key < $1.key }.map { .putHijriMonth($0.key, begins: $0.value) }
    case .fastDebt: record.fastEstimate > 0 ? [.setFastEstimate(record.fastEstimate)] : []
    case .witrDebt: record.witrEstimate > 0 ? [.setWitrEstimate(record.witrEstimate)] : []
    }
  }

  /// Encodes those items of the record that belong in this file; nil if there are none.
  func encode(_ record: PrayerRecord) -> [UInt8]? {
    let edits = edits(of: record)
    guard !edits.isEmpty else { return nil }
    return SealedItems.encode(capacity: 256, edits, PrayerEditCoding.write)
  }

  /// Adds the items of the file to a record. Fails with `storeDamaged` if an item cannot be read, rather than leaving
  /// it out.
  func read(_ content: SectionContent, into record: inout PrayerRecord) throws(Failure) {
    try SealedItems.prayer.read(key, in: content) { (reader) throws(JSONError) in
      record.apply(try PrayerEditCoding.read(kind, &reader).edit)
    }
  }

  func inspect(_ bytes: [UInt8]) -> InspectedFile {
    SealedItems.prayer.inspect(bytes) { (reader) throws(JSONError) in _ = try PrayerEditCoding.read(kind, &reader) }
  }
}

extension SealedItems {
  static let prayer = SealedItems(unreadable: .prayer(.unreadableEntry), lost: .prayer(.lostEntry))
}
