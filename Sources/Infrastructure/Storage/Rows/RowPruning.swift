import KernelDomain

/// How long imports, and what they replaced or brought before they were undone, can be undone and redone: only the
/// latest ones of each section.
enum ImportLimit {
  static let imports = 1_000
  /// Syncs of Apple Health are counted separately, since they may come several times a day.
  static let syncs = 100
  /// The number of latest imports whose omissions are listed.
  static let listedOmissions = 20

  static func of(isSync: Bool) -> Int { isSync ? syncs : imports }

  /// Returns those of the imports that are too old, because too many others have followed.
  static func expired(_ lines: [ImportLine]) -> [ImportLine] {
    [true, false].flatMap { isSync in
      lines.filter { $0.isSync == isSync }.sorted { $0.number > $1.number }.dropFirst(of(isSync: isSync))
    }
  }
}

extension SectionRows {
  /// Removes the lines of imports that are too old, and the rows of those among them that are undone: nothing brings
  /// these back. Rows of other such imports stay, as if no import had brought them.
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
  /// Whether more than two earlier versions of a thing are kept.
  var isCrowded: Bool { zip(earlier, earlier.dropFirst(2)).contains { $0.id == $1.id } }

  /// Removes earlier versions in effect, except the first and the latest of each thing. Undone versions stay, as long as
  /// their imports can be redone.
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

  /// Removes what was left out from all lines except those of the latest imports.
  mutating func forgetOmissions() {
    let latest = Set(imports.map(\.number).sorted(by: >).prefix(ImportLimit.listedOmissions))
    for index in imports.indices where !latest.contains(imports[index].number) { imports[index].forgetLeftOut() }
  }
}
