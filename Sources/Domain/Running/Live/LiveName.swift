package import KernelDomain

/// Finds the saved run that was made from a live run, if its id in the book differs from that of the live run. There
/// are two possible reasons: earlier versions derived the id from the first fix, and replaying a recorded file saves
/// the run that the file contains.
package enum LiveName {
  /// How much later than the live run the saved run may have started, in milliseconds; negative if it started earlier.
  private static let reach: ClosedRange<Int64> = -LiveRun.tolerance...900_000

  /// Returns the id of the saved run. It is the run recorded live by this program that started nearest to the start of
  /// the live run. Nil if none started within `reach`.
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
