package import KernelApplication
import KernelDomain

/// A kind of file that consists of rows, and the name that the list of the rows in effect has in each such file.
package struct RowKind: Hashable, Sendable {
  package let kind: String
  package let list: String
  /// Whether the rows are companions: they only accompany rows of another kind, as the exercises of a log do, and are
  /// not counted as imported items.
  package let isCompanion: Bool

  package init(_ kind: String, list: String, isCompanion: Bool = false) {
    self.kind = kind
    self.list = list
    self.isCompanion = isCompanion
  }
}

/// The rows of a section that were moved into or out of effect when imports were undone or redone.
package struct MovedRows: Hashable, Sendable {
  /// The ids of the rows that are no longer in effect in any version.
  package var gone: Set<String> = []
  /// The ids of the companions (rows that only accompany other rows) that were removed together with the rows in
  /// `gone`.
  package var companions: Set<String> = []
  /// The numbers of moved rows, by kind of file; companions do not count.
  package var counts: [String: Counts] = [:]

  package struct Counts: Hashable, Sendable {
    /// The number of rows that are no longer in effect in any version.
    package var gone = 0
    /// The number of rows that have gone back to an earlier version.
    package var asBefore = 0
    /// The number of rows that are in effect again after no version of them had been in effect.
    package var back = 0
  }
}

