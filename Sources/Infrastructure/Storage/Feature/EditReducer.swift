package import KernelApplication
package import KernelDomain

/// A reducer for a section whose journal entries are all edits of one type.
package protocol EditReducer: SectionReducer {
  associatedtype JournalEdit: Hashable, Sendable

  /// Parses an entry as an edit; nil if the entry is damaged or is not an edit.
  static func read(_ entry: Entry) -> JournalEdit?

  /// The message for a journal entry that cannot be parsed as an edit.
  static var unreadable: Message { get }
}

extension EditReducer {
  /// Parses the entries of a change as edits, and skips entries that are not edits.
  package static func edits(in entries: [Entry]) -> [JournalEdit] {
    var edits: [JournalEdit] = []
    for entry in entries {
      if let edit = read(entry) { edits.append(edit) }
    }
    return edits
  }

  /// Parses entries as edits. Fails with `storeDamaged` if an entry cannot be parsed.
  /// - Parameter place: the place of the entries in the journal, used in error messages.
  package static func edits(
    _ entries: [Entry], _ content: SectionContent, _ place: @autoclosure () -> String
  ) throws(Failure) -> [JournalEdit] {
    var edits: [JournalEdit] = []
    edits.reserveCapacity(entries.count)
    for entry in entries {
      guard let edit = read(entry) else {
        throw .storeDamaged(place: "\(content.journalPlace), \(place())", problem: unreadable)
      }
      edits.append(edit)
    }
    return edits
  }

  /// Returns the changes that are not undone, in the order in which they were made. Fails with `storeDamaged` if one of
  /// them cannot be parsed.
  /// - Parameters:
  ///   - known: the result of an earlier call, whose parsed changes are reused. A change is parsed again if some of its
  ///     entries have since been erased.
  ///   - isEdit: returns true for an entry that must be parsed as an edit; other entries are skipped.
  package static func changes(
    in content: SectionContent, known: SharedList<NumberedEdits<JournalEdit>> = SharedList(),
    where isEdit: (Entry) -> Bool = { _ in true }
  ) throws(Failure) -> SharedList<NumberedEdits<JournalEdit>> {
    var changes = SharedList<NumberedEdits<JournalEdit>>()
    var next = 0
    for change in content.standing {
      let entries = change.entries.filter(isEdit)
      while next < known.count, known[next].number < change.number { next += 1 }
      if next < known.count, known[next].number == change.number, known[next].edits.count == entries.count {
        changes.append(known[next])
      } else {
        let edits = try edits(entries, content, "change number \(change.number)")
        changes.append(NumberedEdits(number: change.number, edits: edits))
      }
    }
    return changes
  }

  package func problem(with entry: Entry) -> Message? {
    if case .undo = entry { return nil }
    return Self.read(entry) == nil ? Self.unreadable : nil
  }
}

extension Transaction {
  /// Permanently removes all files and entries of a section.
  package mutating func eraseAll(of section: FeatureID) throws(Failure) {
    let keys = try self[section].keys
    for key in keys { try remove(key) }
    try erase({ _ in true }, of: section)
  }
}
