package import KernelDomain

/// Finds the saved run that a live run became, if it has another id in the book. There are two possible causes: earlier
/// versions derived the id from the first fix, and replaying a recorded file results in the original run.
package enum LiveName {
  /// How long after the start of the live run the saved run may have started, in milliseconds; negative if the saved
  /// run started earlier.
  private static let reach: ClosedRange<Int64> = -LiveRun.tolerance...900_000

  /// Returns the id of the saved run: among the runs that this program recorded live, the one that started nearest to
  /// the start of the live run. Nil if none started within `reach`.
  /// - Parameters:
  ///   - name: the id of a live run; the book has no run with this id.
  ///   - runs: the ids, starts and sources of the runs in the book.
  package static func known(
    _ name: RunID, among runs: some Sequence<(id: RunID, start: Timestamp, source: String)>
  ) -> RunID? {
    guard name == name.original else { return nil }
    let begun = Timestamp(seconds: name.second)
    // The id tells the start of the live run only to the second.
    func distance(_ start: Timestamp) -> Int64 { max(0, start - begun) + max(0, begun - start) }
    return runs.lazy.filter { $0.source == LiveRun.source && reach.contains($0.start - begun) }
      .min { (distance($0.start), $0.id) < (distance($1.start), $1.id) }?.id
  }
}
