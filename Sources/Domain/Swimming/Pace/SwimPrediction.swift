import KernelDomain

/// A time predicted from the swimmer's time over another distance. According to the base times, the two times are worth
/// equal points.
package struct SwimPrediction: Hashable, Sendable {
  /// The predicted time in hundredths of a second. `fastest` and `slowest` are the ends of the range around it. For
  /// 3,055 pairs of results from one meet, nine out of ten times were within this range.
  package let hundredths: Int
  package let fastest: Int
  package let slowest: Int
  /// Half the width of the range, in thousandths of the predicted time.
  package let tolerance: Int

  /// Predicts a time.
  /// - Parameters:
  ///   - hundredths: the known time over `distance`, in hundredths of a second.
  ///   - base: the base time over `distance`.
  ///   - wanted: the distance for which to predict a time.
  ///   - wantedBase: the base time over `wanted`.
  package init(_ hundredths: Int, _ distance: Int, base: Int, wanted: Int, wantedBase: Int) {
    tolerance = SwimPrediction.tolerance(distance, wanted)
    let time = Rounding.nearest(Int64(hundredths) * Int64(wantedBase), over: Int64(base))
    self.hundredths = time
    fastest = Rounding.nearest(Int64(time) * Int64(1_000 - tolerance), over: 1_000)
    slowest = Rounding.nearest(Int64(time) * Int64(1_000 + tolerance), over: 1_000)
  }

  private static func tolerance(_ a: Int, _ b: Int) -> Int {
    let (long, short) = (max(a, b) * 10, min(a, b))
    return long <= 21 * short ? 60 : long <= 41 * short ? 75 : 80
  }
}

extension BaseTimes {
  /// Predicts a time over the distance `wanted` from a time over `distance` in the same style. Nil if the tables do not
  /// contain both distances.
  /// - Parameter edition: the edition of the tables; nil for the latest.
  package func prediction(
    of wanted: Int, from hundredths: Int, _ distance: Int, _ style: StrokeStyle, _ course: SwimCourse, _ sex: PointsSex,
    edition: Int? = nil
  ) -> SwimPrediction? {
    guard let known = base(distance, style, course, sex, edition: edition),
      let other = base(wanted, style, course, sex, edition: edition)
    else { return nil }
    return SwimPrediction(hundredths, distance, base: known, wanted: wanted, wantedBase: other)
  }

  /// Whether times over a distance can be predicted, and other times predicted from them: the latest edition of the
  /// tables contains the distance.
  package func predicts(_ distance: Int, _ style: StrokeStyle, _ course: SwimCourse, _ sex: PointsSex) -> Bool {
    base(distance, style, course, sex, edition: nil) != nil
  }

  private func base(
    _ distance: Int, _ style: StrokeStyle, _ course: SwimCourse, _ sex: PointsSex, edition: Int?
  ) -> Int? {
    (edition ?? editions(of: course).last).flatMap {
      hundredths(Event(course: course, sex: sex, style: style, distance: distance), edition: $0)
    }
  }

  /// Returns the effort from which to predict a time over the distance `wanted`; nil if there is no effort over another
  /// distance. It is the one whose distance has the smallest ratio to `wanted`. If several distances have the same
  /// ratio, an official time is preferred, then the faster time.
  package static func source(for wanted: Int, among efforts: [TimedEffort]) -> TimedEffort? {
    efforts.filter { $0.distance != wanted }.min { a, b in
      let (ratioA, ratioB) = (ratio(a.distance, wanted), ratio(b.distance, wanted))
      if ratioA != ratioB { return ratioA < ratioB }
      if a.isOfficial != b.isOfficial { return a.isOfficial }
      return a.isBetter(than: b)
    }
  }

  /// Returns the ratio of the longer distance to the shorter one, in millionths.
  private static func ratio(_ a: Int, _ b: Int) -> Int { max(a, b) * 1_000_000 / max(1, min(a, b)) }
}
