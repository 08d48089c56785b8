import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The values of strength's settings.
extension UpdateSettings.Output {
  var massUnit: MassUnit { word(of: StrengthSettings.units).flatMap { MassUnit(rawValue: $0) } ?? .kilogram }

  var oneRepMaxRule: OneRepMaxRule {
    word(of: StrengthSettings.formula).flatMap { OneRepMaxRule(rawValue: $0) } ?? .epley
  }

  /// How many seconds to rest after a set, if no rest is set for its exercise.
  var restSeconds: Int {
    if case .number(let seconds) = value(of: StrengthSettings.rest) { seconds } else { Int(RestRule.usual) }
  }

  /// Whether pages react to keyboard shortcuts.
  var hasShortcuts: Bool { isOn(StrengthSettings.shortcuts) }

  /// Returns the setting's text; nil if the setting is not a text.
  private func word(of setting: Setting) -> String? {
    if case .text(let text) = value(of: setting) { text } else { nil }
  }
}

extension StrengthStrings {
  /// Creates the texts in a language, with the unit of mass and the choice of keyboard shortcuts in the given settings.
  init(_ language: Language, _ settings: UpdateSettings.Output) {
    self.init(language: language, unit: settings.massUnit, hasShortcuts: settings.hasShortcuts)
  }

  /// Creates the texts in the language of a request, with the unit of mass and the choice of keyboard shortcuts in the
  /// book's settings.
  init(_ request: ScreenRequest, _ catalog: UseCaseCatalog) throws(Failure) {
    self.init(request.language, try catalog.call(ShowSettings.self, NoInput()))
  }
}
