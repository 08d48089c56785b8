import KernelDomain

/// Lets positions pass to which a runner could have come, and holds back the others.
///
/// Five in a row that are beyond her reach, but not beyond each other's, show that the track jumped: then they pass.
struct PositionGate {
  struct Passed {
    let time: Timestamp
    let point: EarthPoint
    /// Whether the track jumped here: the step to it has no length.
    let hasJumped: Bool
  }

  private var last: (time: Timestamp, point: EarthPoint)?
  /// Held back for speed, since the last that passed.
  private var row: [(time: Timestamp, point: EarthPoint)] = []
  private(set) var passed = 0
  private(set) var jumps = 0
  /// How many fixes had a position.
  private(set) var positions = 0

  var rejected: Int { positions - passed }

  /// Millimetres.
  private static let worstAccuracy: Int32 = 50_000
  /// So many held back show a jump.
  private static let jumpRow = 5

  /// Whether 12.5 m/s is exceeded.
  /// - Parameters:
  ///   - length: in millimetres.
  ///   - time: in milliseconds.
  @inline(__always)
  static func isTooFast(_ length: Int64, in time: Int64) -> Bool {
    2 * length > 25 * time
  }

  /// Whether a fix has a position that the device is sure of.
  @inline(__always)
  static func isAccurate(_ fix: RunFix) -> Bool {
    fix.position != nil && (0...worstAccuracy).contains(fix.accuracy ?? 0)
  }

  /// Hands on the positions that pass now that this fix is known, in order.
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
