import KernelDomain

/// The changes that a transaction makes to one section.
struct SectionDraft {
  /// The content that the section has after the transaction.
  private(set) var content: SectionContent
  private(set) var entries = 0
  /// The files that the transaction writes, by key; nil removes the file.
  private(set) var files: [FileKey: PutFile?] = [:]
  private(set) var hasNotes = false
  private(set) var erased: Set<Int> = []
  /// Whether the transaction erases content permanently. If so, old files that contain the erased content are removed
  /// immediately after the commit.
  private(set) var isErasure = false
  /// Whether the section's content has been restored from a backup.
  private(set) var isRestored = false
  /// Whether an import has put rows into the section.
  private(set) var hasImport = false
  var derived: [String: [UInt8]]?
  /// The change to the section's live file; nil if the live file stays as it is.
  var live: LiveChange?

  init(_ content: SectionContent) { self.content = content }

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

  mutating func put(_ file: PutFile?, at key: FileKey) {
    content.put(file, at: key)
    files[key] = .some(file)
    derived = nil
  }

  mutating func amend(_ bytes: [UInt8]?, at key: FileKey) {
    content.amend(bytes, at: key)
    files[key] = .some(bytes.map(PutFile.bytes))
  }

  /// Records that an import uses this change number, so that the number is not assigned to any other change.
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

  /// Removes those entries that `isGone` selects, from all changes of the section.
  /// - Returns: the number of changes that have lost an entry.
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

  /// Whether this draft changes the section's journal.
  var writesJournal: Bool { entries > 0 || isRestored || !erased.isEmpty }

  var givesNumbers: Bool { entries > 0 || isRestored || hasImport }

  /// Whether all that the draft does is to add one line to the section's journal.
  var isAppendOnly: Bool { entries > 0 && files.isEmpty && !hasNotes && !isErasure && !isRestored && live == nil }

  /// Whether the draft changes the section. An erasure always counts as a change, since copies kept by repairs may
  /// still contain something that is no longer in the journal.
  var changesAnything: Bool {
    entries > 0 || !files.isEmpty || hasNotes || isErasure || isRestored || live != nil
  }
}

extension Entry {
  fileprivate var isUndo: Bool {
    if case .undo = self { true } else { false }
  }
}
