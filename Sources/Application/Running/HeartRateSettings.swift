import BookApplication
package import KernelDomain
package import RunningDomain

/// The settings from which the zones of heart rate follow.
extension RunningSettings {
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

  static let heartRates = [heartRateMethod, highestHeartRate, restingHeartRate, thresholdHeartRate]
}

extension Settings {
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

  private func rate(_ setting: Setting) -> Int64? { word(of: setting).flatMap { Int64($0) } }
}

extension Setting.TextForm {
  fileprivate static let heartRate = Setting.TextForm(examples: ["190", "52"]) { text in
    Int16(text).map { HeartRates.possible.contains($0) && String($0) == text } ?? false
  }
}
