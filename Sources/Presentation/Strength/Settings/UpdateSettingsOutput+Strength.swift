import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// What of strength is set, as the settings are shown.
extension UpdateSettings.Output {
  var massUnit: MassUnit { word(of: StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram }

  var oneRepMaxRule: OneRepMaxRule {
    word(of: StrengthSettings.formula).flatMap { OneRepMaxRule(rawValue: $0) } ?? .epley
  }

  /// Behind sets that have none of their own.
  var restSeconds: Int {
    if case .number(let seconds) = value(of: StrengthSettings.rest) { seconds } else { Int(RestRule.usual) }
  }

  /// Whether keys of pages do something.
  var hasShortcuts: Bool { isOn(StrengthSettings.shortcuts) }

  /// Nil for a setting that does not hold text.
  private func word(of setting: Setting) -> String? {
    if case .text(let text) = value(of: setting) { text } else { nil }
  }
}

extension StrengthStrings {
  /// With the user's settings.
  init(_ language: Language, _ settings: UpdateSettings.Output) {
    self.init(language: language, unit: settings.massUnit, hasShortcuts: settings.hasShortcuts)
  }

  /// With the settings of the book.
  init(_ request: ScreenRequest, _ catalog: UseCaseCatalog) throws(Failure) {
    self.init(request.language, try catalog.call(ShowSettings.self, NoInput()))
  }
}
