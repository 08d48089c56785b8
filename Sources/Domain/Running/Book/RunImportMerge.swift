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

  package init(into book: RunBook) {
    imported = Dictionary(grouping: book.imported) { $0.id.second }
  }

  /// - Parameters:
  ///   - row: of a recording as its file tells it.
  ///   - removed: the recordings that it can't be one of.
  package mutating func add(_ row: RunRow, apartFrom removed: Set<RunID> = []) -> Outcome {
    let same = imported[row.id.second] ?? []
    let known = same.firstIndex {
      $0.run.source == row.run.source && $0.run.start == row.run.start && !removed.contains($0.id)
    }
    if let index = known {
      let id = same[index].id
      let named = row.named(id)
      guard named != same[index] else { return .unchanged(id) }
      imported[row.id.second]?[index] = named
      return .updated(id)
    }
    let taken = Set(same.map(\.id.ordinal))
    guard let ordinal = RunID.ordinals.first(where: { !taken.contains($0) }) else { return .unnamed }
    let id = RunID(start: row.run.start, ordinal: ordinal)
    imported[row.id.second, default: []].append(row.named(id))
    return .new(id)
  }
}
