import KernelDomain

/// A time predicted from a time over another distance, by base times that are worth equal points.
package struct SwimPrediction: Hashable, Sendable {
  /// The predicted time in hundredths of a second. `fastest` and `slowest` bound the range into which nine of ten times
  /// fell, among 3,055 pairs of results at one meet.
  package let hundredths: Int
  package let fastest: Int
  package let slowest: Int
  /// Half the width of the range, in thousandths of the time.
  package let tolerance: Int

  /// - Parameters:
  ///   - hundredths: the known time; `distance` is its distance.
  ///   - base: the base time over that distance.
  ///   - wanted: the distance to predict; `wantedBase` is the base time over it.
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
  /// Predicts a time over another distance in the same style; nil if the tables lack one of the two.
  /// - Parameter edition: the edition of the tables; nil for the latest.
  package func prediction(
    of wanted: Int, from hundredths: Int, _ distance: Int, _ style: StrokeStyle, _ course: SwimCourse, _ sex: PointsSex,
    edition: Int? = nil
  ) -> SwimPrediction? {
    func base(_ distance: Int) -> Int? {
      (edition ?? editions(of: course).last).flatMap {
        self.hundredths(Event(course: course, sex: sex, style: style, distance: distance), edition: $0)
      }
    }
    guard let known = base(distance), let other = base(wanted) else { return nil }
    return SwimPrediction(hundredths, distance, base: known, wanted: wanted, wantedBase: other)
  }

  /// Chooses the time from which to predict: that over the nearest distance by ratio; of two equally near or of equal
  /// distances an official one, then the faster.
  package static func source(for wanted: Int, among efforts: [TimedEffort]) -> TimedEffort? {
    efforts.filter { $0.distance != wanted }.min { a, b in
      let (ratioA, ratioB) = (ratio(a.distance, wanted), ratio(b.distance, wanted))
      if ratioA != ratioB { return ratioA < ratioB }
      if a.isOfficial != b.isOfficial { return a.isOfficial }
      return a.isBetter(than: b)
    }
  }

  /// The ratio of two distances, in millionths, at least one.
  private static func ratio(_ a: Int, _ b: Int) -> Int { max(a, b) * 1_000_000 / max(1, min(a, b)) }
}
