import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain

/// What of running is set, as the settings are shown.
extension UpdateSettings.Output {
  var runUnits: RunUnits { RunUnits(rawValue: word(of: RunningSettings.units)) ?? .kilometres }

  /// Nil follows the user's country.
  var weekStart: WeekStart? { WeekStart(rawValue: word(of: RunningSettings.weekStart)) }

  var locationSource: LocationSource { LocationSource(rawValue: word(of: RunningSettings.location)) ?? .any }

  /// Empty for a setting that does not hold text.
  func word(of setting: Setting) -> String {
    if case .text(let text) = value(of: setting) { text } else { "" }
  }
}
