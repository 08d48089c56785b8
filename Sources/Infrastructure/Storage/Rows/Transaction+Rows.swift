package import KernelApplication
package import KernelDomain

/// Writes, undoes and removes imported rows.
extension Transaction {
  /// Writes items as rows. Each new row replaces the row with the same id. In an import, the new rows are given the
  /// import's number, and the replaced rows are kept in the list `earlier`. Otherwise, each new row keeps the import
  /// number of the row that it replaces.
  /// - Parameter standing: the ids of the items that are currently stored in a different file, by that file's key; they
  ///   are removed from that file.
  package mutating func put<Item>(
    _ items: [Item], _ layout: RowLayout<Item>, standing: [FileKey: Set<String>] = [:]
  ) throws(Failure) {
    guard let section = items.first.map({ layout.key($0).section }) else { return }
    var files = try layout.put(items, number: isImport ? number : nil, standing: standing, in: self[section])
    let replaced = files.values.reduce(0) { $0 + $1.replaced }
    for key in Array(files.keys) {
      // Removed from `files` here, so that the file's rows are in memory twice only while this file is written.
      guard var put = files.removeValue(forKey: key) else { continue }
      if isImport, put.file.isCrowded { try trim(&put.file, of: section) }
      if put.file.isEmpty { try remove(key) } else { try self.put(put.file.bytes, at: key) }
    }
    guard isImport, let latest = items.map(layout.key).max(by: { $0.description < $1.description }) else { return }
    let isCounted = !layout.isCompanion
    note(
      ImportedRows(
        key: latest, list: layout.list, new: isCounted ? items.count - replaced : 0, updated: isCounted ? replaced : 0),
      in: section)
  }

  /// Removes from a file the versions of rows that can no longer be put into effect, together with their large files.
  private mutating func trim(_ file: inout RowFile, of section: FeatureID) throws(Failure) {
    guard let reducer = writer.store.reducers[section] else { return }
    let lines = try SectionRows.imports(self[section], reducer.rowKinds)
    try removeFiles(of: file.trim(undone: Set(lines.filter { $0.undone != nil }.map(\.number))), by: reducer)
  }

  /// Removes the large files, such as tracks, that belong to removed rows.
  private mutating func removeFiles(of rows: [RowFile.Row], by reducer: any SectionReducer) throws(Failure) {
    for row in rows { for key in reducer.files(of: row.bytes + [0x0A]) { try remove(key) } }
  }

  /// Ends an import. In each section to which the import has added rows, adds a line that describes the import.
  /// - Returns: the import's number; nil if it has added no rows.
  package mutating func finishImport(_ facts: ImportFacts) throws(Failure) -> Int? {
    let sections = imported.elements
    for (id, rows) in sections {
      let line = ImportLine(
        number: number, at: at, facts, new: rows.new, updated: rows.updated,
        others: sections.map(\.id.name).filter { $0 != id.name }, changes: last - number)
      var file = try RowFile(rows.key, in: self[id], list: rows.list)
      file.imports.append(line)
      file.forgetOmissions()
      try amend(file.bytes, at: rows.key)
      if number > ImportLimit.syncs, let reducer = writer.store.reducers[id] { try prune(by: reducer) }
    }
    return sections.isEmpty ? nil : number
  }

  /// Removes from a section the imports that can no longer be undone or redone: their lines and, if they are undone,
  /// their rows.
  private mutating func prune(by reducer: any SectionReducer) throws(Failure) {
    let section = reducer.section
    let expired = ImportLimit.expired(try SectionRows.imports(self[section], reducer.rowKinds))
    if expired.isEmpty { return }
    var rows = try SectionRows(self[section], reducer.rowKinds)
    let (removed, changed) = rows.prune(expired)
    for index in changed {
      let (key, file) = rows.files[index]
      try amend(file.isEmpty ? nil : file.bytes, at: key)
    }
    for key in removed.flatMap({ reducer.files(of: $0.bytes + [0x0A]) }) where try self[section].bytesExist(of: key) {
      try amend(nil, at: key)
    }
  }

