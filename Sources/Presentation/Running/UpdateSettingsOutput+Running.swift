import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain

/// The values of running's settings.
extension UpdateSettings.Output {
  var runUnits: RunUnits { RunUnits(rawValue: word(of: RunningSettings.units)) ?? .kilometres }

  /// The first day of the week; nil if it depends on the user's country.
  var weekStart: WeekStart? { WeekStart(rawValue: word(of: RunningSettings.weekStart)) }

  var locationSource: LocationSource { LocationSource(rawValue: word(of: RunningSettings.location)) ?? .any }

  /// Returns the setting's text; empty if the setting is not a text.
  func word(of setting: Setting) -> String {
    if case .text(let text) = value(of: setting) { text } else { "" }
  }

  var heartRateMethod: HeartRateZones.Method {
    HeartRateZones.Method(rawValue: word(of: RunningSettings.heartRateMethod)) ?? .maximum
  }
}
