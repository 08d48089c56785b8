package import KernelApplication
package import KernelDomain

/// A change of one or several sections that is being prepared. All of it becomes durable together when the body of
/// `Store.transaction` returns; if the body throws, none of it does.
package struct Transaction: ~Copyable {
  /// The number of the change, the same in all sections; used up only if entries are appended.
  package let number: Int
  /// When the transaction began.
  package let at: Timestamp
  let writer: StoreWriter
  private(set) var drafts: BySection<SectionDraft> = .init()
  /// The greatest number given by this transaction: its own, unless entries were appended separately.
  package private(set) var last: Int
  /// Whether rows that are put carry this transaction's number, by which they can be undone.
  package private(set) var isImport = false
  /// What an import has put into each section so far.
  private(set) var imported: BySection<ImportedRows> = .init()

  init(_ writer: StoreWriter, at: Timestamp) {
    self.writer = writer
    self.at = at
    number = writer.nextNumber
    last = number
  }

  /// The sections that the store has.
  var sections: [FeatureID] {
    writer.view.manifest.map { $0.value.sections.ids } ?? []
  }

  /// The section's content, including this transaction's changes.
  package subscript(section: FeatureID) -> SectionContent {
    get throws(Failure) {
      if let draft = drafts[section] { return draft.content }
      return try writer.content(of: section)
    }
  }

  /// Makes this transaction an import, which `finishImport` ends.
  package mutating func beginImport() { isImport = true }

  mutating func note(_ rows: ImportedRows, in section: FeatureID) {
    var all = rows
    if let before = imported[section] {
      if before.key.description > rows.key.description { (all.key, all.list) = (before.key, before.list) }
      all.new += before.new
      all.updated += before.updated
    }
    imported[section] = all
    drafts[section]?.use(number)
  }

  /// Adds an entry to this transaction's change. An undo must be the only entry of its section. After
  /// `appendSeparately`, nothing else can be appended to the section.
  package mutating func append(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try append([entry], to: section)
  }

  /// Adds several entries to this transaction's change, under the same conditions.
  package mutating func append(_ entries: [Entry], to section: FeatureID) throws(Failure) {
    if entries.isEmpty { return }
    try begin(section)
    drafts[section]?.append(entries, number, at)
  }

  /// Adds an entry as a change with its own number, so that it can be undone by itself, as when a backup is merged.
  package mutating func appendSeparately(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try begin(section)
    last += 1
    drafts[section]?.append([entry], last, at)
  }

  /// Writes a file, replacing the one of that key if there is one.
  package mutating func put(_ bytes: [UInt8], at key: FileKey) throws(Failure) {
    try begin(key.section)
    drafts[key.section]?.put(bytes, at: key)
  }

  /// Replaces the bytes of a file that this transaction puts by others of which features read the same.
  mutating func amend(_ bytes: [UInt8], at key: FileKey) {
    drafts[key.section]?.amend(bytes, at: key)
  }

  /// Removes the file of that key, if there is one.
  package mutating func remove(_ key: FileKey) throws(Failure) {
    guard try self[key.section].bytesExist(of: key) else { return }
    try begin(key.section)
    drafts[key.section]?.put(nil, at: key)
  }

  /// Stores a small document beside the files, replacing the one of its kind; nil removes it.
  package mutating func note(_ value: [UInt8]?, as kind: String, in section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.note(value, as: kind)
  }

  /// Permanently removes changes from the journal, along with the changes that undo or redo them, and the copies that
  /// repairs kept of the section. Files that this transaction removes are permanently gone too.
  package mutating func erase(_ changes: Set<Int>, of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.erase(changes)
  }

  /// Permanently removes changes, and those that undo or redo nothing but these, from the journal.
  mutating func eraseWithUndos(_ numbers: Set<Int>, of section: FeatureID) throws(Failure) {
    try begin(section)
    var gone = numbers
    for change in try self[section].changes where !change.allUndone.isEmpty {
      if change.allUndone.allSatisfy(gone.contains) { gone.insert(change.number) }
    }
    drafts[section]?.erase(gone)
  }

  /// Permanently removes entries from the journal, changes that have no other entries, and the copies that repairs
  /// kept.
  /// - Returns: how many changes had such an entry.
  @discardableResult
  package mutating func erase(
    _ isGone: (Entry) -> Bool, of section: FeatureID
  ) throws(Failure) -> Int {
    try begin(section)
    return drafts[section]?.erase { _, entry in isGone(entry) } ?? 0
  }

  /// Whether the transaction changes a section's content; derived values do not count.
  package var changesAnything: Bool {
    drafts.elements.contains { $0.value.changesAnything }
  }

  /// Whether the store never had any content, so that a backup can be restored into it unchanged.
  package var isOfEmptyStore: Bool {
    get throws(Failure) {
      guard number == 1 else { return false }
      for id in sections where try !self[id].isEmpty { return false }
      return true
    }
  }

  /// Restores a backup into an empty store. Changes keep their numbers and times, and undone changes stay undone; the
  /// next number follows the backup's last. Nothing can be appended in the same transaction.
  package mutating func restore(_ backup: StoreBackup) throws(Failure) {
    for content in backup.sections {
      try begin(content.section)
      drafts[content.section]?.restore(content)
    }
    last = backup.last
    for content in backup.sections {
      if let reducer = writer.store.reducers[content.section] { try renew(by: reducer) }
    }
  }

  /// Computes a section's derived values again.
  mutating func renew(by reducer: some SectionReducer) throws(Failure) {
    let book = try reducer.state(of: self[reducer.section], after: nil)
    try keep(reducer.derived(from: book), of: reducer.section)
  }

  /// Stores what a feature derived from its section as this transaction leaves it. Derived files are not synced: a lost
  /// one is computed again.
  package mutating func keep(_ derived: [String: [UInt8]], of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.derived = derived
  }

  mutating func change(_ section: FeatureID, _ live: LiveChange) throws(Failure) {
    try begin(section)
    drafts[section]?.live = live
  }

  /// Begins the section's draft, which is then changed in place: a copy per change would be slow for a draft of many
  /// files.
  private mutating func begin(_ section: FeatureID) throws(Failure) {
    if drafts[section] == nil { drafts[section] = SectionDraft(try writer.content(of: section)) }
  }
}

