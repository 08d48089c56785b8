import KernelApplication
import RunningDomain

package struct RunLapView: Codable, Hashable, Sendable {
  /// When the lap begins, in milliseconds after the run's start.
  package var startMilliseconds: Int64
  package var elapsedMilliseconds: Int64
  package var activeMilliseconds: Int64
  package var movingMilliseconds: Int64
  /// The distance of the lap; nil if it is unknown, because the device recorded only the run's total.
  package var lengthMillimetres: Int64?
  /// The pace in milliseconds per kilometre; nil for a lap shorter than 50 metres, or of unknown distance or time.
  package var paceMilliseconds: Int64?
  /// True if the distance that the device reported for the lap is farther than anybody can run in the time; nil
  /// otherwise.
  package var impossible: Bool?
  /// The ascent in centimetres. Both this and `descentCentimetres` are nil if the run has no elevations.
  package var ascentCentimetres: Int64?
  package var descentCentimetres: Int64?
  /// The heart rate in the lap; nil if unknown.
  package var heartRate: RunHeartRateView.Level?
  /// The values that the device itself reported for the lap; nil if the device did not record this lap.
  package var device: Device?
  /// The number, counted from 1, of the planned workout's step that the runner did in this lap; nil if the lap is not
  /// a step.
  package var step: Int?

  package struct Device: Codable, Hashable, Sendable {
    /// The duration in milliseconds without pauses. Both this and `lengthMillimetres` are nil if the device did not
    /// report them.
    package var milliseconds: Int64?
    package var lengthMillimetres: Int64?
  }

  init(_ lap: MeasuredLap) {
    let stretch = lap.stretch
    startMilliseconds = stretch.start
    elapsedMilliseconds = stretch.elapsed
    activeMilliseconds = stretch.active
    movingMilliseconds = stretch.moving
    lengthMillimetres = stretch.length
    paceMilliseconds = stretch.pace
    impossible = lap.hasImpossibleLength ? true : nil
    ascentCentimetres = stretch.ascent
    descentCentimetres = stretch.descent
    heartRate = stretch.heartRate.map { RunHeartRateView.Level($0) }
    device = lap.device.map { Device(milliseconds: $0.duration, lengthMillimetres: $0.length) }
    step = lap.step
  }
}

/// The heart rate over a run.
package struct RunHeartRateView: Codable, Hashable, Sendable {
  package var average: Int64
  package var maximum: Int64
  /// The active time during which the heart rate is known, in milliseconds.
  package var knownMilliseconds: Int64
  /// The drift: how much lower the speed per heartbeat was in the second half than in the first, in tenths of a
  /// percent. Nil if the run is too short, or if its distance or heart rate is known for too little of the time.
  package var driftTenths: Int64?
  /// The time spent in each heart rate zone; nil if the settings lack the heart rates that define zones.
  package var zones: Zones?

  /// The average and the highest heart rate in a part of a run, in beats per minute.
  package struct Level: Codable, Hashable, Sendable {
    package var average: Int64
    package var maximum: Int64

    package init(average: Int64, maximum: Int64) { (self.average, self.maximum) = (average, maximum) }

    init(_ summary: HeartRateSummary) { self.init(average: summary.average, maximum: summary.max) }
  }

  /// How long the heart rate was in each of the five zones, how long it was below them, and how long it was unknown.
  /// Together these times equal the active time.
  package struct Zones: Codable, Hashable, Sendable {
    /// The method by which the zones' bounds were computed: `maximum`, `reserve` or `threshold`.
    package var method: String
    package var belowMilliseconds: Int64
    package var zones: [Zone]
    package var unknownMilliseconds: Int64

    init(_ method: HeartRateZones.Method, _ zones: HeartRateZones, _ times: HeartRateZones.Times) {
      self.method = method.rawValue
      belowMilliseconds = times.below
      self.zones = zip(zones.bounds, times.zones).map { Zone(from: $0, milliseconds: $1) }
      unknownMilliseconds = times.unknown
    }
  }

  package struct Zone: Codable, Hashable, Sendable {
    /// The zone's lower bound, in beats per minute.
    package var from: Int64
    package var milliseconds: Int64
  }

  /// Creates this output from a run's measurements; nil if no heart rate was recorded.
  init?(_ measures: RunMeasures, zones: (method: HeartRateZones.Method, zones: HeartRateZones)?) {
    guard let summary = measures.heartRates.summary else { return nil }
    (average, maximum, knownMilliseconds) = (summary.average, summary.max, summary.known)
    driftTenths = DriftRule.tenths(measures)
    self.zones = zones.map { method, zones in
      Zones(method, zones, measures.heartRates.times(in: zones))
    }
  }
}

extension RunSplitView {
  /// Returns the splits of a run with their ascent and heart rate.
  /// - Parameter flat: for each whole split, the distance on flat ground that would cost as much energy, in
  ///   millimetres; empty if unknown.
  static func views(_ splits: [RunSplit], _ measures: RunMeasures, flat: [Int64] = []) -> [RunSplitView] {
    zip(splits, measures.stretches(splits)).enumerated().map { index, pair in
      var view = RunSplitView(pair.0)
      (view.ascentCentimetres, view.descentCentimetres) = (pair.1.ascent, pair.1.descent)
      view.heartRate = pair.1.heartRate.map { RunHeartRateView.Level($0) }
      view.flatPaceMilliseconds =
        index < flat.count ? RunPace.perKilometre(pair.0.active, flat[index]) : nil
      return view
    }
  }
}
