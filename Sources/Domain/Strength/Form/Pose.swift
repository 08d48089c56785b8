import CMath

/// The joints of a body in one frame, in pixels, and which of them are usable. A measured value is nil if a joint that
/// it needs is not usable, or if it is not a finite number.
struct Pose: Sendable {
  /// The joints, at the indices that `Joint.slot(_:)` returns.
  var joints = InlineArray<16, PosePoint>(repeating: PosePoint())
  var usable: UInt16 = 0

  func point(_ joint: Joint, _ side: BodySide) -> PosePoint? {
    let slot = joint.slot(side)
    return usable & (1 << UInt16(slot)) == 0 ? nil : joints.span[slot]
  }

  /// Returns the point of a joint, even if the joint is not usable.
  func anyPoint(_ joint: Joint, _ side: BodySide) -> PosePoint {
    joints.span[joint.slot(side)]
  }

  /// Returns the side on which a joint is more visible; left if both are equally visible.
  func betterSide(_ joint: Joint) -> BodySide {
    anyPoint(joint, .right).visibility > anyPoint(joint, .left).visibility ? .right : .left
  }

  func betterVisibility(_ joint: Joint) -> Double {
    max(anyPoint(joint, .left).visibility, anyPoint(joint, .right).visibility)
  }

  func both(_ joint: Joint) -> (left: PosePoint, right: PosePoint)? {
    guard let left = point(joint, .left), let right = point(joint, .right) else { return nil }
    return (left, right)
  }

  /// Returns the mean of the values that `measure` returns for the left and the right side. If one of them is nil,
  /// returns the other.
  @inline(__always)
  static func mean(_ measure: (BodySide) -> Double?) -> Double? {
    switch (measure(.left), measure(.right)) {
    case (let left?, let right?): finite((left + right) / 2)
    case (let one?, nil), (nil, let one?): finite(one)
    case (nil, nil): nil
    }
  }

  /// Returns the midpoint between the left and the right joint. If only one of them is usable, returns its point.
  func middle(of joint: Joint) -> (x: Double, y: Double)? {
    switch (point(joint, .left), point(joint, .right)) {
    case (let left?, let right?): ((left.x + right.x) / 2, (left.y + right.y) / 2)
    case (let one?, nil), (nil, let one?): (one.x, one.y)
    case (nil, nil): nil
    }
  }

  /// Returns how far the joint `lower` is below the joint `upper`, in pixels.
  func height(from lower: Joint, to upper: Joint, _ side: BodySide) -> Double? {
    guard let low = point(lower, side), let high = point(upper, side) else { return nil }
    return low.y - high.y
  }

  func distance(_ one: Joint, _ other: Joint, _ side: BodySide) -> Double? {
    guard let one = point(one, side), let other = point(other, side) else { return nil }
    return Pose.distance(one, other)
  }

  static func distance(_ one: PosePoint, _ other: PosePoint) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }

  /// The horizontal distance between the shoulders, as a ratio of the torso's length.
  var shoulderWidth: Double? {
    guard let shoulders = both(.shoulder), let torso else { return nil }
    return abs(shoulders.left.x - shoulders.right.x) / torso
  }

  /// The distance from shoulder to hip, in pixels.
  var torso: Double? {
    Pose.mean { distance(.shoulder, .hip, $0) }
  }

  /// Whether at least one shoulder is usable. A bar across the back may hide both.
  var hasShoulder: Bool { point(.shoulder, .left) != nil || point(.shoulder, .right) != nil }

  /// The distance from shoulder to hip, in pixels. If no shoulder is usable, it is estimated from the length of the
  /// thighs.
  var torsoOrLegs: Double? {
    hasShoulder ? torso : Pose.mean { distance(.hip, .knee, $0) }.map { 1.2 * $0 }
  }

  /// Whether the thighs are upright. True if the line from knee to hip is steep (over 63°) on every side on which both
  /// joints are usable.
  var hasUprightThighs: Bool {
    for side in BodySide.allCases {
      guard let hip = point(.hip, side), let knee = point(.knee, side) else { continue }
      guard knee.y - hip.y > 2 * abs(hip.x - knee.x) else { return false }
    }
    return true
  }

  /// Whether the torso is upright. True if the line from hip to shoulder is steep (over 63°) on every side on which
  /// both joints are usable.
  var isUpright: Bool {
    for side in BodySide.allCases {
      guard let shoulder = point(.shoulder, side), let hip = point(.hip, side) else { continue }
      guard hip.y - shoulder.y > 2 * abs(shoulder.x - hip.x) else { return false }
    }
    return true
  }

  /// Returns the angle between three joints, with its vertex at the middle one, in degrees from 0 to 180.
  func angle(_ first: Joint, _ middle: Joint, _ last: Joint, _ side: BodySide) -> Double? {
    guard let first = point(first, side), let middle = point(middle, side), let last = point(last, side)
    else { return nil }
    let (x1, y1) = (first.x - middle.x, first.y - middle.y)
    let (x2, y2) = (last.x - middle.x, last.y - middle.y)
    let product = Pose.distance(first, middle) * Pose.distance(last, middle)
    guard product > 0 else { return nil }
    return Pose.finite(acos(max(-1, min(1, (x1 * x2 + y1 * y2) / product))) * 180 / .pi)
  }

  static func finite(_ number: Double) -> Double? {
    number.isFinite ? number : nil
  }
}