  /// Marks imports as undone or as in effect again, and moves a section's rows accordingly: of each row, the version
  /// from the most recent import that is in effect comes into effect.
  /// - Parameter stand: true to put the imports into effect again; false to undo them.
  mutating func settle(
    _ numbers: Set<Int>, stand: Bool, by reducer: any SectionReducer
  ) throws(Failure) -> MovedRows {
    let content = try self[reducer.section]
    var rows = try SectionRows(content, reducer.rowKinds)
    let (moved, changed) = rows.settle(
      numbers, undone: stand ? nil : number, beside: Array(content.standing), by: reducer)
    for index in changed { try put(rows.files[index].file.bytes, at: rows.files[index].key) }
    return moved
  }
}

extension Transaction {
  /// Replaces rows that are not in effect. Each new row keeps the import number of the row that it replaces.
  /// - Parameter renew: receives a row's line, with its checksum; returns the new item, or nil to leave the row as it
  ///   is.
  package mutating func renewEarlier<Item>(
    _ layout: RowLayout<Item>, of section: FeatureID, _ renew: (_ row: [UInt8]) throws(Failure) -> Item?
  ) throws(Failure) {
    for key in try self[section].keys where key.kind == layout.kind {
      guard let bytes = try self[section].bytes(of: key), RowFile.hasEarlier(bytes) else { continue }
      var file = try RowFile(key, in: self[section], list: layout.list)
      for index in file.earlier.indices {
        let row = file.earlier[index]
        if let item = try renew(row.bytes + [0x0A]) { file.earlier[index] = layout.row(item, number: row.number) }
      }
      if file.bytes != bytes { try amend(file.bytes, at: key) }
    }
  }

  /// Permanently removes all versions of rows of a kind. Also removes the copies of the section's files that repairs
  /// have kept, since they may contain these rows.
  /// - Parameter ids: the ids of the rows.
  package mutating func erase(_ ids: Set<String>, _ kind: RowKind, of section: FeatureID) throws(Failure) {
    for key in try self[section].keys where key.kind == kind.kind {
      var file = try RowFile(key, in: self[section], list: kind.list)
      file.rows.removeAll { ids.contains($0.id) }
      file.earlier.removeAll { ids.contains($0.id) }
      if file.isEmpty { try remove(key) } else { try put(file.bytes, at: key) }
    }
    try erase([], of: section)
  }

  /// Permanently removes the rows that imports have added to a section, and the files that belong to those rows, such
  /// as tracks. Call `settle` first, so that none of these rows is in effect.
  /// - Parameter numbers: the numbers of the imports.
  /// - Returns: the number of removed rows that are not companions.
  mutating func eraseImports(
    _ numbers: Set<Int>, by reducer: any SectionReducer
  ) throws(Failure) -> Int {
    let section = reducer.section
    var rows = try SectionRows(self[section], reducer.rowKinds)
    let (erased, count, changed) = rows.erase(numbers)
    for index in changed {
      let (key, file) = rows.files[index]
      if file.isEmpty { try remove(key) } else { try put(file.bytes, at: key) }
    }
    try removeFiles(of: erased, by: reducer)
    return count
  }
}

/// A file of rows after rows have been added to it.
struct PutRows: Sendable {
  var file: RowFile
  /// How many of the added rows replaced an existing row.
  let replaced: Int

  init<Item>(
    _ items: [Item], leaving ids: Set<String>, _ file: RowFile, _ layout: RowLayout<Item>, _ number: Int?
  ) {
    self.file = file
    let left = self.file.take(ids, keepsTaken: number != nil)
    let rows: [RowFile.Row]
    if let number {
      rows = items.map { layout.row($0, number: number) }
    } else {
      let numbers = Dictionary(self.file.rows.map { ($0.id, $0.number) }) { first, _ in first }
      rows = items.map { layout.row($0, number: numbers[layout.id($0)] ?? 0) }
    }
    replaced = self.file.put(rows, keepsReplaced: number != nil).count + left.count
  }
}

/// The rows that an import has written to a section so far.
struct ImportedRows {
  /// The key of a file that contains new rows: the last such file, in the order of the keys. The line that describes
  /// the import is added to this file.
  var key: FileKey
  var list: String
  var new: Int
  var updated: Int
}
