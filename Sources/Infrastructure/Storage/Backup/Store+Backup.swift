package import KernelApplication
package import KernelDomain

extension StoreBackup {
  /// Writes sections as a backup, one section after another. Only one file at a time is in memory.
  /// - Parameters:
  ///   - write: receives the bytes, in order.
  ///   - begin: called with each section before it is written.
  ///   - check: called before each change and each file; throws to stop writing.
  package static func write(
    _ sections: [SectionContent], to write: (_ bytes: [UInt8]) throws(Failure) -> Void,
    begin: (FeatureID) -> Void = { _ in }, check: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    try withoutActuallyEscaping(write) { (write) throws(Failure) in
      var writer = try BackupWriter(last: sections.map(\.last).max() ?? 0, write)
      for section in sections {
        begin(section.section)
        try writer.add(section, check)
      }
      try writer.finish()
    }
  }
}

extension Store {
  /// Calls `body` with the content of every section that is not empty, all read at the same moment. If a writer removes
  /// a file while `body` reads it, calls `body` again with the new content.
  /// - Parameters:
  ///   - left: the sections to leave out.
  ///   - begin: called with each section before it is read.
  package func readAll<Value>(
    without left: Set<FeatureID> = [], begin: (FeatureID) -> Void = { _ in },
    _ body: ([SectionContent]) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    for _ in 0..<Store.rounds {
      let sections = try atOneMoment(left, begin)
      do throws(Failure) {
        return try body(sections)
      } catch {
        if try all(left, { _ in }).isSame(as: sections) { throw error }
      }
    }
    return try body(atOneMoment(left, begin))
  }

  /// The maximum number of times that a backup starts over because a writer has changed the store. Without this limit,
  /// a process that never stops writing could keep the backup from ever finishing.
  private static let rounds = 20

  private func atOneMoment(_ left: Set<FeatureID>, _ begin: (FeatureID) -> Void) throws(Failure) -> [SectionContent] {
    var found = try all(left, begin)
    for _ in 0..<Store.rounds {
      let again = try all(left, begin)
      if again.isSame(as: found) { break }
      found = again
    }
    return found
  }

  private func all(_ left: Set<FeatureID>, _ begin: (FeatureID) -> Void) throws(Failure) -> [SectionContent] {
    var contents: [SectionContent] = []
    for id in try sections where !left.contains(id) {
      begin(id)
      contents.append(try content(of: id))
    }
    return contents.filter { !$0.isEmpty }
  }
}

extension [SectionContent] {
  /// Whether these contents equal `others`, which were read later, so that nothing has changed between the two
  /// readings.
  fileprivate func isSame(as others: [SectionContent]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        one.section == other.section && one.hasSameFiles(as: other) && one.notes == other.notes
          && one.changes.count == other.changes.count && one.changes.last == other.changes.last
      }
  }
}

extension BackupWriter {
  /// Adds a section to the backup: first its changes, then its ordinary files, then its large files.
  fileprivate mutating func add(
    _ content: SectionContent, _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    try add(.section(content.section, since: content.since, notes: content.notes))
    for change in content.changes {
      try check()
      try add(.change(change))
    }
    for key in try content.keys + content.largeKeys {
      try check()
      guard let bytes = try content.bytes(of: key) else { continue }
      try add(bytes, of: key)
    }
  }

  /// Adds a file to the backup. An ordinary file of UTF-8 text that ends in a newline is added line by line, any other
  /// file as a whole.
  private mutating func add(_ bytes: [UInt8], of key: FileKey) throws(Failure) {
    guard !key.isLarge, bytes.last == 0x0A, String(validating: bytes, as: UTF8.self) != nil else {
      return try add(.data(key, bytes))
    }
    try add(.file(key))
    for line in bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false) {
      try add(BackupItem(line: line))
    }
  }
}
