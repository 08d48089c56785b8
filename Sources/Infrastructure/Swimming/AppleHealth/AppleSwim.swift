import BookInfrastructure
import Formats
import KernelDomain
import SwimmingDomain

/// A `Workout` element and its direct children, as the export gives them.
struct AppleSwim {
  var source: String
  /// Number of the source's name among those of records.
  var sourceNumber: UInt16
  var start: AppleDate
  var end: Timestamp?
  /// Milliseconds.
  var duration: Int64?
  var timeZone: String?
  var location: Swim.Place = .unknown
  /// Centimetres.
  var lapLength: Int64?
  var totalDistance: Int64?
  var statisticsDistance: Int64?
  /// Pauses, pressed or detected.
  var pauses: [Timestamp] = []
  /// Nil where the export gives no lap events.
  var laps: [SwimLap]?
  /// Lap events whose date or duration cannot be read.
  var unreadable = 0
  /// Lap events of impossible duration.
  var unusable = 0

  /// A lap length is given for pools only.
  var place: Swim.Place {
    location == .unknown && (pool != nil || laps != nil) ? .pool : location
  }

  var pool: PoolLength? {
    location == .openWater ? nil : lapLength.flatMap { PoolLength(centimetres: Int($0)) }
  }

  /// Milliseconds from start to end; nil where the export gives no end that makes sense.
  private var span: Int64? {
    let span = end.map { $0 - start.instant } ?? duration
    return span.flatMap { (0...AppleSwim.longest).contains($0) ? $0 : nil }
  }

  /// No swim takes a week.
  private static let longest: Int64 = 7 * 86_400_000

  /// The swim, its strokes not counted yet.
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
  /// `HKSwimmingStrokeStyle`; a code that is not known is an unknown style.
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
