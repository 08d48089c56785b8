import BookApplication
package import KernelDomain
package import RunningDomain

/// The settings from which the zones of heart rate follow.
extension RunningSettings {
  /// Whether heart rates are read from files and taken from devices.
  package static let heartRate = Setting("running.heartRate", isOnByDefault: true)
  package static let heartRateMethod = Setting(
    "running.heartRate.method", .choice(HeartRateZones.Method.allCases.map(\.rawValue)),
    default: .text(HeartRateZones.Method.maximum.rawValue))
  /// The highest heart rate in beats per minute; empty, like the next two, if it is not known.
  package static let highestHeartRate = Setting(
    "running.heartRate.maximum", .checkedText(.heartRate), default: .text(""))
  package static let restingHeartRate = Setting(
    "running.heartRate.resting", .checkedText(.heartRate), default: .text(""))
  package static let thresholdHeartRate = Setting(
    "running.heartRate.threshold", .checkedText(.heartRate), default: .text(""))

  /// The pace at the lactate threshold, per kilometre, such as `5:20`; empty if it is not known.
  package static let thresholdPace = Setting("running.thresholdPace", .checkedText(.pace), default: .text(""))

  static let heartRates = [
    heartRate, heartRateMethod, highestHeartRate, restingHeartRate, thresholdHeartRate, thresholdPace,
  ]
}

extension Settings {
  package var readsRunHeartRates: Bool { isOn(RunningSettings.heartRate) }

  package var heartRateMethod: HeartRateZones.Method {
    word(of: RunningSettings.heartRateMethod).flatMap { HeartRateZones.Method(rawValue: $0) } ?? .maximum
  }

  /// The zones of heart rate; nil if the numbers that the method needs are not known.
  package var heartRateZones: (method: HeartRateZones.Method, zones: HeartRateZones)? {
    HeartRateZones(
      heartRateMethod, maximum: rate(RunningSettings.highestHeartRate), resting: rate(RunningSettings.restingHeartRate),
      threshold: rate(RunningSettings.thresholdHeartRate)
    ).map { (heartRateMethod, $0) }
  }

  /// The paces at which zones 2 to 5 begin, in milliseconds per kilometre; nil if the pace at threshold is not known.
  var paceZones: [Int64]? {
    word(of: RunningSettings.thresholdPace).flatMap(ThresholdPace.milliseconds).map { PaceZones.bounds(threshold: $0) }
  }

  private func rate(_ setting: Setting) -> Int64? { word(of: setting).flatMap { Int64($0) } }
}

/// Parses a pace per kilometre, such as `5:20`.
private enum ThresholdPace {
  /// Returns the pace in milliseconds per kilometre; nil if it is none from 2:00 to 20:00.
  static func milliseconds(_ text: String) -> Int64? {
    guard let words = try? AddedRunWords([text]), let time = words.elapsed, (120_000...1_200_000).contains(time) else {
      return nil
    }
    return time
  }
}

extension Setting.TextForm {
  fileprivate static let pace = Setting.TextForm(examples: ["5:20", "4:05"]) { ThresholdPace.milliseconds($0) != nil }
  fileprivate static let heartRate = Setting.TextForm(examples: ["190", "52"]) { text in
    Int16(text).map { HeartRates.possible.contains($0) && String($0) == text } ?? false
  }
}
