import RunningDomain

/// Compares what the rules measure of a run with what another program made of it, and counts the equal values.
///
/// Lengths may differ by 2 mm and times that come of them by 1 ms, where the last bit of a mathematical library tips a
/// rounding; values of the pace on the flat by 2.
struct MeasuresComparison {
  private(set) var equal = 0
  private(set) var differences: [String] = []

  init(_ run: Run, _ expected: ExpectedMeasures) {
    let measured = MeasuredRun(run)
    let measures = RunMeasures(run, measured)
    near("length", measured.length, expected.length, within: 2)
    near("elapsed", measured.times.elapsed, expected.elapsed, within: 0)
    near("active", measured.times.active, expected.active, within: 0)
    same("ascent", measured.ascent, expected.ascent)
    same("descent", measured.descent, expected.descent)
    if let laps = expected.laps { compare(LapRule.laps(of: run, measures), laps) }
    compare(heart: measures, expected)
    same("drift", DriftRule.tenths(measures), expected.driftTenths)
    compare(GradeRule(measures), expected.gradeAdjusted)
    guard let charts = expected.charts else { return }
    for axis in RunChart.Axis.allCases {
      compare(RunChart(measures, by: axis), charts[axis.rawValue], axis.rawValue)
    }
  }

  private mutating func same<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
    if found == expected { equal += 1 } else { differences.append("\(name): \(found), not \(expected)") }
  }

  private mutating func near(_ name: String, _ found: Int64?, _ expected: Int64?, within tolerance: Int64) {
    guard let found, let expected else { return same(name, found, expected) }
    if abs(found - expected) <= tolerance {
      equal += 1
    } else {
      differences.append("\(name): \(found), not \(expected)")
    }
  }

  private mutating func compare(_ laps: [MeasuredLap], _ expected: [ExpectedMeasures.Lap]) {
    same("laps", laps.map(\.stretch.start), expected.map(\.start))
    for (index, (lap, expected)) in zip(laps.map(\.stretch), expected).enumerated() {
      let name = "lap \(index + 1)"
      near("\(name) elapsed", lap.elapsed, expected.elapsed, within: 1)
      near("\(name) active", lap.active, expected.active, within: 1)
      near("\(name) moving", lap.moving, expected.moving, within: 1)
      near("\(name) length", lap.length, expected.length, within: 2)
      near("\(name) pace", lap.pace, expected.pace, within: 1)
      same("\(name) ascent", lap.ascent, expected.ascent)
      same("\(name) heart rate", lap.heartRate.map { [$0.average, $0.max] }, expected.heartRate)
    }
  }

  private mutating func compare(heart measures: RunMeasures, _ expected: ExpectedMeasures) {
    let summary = measures.heartRates.summary
    same("average heart rate", summary?.average, expected.heartRate?.average)
    same("greatest heart rate", summary?.max, expected.heartRate?.max)
    same("known heart rate", summary?.known, expected.heartRate?.milliseconds)
    guard let zones = HeartRateZones(.maximum, maximum: 190, resting: nil, threshold: nil) else { return }
    guard let expected = expected.zones else { return }
    let times = measures.heartRates.times(in: zones)
    same("below", times.below, expected.below)
    same("zones", times.zones, expected.zones)
    same("unknown", times.unknown, expected.unknown)
  }

  private mutating func compare(_ grade: GradeRule?, _ expected: ExpectedMeasures.GradeAdjusted?) {
    near("flat length", grade?.length, expected?.length, within: 2)
    near("flat pace", grade?.pace, expected?.pace, within: 2)
    same("flat kilometres", grade?.kilometres.count, expected?.kilometres.count)
    for (index, (own, other)) in zip(grade?.kilometres ?? [], expected?.kilometres ?? []).enumerated() {
      near("flat kilometre \(index + 1)", own, other, within: 2)
    }
  }

  private mutating func compare(_ chart: RunChart, _ expected: ExpectedMeasures.Chart?, _ axis: String) {
    same("\(axis) bins", chart.bins.count, expected?.bins ?? 0)
    for (index, (bin, row)) in zip(chart.bins, expected?.rows ?? []).enumerated() {
      let name = "\(axis) bin \(index + 1)"
      near("\(name) speed", bin.speed, row.speed, within: 2)
      same("\(name) elevation", bin.elevation.map { [Int64($0.lowerBound), Int64($0.upperBound)] }, row.elevation)
      same("\(name) heart rate", bin.heartRate.map { [Int64($0.lowerBound), Int64($0.upperBound)] }, row.heartRate)
    }
  }
}
