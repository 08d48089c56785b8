import BookInfrastructure
import Formats
import KernelDomain
import SwimmingDomain

/// A swim as an Apple Health export contains it: a `Workout` element with the elements directly within it.
struct AppleSwim {
  /// Whether the swim is a workout by itself, or part of a workout of several sports.
  enum Part {
    case workout
    case leg
    /// The swim is somewhere within a workout of several sports, but no leg of the workout is known to be a swim.
    case unclearLeg
  }

  var part = Part.workout
  var source: String
  /// The number that `AppleSources` has assigned to the swim's source. Samples from this source have the same number.
  var sourceNumber: UInt16
  var start: AppleDate
  var end: Timestamp?
  /// The duration of the swim in milliseconds; nil if the export does not contain it.
  var duration: Int64?
  var timeZone: String?
  var location: Swim.Place = .unknown
  /// The pool length of the swim in centimetres. `totalDistance` and `statisticsDistance` are in centimetres too.
  var lapLength: Int64?
  var totalDistance: Int64?
  var statisticsDistance: Int64?
  /// The starts of the pauses, whether the swimmer or the watch began them.
  var pauses: [Timestamp] = []
  /// The laps of the swim; nil if the export contains no lap events for the swim.
  var laps: [SwimLap]?
  /// The lap events of the whole workout, if it is not known yet when the swimmer swam in it (see `Part.unclearLeg`);
  /// otherwise empty.
  var workoutEvents: [AppleLapEvent] = []
  /// The number of lap events whose date or duration cannot be parsed.
  var unreadable = 0
  /// The number of lap events with an impossible duration.
  var unusable = 0

  /// The kind of water in which the swimmer swam. If the export does not state it, a swim with a pool length, even an
  /// impossible one, or with laps is in a pool, because exports contain these only for pool swims.
  var place: Swim.Place {
    location == .unknown && (pool != nil || impossiblePool != nil || laps != nil) ? .pool : location
  }

  var pool: PoolLength? {
    location == .openWater ? nil : lapLength.flatMap { PoolLength(centimetres: Int($0)) }
  }

  /// The pool length that the export states, in centimetres, if no pool has this length; otherwise nil.
  var impossiblePool: Int? {
    guard location != .openWater, pool == nil, let length = lapLength.map({ Int($0) }) else { return nil }
    return length > 0 && Swim.distances.contains(length) ? length : nil
  }

  /// Sets the laps to those that these events describe. Does nothing if there are no events, or if the export states no
  /// pool length, because the events may then be laps of another sport.
  mutating func setLaps(of events: [AppleLapEvent]) {
    guard pool != nil || impossiblePool != nil, !events.isEmpty else { return }
    let laps = AppleLaps(events, start: start.instant, pauses: pauses)
    self.laps = laps.laps
    unusable = laps.unusable
  }

  /// The time from start to end, in milliseconds; nil if the export states no plausible end.
  private var span: Int64? {
    let span = end.map { $0 - start.instant } ?? duration
    return span.flatMap { (0...AppleSwim.longest).contains($0) ? $0 : nil }
  }

  /// The longest duration accepted, in milliseconds: a week, which is longer than any swim.
  private static let longest: Int64 = 7 * 86_400_000

  /// Creates a swim. Its laps have no stroke counts yet.
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
  /// Creates the style for a code in HealthKit's `HKSwimmingStrokeStyle`; `unknown` for any other code.
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
