import KernelDomain

/// Computes the average speed in each minute of a track. Minutes that were recorded only in small part are ignored.
package enum MinuteSpeeds {
  private static let longestStep: Int64 = 60_000
  /// The highest plausible speed, in metres per second. Faster steps are ignored.
  private static let fastest: Int64 = 40
  private static let minute: Int64 = 60_000
  /// How much of a minute must be recorded for it to count, in milliseconds.
  private static let least: Int64 = 40_000

  /// Returns the average speed in each minute of which at least 40 s were recorded, in millimetres per second, in no
  /// particular order.
  package static func of(_ fixes: [RunFix]) -> [Int64] {
    guard let first = fixes.first?.time else { return [] }
    var minutes: [Int64: (time: Int64, length: Int64)] = [:]
    for (start, time, length) in steps(fixes) where time > 0 && time <= longestStep && length <= fastest * time {
      let minute = (start - first) / minute
      minutes[minute, default: (0, 0)].time += time
      minutes[minute, default: (0, 0)].length += length
    }
    return minutes.values.filter { $0.time >= least }.map { $0.length * 1_000 / $0.time }
  }

  /// Returns the steps between positions or, for a track with fewer than two positions, between odometer counts. Times
  /// are in milliseconds, distances in millimetres.
  private static func steps(_ fixes: [RunFix]) -> [(start: Timestamp, time: Int64, length: Int64)] {
    let places = fixes.compactMap { fix in fix.position.map { (fix.time, EarthPoint($0)) } }
    if places.count >= 2 {
      return zip(places, places.dropFirst()).map { ($0.0, $1.0 - $0.0, $0.1.distance(to: $1.1)) }
    }
    let counts = fixes.compactMap { fix in fix.odometer.map { (fix.time, $0) } }
    return zip(counts, counts.dropFirst()).map { ($0.0, $1.0 - $0.0, max(0, $1.1 - $0.1)) }
  }
}
