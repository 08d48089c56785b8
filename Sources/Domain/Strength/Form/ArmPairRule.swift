/// A curl of both arms at once is one repetition: one that overlaps the last of the other arm by more than half of the
/// shorter joins it.
enum ArmPairRule {
  /// Per cent of extent between the arms above which they are told as uneven.
  static let greatestDifference = 15

  /// - Parameter rep: the one that closed later, of which the first keeps its peak, its phases, its view and its angle.
  /// - Returns: nil where they are two.
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
