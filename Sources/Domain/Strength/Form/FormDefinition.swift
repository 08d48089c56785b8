/// Everything that distinguishes one counted exercise from another: which length of the body is measured, when the body
/// is at rest, and the extents at which a repetition begins, ends and counts. The extent is how far the movement has
/// gone: small at rest, 1 when it is complete.
struct FormDefinition: Sendable {
  /// Whether there is one counter for the whole body, or one for each arm.
  enum Counters: Sendable { case one, perArm }

  /// Thresholds of the extent. Above `leave` an attempt begins; below `back` it ends. An attempt whose peak is below
  /// `partial` is ignored. An attempt with at least two frames above `count` is a repetition, which is shallow if its
  /// peak is below `full`.
  let leave, back, partial, count, full: Double
  let counters: Counters
  /// Measures the length whose change shows the movement, in pixels or as a ratio. The side is the arm that the counter
  /// observes, and has no meaning if there is only one counter.
  let length: @Sendable (borrowing Pose, BodySide) -> Double?
  /// Converts a length to an extent, by comparison with the base, its value at rest.
  let extent: @Sendable (_ length: Double, _ base: Double) -> Double
  /// A value from each frame at rest; the median of these values is the base.
  let baseValue: @Sendable (borrowing Pose, _ length: Double) -> Double?
  let isAtRest: @Sendable (borrowing Pose, _ length: Double) -> Bool
  /// Whether hips that sway from side to side mean that the body is not at rest.
  let hipsStandStill: Bool
  /// The joints whose visibility determines the confidence in a repetition.
  let relied: [Joint]
  /// The joints between which an angle is reported, measured at the second one.
  let angle: (Joint, Joint, Joint)
  let findings: [FormFindingRule]
  /// A way down that takes fewer milliseconds is reported as too fast; nil if speed is not judged.
  let fastDown: Int64?
}

extension FormExercise {
  /// The definition of a counted exercise; nil for an exercise that is held.
  var definition: FormDefinition? {
    switch self {
    case .squat: .squat
    case .lunge: .lunge
    case .pushup: .pushup
    case .press: .press
    case .curl: .curl
    case .situp: .situp
    case .plank: nil
    }
  }
}

extension FormDefinition {
  static let squat = FormDefinition(
    leave: 0.20, back: 0.14, partial: 0.30, count: 0.60, full: 0.90, counters: .one,
    length: { pose, _ in
      let knee =
        switch (pose.point(.knee, .left), pose.point(.knee, .right)) {
        case (let left?, let right?): max(left.y, right.y)
        case (let one?, nil), (nil, let one?): one.y
        case (nil, nil): Double.nan
        }
      guard let hip = pose.middle(of: .hip)?.y else { return nil }
      return Pose.finite(knee - hip)
    }, extent: { 1 - $0 / $1 }, baseValue: { $1 }, isAtRest: { $0.stands(overHips: $1) }, hipsStandStill: true,
    relied: [.hip, .knee], angle: (.hip, .knee, .ankle),
    findings: [.squatKneesPastToes, .leaningForward, .kneesInward, .hipAsymmetry], fastDown: 300)

  static let lunge = FormDefinition(
    leave: 0.25, back: 0.18, partial: 0.35, count: 0.60, full: 0.85, counters: .one,
    length: { pose, _ in
      // A standing person's nearer knee hides the farther one, so one visible knee suffices.
      guard pose.point(.knee, .left) != nil || pose.point(.knee, .right) != nil,
        let hip = pose.middle(of: .hip)?.y
      else { return nil }
      return Pose.finite(min(pose.anyPoint(.knee, .left).y, pose.anyPoint(.knee, .right).y) - hip)
    }, extent: { 1 - $0 / $1 }, baseValue: { $1 }, isAtRest: { $0.stands(overHips: $1) }, hipsStandStill: false,
    relied: [.hip, .knee], angle: (.hip, .knee, .ankle), findings: [.lungeKneesPastToes], fastDown: 300)

  static let pushup = FormDefinition(
    leave: 0.14, back: 0.10, partial: 0.20, count: 0.34, full: 0.50, counters: .one,
    length: { pose, _ in Pose.mean { pose.height(from: .wrist, to: .shoulder, $0) } },
    extent: { 1 - $0 / $1 }, baseValue: { $1 },
    isAtRest: { pose, length in
      guard length > 0, let rise = Pose.mean({ pose.height(from: .hip, to: .shoulder, $0) }) else { return false }
      return rise < 0.75 * length
    }, hipsStandStill: false, relied: [.shoulder, .wrist], angle: (.shoulder, .elbow, .wrist),
    findings: [.hipsSagging, .hipsHigh], fastDown: 300)

  static let press = FormDefinition(
    leave: 0.40, back: 0.34, partial: 0.48, count: 0.68, full: 0.88, counters: .one,
    length: { pose, _ in
      switch (pose.height(from: .shoulder, to: .wrist, .left), pose.height(from: .shoulder, to: .wrist, .right)) {
      case (let left?, let right?): Pose.finite(min(left, right))
      case (let one?, nil), (nil, let one?): Pose.finite(one)
      case (nil, nil): nil
      }
    }, extent: { $0 / (1.1 * $1) }, baseValue: { pose, _ in pose.torso },
    isAtRest: { pose, length in
      guard let torso = pose.torso else { return false }
      return length < 0.34 * 1.1 * torso && pose.isUpright
    }, hipsStandStill: true, relied: [.shoulder, .wrist], angle: (.shoulder, .elbow, .wrist),
    findings: [.wristAsymmetry], fastDown: nil)

  static let curl = FormDefinition(
    leave: 0.22, back: 0.16, partial: 0.35, count: 0.68, full: 0.82, counters: .perArm,
    length: { pose, arm in pose.height(from: .elbow, to: .wrist, arm).flatMap(Pose.finite) },
    extent: { ($0 / $1 + 1) / 2 }, baseValue: { -$1 },
    isAtRest: { pose, length in
      guard let torso = pose.torso else { return false }
      return length < 0 && -length >= 0.25 * torso
    }, hipsStandStill: true, relied: [.elbow, .wrist], angle: (.shoulder, .elbow, .wrist), findings: [], fastDown: nil)

  static let situp = FormDefinition(
    leave: 0.35, back: 0.28, partial: 0.45, count: 0.72, full: 0.85, counters: .one,
    length: { pose, _ in
      Pose.mean { side in
        guard let rise = pose.height(from: .hip, to: .shoulder, side), let torso = pose.distance(.shoulder, .hip, side),
          torso > 0
        else { return nil }
        return rise / torso
      }
    }, extent: { length, _ in length }, baseValue: { _, _ in 1 }, isAtRest: { $1 < 0.28 }, hipsStandStill: false,
    relied: [.shoulder, .hip], angle: (.shoulder, .hip, .knee), findings: [], fastDown: nil)
}

extension Pose {
  /// Whether the body stands upright, with the knees at least half the torso's length below the hips.
  fileprivate func stands(overHips length: Double) -> Bool {
    guard let torso else { return false }
    return length >= 0.5 * torso && isUpright
  }
}
