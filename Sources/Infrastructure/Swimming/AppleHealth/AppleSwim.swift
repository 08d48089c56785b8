import BookInfrastructure
import Formats
import KernelDomain
import SwimmingDomain

/// A `Workout` element with its direct children, as in the export.
struct AppleSwim {
  var source: String
  /// The number of its source among those of records.
  var sourceNumber: UInt16
  var start: AppleDate
  var end: Timestamp?
  /// In milliseconds.
  var duration: Int64?
  var timeZone: String?
  var location: Swim.Place = .unknown
  /// In centimetres, like the distances.
  var lapLength: Int64?
  var totalDistance: Int64?
  var statisticsDistance: Int64?
  /// When the swimmer paused it, or the watch detected a pause.
  var pauses: [Timestamp] = []
  /// Nil if the export has no lap events.
  var laps: [SwimLap]?
  /// The number of lap events with an unreadable date or duration.
  var unreadable = 0
  /// The number of lap events with an impossible duration.
  var unusable = 0

  /// A swim with a lap length is in a pool, since exports give one only then.
  var place: Swim.Place {
    location == .unknown && (pool != nil || laps != nil) ? .pool : location
  }

  var pool: PoolLength? {
    location == .openWater ? nil : lapLength.flatMap { PoolLength(centimetres: Int($0)) }
  }

  /// From start to end, in milliseconds; nil if the export has no plausible end.
  private var span: Int64? {
    let span = end.map { $0 - start.instant } ?? duration
    return span.flatMap { (0...AppleSwim.longest).contains($0) ? $0 : nil }
  }

  /// In milliseconds; no swim takes a week.
  private static let longest: Int64 = 7 * 86_400_000

  /// The swim, still without stroke counts.
  func swim(utcOffset: Int) -> Swim {
    let counted = duration.flatMap { (0...AppleSwim.longest).contains($0) ? $0 : nil }
    let span = span ?? counted ?? 0
    return Swim(
      source: source.isEmpty ? "Apple Health" : source.keptName, start: start.instant, end: start.instant + span,
      utcOffset: utcOffset, duration: counted ?? span, place: place, pool: pool,
      reportedDistance: (totalDistance ?? statisticsDistance).map { Int($0) }.flatMap {
        Swim.distances.contains($0) ? $0 : nil
      },
      laps: location == .openWater ? [] : laps ?? [])
  }
}

extension StrokeStyle {
  /// The style by its code in `HKSwimmingStrokeStyle`; an unknown code is an unknown style.
  init(healthKit code: Int) {
    switch code {
    case 1: self = .mix
    case 2: self = .freestyle
    case 3: self = .backstroke
    case 4: self = .breaststroke
    case 5: self = .butterfly
    case 6: self = .kickboard
    default: self = .unknown
    }
  }
}
