import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain
import Storage

/// The versions of runs whose imports were undone. A sync (an import of new data from Apple Health) does not bring any
/// of them back.
struct UndoneRuns {
  private var bySecond: [Int64: [RunRow]] = [:]

  init() {}

  init(in content: SectionContent) throws(Failure) {
    let rows = try SectionRows.takenBack(content, RunFiles.kind).compactMap {
      try? JSONReader.read($0, RunRowCoding.read)
    }
    bySecond = Dictionary(grouping: rows) { $0.run.start.seconds }
  }

  /// Whether the import of a recording was undone. If the book no longer contains the run, this is true for every
  /// version of the run. Otherwise, it is true only for a version that equals an undone one.
  func contains(_ row: RunRow, in book: RunBook) -> Bool {
    bySecond[row.run.start.seconds]?.contains { undone in
      undone.run.source == row.run.source && undone.run.start == row.run.start
        && (book.importedRun(undone.id) == nil || row.named(undone.id) == undone)
    } ?? false
  }
}
