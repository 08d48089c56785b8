/// Decides whether a curl of the left arm and a curl of the right arm were done at the same time. They are one
/// repetition if they overlap by more than half of the shorter curl.
enum ArmPairRule {
  /// The maximum difference between the greatest extents of the two arms for the repetition to count as even, in
  /// percentage points. If the difference is larger, the repetition is reported as uneven.
  static let greatestDifference = 15

  /// Joins a repetition of each arm into one. Nil if they are separate repetitions. The joined repetition has the peak,
  /// phases, view and angle of `first`.
  /// - Parameter rep: the repetition that ended later.
  static func joined(_ first: FormRep, _ rep: FormRep) -> FormRep? {
    guard first.side != .both, rep.side != .both, first.side != rep.side else { return nil }
    let overlap = min(first.end, rep.end) - max(first.start, rep.start)
    guard 2 * overlap > min(first.end - first.start, rep.end - rep.start) else { return nil }
    var both = first
    both.side = .both
    both.start = min(first.start, rep.start)
    both.end = max(first.end, rep.end)
    both.percent = min(first.percent, rep.percent)
    both.confidence = min(first.confidence, rep.confidence)
    var found = Set(first.findings + rep.findings)
    if abs(first.percent - rep.percent) > greatestDifference { found.insert(.asymmetry) }
    both.findings = FormFinding.allCases.filter(found.contains)
    return both
  }
}
