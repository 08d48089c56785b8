/// The path of the sun around a noon: cubic polynomials through the sun's positions at the four nearest UTC midnights.
/// The interpolation changes the time of any event by less than a millisecond.
struct SunPath {
  /// The last UTC midnight before the noon, in days since 1970-01-01. The polynomials' argument is the number of days
  /// since that midnight.
  let midnight: Int
  let sineOfDeclination: Cubic
  /// The equation of time, in degrees; see `SunPosition.equationOfTime`.
  let equationOfTime: Cubic
}

/// Computes the sun's positions at UTC midnights. The latest eight positions are cached, since consecutive days use the
/// same ones.
struct SunPositions {
  private var known: [(day: Int, position: SunPosition)] = []

  mutating func path(around days: Double) -> SunPath {
    let midnight = Int(days.rounded(.down))
    let before = position(midnight - 1)
    let first = position(midnight)
    let second = position(midnight + 1)
    let after = position(midnight + 2)
    return SunPath(
      midnight: midnight,
      sineOfDeclination: Cubic(
        through: (
          before.sineOfDeclination, first.sineOfDeclination, second.sineOfDeclination, after.sineOfDeclination
        )),
      equationOfTime: Cubic(
        through: (before.equationOfTime, first.equationOfTime, second.equationOfTime, after.equationOfTime)))
  }

  private mutating func position(_ day: Int) -> SunPosition {
    if let found = known.last(where: { $0.day == day }) { return found.position }
    let position = SunPosition(days: Double(day))
    if known.count == 8 { known.removeFirst() }
    known.append((day, position))
    return position
  }
}
