import KernelDomain

/// Takes recordings into the book: new ones get an id, one of the same source and start takes the place of what was
/// recorded before.
package struct RunImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(RunID)
    case updated(RunID)
    case unchanged(RunID)
    /// Every letter that tells runs of one second apart is taken.
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
  ///   - row: of a recording as its file tells it.
  ///   - removed: the recordings that it can't be one of.
  ///   - name: what it was called while it was run; nil names it by its start.
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
