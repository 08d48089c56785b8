package import KernelApplication
package import KernelDomain

/// A change of a store in the making, of one section or several: all of it is made durable together when the body of
/// `Store.transaction` returns, and nothing of it when that throws.
package struct Transaction: ~Copyable {
  /// The number of the change that this makes, the same in all sections; kept only where entries are appended.
  package let number: Int
  /// When it was begun.
  package let at: Timestamp
  let writer: StoreWriter
  private(set) var drafts: BySection<SectionDraft> = .init()
  /// The greatest number that it gave, which is its own where no entry was appended separately.
  package private(set) var last: Int

  init(_ writer: StoreWriter, at: Timestamp) {
    self.writer = writer
    self.at = at
    number = writer.nextNumber
    last = number
  }

  /// The sections that there are.
  var sections: [FeatureID] {
    writer.view.manifest.map { $0.value.sections.ids } ?? []
  }

  /// What the section holds, this transaction's own changes included.
  package subscript(section: FeatureID) -> SectionContent {
    get throws(Failure) {
      if let draft = drafts[section] { return draft.content }
      return try writer.content(of: section)
    }
  }

  /// Adds an entry to the change that this transaction makes. An undo has to be the only entry of its section, and to a
  /// section in which changes were added separately nothing else can be added.
  package mutating func append(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try append([entry], to: section)
  }

  /// The same of several entries.
  package mutating func append(_ entries: [Entry], to section: FeatureID) throws(Failure) {
    if entries.isEmpty { return }
    try begin(section)
    drafts[section]?.append(entries, number, at)
  }

  /// Adds an entry as a change of its own, with a number of its own, as a backup's are: each can be taken back by itself.
  package mutating func appendSeparately(_ entry: Entry, to section: FeatureID) throws(Failure) {
    try begin(section)
    last += 1
    drafts[section]?.append([entry], last, at)
  }

  /// Puts a file in place of the one of its key, or where there was none.
  package mutating func put(_ bytes: [UInt8], at key: FileKey) throws(Failure) {
    try begin(key.section)
    drafts[key.section]?.put(bytes, at: key)
  }

  /// Removes the file of that key, where there is one.
  package mutating func remove(_ key: FileKey) throws(Failure) {
    guard try self[key.section].bytesExist(of: key) else { return }
    try begin(key.section)
    drafts[key.section]?.put(nil, at: key)
  }

  /// Notes a small document beside the files, in place of the one of its kind; nil removes it.
  package mutating func note(_ value: [UInt8]?, as kind: String, in section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.note(value, as: kind)
  }

  /// Takes changes out of the journal for good, with those that took them back or put them back, and with the copies
  /// that repairs kept of the section. The files that are removed by the same transaction go for good too.
  package mutating func erase(_ changes: Set<Int>, of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.erase(changes)
  }

  /// Takes entries out of the journal for good, and the changes that have no others, as above.
  /// - Returns: how many changes had such an entry.
  @discardableResult
  package mutating func erase(
    _ isGone: (Entry) -> Bool, of section: FeatureID
  ) throws(Failure) -> Int {
    try begin(section)
    return drafts[section]?.erase { _, entry in isGone(entry) } ?? 0
  }

  /// Whether it has changed what a section holds, what is derived of it left aside.
  package var changesAnything: Bool {
    drafts.elements.contains { $0.value.changesAnything }
  }

  /// Whether nothing was ever kept in the store, so that a backup may come into it as it is.
  package var isOfEmptyStore: Bool {
    get throws(Failure) {
      guard number == 1 else { return false }
      for id in sections where try !self[id].isEmpty { return false }
      return true
    }
  }

  /// Takes all that a backup holds into a store that is empty: numbers, times and what was taken back stay, and the next
  /// number follows on its last. Nothing can be appended in the same transaction.
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

  /// Derives anew what a feature keeps beside its section.
  mutating func renew(by reducer: some SectionReducer) throws(Failure) {
    let book = try reducer.state(of: self[reducer.section], after: nil)
    try keep(reducer.derived(from: book), of: reducer.section)
  }

  /// Keeps what a feature derived from its section as this transaction leaves it. Without syncing: if it is lost it is
  /// derived again.
  package mutating func keep(_ derived: [String: [UInt8]], of section: FeatureID) throws(Failure) {
    try begin(section)
    drafts[section]?.derived = derived
  }

  mutating func change(_ section: FeatureID, _ live: LiveChange) throws(Failure) {
    try begin(section)
    drafts[section]?.live = live
  }

  /// Makes the section's draft, which is then changed in its place: one of many files would be copied with each.
  private mutating func begin(_ section: FeatureID) throws(Failure) {
    if drafts[section] == nil { drafts[section] = SectionDraft(try writer.content(of: section)) }
  }
}

/// What a transaction does to one section.
struct SectionDraft {
  /// The section after it.
  private(set) var content: SectionContent
  private(set) var entries = 0
  /// The files that are put, by key; nil removes the file.
  private(set) var files: [FileKey: PutFile?] = [:]
  private(set) var hasNotes = false
  private(set) var erased: Set<Int> = []
  /// What goes, goes for good.
  private(set) var isErasure = false
  /// It holds what a backup did.
  private(set) var isRestored = false
  var derived: [String: [UInt8]]?
  /// Nil leaves the live file as it is.
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

  /// - Returns: how many changes lost an entry.
  @discardableResult
  mutating func erase(_ isGone: (Change, Entry) -> Bool) -> Int {
    var gone: Set<Int> = []
    var touched: Set<Int> = []
    var kept: [Change] = []
    for change in content.changes {
      var left = change
      left.entries.removeAll { entry in
        // What took one of them back, or put it back, speaks of it.
        if case .undo(let undone) = entry, gone.contains(undone) { return true }
        return isGone(change, entry)
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

  var givesNumbers: Bool { entries > 0 || isRestored }

  /// The journal alone, by one line behind its last.
  var isAppendOnly: Bool { entries > 0 && files.isEmpty && !hasNotes && !isErasure && !isRestored && live == nil }

  /// An erasure may find nothing in the journal, but copies of what was there.
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
