/// Defines how the repetitions of an exercise are counted. In each frame, a length on the body is measured and compared
/// with its value at rest. The result is the extent of the movement: about 0 at rest, and 1 when the movement is
/// complete. Thresholds of the extent decide when a repetition begins, ends and counts.
struct FormDefinition: Sendable {
  /// The counters of an exercise: one for the whole body, or one for each arm.
  enum Counters: Sendable { case one, perArm }

  /// Thresholds of the extent. An attempt begins above `leave` and ends below `back`. It is ignored if its greatest
  /// extent is below `partial`, and reported as shallow if that is below `full`. It counts as a repetition if at least
  /// two of its frames reach `count`.
  let leave, back, partial, count, full: Double
  let counters: Counters
  /// Returns the length that the movement changes, in pixels or as a ratio; nil if it cannot be measured. The
  /// `BodySide` is the arm that the counter observes; it is ignored if one counter observes the whole body.
  let length: @Sendable (borrowing Pose, BodySide) -> Double?
  /// Converts a length to an extent by comparing it with `base`, the length at rest.
  let extent: @Sendable (_ length: Double, _ base: Double) -> Double
  /// Returns the value that a frame in which the body is at rest contributes to the calibration. The median of these
  /// values is `base`, the length at rest.
  let baseValue: @Sendable (borrowing Pose, _ length: Double) -> Double?
  let isAtRest: @Sendable (borrowing Pose, _ length: Double) -> Bool
  /// Whether the body counts as at rest only if the hips do not sway sideways.
  let hipsStandStill: Bool
  /// The joints whose visibility determines the confidence of a repetition.
  let relied: [Joint]
  /// The three joints of the reported angle, whose vertex is the second joint.
  let angle: (Joint, Joint, Joint)
  let findings: [FormFindingRule]
  /// The shortest time in which the movement may reach its greatest extent without being reported as too fast, in
  /// milliseconds. Nil if speed is not judged.
  let fastDown: Int64?
  /// Whether the user may rest before the full movement, for example on a bench. If so, an attempt with a long rest of
  /// this kind does not count.
  var canRestOnTheWay = false
}

extension FormExercise {
  /// How the repetitions of the exercise are counted; nil for an exercise that is held.
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
    findings: [.squatKneesPastToes, .leaningForward, .kneesInward, .hipAsymmetry], fastDown: 300, canRestOnTheWay: true)

  static let lunge = FormDefinition(
    leave: 0.25, back: 0.18, partial: 0.35, count: 0.60, full: 0.85, counters: .one,
    length: { pose, _ in
      // A standing person's nearer knee hides the farther knee, so one visible knee is enough.
      guard pose.point(.knee, .left) != nil || pose.point(.knee, .right) != nil,
        let hip = pose.middle(of: .hip)?.y
      else { return nil }
      return Pose.finite(min(pose.anyPoint(.knee, .left).y, pose.anyPoint(.knee, .right).y) - hip)
    }, extent: { 1 - $0 / $1 }, baseValue: { $1 }, isAtRest: { $0.stands(overHips: $1) }, hipsStandStill: false,
    relied: [.hip, .knee], angle: (.hip, .knee, .ankle), findings: [.lungeKneesPastToes], fastDown: 300,
    canRestOnTheWay: true)

  static let pushup = FormDefinition(
    leave: 0.14, back: 0.10, partial: 0.20, count: 0.34, full: 0.50, counters: .one,
    length: { pose, _ in Pose.mean { pose.height(from: .wrist, to: .shoulder, $0) } },
    extent: { 1 - $0 / $1 }, baseValue: { $1 },
    isAtRest: { pose, length in
      guard length > 0, let rise = Pose.mean({ pose.height(from: .hip, to: .shoulder, $0) }) else { return false }
      return rise < 0.75 * length
    }, hipsStandStill: false, relied: [.shoulder, .wrist], angle: (.shoulder, .elbow, .wrist),
    findings: [.hipsSagging, .hipsHigh], fastDown: 300, canRestOnTheWay: true)

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
  /// Whether the body stands upright: the torso or, if no shoulder is usable, the thighs are upright, and the hips are
  /// above the knees by at least half the torso's length.
  /// - Parameter length: the height of the hips above the knees, in pixels.
  fileprivate func stands(overHips length: Double) -> Bool {
    guard let torso = torsoOrLegs else { return false }
    return length >= 0.5 * torso && (hasShoulder ? isUpright : hasUprightThighs)
  }
}
