package import KernelDomain

/// Finds the saved run that a live run became, if the book has it under another id. That happens because earlier
/// versions derived the id from the first fix, and because a recorded file that is replayed becomes the original run
/// again.
package enum LiveName {
  /// The range in which the saved run's start may lie, in milliseconds from the beginning of the live run.
  private static let reach: ClosedRange<Int64> = -LiveRun.tolerance...900_000

  /// - Parameters:
  ///   - name: the id of a live run, which no run of the book has.
  ///   - runs: the runs of the book, with their ids, starts and sources.
  /// - Returns: the id of the run recorded live by this program that began nearest to the live run; nil if none did
  ///   within reach.
  package static func known(
    _ name: RunID, among runs: some Sequence<(id: RunID, start: Timestamp, source: String)>
  ) -> RunID? {
    guard name == name.original else { return nil }
    let begun = Timestamp(seconds: name.second)
    // The id gives only the second in which the live run began.
    func distance(_ start: Timestamp) -> Int64 { max(0, start - begun) + max(0, begun - start) }
    return runs.lazy.filter { $0.source == LiveRun.source && reach.contains($0.start - begun) }
      .min { (distance($0.start), $0.id) < (distance($1.start), $1.id) }?.id
  }
}
