import KernelDomain

/// Computes the grade-adjusted pace of a hilly run: the pace on flat ground at which the runner would have used as much
/// energy in the same time (Minetti et al., J Appl Physiol 93:1039–1046, 2002).
package struct GradeRule: Sendable {
  /// The distance of a run on flat ground that would cost as much energy as this run, in millimetres.
  package let length: Int64
  /// The grade-adjusted pace, in milliseconds per kilometre.
  package let pace: Int64
  /// For each whole kilometre of the run, the distance on flat ground that would cost as much energy, in millimetres.
  package let kilometres: [Int64]

  /// The length of the pieces into which the run is divided, in millimetres. The elevation is computed at both ends of
  /// each piece.
  private static let piece: Int64 = 100_000
  private static let kilometre: Int64 = 1_000_000

  /// Computes the grade-adjusted pace. Nil if the run is shorter than a kilometre, if its distance over time is not
  /// known for the whole run, if less than nine tenths of its fixes have a usable elevation, or if the altimeter
  /// jumped.
  package init?(_ measures: RunMeasures) {
    let timeline = measures.timeline
    let kept = measures.elevations.kept
    guard timeline.length >= GradeRule.kilometre, timeline.isWhole, measures.elevations.jumps == 0,
      GradeRule.isKnown(kept, timeline.curve)
    else { return nil }
    let pieces = timeline.length / GradeRule.piece
    let marks = (0..<pieces).map { $0 * GradeRule.piece } + [timeline.length]
    let known = kept.compactMap { reading in
      timeline.length(at: reading.moment).map { (elevation: reading.elevation, length: $0) }
    }
    let elevations = GradeRule.elevations(known, at: marks)
    let flat = (0..<Int(pieces)).map { index -> Double in
      let length = Double(marks[index + 1] - marks[index])
      return length * GradeRule.cost((elevations[index + 1] - elevations[index]) * 10 / length)
    }
    let total = flat.reduce(0, +)
    guard total > 0 else { return nil }
    length = Int64(total.rounded())
    pace = Int64((Double(timeline.active) * 1_000_000 / total).rounded())
    let perKilometre = Int(GradeRule.kilometre / GradeRule.piece)
    kilometres = (0..<flat.count / perKilometre).map { number in
      let own = flat.indices[number * perKilometre..<(number + 1) * perKilometre]
      return Int64(own.reduce(0) { $0 + GradeRule.share(of: flat[$1], marks[$1 + 1] - marks[$1]) }.rounded())
    }
  }

  /// Returns how much of `flat` belongs to 100 metres of the piece. This is all of `flat`, except for the run's last
  /// piece, which may be longer than 100 metres.
  /// - Parameters:
  ///   - flat: the distance on flat ground that would cost as much energy as the whole piece.
  ///   - length: the length of the piece, in millimetres.
  private static func share(of flat: Double, _ length: Int64) -> Double { flat * Double(piece) / Double(length) }

  /// Whether at least nine tenths of the fixes used to measure the distance have an elevation that was accepted (see
  /// `ElevationGate`).
  private static func isKnown(_ kept: [RunElevations.Reading], _ curve: LengthCurve) -> Bool {
    var (index, known) = (0, 0)
    for time in curve.times {
      while index < kept.count, kept[index].moment < time { index += 1 }
      if index < kept.count, kept[index].moment == time { known += 1 }
    }
    return curve.count > 0 && 10 * known >= 9 * curve.count
  }

  /// Returns the elevation at each mark (a distance from the run's start, in millimetres), in centimetres: the mean of
  /// the known elevations within 50 metres before and after the mark. If there are none, the elevation is interpolated
  /// between the nearest ones before and after the mark.
  private static func elevations(_ known: [(elevation: Int32, length: Int64)], at marks: [Int64]) -> [Double] {
    marks.map { mark in
      let near = known.partition { $0.length >= mark - piece / 2 }
      let end = known.partition { $0.length > mark + piece / 2 }
      guard near >= end else {
        return known[near..<end].reduce(0) { $0 + Double($1.elevation) } / Double(end - near)
      }
      guard near > 0 else { return Double(known[0].elevation) }
      guard near < known.count else { return Double(known[known.count - 1].elevation) }
      let (before, after) = (known[near - 1], known[near])
      let share = Double(mark - before.length) / Double(after.length - before.length)
      return Double(before.elevation) + share * (Double(after.elevation) - Double(before.elevation))
    }
  }

  /// Returns the energy needed to run a metre at this grade (climb divided by distance), as a multiple of the energy
  /// needed on flat ground.
  private static func cost(_ grade: Double) -> Double {
    let i = min(max(grade, -0.45), 0.45)
    let steep = ((155.4 * i - 30.4) * i - 43.3) * i
    return (((steep + 46.3) * i + 19.5) * i + 3.6) / 3.6
  }
}