/// All rows of a section: the rows in effect, and the versions that were replaced or undone.
package struct SectionRows: Sendable {
  var files: [(key: FileKey, file: RowFile)] = []
  private let kinds: [RowKind]

  package init(_ content: SectionContent, _ kinds: [RowKind]) throws(Failure) {
    self.kinds = kinds
    for key in content.keys {
      guard let kind = kinds.first(where: { $0.kind == key.kind }) else { continue }
      files.append((key, try RowFile(key, in: content, list: kind.list)))
    }
  }

  var imports: [ImportLine] { files.flatMap(\.file.imports) }

  /// Returns the imports that a section's files list, without parsing rows.
  static func imports(_ content: SectionContent, _ kinds: [RowKind]) throws(Failure) -> [ImportLine] {
    var imports: [ImportLine] = []
    for key in content.keys where kinds.contains(where: { $0.kind == key.kind }) {
      if let bytes = try content.bytes(of: key) { imports += RowFile.imports(bytes) }
    }
    return imports
  }

  /// Returns the rows of which no version is in effect, because their imports have been undone. Returns the most recent
  /// version of each. Files without a list `earlier` are not parsed.
  package static func undone(_ content: SectionContent, _ kind: RowKind) throws(Failure) -> [[UInt8]] {
    var standing: Set<String> = []
    var latest: [String: RowFile.Row] = [:]
    for key in content.keys where key.kind == kind.kind {
      guard let bytes = try content.bytes(of: key), RowFile.hasEarlier(bytes) else { continue }
      let file = try RowFile(key, in: content, list: kind.list)
      standing.formUnion(file.rows.map(\.id))
      for row in file.earlier where row.number >= latest[row.id]?.number ?? 0 { latest[row.id] = row }
    }
    return latest.values.filter { !standing.contains($0.id) }.map { $0.bytes + [0x0A] }
  }

  /// Returns the lines of all rows of a kind that are not in effect. Files without such rows are not parsed.
  package static func earlier(_ content: SectionContent, _ kind: RowKind) throws(Failure) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for key in content.keys where key.kind == kind.kind {
      guard let bytes = try content.bytes(of: key), RowFile.hasEarlier(bytes) else { continue }
      lines += try RowFile(key, in: content, list: kind.list).earlier.map { $0.bytes + [0x0A] }
    }
    return lines
  }

  /// Returns the lines of all row versions that undone imports added, among the rows of a kind.
  package static func takenBack(_ content: SectionContent, _ kind: RowKind) throws(Failure) -> [[UInt8]] {
    let undone = Set(try imports(content, [kind]).filter { $0.undone != nil }.map(\.number))
    if undone.isEmpty { return [] }
    return try SectionRows(content, [kind]).files.flatMap { _, file in
      file.earlier.filter { undone.contains($0.number) }.map { $0.bytes + [0x0A] }
    }
  }

  /// Returns the lines of the rows of a kind that are in effect, each with the number of the import that added it.
  package func standing(_ kind: RowKind) -> [(line: [UInt8], number: Int)] {
    files.filter { $0.key.kind == kind.kind }.flatMap { $0.file.rows.map { ($0.bytes + [0x0A], $0.number) } }
  }

  /// Returns the lines of the rows in one file that are in effect.
  /// - Parameter id: the id of the only row to return; nil for all rows.
  package static func standing(
    _ key: FileKey, _ kind: RowKind, in content: SectionContent, id: String? = nil
  ) throws(Failure) -> [[UInt8]] {
    let rows = try RowFile(key, in: content, list: kind.list).rows
    return rows.filter { id == nil || $0.id == id }.map { $0.bytes + [0x0A] }
  }

  /// Returns the ids of all rows of a kind, including those that have been replaced or undone.
  package static func ids(_ content: SectionContent, _ kind: RowKind) throws(Failure) -> Set<String> {
    Set(try SectionRows(content, [kind]).files.flatMap { ($0.file.rows + $0.file.earlier).map(\.id) })
  }

  /// Returns the line of the most recent of a row's versions that are not in effect; nil if there is none.
  package func latest(_ id: String, _ kind: RowKind) -> [UInt8]? {
    let rows = files.filter { $0.key.kind == kind.kind }.flatMap { $0.file.earlier.filter { $0.id == id } }
    return rows.max { $0.number < $1.number }.map { $0.bytes + [0x0A] }
  }

  /// Puts an item into effect again, as a row with the import number `number`.
  /// - Returns: the index of the file that has changed; nil if there is no file for this item.
  package mutating func bringBack<Item>(_ item: Item, _ layout: RowLayout<Item>, as number: Int) -> Int? {
    guard let index = files.firstIndex(where: { $0.key == layout.key(item) }) else { return nil }
    _ = files[index].file.put([layout.row(item, number: number)], keepsReplaced: true)
    return index
  }

  /// The place of a version of a row: the index of its file, and whether this version is in effect.
  private struct Place {
    let file: Int
    let row: RowFile.Row
    let counts: Bool
  }

  /// Marks imports as undone or as in effect again, and moves rows accordingly: of each row, the version from the most
  /// recent import that is in effect comes into effect.
  /// - Parameters:
  ///   - numbers: the numbers of the imports.
  ///   - undone: the number of the change that undoes the imports; nil if a redo puts them into effect again.
  ///   - changes: the changes of the section that are in effect.
  ///   - reducer: decides which companions of removed rows stay because other rows or changes use them.
  /// - Returns: what happened to the rows, and the indices of the files that have changed.
  mutating func settle(
    _ numbers: Set<Int>, undone: Int?, beside changes: [Change], by reducer: any SectionReducer
  ) -> (moved: MovedRows, changed: [Int]) {
    // If an import's line was lost, the journal still shows that the import is undone.
    var gone = Set(changes.flatMap(\.allUndone))
    if undone == nil { gone.subtract(numbers) }
    var (moved, changed) = settle(numbers, undone: undone, gone)
    if moved.companions.isEmpty { return (moved, changed.sorted()) }
    changed.formUnion(reducer.keepUsed(moved.companions, in: &self, beside: changes))
    for index in files.indices where isCompanion(index) {
      moved.companions.subtract(files[index].file.rows.map(\.id))
    }
    return (moved, changed.sorted())
  }

  private func isCompanion(_ index: Int) -> Bool {
    kinds.contains { $0.kind == files[index].key.kind && $0.isCompanion }
  }

  /// Marks the imports as undone or as in effect again, and moves those versions of rows that come into effect or are
  /// no longer in effect as a result.
  /// - Parameter known: the numbers of imports known to be undone although their lines may not state that.
  private mutating func settle(
    _ numbers: Set<Int>, undone: Int?, _ known: Set<Int>
  ) -> (moved: MovedRows, changed: Set<Int>) {
    var changed: Set<Int> = []
    for index in files.indices {
      for line in files[index].file.imports.indices where numbers.contains(files[index].file.imports[line].number) {
        files[index].file.imports[line].undone = undone
        changed.insert(index)
      }
    }
    let gone = known.union(imports.filter { $0.undone != nil }.map(\.number))
    let versions = versions(of: numbers)
    var moved = MovedRows()
    var winners: [String: Int] = [:]
    for (id, places) in versions {
      let before = places.first(where: \.counts)
      let after = places.filter { !gone.contains($0.row.number) }.max { $0.row.number < $1.row.number }
      winners[id] = after?.row.number
      guard before?.row.number != after?.row.number else { continue }
      changed.formUnion([before, after].compactMap { $0?.file })
      guard let file = (before ?? after)?.file else { continue }
      if isCompanion(file) {
        if after == nil { moved.companions.insert(id) }
        continue
      }
      let kind = files[file].key.kind
      switch (before?.row.number, after?.row.number) {
      case (_?, nil):
        moved.gone.insert(id)
        moved.counts[kind, default: MovedRows.Counts()].gone += 1
      case (nil, _?): moved.counts[kind, default: MovedRows.Counts()].back += 1
      case (let old?, let new?): if new < old { moved.counts[kind, default: MovedRows.Counts()].asBefore += 1 }
      default: break
      }
    }
    for index in changed { files[index].file.move(Set(versions.keys), winners) }
    return (moved, changed)
  }

  /// Permanently removes what these imports added: their lines and their rows.
  /// - Returns: the removed rows, the number of them that are not companions, and the indices of the changed files.
  mutating func erase(_ numbers: Set<Int>) -> (rows: [RowFile.Row], count: Int, changed: [Int]) {
    var erased: [RowFile.Row] = []
    var count = 0
    var changed: [Int] = []
    for index in files.indices {
      let (key, file) = files[index]
      let gone = (file.rows + file.earlier).filter { numbers.contains($0.number) }
      guard !gone.isEmpty || file.imports.contains(where: { numbers.contains($0.number) }) else { continue }
      var left = file
      left.rows.removeAll { numbers.contains($0.number) }
      left.earlier.removeAll { numbers.contains($0.number) }
      left.imports.removeAll { numbers.contains($0.number) }
      files[index] = (key, left)
      erased += gone
      if !isCompanion(index) { count += gone.count }
      changed.append(index)
    }
    return (erased, count, changed)
  }

  /// Finds the rows to which any of these imports added a version. Returns all versions of each of these rows, by the
  /// row's id.
  private func versions(of numbers: Set<Int>) -> [String: [Place]] {
    var versions: [String: [Place]] = [:]
    for (_, file) in files {
      for row in file.rows + file.earlier where numbers.contains(row.number) { versions[row.id] = [] }
    }
    for (index, (_, file)) in files.enumerated() {
      for row in file.rows where versions[row.id] != nil {
        versions[row.id]?.append(Place(file: index, row: row, counts: true))
      }
      for row in file.earlier where versions[row.id] != nil {
        versions[row.id]?.append(Place(file: index, row: row, counts: false))
      }
    }
    return versions
  }
}

extension RowFile {
  /// Moves versions of the rows with these ids: the versions in `winners` into effect, and the others to the list
  /// `earlier`.
  /// - Parameters:
  ///   - ids: the ids of the rows.
  ///   - winners: the import number of the version to put into effect, by the row's id; a row without such a version
  ///     has no entry.
  fileprivate mutating func move(_ ids: Set<String>, _ winners: [String: Int]) {
    let all = (rows + earlier).filter { ids.contains($0.id) }
    let winning = all.filter { winners[$0.id] == $0.number }
    rows = (rows.filter { !ids.contains($0.id) } + winning).sorted { $0.id < $1.id }
    earlier = earlier.filter { !ids.contains($0.id) } + all.filter { winners[$0.id] != $0.number }
    earlier.sort { ($0.id, $0.number) < ($1.id, $1.number) }
  }
}
