import KernelDomain

/// How many of a section's most recent imports can be undone and redone. Rows that an import replaced, or that undoing
/// it removed, are kept as long as this is possible.
enum ImportLimit {
  static let imports = 1_000
  /// How many of a section's most recent syncs of Apple Health can be undone and redone. Syncs are counted separately
  /// from other imports, because they may happen several times a day.
  static let syncs = 100
  /// How many of the most recent imports in a file of rows keep the list of the data that they left out.
  static let listedOmissions = 20

  static func of(isSync: Bool) -> Int { isSync ? syncs : imports }

  /// Returns the imports that can no longer be undone or redone, because too many other imports have followed them.
  static func expired(_ lines: [ImportLine]) -> [ImportLine] {
    [true, false].flatMap { isSync in
      lines.filter { $0.isSync == isSync }.sorted { $0.number > $1.number }.dropFirst(of(isSync: isSync))
    }
  }
}

extension SectionRows {
  /// Removes the lines of imports that can no longer be undone or redone. If such an import is undone, also removes its
  /// rows. If it is in effect, its rows stay, and can no longer be undone.
  /// - Returns: the removed rows, and the indices of the files that changed.
  mutating func prune(_ expired: [ImportLine]) -> (rows: [RowFile.Row], changed: [Int]) {
    let numbers = Set(expired.map(\.number))
    let undone = Set(expired.filter { $0.undone != nil }.map(\.number))
    var removed: [RowFile.Row] = []
    var changed: [Int] = []
    for index in files.indices {
      let file = files[index].file
      let gone = file.earlier.filter { undone.contains($0.number) }
      guard !gone.isEmpty || file.imports.contains(where: { numbers.contains($0.number) }) else { continue }
      files[index].file.imports.removeAll { numbers.contains($0.number) }
      files[index].file.earlier.removeAll { undone.contains($0.number) }
      removed += gone
      changed.append(index)
    }
    return (removed, changed)
  }
}

extension RowFile {
  /// Whether the file keeps more than two earlier versions of any row.
  var isCrowded: Bool { zip(earlier, earlier.dropFirst(2)).contains { $0.id == $1.id } }

  /// Removes earlier versions of rows, except for the first and the most recent version of each row. Versions from
  /// undone imports stay, because those imports can be redone.
  /// - Parameter undone: the numbers of the imports that are undone.
  /// - Returns: the removed rows.
  mutating func trim(undone: Set<Int>) -> [Row] {
    var removed: [Row] = []
    var left: [Row] = []
    for (index, row) in earlier.enumerated() {
      let hasBefore = left.last { $0.id == row.id && !undone.contains($0.number) } != nil
      let hasAfter = earlier[(index + 1)...].prefix { $0.id == row.id }.contains { !undone.contains($0.number) }
      if hasBefore, hasAfter, !undone.contains(row.number) { removed.append(row) } else { left.append(row) }
    }
    earlier = left
    return removed
  }

  /// Removes the list of left-out data from the lines of all imports in this file, except for the most recent imports.
  mutating func forgetOmissions() {
    let latest = Set(imports.map(\.number).sorted(by: >).prefix(ImportLimit.listedOmissions))
    for index in imports.indices where !latest.contains(imports[index].number) { imports[index].forgetLeftOut() }
  }
}
