package import KernelDomain

/// Finds the run that a live run became, if the book has it under another id: earlier versions named runs by their
/// first fix, and a file played a second time becomes the run that it was.
package enum LiveName {
  /// The range in which the first fix may lie, in milliseconds from the beginning of the live run.
  private static let reach: ClosedRange<Int64> = -LiveRun.tolerance...900_000

  /// - Parameters:
  ///   - name: an id that the book does not have.
  ///   - runs: the runs of the book.
  /// - Returns: the id of the run recorded by this program that began nearest; nil if there is none.
  package static func known(
    _ name: RunID, among runs: some Sequence<(id: RunID, start: Timestamp, source: String)>
  ) -> RunID? {
    guard name == name.original else { return nil }
    let begun = Timestamp(seconds: name.second)
    // The run began within the second of its id.
    func distance(_ start: Timestamp) -> Int64 { max(0, start - begun) + max(0, begun - start) }
    return runs.lazy.filter { $0.source == LiveRun.source && reach.contains($0.start - begun) }
      .min { (distance($0.start), $0.id) < (distance($1.start), $1.id) }?.id
  }
}
