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

extension UseCaseCatalog {
  /// Returns the seconds of rest after each set of some exercises: those of the exercise or else of the settings.
  func rests(of exercises: [ExerciseID], _ settings: UpdateSettings.Output) -> [ExerciseID: Int] {
    self.exercises(exercises).mapValues { $0.restSeconds ?? settings.restSeconds }
  }

  /// Returns those of some exercises that the catalogue contains.
  func exercises(_ ids: [ExerciseID]) -> [ExerciseID: ExerciseView] {
    var exercises: [ExerciseID: ExerciseView] = [:]
    for id in ids where exercises[id] == nil {
      exercises[id] = try? call(ShowRecords.self, ShowRecords.Input(exercise: id)).exercise
    }
    return exercises
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
