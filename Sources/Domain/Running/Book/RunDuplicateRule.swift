package import KernelDomain

/// The properties of a recording that decide which recording counts when several devices recorded the same run.
package struct RunRecording: Hashable, Sendable {
  package let id: RunID
  package let start: Timestamp
  package let end: Timestamp
  /// The number of fixes whose position was accepted (see `PositionGate`).
  package let positions: Int
  package let hasOdometer: Bool
  package let format: RunFormat?
  /// The number that identifies the change in which the user most recently chose this recording to count; later choices
  /// have greater numbers. Nil if the user never chose it.
  package var preference: Int?

  package init(_ row: RunRow, preference: Int? = nil) {
    id = row.id
    start = row.run.start
    end = row.run.end
    positions = row.measured.positions
    hasOdometer = row.hasOdometer
    format = row.run.origin.format
    self.preference = preference
  }

  /// Whether two recordings are of the same run. True if they overlap for more than half of the shorter recording's
  /// time.
  package func isSameRun(as other: RunRecording) -> Bool {
    // Runs that were entered without a time of day all begin at noon.
    if format == .hand, other.format == .hand { return false }
    let overlap = min(end, other.end) - max(start, other.start)
    return overlap > 0 && 2 * overlap > min(end - start, other.end - other.start)
  }

  /// Whether this recording counts rather than `other`, a recording of the same run. The first of these criteria that
  /// distinguishes the two decides: the user's latest choice; having a track, not only totals; the preferred format
  /// (see `RunFormat`); having both odometer and positions; more positions; the smaller id.
  func isBetter(than other: RunRecording) -> Bool {
    let (own, others) = (preference ?? -1, other.preference ?? -1)
    if own != others { return own > others }
    let (isTrack, isOtherTrack) = (hasOdometer || positions > 0, other.hasOdometer || other.positions > 0)
    if isTrack != isOtherTrack { return isTrack }
    let (rank, otherRank) = (RunFormat.rank(format), RunFormat.rank(other.format))
    if rank != otherRank { return rank < otherRank }
    let (isWhole, isOtherWhole) = (hasOdometer && positions > 0, other.hasOdometer && other.positions > 0)
    if isWhole != isOtherWhole { return isWhole }
    return (other.positions, id) < (positions, other.id)
  }
}

/// Finds recordings of the same run that were made by several devices. One of them counts; the others stay in the book
/// as its duplicates.
package enum RunDuplicateRule {
  /// Maps the id of each recording that does not count to the id of the recording that counts instead, which is of the
  /// same run.
  package static func duplicates(in recordings: some Sequence<RunRecording>) -> [RunID: RunID] {
    let order = recordings.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    var others: [Int: [Int]] = [:]
    for (index, recording) in order.enumerated() {
      for next in order.indices[(index + 1)...] {
        guard order[next].start < recording.end else { break }
        guard recording.isSameRun(as: order[next]) else { continue }
        others[index, default: []].append(next)
        others[next, default: []].append(index)
      }
    }
    var counting: [Int] = []
    var duplicates: [RunID: RunID] = [:]
    for index in others.keys.sorted(by: { order[$0].isBetter(than: order[$1]) }) {
      if let better = counting.first(where: { others[index]?.contains($0) == true }) {
        duplicates[order[index].id] = order[better].id
      } else {
        counting.append(index)
      }
    }
    return duplicates
  }
}
