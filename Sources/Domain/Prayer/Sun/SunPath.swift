/// The path of the sun around a noon, as cubic functions through its positions at the four nearest midnights UTC. The
/// error of this interpolation moves no event by as much as a millisecond.
struct SunPath {
  /// The midnight before the noon, in days since 1970-01-01; the functions take days after it.
  let midnight: Int
  let sineOfDeclination: Cubic
  /// See `SunPosition.equationOfTime`; in degrees.
  let equationOfTime: Cubic
}

/// The sun's positions at midnights UTC. They are cached, so that for consecutive days each is calculated only once.
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
