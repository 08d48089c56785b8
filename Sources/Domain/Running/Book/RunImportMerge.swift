import KernelDomain

/// Merges imported recordings into the book. A recording replaces the book's recording that has the same source and
/// start, unless only that one has a track; if there is none, it is added with a new id.
package struct RunImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(RunID)
    case updated(RunID)
    case unchanged(RunID)
    /// The recording was not added: all 26 ids for runs that started in that second are taken.
    case unnamed

    package var id: RunID? {
      switch self {
      case .new(let id), .updated(let id), .unchanged(let id): id
      case .unnamed: nil
      }
    }
  }

  /// The book's imported runs, grouped by the second in which they started.
  private var imported: [Int64: [RunRow]]
  private var names: Set<RunID>
  /// Runs that were removed from the book by undoing their imports, grouped by the second in which they started.
  private let undone: [Int64: [RunRow]]

  /// Prepares to merge recordings into a book.
  /// - Parameter undone: the runs that were removed from the book by undoing their imports. Their ids are not given to
  ///   other runs. If such a run is imported again, it gets its id back.
  package init(into book: RunBook, undone: [RunRow] = []) {
    imported = Dictionary(grouping: book.imported) { $0.run.start.seconds }
    names = Set(book.imported.map(\.id) + undone.map(\.id))
    self.undone = Dictionary(grouping: undone) { $0.run.start.seconds }
  }

  /// Adds a recording. Returns whether it is new, replaces an earlier version, is unchanged or cannot be added.
  /// - Parameters:
  ///   - row: the recording as read from its file.
  ///   - removed: the ids of recordings in the book that must not be replaced.
  ///   - name: the id to use for a new recording, such as its id as a live run. If it is nil or taken, the id is made
  ///     from the recording's start.
  package mutating func add(
    _ row: RunRow, apartFrom removed: Set<RunID> = [], as name: RunID? = nil
  ) -> Outcome {
    let second = row.run.start.seconds
    let same = imported[second] ?? []
    let known = same.firstIndex {
      $0.run.source == row.run.source && $0.run.start == row.run.start && !removed.contains($0.id)
    }
    if let index = known {
      let id = same[index].id
      let named = row.named(id)
      let losesTrack = named.fixCount == 0 && same[index].fixCount > 0
      if losesTrack || named == same[index].withFormat(of: named) { return .unchanged(id) }
      imported[second]?[index] = named
      return .updated(id)
    }
    let before = undone[second]?.first { $0.run.source == row.run.source && $0.run.start == row.run.start }
    if let before {
      imported[second, default: []].append(row.named(before.id))
      return .new(before.id)
    }
    let own = name.flatMap { names.contains($0) ? nil : $0 }
    guard let id = own ?? RunID.free(at: row.run.start, beside: names) else { return .unnamed }
    imported[second, default: []].append(row.named(id))
    names.insert(id)
    return .new(id)
  }
}

extension RunRow {
  /// Returns this row with the format of `other`, if this row has no format. Earlier versions did not store formats.
  /// Without this, a row that such a version stored would count as changed when its file is imported again.
  fileprivate func withFormat(of other: RunRow) -> RunRow {
    guard run.origin.format == nil else { return self }
    var row = self
    row.setFormat(other.run.origin.format)
    return row
  }
}
