import KernelDomain
import KernelPresentation
import RunningApplication

/// A table of the laps of a run. The columns for heart rate and ascent are left out if no lap has such data.
struct LapTable {
  let strings: RunningStrings
  let laps: [RunLapView]

  /// The table; nil if the run has only one lap, as is the case if the device recorded no laps.
  var table: Element? {
    guard laps.count > 1 else { return nil }
    let hasHeart = laps.contains { $0.heartRate != nil }
    let hasAscent = laps.contains { $0.ascentCentimetres != nil }
    let titles =
      [strings.lap, strings.from, strings.lengthTitle, strings.active, strings.paceTitle]
      + (hasHeart ? [strings.heart] : []) + (hasAscent ? [strings.ascent] : [])
    return .table(
      columns: titles,
      rows: laps.enumerated().map { index, lap in
        let heart = hasHeart ? [lap.heartRate.map { "\($0.average)" } ?? "—"] : []
        let ascent = hasAscent ? [lap.ascentCentimetres.map(strings.elevation) ?? "—"] : []
        return (
          cells: [
            "\(index + 1)", strings.time(lap.startMilliseconds), strings.lapLength(lap),
            strings.time(lap.activeMilliseconds), strings.pace(lap.paceMilliseconds),
          ] + heart + ascent, label: String?.none
        )
      })
  }
}
