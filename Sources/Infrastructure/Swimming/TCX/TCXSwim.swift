import BookApplication
import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// A swim in a TCX file.
struct TCXSwim {
  private let activity: TCXActivity
  private let start: XMLDateTime

  /// The number of milliseconds by which to shift all times; 0 unless the device's clock was not set.
  private let shift: Int64

  /// Creates a swim; nil if its times are unknown. The times are unknown if the activity has no laps. They are also
  /// unknown if the device's clock was not set and the file does not state when the activity took place.
  init?(_ activity: TCXActivity) {
    guard let first = activity.laps.first else { return nil }
    self.activity = activity
    guard first.start.instant < TCXSwim.earliest else {
      (start, shift) = (first.start, 0)
      return
    }
    guard let id = activity.id, id.instant > first.start.instant else { return nil }
    (start, shift) = (id, id.instant - first.start.instant)
  }

  /// The earliest plausible time of a swim. Earlier times come from clocks that were never set.
  private static let earliest = Timestamp(seconds: 946_684_800)

  /// Whether the swim can be divided into lengths of a pool: at least one lap has a distance, and no point has a
  /// position.
  private var isInPool: Bool {
    !hasPositions && activity.laps.contains { ($0.distance ?? 0) > 0 }
  }

  private var hasPositions: Bool {
    activity.laps.contains(where: \.hasPositions)
  }

  /// Adds the swim to what was read. The lengths of a pool swim are added once the pool length is known (see
  /// `PoollessSwim`).
  /// - Parameters:
  ///   - zone: the time zone that applies if the file does not state the UTC offset.
  ///   - pools: the pool lengths that the user stated.
  ///   - member: the name of the file in its archive; nil if it is not in an archive.
  func add(to read: inout ReadSwims, zone: SwimZone, pools: PoolOption, path: String, member: String?) {
    var swim = swim()
    let remark = zone.apply(to: &swim, isStated: start.tellsClock)
    read.add(SwimHeartRate(of: swim, heartRates), of: swim)
    guard isInPool else {
      read.swims.append(swim)
      if let remark { read.skip(.timeZone(swim: swim.id.description), remark) }
      read.skip(.laps(swim: swim.id.description), hasPositions ? .inOpenWater : .noLengthsTold)
      read.noteDoubts(about: swim)
      return
    }
    swim.statedLaps = statedLaps
    read.poolless.append(PoollessSwim(swim, pools, zone: remark, path: path, member: member))
  }

  private var heartRates: [SwimHeartRate.Sample] {
    activity.laps.flatMap(\.points).compactMap { point in
      point.heartRate.map { SwimHeartRate.Sample(time: point.time + shift, rate: Int($0)) }
    }
  }

  private var statedLaps: [StatedLap] {
    activity.laps.map { lap in
      StatedLap(
        start: lap.start.instant + shift, duration: Int32(clamping: lap.duration ?? 0),
        centimetres: Int32(clamping: lap.distance ?? 0), hasPause: lap.hasPause)
    }
  }

  private func swim() -> Swim {
    let timed = activity.laps.reduce(Int64(0)) { $0 + Int64($1.duration ?? 0) }
    let end = max(start.instant, (activity.laps.map(\.end).max() ?? start.instant) + shift)
    let distance = activity.laps.reduce(0) { $0 + ($1.distance ?? 0) }
    var swim = Swim(
      source: source, start: start.instant, end: end, utcOffset: start.utcOffset,
      duration: min(timed, end - start.instant), place: hasPositions ? .openWater : .unknown, pool: nil,
      reportedDistance: distance > 0 && Swim.distances.contains(distance) ? distance : nil, laps: [])
    swim.hasLeap = activity.laps.contains {
      DistanceDoubtRule.isLeap(centimetres: $0.distance ?? 0, milliseconds: Int64($0.duration ?? 0))
    }
    return swim
  }

  /// The name of the source of the swim. It never consists of a serial number alone, because that would be the source
  /// of FIT files from the same device. FIT files contain more details, so a TCX file must not replace them.
  private var source: String {
    ([activity.device ?? "TCX"] + (activity.unit.map { [$0] } ?? [])).joined(separator: " ").keptName
  }
}

extension TCXLap {
  /// The end of the lap according to its duration or, without a duration, its track.
  fileprivate var end: Timestamp {
    duration.map { start.instant + Int64($0) } ?? trackEnd ?? start.instant
  }
}

extension TCXLap {
  /// Whether the timer was stopped during the lap, in which case the lap's duration does not include a rest.
  fileprivate var hasPause: Bool {
    guard let duration, let trackEnd else { return false }
    return trackEnd - start.instant > Int64(duration) + 2_000
  }
}
