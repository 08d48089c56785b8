import JSONCoding
import KernelApplication
import PrayerApplication
import PrayerDomain
import Storage

/// The files of what was folded beside the log: periods, excuses, debts and reminders, each an item as the journal has it.
enum PrayerListFile: String, CaseIterable {
  case periods, excuses, debts, reminders

  var key: FileKey { FileKey(.prayer, rawValue, "all") }

  /// The kind of the journal's entries that say the same.
  private var kind: String {
    switch self {
    case .periods: "period"
    case .excuses: "excuse"
    case .debts: "debt"
    case .reminders: "reminder"
    }
  }

  /// The edits that make what a record holds of it.
  func edits(of record: PrayerRecord) -> [PrayerEdit] {
    switch self {
    case .periods: record.periods.all.map { .putPeriod($0) }
    case .excuses: record.excuses.map { .putExcuse($0) }
    case .debts: Prayer.allCases.filter { record.estimate[$0] > 0 }.map { .setEstimate($0, record.estimate[$0]) }
    case .reminders: record.reminders.map { .putReminder($0) }
    }
  }

  /// Nil where there is none of it.
  func encode(_ record: PrayerRecord) -> [UInt8]? {
    let edits = edits(of: record)
    guard !edits.isEmpty else { return nil }
    return SealedItems.encode(capacity: 256, edits, PrayerEditCoding.write)
  }

  /// Adds what the file holds to a record. Fails with `storeDamaged` rather than leave anything out.
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
