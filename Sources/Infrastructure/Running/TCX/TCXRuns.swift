package import Formats
import KernelDomain
import RunningDomain

/// Reads runs from TCX files: each activity of the sport Running.
package enum TCXRuns {
  package static func runs(in bytes: [UInt8]) throws(FormatProblem) -> ReadRuns {
    var read = ReadRuns()
    for activity in try TCXReader.read(bytes) {
      if activity.sport.lowercased() == "running" {
        read.add(recorded(activity))
      } else {
        let start = activity.laps.first?.start.instant
        read.leftOut.append(LeftOutActivity(name: nil, start: start, why: .otherSport(activity.sport)))
      }
    }
    return read
  }

  private static func recorded(_ activity: TCXActivity) -> RecordedRun {
    let source = [activity.device ?? "TCX", activity.unit].compactMap { $0 }.joined(separator: " ").keptName
    var recorded = RecordedRun(source: source)
    recorded.setsClock = true
    recorded.fixes.reserveCapacity(activity.laps.reduce(0) { $0 + $1.points.count })
    for lap in activity.laps {
      for point in lap.points { recorded.fixes.append(RunFix(point)) }
    }
    recorded.laps = activity.laps.map { lap in
      RunLap(
        start: lap.start.instant, duration: lap.duration.map(Int64.init), length: lap.distance.map { Int64($0) * 10 })
    }
    if let start = activity.laps.first?.start, start.tellsClock { recorded.utcOffset = start.utcOffset }
    recorded.device = DeviceTotals(
      length: activity.sum(\.distance).map { $0 * 10 }, active: activity.sum(\.duration),
      calories: activity.sum(\.calories))
    return recorded
  }
}

extension TCXActivity {
  /// The sum over all laps; nil if one of them lacks the value.
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
