import KernelDomain

/// Accepts the positions that the runner can have reached from the last accepted position at no more than 12.5 m/s.
/// Holds back all others.
///
/// If five positions in a row cannot be reached from the last accepted position, but each can be reached from the
/// position before it, the track jumped (for example after a tunnel), and all five are accepted.
struct PositionGate {
  struct Passed {
    let time: Timestamp
    let point: EarthPoint
    /// Whether the track jumped to this position. If so, the distance from the previous position does not count.
    let hasJumped: Bool
  }

  private var last: (time: Timestamp, point: EarthPoint)?
  /// The positions held back since the last accepted one, because the runner cannot have reached them.
  private var row: [(time: Timestamp, point: EarthPoint)] = []
  private(set) var passed = 0
  private(set) var jumps = 0
  /// The number of fixes added so far that have a position, whether or not it was accepted.
  private(set) var positions = 0

  var rejected: Int { positions - passed }

  /// The least accurate position that is accepted: its radius of uncertainty, in millimetres.
  private static let worstAccuracy: Int32 = 50_000
  /// How many consecutive positions must be held back for the track to count as having jumped.
  private static let jumpRow = 5

  /// Whether a speed exceeds 12.5 m/s, which is more than any human can run.
  /// - Parameters:
  ///   - length: the distance covered, in millimetres.
  ///   - time: the time taken, in milliseconds.
  @inline(__always)
  static func isTooFast(_ length: Int64, in time: Int64) -> Bool {
    2 * length > 25 * time
  }

  /// Whether a fix has a position whose accuracy is 50 m or better, or is not known.
  @inline(__always)
  static func isAccurate(_ fix: RunFix) -> Bool {
    fix.position != nil && (0...worstAccuracy).contains(fix.accuracy ?? 0)
  }

  /// Adds the next fix of the track. Calls `pass` for each position that is accepted as a result, in chronological
  /// order.
  @inline(__always)
  mutating func add(_ fix: RunFix, _ pass: (Passed) -> Void) {
    guard let position = fix.position else { return }
    positions += 1
    guard PositionGate.isAccurate(fix) else { return }
    let point = EarthPoint(position)
    if let last, PositionGate.isTooFast(last.point.distance(to: point), in: fix.time - last.time) {
      hold((fix.time, point), pass)
      return
    }
    if !row.isEmpty { row.removeAll(keepingCapacity: true) }
    last = (fix.time, point)
    passed += 1
    pass(Passed(time: fix.time, point: point, hasJumped: false))
  }

  private mutating func hold(_ held: (time: Timestamp, point: EarthPoint), _ pass: (Passed) -> Void) {
    if let before = row.last,
      PositionGate.isTooFast(before.point.distance(to: held.point), in: held.time - before.time)
    {
      row.removeAll(keepingCapacity: true)
    }
    row.append(held)
    guard row.count == PositionGate.jumpRow else { return }
    jumps += 1
    for (index, held) in row.enumerated() {
      pass(Passed(time: held.time, point: held.point, hasJumped: index == 0))
    }
    passed += row.count
    last = held
    row.removeAll(keepingCapacity: true)
  }
}
