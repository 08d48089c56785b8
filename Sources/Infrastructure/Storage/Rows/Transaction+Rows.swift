package import KernelApplication
import KernelDomain

/// Writes rows, which imports bring.
extension Transaction {
  /// Writes things as rows, each in place of the row with the same id. In an import, the new rows get the import's
  /// number, and the replaced rows stay under `earlier`; otherwise each new row keeps the number of the row it
  /// replaces.
  /// - Parameter standing: the ids of things that are removed from other files, where they were stored so far, by file.
  package mutating func put<Item>(
    _ items: [Item], _ layout: RowLayout<Item>, standing: [FileKey: Set<String>] = [:]
  ) throws(Failure) {
    guard let section = items.first.map({ layout.key($0).section }) else { return }
    let files = try layout.put(items, number: isImport ? number : nil, standing: standing, in: self[section])
    for (key, put) in files {
      if put.file.isEmpty { try remove(key) } else { try self.put(put.file.bytes, at: key) }
    }
    guard isImport, let latest = items.map(layout.key).max(by: { $0.description < $1.description }) else { return }
    let replaced = files.values.reduce(0) { $0 + $1.replaced }
    note(ImportedRows(key: latest, list: layout.list, new: items.count - replaced, updated: replaced), in: section)
  }

  /// Ends an import: adds a line that describes the import to each section to which it brought rows.
  /// - Parameters:
  ///   - files: the names of the imported files.
  ///   - left: the number of different contents of the files that could not be used.
  /// - Returns: the import's number; nil if it brought no rows.
  package mutating func finishImport(files: [String], isSync: Bool, left: Int) throws(Failure) -> Int? {
    let sections = imported.elements
    for (id, rows) in sections {
      let line = ImportLine(
        number: number, at: at, files: files, isSync: isSync, new: rows.new, updated: rows.updated, left: left,
        others: sections.map(\.id.name).filter { $0 != id.name }, changes: last - number)
      var file = try RowFile(rows.key, in: self[id], list: rows.list)
      file.imports.append(line)
      amend(file.bytes, at: rows.key)
    }
    return sections.isEmpty ? nil : number
  }

  /// Marks imports as undone or as in effect again, and moves the rows of a section accordingly: of each thing, the
  /// version of the latest import in effect counts.
  /// - Parameter stand: whether the imports are in effect again; false if they are undone.
  mutating func settle(
    _ numbers: Set<Int>, stand: Bool, _ kinds: [RowKind], in section: FeatureID
  ) throws(Failure) -> MovedRows {
    var rows = try SectionRows(self[section], kinds)
    let (moved, changed) = rows.settle(numbers, undone: stand ? nil : number)
    for index in changed { try put(rows.files[index].file.bytes, at: rows.files[index].key) }
    return moved
  }
}

extension Transaction {
  /// Permanently removes the rows that imports brought to a section, and the files that belong to those rows, such as
  /// tracks. Call `settle` first, so that none of these rows is in effect. Returns the number of rows.
  mutating func eraseImports(
    _ numbers: Set<Int>, by reducer: any SectionReducer
  ) throws(Failure) -> Int {
    let section = reducer.section
    var rows = try SectionRows(self[section], reducer.rowKinds)
    let (erased, changed) = rows.erase(numbers)
    for index in changed {
      let (key, file) = rows.files[index]
      if file.isEmpty { try remove(key) } else { try put(file.bytes, at: key) }
    }
    for row in erased { for key in reducer.files(of: row.bytes + [0x0A]) { try remove(key) } }
    return erased.count
  }
}

/// A file after rows were added to it.
struct PutRows: Sendable {
  var file: RowFile
  /// The number of added rows that replaced a row.
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

/// Counts the rows that an import has written to a section so far.
struct ImportedRows {
  /// The last of the files that have new rows, in the order of their keys; the line about the import goes there.
  var key: FileKey
  var list: String
  var new: Int
  var updated: Int
}
