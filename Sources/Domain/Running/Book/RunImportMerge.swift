import KernelDomain

/// Merges recordings into the book. New ones get an id; a recording with the source and start of one in the book
/// replaces it.
package struct RunImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(RunID)
    case updated(RunID)
    case unchanged(RunID)
    /// All ids for its second are taken.
    case unnamed

    package var id: RunID? {
      switch self {
      case .new(let id), .updated(let id), .unchanged(let id): id
      case .unnamed: nil
      }
    }
  }

  /// By the second of their start.
  private var imported: [Int64: [RunRow]]
  private var names: Set<RunID>

  package init(into book: RunBook) {
    imported = Dictionary(grouping: book.imported) { $0.run.start.seconds }
    names = Set(book.imported.map(\.id))
  }

  /// - Parameters:
  ///   - row: the recording as read from its file.
  ///   - removed: recordings of the book that must not be replaced.
  ///   - name: the id that it had as a live run; nil gives it one from its start.
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
      guard named != same[index] else { return .unchanged(id) }
      imported[second]?[index] = named
      return .updated(id)
    }
    let own = name.flatMap { names.contains($0) ? nil : $0 }
    guard let id = own ?? RunID.free(at: row.run.start, beside: names) else { return .unnamed }
    imported[second, default: []].append(row.named(id))
    names.insert(id)
    return .new(id)
  }
}
