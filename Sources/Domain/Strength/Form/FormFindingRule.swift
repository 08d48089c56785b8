import CMath

/// Finds a fault at the top of a repetition, where the movement has its greatest extent. A value is measured in each
/// frame at the top, and the median is compared with a limit. The fault is judged only in views in which it can be
/// seen.
struct FormFindingRule: Sendable {
  let finding: FormFinding
  let views: [FormView]
  let measure: @Sendable (borrowing Pose) -> Double?
  let isFound: @Sendable (Double) -> Bool
}

extension FormFindingRule {
  /// Finds knees that are in front of the toes by more than 0.15 times the lower leg's length.
  static let squatKneesPastToes = FormFindingRule(
    finding: .kneesPastToes, views: [.side], measure: { $0.kneePastToe($0.betterSide(.knee)) }, isFound: { $0 > 0.15 })

  /// Finds a front knee that is in front of the toes by more than 0.15 times the lower leg's length. The front leg is
  /// the one with the higher knee.
  static let lungeKneesPastToes = FormFindingRule(
    finding: .kneesPastToes, views: [.side],
    measure: {
      let isRight = $0.anyPoint(.knee, .right).y < $0.anyPoint(.knee, .left).y
      return $0.kneePastToe(isRight ? .right : .left)
    }, isFound: { $0 > 0.15 })

  /// Finds a torso that leans by more than 55° from upright.
  static let leaningForward = FormFindingRule(
    finding: .leaningForward, views: [.side],
    measure: {
      let side = $0.betterSide(.shoulder)
      guard let shoulder = $0.point(.shoulder, side), let hip = $0.point(.hip, side) else { return nil }
      return atan2(abs(shoulder.x - hip.x), hip.y - shoulder.y) * 180 / .pi
    }, isFound: { $0 > 55 })

  /// Finds knees whose distance from each other is less than 0.8 times the distance between the ankles.
  static let kneesInward = FormFindingRule(
    finding: .kneesInward, views: [.front],
    measure: {
      guard let knees = $0.both(.knee), let ankles = $0.both(.ankle) else { return nil }
      return abs(knees.left.x - knees.right.x) / abs(ankles.left.x - ankles.right.x)
    }, isFound: { $0 < 0.8 })

  /// Finds a hip that is lower than the other hip by more than a quarter of the horizontal distance between the hips.
  static let hipAsymmetry = FormFindingRule(
    finding: .asymmetry, views: [.front],
    measure: {
      guard let hips = $0.both(.hip) else { return nil }
      return abs(hips.left.y - hips.right.y) / abs(hips.left.x - hips.right.x)
    }, isFound: { $0 > 0.25 })

  /// Finds a wrist that is lower than the other wrist by more than a fifth of the torso's length.
  static let wristAsymmetry = FormFindingRule(
    finding: .asymmetry, views: [.oblique, .front],
    measure: {
      guard let wrists = $0.both(.wrist), let torso = $0.torso else { return nil }
      return abs(wrists.left.y - wrists.right.y) / torso
    }, isFound: { $0 > 0.2 })

  /// Finds hips that are below the line from shoulder to ankle by more than 0.15 times the torso's length.
  static let hipsSagging = FormFindingRule(
    finding: .hipsSagging, views: [.side], measure: { $0.hipBelowLine($0.betterSide(.hip)) }, isFound: { $0 > 0.15 })

  /// Finds hips that are above the line from shoulder to ankle by more than a quarter of the torso's length.
  static let hipsHigh = FormFindingRule(
    finding: .hipsHigh, views: [.side], measure: { $0.hipBelowLine($0.betterSide(.hip)) }, isFound: { $0 < -0.25 })
}

extension Pose {
  /// Returns how far the knee is in front of the toes, as a ratio of the lower leg's length; negative if it is behind
  /// them. Nil if a joint is not usable.
  func kneePastToe(_ side: BodySide) -> Double? {
    guard let knee = point(.knee, side), let toe = point(.toe, side), let heel = point(.heel, side),
      let shank = distance(.knee, .ankle, side)
    else { return nil }
    return (toe.x < heel.x ? toe.x - knee.x : knee.x - toe.x) / shank
  }

  /// Returns how far the hip is below the line from shoulder to ankle, as a ratio of the torso's length; negative if it
  /// is above the line. Nil if a joint is not usable.
  func hipBelowLine(_ side: BodySide) -> Double? {
    guard let shoulder = point(.shoulder, side), let hip = point(.hip, side), let ankle = point(.ankle, side)
    else { return nil }
    let line = shoulder.y + (ankle.y - shoulder.y) * (hip.x - shoulder.x) / (ankle.x - shoulder.x)
    return (hip.y - line) / Pose.distance(shoulder, hip)
  }
}