/// What a transaction does to one section.
struct SectionDraft {
  /// The section's content after the transaction.
  private(set) var content: SectionContent
  private(set) var entries = 0
  /// The files to write, by key; nil removes the file.
  private(set) var files: [FileKey: PutFile?] = [:]
  private(set) var hasNotes = false
  private(set) var erased: Set<Int> = []
  /// Whether content is erased, and so must be removed permanently.
  private(set) var isErasure = false
  /// Whether the content was restored from a backup.
  private(set) var isRestored = false
  /// Whether an import put rows into the section.
  private(set) var hasImport = false
  var derived: [String: [UInt8]]?
  /// How the live file changes; nil leaves it as it is.
  var live: LiveChange?

  init(_ content: SectionContent) {
    self.content = content
  }

  mutating func append(_ new: [Entry], _ number: Int, _ at: Timestamp) {
    if new.contains(where: \.isUndo) {
      precondition(
        new.count == 1 && content.changes.last?.number != number, "an undo is the only entry of its section")
    }
    if let latest = content.changes.last {
      precondition(latest.number <= number, "nothing joins a change once others were added separately")
      precondition(latest.number < number || latest.undone == nil, "nothing joins an undo")
    }
    content.add(new, to: number, at: at)
    entries += new.count
    derived = nil
  }

  mutating func put(_ bytes: [UInt8]?, at key: FileKey) {
    content.put(bytes, at: key)
    files[key] = .some(bytes.map(PutFile.bytes))
    derived = nil
  }

  mutating func amend(_ bytes: [UInt8], at key: FileKey) {
    content.amend(bytes, at: key)
    files[key] = .some(PutFile.bytes(bytes))
  }

  /// Uses up an import's number.
  mutating func use(_ number: Int) {
    content.use(number)
    hasImport = true
  }

  mutating func note(_ value: [UInt8]?, as kind: String) {
    content.note(value, as: kind)
    hasNotes = true
    derived = nil
  }

  mutating func restore(_ backup: SectionContent) {
    content.restore(backup)
    files = backup.files.pending
    isRestored = true
    derived = nil
  }

  mutating func erase(_ changes: Set<Int>) {
    erase { change, _ in changes.contains(change.number) }
  }

  /// Erases entries.
  /// - Returns: how many changes lost an entry.
  @discardableResult
  mutating func erase(_ isGone: (Change, Entry) -> Bool) -> Int {
    var gone: Set<Int> = []
    var touched: Set<Int> = []
    var kept: [Change] = []
    for change in content.changes {
      var left = change
      left.entries.removeAll { entry in
        // An undo or redo of an erased change is erased too, since it refers to that change.
        let undone = entry.undone
        return !undone.isEmpty && undone.allSatisfy(gone.contains) || isGone(change, entry)
      }
      if left.entries.count < change.entries.count { touched.insert(change.number) }
      if left.entries.isEmpty { gone.insert(change.number) } else { kept.append(left) }
    }
    erased.formUnion(touched)
    isErasure = true
    content.replace(changes: kept, since: content.since)
    derived = nil
    return touched.count
  }

  /// Whether the journal changes by it.
  var writesJournal: Bool { entries > 0 || isRestored || !erased.isEmpty }

  var givesNumbers: Bool { entries > 0 || isRestored || hasImport }

  /// Whether the draft only adds one line to the journal.
  var isAppendOnly: Bool { entries > 0 && files.isEmpty && !hasNotes && !isErasure && !isRestored && live == nil }

  /// Whether the draft changes the section. An erasure always counts: repairs may have kept copies of what is gone from
  /// the journal.
  var changesAnything: Bool {
    entries > 0 || !files.isEmpty || hasNotes || isErasure || isRestored || live != nil
  }
}

extension SectionContent {
  fileprivate func bytesExist(of key: FileKey) throws(Failure) -> Bool {
    if let put = files.pending[key] { return put != nil }
    return try files.named(key) != nil
  }
}

extension Entry {
  fileprivate var isUndo: Bool {
    if case .undo = self { true } else { false }
  }
}
