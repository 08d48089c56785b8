package import KernelDomain

/// Finds a run by the name that it had while it was run, where the book has it under another: books of before named it by
/// its first fix, and a file that is played once more becomes the run that it was.
package enum LiveName {
  /// Milliseconds before a run's beginning from which it takes fixes, and after it in which the first may come.
  private static let reach: ClosedRange<Int64> = -LiveRun.tolerance...900_000

  /// - Parameters:
  ///   - name: of no run in the book.
  ///   - runs: those of the book.
  /// - Returns: the name of the run of ours that began nearest; nil where none did.
  package static func known(
    _ name: RunID, among runs: some Sequence<(id: RunID, start: Timestamp, source: String)>
  ) -> RunID? {
    guard name == name.original else { return nil }
    let begun = Timestamp(seconds: name.second)
    // It began within the second that names it.
    func distance(_ start: Timestamp) -> Int64 { max(0, start - begun) + max(0, begun - start) }
    return runs.lazy.filter { $0.source == LiveRun.source && reach.contains($0.start - begun) }
      .min { (distance($0.start), $0.id) < (distance($1.start), $1.id) }?.id
  }
}
