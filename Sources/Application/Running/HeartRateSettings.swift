import BookApplication
import KernelApplication
package import KernelDomain
package import RunningDomain

/// The settings from which the book computes heart rate zones and pace zones.
extension RunningSettings {
  package static let heartRate = Setting("running.heartRate", isOnByDefault: true)
  package static let heartRateMethod = Setting(
    "running.heartRate.method", .choice(HeartRateZones.Method.allCases.map(\.rawValue)),
    default: .text(HeartRateZones.Method.maximum.rawValue))
  /// The maximum heart rate in beats per minute. This setting, `restingHeartRate` and `thresholdHeartRate` are each
  /// empty if the value is unknown.
  package static let highestHeartRate = Setting(
    "running.heartRate.maximum",
    .checkedText(Setting.TextForm(examples: ["190"], number: heartRateRange, greaterThan: "running.heartRate.resting")),
    default: .text(""))
  package static let restingHeartRate = Setting(
    "running.heartRate.resting",
    .checkedText(Setting.TextForm(examples: ["52"], number: heartRateRange, lessThan: "running.heartRate.maximum")),
    default: .text(""))
  package static let thresholdHeartRate = Setting(
    "running.heartRate.threshold", .checkedText(Setting.TextForm(examples: ["172"], number: heartRateRange)),
    default: .text(""))

  /// The range of heart rates that the settings accept, in beats per minute.
  package static let heartRateRange = Int(HeartRates.possible.lowerBound)...Int(HeartRates.possible.upperBound)

  /// The pace at the lactate threshold, in minutes and seconds per kilometre, such as `5:20`; empty if unknown.
  package static let thresholdPace = Setting("running.thresholdPace", .checkedText(.pace), default: .text(""))

  static let heartRates = [
    heartRate, heartRateMethod, highestHeartRate, restingHeartRate, thresholdHeartRate, thresholdPace,
  ]

  static var describedHeartRates: [Schema.Member] {
    [
      .init(heartRate, "Whether heart rates are read from files and taken from devices."),
      .init(
        heartRateMethod,
        """
        What the heart rate zones are calculated from: the maximum, the reserve above the resting rate, or the \
        threshold.
        """),
      .init(
        highestHeartRate, "The runner's highest heart rate; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""190""#]),
      .init(
        restingHeartRate, "The runner's heart rate at rest; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""52""#]),
      .init(
        thresholdHeartRate, "The runner's heart rate at the lactate threshold; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""172""#]),
      .init(
        thresholdPace, "The runner's pace at the lactate threshold, for pace zones; empty if unknown.",
        unit: .of("minutes per kilometre"), examples: [#""5:20""#]),
    ]
  }
}

extension Settings {
  package var readsRunHeartRates: Bool { isOn(RunningSettings.heartRate) }

  package var heartRateMethod: HeartRateZones.Method {
    word(of: RunningSettings.heartRateMethod).flatMap { HeartRateZones.Method(rawValue: $0) } ?? .maximum
  }

  /// The heart rate zones, and the method by which they were computed; nil if the settings lack the heart rates that
  /// the method requires.
  package var heartRateZones: (method: HeartRateZones.Method, zones: HeartRateZones)? {
    HeartRateZones(
      heartRateMethod, maximum: rate(RunningSettings.highestHeartRate), resting: rate(RunningSettings.restingHeartRate),
      threshold: rate(RunningSettings.thresholdHeartRate)
    ).map { (heartRateMethod, $0) }
  }

  /// The paces at which zones 2 to 5 begin, in milliseconds per kilometre; nil if the threshold pace is unknown.
  var paceZones: [Int64]? {
    word(of: RunningSettings.thresholdPace).flatMap(ThresholdPace.milliseconds).map { PaceZones.bounds(threshold: $0) }
  }

  private func rate(_ setting: Setting) -> Int64? { word(of: setting).flatMap { Int64($0) } }
}

/// Parses a threshold pace per kilometre, such as `5:20`.
private enum ThresholdPace {
  /// Returns the pace in milliseconds per kilometre; nil if the text is not a pace from 2:00 to 20:00.
  static func milliseconds(_ text: String) -> Int64? {
    guard let words = try? AddedRunWords([text]), let time = words.elapsed, (120_000...1_200_000).contains(time) else {
      return nil
    }
    return time
  }
}

extension Setting.TextForm {
  fileprivate static let pace = Setting.TextForm(examples: ["5:20", "4:05"]) { ThresholdPace.milliseconds($0) != nil }
}
