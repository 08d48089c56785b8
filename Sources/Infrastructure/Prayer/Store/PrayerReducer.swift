package import KernelApplication
package import KernelDomain
import PrayerApplication
package import PrayerDomain
package import Storage
import Synchronization

/// The reducer of the section `prayer`, which computes the feature's state from the section's content. Recent edits are
/// in the journal; edits too old to be undone are moved to files. Derived files summarise both, except for the times in
/// the prayer log.
package final class PrayerReducer: EditReducer {
  package typealias State = PrayerBook

  package enum Edit: Sendable {
    case apply([PrayerEdit])
    /// Undoes the changes that these numbers identify.
    case undo([Int])
    /// Adds the log entries as if they had already been moved to files, and makes each of the other edits as a separate
    /// change.
    case take(log: [(prayer: PrayerOfDay, entry: PrayerEntry)], [PrayerEdit])
    /// Erases everything, including the section's history of changes.
    case erase
  }

  /// The part of the prayer log that has been moved to files, and its encoding as marks (one character per prayer). Few
  /// changes alter this part, so it usually need not be encoded again.
  private let folded = Mutex<(log: PrayerLog, bytes: [UInt8])?>(nil)

  package init() {}

  package var section: FeatureID { .prayer }
  package var derivedNames: [String] { [PrayerReducer.summary, PrayerReducer.folded, PrayerReducer.recent] }
  package var derivedFromFiles: [String] { [PrayerReducer.folded] }
  /// The name of the derived file with the marks (one character per prayer) of the part of the log that has been moved
  /// to files.
  static let folded = "folded"
  /// The name of the derived file that contains the summary of the section, except for what is in the file `folded`.
  static let summary = "summary"
  /// The name of the derived file that contains what most screens need, however long the log is.
  static let recent = "recent"

  // MARK: Reading

  package func state(
    of content: SectionContent, after known: (book: PrayerBook, content: SectionContent)?
  ) throws(Failure) -> PrayerBook {
    if let known, known.content.hasSameFiles(as: content) {
      return PrayerBook(folded: known.book.folded, try Self.changes(in: content, known: known.book.changes))
    }
    var folded = PrayerRecord()
    folded.log = try PrayerYearFile.log(in: content)
    for file in PrayerListFile.allCases { try file.read(content, into: &folded) }
    return PrayerBook(folded: folded, try Self.changes(in: content))
  }

  package static func read(_ entry: Entry) -> PrayerEdit? { readEntry(entry)?.edit }
  package static var unreadable: Message { .prayer(.unreadableEntry) }

  private static func readEntry(_ entry: Entry) -> PrayerEntryRead? {
    guard case .add(let kind, let value) = entry else { return nil }
    return PrayerEditCoding.read(kind, value)
  }

  static func entries(in entries: [Entry]) -> [PrayerEntryRead] {
    entries.compactMap(readEntry)
  }

  // MARK: Changing

  package func make(_ edit: Edit, in book: inout PrayerBook, _ transaction: inout Transaction) throws(Failure) {
    switch edit {
    case .apply(let edits):
      try transaction.append(entries(edits, book.record), to: section)
      book.apply(PrayerChange(number: transaction.number, edits: edits))
    case .undo(let numbers):
      let before = (book: book, content: try transaction[section])
      try transaction.append(.undoing(numbers), to: section)
      if numbers.count > 1 || !book.undo(numbers[0]) { book = try self.state(of: transaction[section], after: before) }
    case .take(let log, let edits):
      try take(log, in: &book, &transaction)
      for edit in edits {
        for entry in entries([edit], book.record) { try transaction.appendSeparately(entry, to: section) }
        book.apply(PrayerChange(number: transaction.last, edits: [edit]))
      }
    case .erase:
      try transaction.eraseAll(of: section)
      book = PrayerBook()
    }
  }

  private func take(
    _ log: [(prayer: PrayerOfDay, entry: PrayerEntry)], in book: inout PrayerBook, _ transaction: inout Transaction
  ) throws(Failure) {
    if log.isEmpty { return }
    var folded = book.folded
    for (prayer, entry) in log { folded.apply(.log(prayer, entry)) }
    for year in Set(log.map(\.prayer.day.year)) {
      if let bytes = PrayerYearFile.encode(folded.log, year) {
        try transaction.put(bytes, at: PrayerYearFile.key(year))
      }
    }
    book = PrayerBook(folded: folded, book.changes)
  }

  /// Returns the journal entries for some edits. Each edit is encoded for the record that results from the edits before
  /// it.
  private func entries(_ edits: [PrayerEdit], _ record: PrayerRecord) -> [Entry] {
    // Copied only for edits of something other than prayers, which are few.
    var record = record
    return edits.map { edit in
      var replaced: Excuse?
      var news: [PrayerEntryRead.News] = []
      switch edit {
      case .putExcuse(let excuse): replaced = record.excuses.first { $0.from == excuse.from }
      case .removeExcuse(let from): replaced = record.excuses.first { $0.from == from }
      case .putPeriod(let period): news = PrayerReducer.news(of: period, in: record.periods)
      default: break
      }
      if edits.count > 1, replaced != nil || !news.isEmpty { record.apply(edit) }
      return PrayerEditCoding.entry(edit, replacing: replaced, news)
    }
  }

  /// Returns how a period differs from the period that is in effect when it begins.
  private static func news(of period: PrayerPeriod, in periods: PrayerPeriods) -> [PrayerEntryRead.News] {
    let index = period.from.map { periods.index(at: $0) } ?? (periods.isEmpty ? nil : 0)
    guard let before = index.map({ periods.all[$0] }) else { return [.place] }
    return (before.place == period.place ? [] : [.place])
      + (before.calculation == period.calculation ? [] : [.calculation])
  }

  package func derived(from book: PrayerBook) -> [String: [UInt8]] {
    let folded = folded.withLock { known in
      if let known, known.log == book.folded.log { return known.bytes }
      let bytes = PrayerSummaryCoding.encode(folded: book.folded.log)
      known = (book.folded.log, bytes)
      return bytes
    }
    return [
      PrayerReducer.folded: folded, PrayerReducer.summary: PrayerSummaryCoding.encode(book),
      PrayerReducer.recent: RecentPrayersCoding.encode(book.record),
    ]
  }

  // MARK: Care

  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let touched = PrayerTouchedKeys([change])
    return later.filter { touched.meets(PrayerTouchedKeys([$0])) }
  }

  /// Whether the user made the change. False for sent reminders, which the program records itself.
  package func isPersons(_ change: Change) -> Bool {
    change.entries.contains { entry in
      if case .add(PrayerEditCoding.sent, _) = entry { false } else { true }
    }
  }

  package func fold(_ changes: [Change], of book: PrayerBook, in content: SectionContent) -> Fold? {
    let own = Set(changes.filter(isPersons).map(\.number))
    let gone = forgotten(changes, book)
    if own.isEmpty, gone.isEmpty { return nil }
    let record = book.folding(own)
    var files: [FileKey: [UInt8]?] = [:]
    for year in Set(record.log.years + book.folded.log.years)
    where record.log.marks(of: year) != book.folded.log.marks(of: year)
      || record.log.instants(of: year) != book.folded.log.instants(of: year)
    {
      files[PrayerYearFile.key(year)] = .some(PrayerYearFile.encode(record.log, year))
    }
    for file in PrayerListFile.allCases where file.edits(of: record) != file.edits(of: book.folded) {
      files[file.key] = .some(file.encode(record))
    }
    return Fold(changes: own.union(gone), files: files)
  }

  /// Returns the numbers of the changes that contain nothing but sent reminders, all of which are too old to be kept.
  private func forgotten(_ changes: [Change], _ book: PrayerBook) -> Set<Int> {
    let kept = Set(book.record.sent)
    let forgotten = changes.filter { change in
      !isPersons(change)
        && !PrayerReducer.entries(in: change.entries).contains { read in
          if case .sent(let reminder) = read.edit { kept.contains(reminder) } else { true }
        }
    }
    return Set(forgotten.map(\.number))
  }

  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    if key.kind == PrayerYearFile.kind { return PrayerYearFile.inspect(key, bytes) }
    return PrayerListFile(rawValue: key.kind)?.inspect(bytes) ?? InspectedFile(sound: bytes)
  }
}

extension Transaction {
  fileprivate mutating func append(_ entries: [Entry], to section: FeatureID) throws(Failure) {
    for entry in entries { try append(entry, to: section) }
  }
}
