import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import Synchronization
import Testing

/// A swim in a pool (centimetres): laps in milliseconds back to back, a minute between segments.
func swim(
  _ start: String = "2024-03-05T06:00:00Z", source: String = "Watch", pool: Int? = 2_500, utcOffset: Int = 3_600,
  style: StrokeStyle = .freestyle, laps segments: [[Int32]] = [[20_000, 21_000, 22_000, 23_000]]
) throws -> Swim {
  let start = try #require(Timestamp(start))
  var laps: [SwimLap] = []
  var clock = start
  for segment in segments {
    if !laps.isEmpty { clock = clock + 60_000 }
    for duration in segment {
      laps.append(SwimLap(start: clock, duration: duration, style: style, strokes: 12, isAfterRestMarker: false))
      clock = clock + Int64(duration)
    }
  }
  return Swim(
    source: source, start: start, end: clock, utcOffset: utcOffset, duration: clock - start, place: .pool,
    pool: pool.flatMap(PoolLength.init(centimetres:)), reportedDistance: nil, laps: laps)
}

/// That of `swim()`, and its only segment.
let morning = SwimID("20240305T060000Z")!
let morningSegment = SwimSegmentID(swim: morning, number: 1)

func laps(_ first: Int, _ last: Int) -> SwimLapRange { SwimLapRange(first, last)! }

extension SwimRecordMove {
  /// `freestyle 50 scm: 4100 from -`, in hundredths; a dash where there is no record.
  var text: String {
    "\(style) \(distance) \(course): \(hundredths.map(String.init) ?? "-") from \(beforeHundredths.map(String.init) ?? "-")"
  }
}

/// Tells the time of the sync.
struct StoppedClock: WallClock {
  var time = Timestamp(seconds: 1_700_000_000)
  func now() -> Timestamp { time }
}

/// Keeps what is reported; cancelled from the start when asked.
final class ProgressLog: ProgressSink {
  private let log = Mutex<[Progress]>([])
  let isCancelled: Bool

  init(isCancelled: Bool = false) { self.isCancelled = isCancelled }

  var reports: [Progress] { log.withLock { $0 } }
  func report(_ progress: Progress) { log.withLock { $0.append(progress) } }
}
