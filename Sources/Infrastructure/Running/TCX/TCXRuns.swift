import BookApplication
package import BookInfrastructure
package import Formats
import KernelDomain
import RunningDomain

/// Reads runs from TCX files. An activity is a run if the file, the list of activities exported by a service, or the
/// user says that it is running.
package enum TCXRuns {
  package static func runs(
    in bytes: [UInt8], _ context: ActivityContext = ActivityContext()
  ) throws(FormatProblem) -> ReadRuns {
    var read = ReadRuns()
    for activity in try TCXReader.read(bytes) {
      let start = activity.start
      let context = context.at(start?.instant)
      let decision = context.decide(activity)
      if start?.hasNoZone == true { read.remarks.append(.noZone) }
      if decision.isKept(by: context) {
        var recorded = recorded(activity)
        recorded.take(context.listed)
        read.add(recorded, decision)
      } else {
        read.leaveOut(decision, start: start?.instant, untold: UntoldActivity(activity))
      }
    }
    return read
  }

  private static func recorded(_ activity: TCXActivity) -> RecordedRun {
    let source = [activity.device ?? "TCX", activity.unit].compactMap { $0 }.joined(separator: " ").keptName
    var recorded = RecordedRun(source: source)
    recorded.setsClock = true
    recorded.start = activity.start?.instant
    recorded.fixes.reserveCapacity(activity.laps.reduce(0) { $0 + $1.points.count })
    for lap in activity.laps {
      for point in lap.points { recorded.fixes.append(RunFix(point)) }
    }
    recorded.laps = activity.laps.map { lap in
      RunLap(
        start: lap.start.instant, duration: lap.duration.map(Int64.init), length: lap.distance.map { Int64($0) * 10 })
    }
    if let start = activity.start, start.tellsClock { recorded.utcOffset = start.utcOffset }
    let lengths = activity.laps.compactMap(\.distance)
    recorded.device = DeviceTotals(
      length: lengths.isEmpty ? nil : lengths.reduce(0) { $0 + Int64($1) } * 10, active: activity.sum(\.duration),
      calories: activity.sum(\.calories))
    return recorded
  }
}

extension UntoldActivity {
  /// Creates a description of an activity from what the file says; nil if the file states no word for the sport, no
  /// distance or no time.
  fileprivate init?(_ activity: TCXActivity) {
    let length = activity.laps.reduce(0) { $0 + Int64($1.distance ?? 0) } * 10
    let time = activity.laps.reduce(0) { $0 + Int64($1.duration ?? 0) }
    guard !activity.sport.isEmpty, length > 0, time > 0 else { return nil }
    self.init(word: activity.sport, millimetres: length, milliseconds: time)
  }
}

extension TCXActivity {
  /// The start of the earliest lap, which need not be the first in the file; nil if there are no laps.
  fileprivate var start: XMLDateTime? { laps.map(\.start).min { $0.instant < $1.instant } }

  /// Returns the sum of a value over all laps; nil if any lap lacks the value.
  fileprivate func sum(_ value: KeyPath<TCXLap, Int?>) -> Int64? {
    guard !laps.isEmpty else { return nil }
    var sum: Int64 = 0
    for lap in laps {
      guard let value = lap[keyPath: value] else { return nil }
      sum += Int64(value)
    }
    return sum
  }
}

extension RunFix {
  fileprivate init(_ point: TCXPoint) {
    self.init(
      time: point.time, elevation: point.altitude.flatMap { Int32(exactly: $0) },
      odometer: point.distance.flatMap { RunFix.odometers.contains($0) ? $0 : nil },
      heartRate: point.heartRate?.rate, cadence: point.cadence?.rate)
    if let latitude = point.latitude, let longitude = point.longitude {
      position = RunPosition(latitude: latitude, longitude: longitude)
    }
  }
}
