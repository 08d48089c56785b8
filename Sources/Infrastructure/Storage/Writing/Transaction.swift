package import KernelApplication
package import KernelDomain

/// A change that is being prepared, in one or several sections. The whole change becomes durable when the body of
/// `Store.transaction` returns. If the body throws, nothing is changed.
package struct Transaction: ~Copyable {
  /// The number that identifies the change, which is the same in all sections. If no entries are appended, the number
  /// is used for the next change.
  package let number: Int
  /// The time at which the transaction began.
  package let at: Timestamp
  let writer: StoreWriter
  private(set) var drafts: BySection<SectionDraft> = .init()
  /// The greatest change number that this transaction uses: `number`, or a greater one if entries were appended
  /// separately.
  package private(set) var last: Int
  /// Whether this transaction is an import. Its rows are then given the transaction's number, by which they can be
  /// undone.
  package private(set) var isImport = false
  /// Whether this transaction is a sync of Apple Health. A sync does not restore anything that the user has undone.
  package private(set) var isSync = false
  /// The rows that the import has written to each section so far.
  private(set) var imported: BySection<ImportedRows> = .init()

  init(_ writer: StoreWriter, at: Timestamp) {
    self.writer = writer
    self.at = at
    number = writer.nextNumber
    last = number
  }

  /// The sections that the store on disk contains.
  var sections: [FeatureID] {
    writer.view.manifest.map { $0.value.sections.ids } ?? []
  }

  /// Returns the section's content, including the changes that this transaction has made so far.
  package subscript(section: FeatureID) -> SectionContent {
    get throws(Failure) {
      if let draft = drafts[section] { return draft.content }
      return try writer.content(of: section)
    }
  }

  /// Makes this transaction an import. Call `finishImport` after all rows have been written.
  /// - Parameter isSync: whether the import is a sync of Apple Health.
  package mutating func beginImport(isSync: Bool = false) { (isImport, self.isSync) = (true, isSync) }

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

  /// Adds an entry to this transaction's change. An undo must be the only entry in its section. If `appendSeparately`
  /// has already been called for the section, the entry becomes a change with its own number instead.
  package mutating func append(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try append([entry], to: section)
  }

  /// Adds several entries to this transaction's change. The rules for adding a single entry (see `append(_:to:)`) apply
  /// here, too.
  package mutating func append(_ entries: [Entry], to section: FeatureID) throws(Failure) {
    if entries.isEmpty { return }
    try begin(section)
    let isLate = drafts[section]?.content.changes.last.map { $0.number > number } ?? false
    if isLate { last += 1 }
    drafts[section]?.append(entries, isLate ? last : number, at)
  }

  /// Adds an entry as a change with its own number, so that it can be undone separately. Used when a backup is merged.
  package mutating func appendSeparately(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try begin(section)
    last += 1
    drafts[section]?.append([entry], last, at)
  }

  /// Writes a file of a section. It replaces the file with this key, if there is one.
  package mutating func put(_ bytes: [UInt8], at key: FileKey) throws(Failure) {
    try begin(key.section)
    drafts[key.section]?.put(.bytes(bytes), at: key)
  }

  /// Writes a file as `put(_:at:)` does, but obtains its bytes only when the file is being written. Of many files, only
  /// one at a time is then in memory.
  /// - Parameter read: returns the bytes.
  package mutating func put(
    at key: FileKey, _ read: @escaping @Sendable () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try begin(key.section)
    drafts[key.section]?.put(.deferred(read), at: key)
  }

  /// Replaces a file's bytes with bytes that have the same meaning to the feature. If `bytes` is nil, removes the file,
  /// which must be one that the feature does not read.
  mutating func amend(_ bytes: [UInt8]?, at key: FileKey) throws(Failure) {
    try begin(key.section)
    drafts[key.section]?.amend(bytes, at: key)
  }

  /// Removes the section's file with this key. Does nothing if there is no such file.
  package mutating func remove(_ key: FileKey) throws(Failure) {
    guard try self[key.section].bytesExist(of: key) else { return }
    try begin(key.section)
    drafts[key.section]?.put(nil, at: key)
  }

  /// Stores a note, a small JSON value, in the manifest. It replaces the section's previous note of this kind; if the
  /// value is nil, the previous note is removed.
  package mutating func note(_ value: [UInt8]?, as kind: String, in section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.note(value, as: kind)
  }

  /// Permanently removes changes from the journal, together with the changes that undo or redo them. Also permanently
  /// removes all files that this transaction removes, and the copies of the section's files kept by repairs.
  package mutating func erase(_ changes: Set<Int>, of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.erase(changes)
  }

  /// Permanently removes changes from the journal, together with all changes that undo or redo nothing but these
  /// changes.
  mutating func eraseWithUndos(_ numbers: Set<Int>, of section: FeatureID) throws(Failure) {
    try begin(section)
    var gone = numbers
    for change in try self[section].changes where !change.allUndone.isEmpty {
      if change.allUndone.allSatisfy(gone.contains) { gone.insert(change.number) }
    }
    drafts[section]?.erase(gone)
  }

  /// Permanently removes the entries that `isGone` selects from the section's journal, together with changes that have
  /// no entries left. Also permanently removes the copies of the section's files kept by repairs.
  /// - Returns: the number of changes that have lost an entry.
  @discardableResult
  package mutating func erase(
    _ isGone: (Entry) -> Bool, of section: FeatureID
  ) throws(Failure) -> Int {
    try begin(section)
    return drafts[section]?.erase { _, entry in isGone(entry) } ?? 0
  }

  /// Whether the transaction changes any section's content; derived values do not count as content.
  package var changesAnything: Bool {
    drafts.elements.contains { $0.value.changesAnything }
  }

  /// Whether the store has never had any content, so that a backup can be restored with its change numbers unchanged.
  package var isOfEmptyStore: Bool {
    get throws(Failure) {
      guard number == 1 else { return false }
      for id in sections where try !self[id].isEmpty { return false }
      return true
    }
  }

  /// Restores a backup into an empty store. The changes keep their numbers and times, undone changes stay undone, and
  /// the next change is given the number after the greatest one in the backup. Nothing can be appended in the same
  /// transaction.
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

  /// Saves the values that a feature derived from the section's content after this transaction. They are written
  /// without a sync: if one is lost, it is computed again.
  package mutating func keep(_ derived: [String: [UInt8]], of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.derived = derived
  }

  mutating func change(_ section: FeatureID, _ live: LiveChange) throws(Failure) {
    try begin(section)
    drafts[section]?.live = live
  }

  /// Creates the section's draft if it has none yet. The draft is then changed in place, since copying a draft of many
  /// files for each change would be slow.
  private mutating func begin(_ section: FeatureID) throws(Failure) {
    if drafts[section] == nil { drafts[section] = SectionDraft(try writer.content(of: section)) }
  }
}

extension SectionContent {
  func bytesExist(of key: FileKey) throws(Failure) -> Bool {
    if let put = files.pending[key] { return put != nil }
    return try files.named(key) != nil
  }
}
