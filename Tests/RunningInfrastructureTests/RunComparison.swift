import KernelDomain
import RunningDomain
import RunningInfrastructure

/// Compares what the rules make of a run with what another program made of it.
///
/// Where the last bit of a mathematical library tips a rounding, lengths may differ by 2 mm, and times that come of
/// them by 1 ms, or another window be as fast.
struct RunComparison {
  private(set) var differences: [String] = []
  /// How many numbers were within the tolerance, and not equal.
  private(set) var tolerated = 0

  /// - Parameter kind: the kind where it is another now; then it has no efforts.
  init(_ read: ReadRun, _ expected: ExpectedRun, kind: String? = nil) {
    let run = read.run
    let measured = MeasuredRun(run)
    same("sport", run.kind.word, kind ?? expected.sport)
    same("start", run.start.description, expected.start)
    same("end", run.end.description, expected.end)
    same("source", measured.source?.rawValue, expected.source)
    same("fixes", run.fixes.count, expected.fixes)
    same("positions", measured.positions, expected.positions)
    same("dropped", read.dropped, expected.dropped)
    same("merged", read.merged, expected.merged)
    same("rejected", measured.rejected, expected.rejected)
    same("jumps", measured.jumps, expected.jumps)
    near("distance", measured.length, expected.distance, within: 2)
    same("elapsed", measured.times.elapsed, expected.elapsed)
    same("active", measured.times.active, expected.active)
    same("moving", measured.times.moving, expected.moving)
    let climb = RunTestData.climbs["\(expected.start) \(expected.ascent ?? 0)"]
    same("ascent", measured.ascent, climb?.ascent ?? expected.ascent)
    same("descent", measured.descent, climb?.descent ?? expected.descent)
    compare(pauses: measured.pauses, expected.pauses, start: run.start)
    compare(splits: measured.kilometres, expected.splits["km"] ?? [], "km")
    compare(splits: measured.miles, expected.splits["mi"] ?? [], "mile")
    compare(efforts: measured.efforts, kind == nil ? expected.efforts : [], "effort")
    compare(efforts: measured.suspicious, kind == nil ? expected.suspicious : [], "suspicious")
    compare(device: run.device, expected.device)
  }

  private mutating func same<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
    if found != expected { differences.append("\(name): \(found), not \(expected)") }
  }

  private mutating func near(_ name: String, _ found: Int64, _ expected: Int64, within tolerance: Int64) {
    if abs(found - expected) > tolerance {
      differences.append("\(name): \(found), not \(expected)")
    } else if found != expected {
      tolerated += 1
    }
  }

  private mutating func compare(pauses: [RunPause], _ expected: [[ExpectedRun.Cell]], start: Timestamp) {
    let found = pauses.map { "\($0.start - start)-\($0.end - start) \($0.source.rawValue)" }
    same("pauses", found, expected.map { "\($0.numbers[0])-\($0.numbers[1]) \($0.words[0])" })
  }

  private mutating func compare(splits: [RunSplit], _ expected: [[Int64]], _ unit: String) {
    same("\(unit) splits", splits.count, expected.count)
    for (index, (split, expected)) in zip(splits, expected).enumerated() {
      near("\(unit) \(index + 1) length", split.length, expected[0], within: 2)
      near("\(unit) \(index + 1) active", split.active, expected[1], within: 1)
      near("\(unit) \(index + 1) elapsed", split.elapsed, expected[2], within: 1)
    }
  }

  private mutating func compare(efforts: [Effort], _ expected: [[ExpectedRun.Cell]], _ kind: String) {
    same("\(kind)s", efforts.map(\.distance.rawValue), expected.map { $0.words[0] })
    for (effort, expected) in zip(efforts, expected) {
      let numbers = expected.numbers
      let name = "\(kind) \(effort.distance.rawValue)"
      near("\(name) duration", effort.duration, numbers[0], within: 1)
      // Another window may be as fast.
      let isSame = abs(effort.start - numbers[1]) <= 1 && abs(effort.end - numbers[2]) <= 1
      if isSame { near("\(name) length", effort.startLength, numbers[3], within: 2) } else { tolerated += 1 }
    }
  }

  private mutating func compare(device: DeviceTotals, _ expected: ExpectedRun.Device) {
    func units(_ value: Int64?, _ unit: Double) -> Double? { value.map { Double($0) / unit } }
    func close(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return b == nil }
      return abs(a - b) < 0.011
    }
    let pairs = [
      ("length", units(device.length, 1_000), expected.distance),
      ("timer", units(device.active, 1_000), expected.timer),
      ("elapsed", units(device.elapsed, 1_000), expected.elapsed),
      ("ascent", units(device.ascent, 100), expected.ascent),
      ("calories", units(device.calories, 1), expected.calories),
    ]
    for (name, found, expected) in pairs where !close(found, expected) {
      differences.append("device's \(name): \(found ?? -1), not \(expected ?? -1)")
    }
  }
}
