package import KernelApplication
package import KernelDomain

/// A section whose journal holds a feature's edits, each an entry.
package protocol EditReducer: SectionReducer {
  associatedtype JournalEdit: Hashable, Sendable

  /// The edit that an entry holds; nil if it holds none, or is damaged.
  static func read(_ entry: Entry) -> JournalEdit?

  /// What is wrong with an entry that cannot be read.
  static var unreadable: Message { get }
}

extension EditReducer {
  /// The edits among the entries of a change.
  package static func edits(in entries: [Entry]) -> [JournalEdit] { entries.compactMap(read) }

  /// Reads entries. Fails with `storeDamaged` if one cannot be read.
  /// - Parameter place: of the entries in the journal, for messages.
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

  /// The changes that were not undone, in the order made. Fails with `storeDamaged` if one cannot be read.
  /// - Parameters:
  ///   - known: changes read before. One is read again if some of its entries were erased since.
  ///   - isEdit: whether an entry is one of the edits.
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
  /// Removes all files and entries of a section for good.
  package mutating func eraseAll(of section: FeatureID) throws(Failure) {
    let keys = try self[section].keys
    for key in keys { try remove(key) }
    try erase({ _ in true }, of: section)
  }
}
