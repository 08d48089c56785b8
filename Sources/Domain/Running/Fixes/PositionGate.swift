import KernelDomain

/// Accepts positions that the runner can have reached, and holds back the others.
///
/// Five positions in a row that are out of reach, but within reach of each other, show that the track jumped. Then they
/// are accepted.
struct PositionGate {
  struct Passed {
    let time: Timestamp
    let point: EarthPoint
    /// Whether the track jumped here. The step to it then has no length.
    let hasJumped: Bool
  }

  private var last: (time: Timestamp, point: EarthPoint)?
  /// The positions held back for their speed since the last accepted one.
  private var row: [(time: Timestamp, point: EarthPoint)] = []
  private(set) var passed = 0
  private(set) var jumps = 0
  /// The number of fixes with a position.
  private(set) var positions = 0

  var rejected: Int { positions - passed }

  /// The worst accuracy accepted, in millimetres.
  private static let worstAccuracy: Int32 = 50_000
  /// The number of positions held back that show a jump.
  private static let jumpRow = 5

  /// Whether the speed exceeds 12.5 m/s.
  /// - Parameters:
  ///   - length: in millimetres.
  ///   - time: in milliseconds.
  @inline(__always)
  static func isTooFast(_ length: Int64, in time: Int64) -> Bool {
    2 * length > 25 * time
  }

  /// Whether a fix has a position that is accurate enough.
  @inline(__always)
  static func isAccurate(_ fix: RunFix) -> Bool {
    fix.position != nil && (0...worstAccuracy).contains(fix.accuracy ?? 0)
  }

  /// Takes a fix and calls `pass` with each position that can now be accepted, in order.
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
