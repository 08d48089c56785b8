import BookApplication
import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// A swim in a TCX file.
struct TCXSwim {
  private let activity: TCXActivity
  private let start: XMLDateTime

  /// Creates a swim; nil if the activity has no laps, without which its times are unknown.
  init?(_ activity: TCXActivity) {
    guard let first = activity.laps.first else { return nil }
    self.activity = activity
    self.start = first.start
  }

  /// Whether the swim may be divided into pool lengths: at least one lap has a distance, and no point has a position.
  var isInPool: Bool {
    !hasPositions && activity.laps.contains { ($0.distance ?? 0) > 0 }
  }

  private var hasPositions: Bool {
    activity.laps.contains(where: \.hasPositions)
  }

  func add(to read: inout ReadSwims, pool: PoolLength?) {
    guard !isInPool || pool != nil else { return read.leaveOutSwim(.noPool, start: start.instant) }
    let pool = isInPool ? pool : nil
    let lengths = pool.map { TCXLengths(activity.laps, pool: $0) }
    guard lengths?.hasUneven != true else { return read.leaveOutSwim(.unevenLaps, start: start.instant) }
    let swim = swim(pool, lengths?.laps ?? [])
    read.swims.append(swim)
    let name = swim.id.description
    if swim.laps.isEmpty {
      read.skip(.laps(swim: name), hasPositions ? .inOpenWater : .noLengthsTold)
      return
    }
    if let lengths, lengths.unusable > 0 { read.skip(.someLaps(count: lengths.unusable, swim: name), .unevenLaps) }
    if let lengths, lengths.hasShares { read.skip(.singleTimes(swim: name), .equalShares) }
  }

  private func swim(_ pool: PoolLength?, _ laps: [SwimLap]) -> Swim {
    let timed = activity.laps.reduce(Int64(0)) { $0 + Int64($1.duration ?? 0) }
    let end = max(start.instant, activity.laps.map(\.end).max() ?? start.instant)
    let distance = activity.laps.reduce(0) { $0 + ($1.distance ?? 0) }
    return Swim(
      source: source, start: start.instant, end: end, utcOffset: start.utcOffset,
      duration: min(timed, end - start.instant), place: hasPositions ? .openWater : pool == nil ? .unknown : .pool,
      pool: pool,
      reportedDistance: distance > 0 && Swim.distances.contains(distance) ? distance : nil, laps: laps)
  }

  /// The name of the source. It is never only a serial number, which would be the source of the same device's FIT
  /// files. Those contain more details, and a TCX file must not replace them.
  private var source: String {
    ([activity.device ?? "TCX"] + (activity.unit.map { [$0] } ?? [])).joined(separator: " ").keptName
  }
}

extension TCXLap {
  /// The end of the lap, according to its duration or, if that is missing, its track.
  fileprivate var end: Timestamp {
    duration.map { start.instant + Int64($0) } ?? trackEnd ?? start.instant
  }
}
