package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication

/// Strength's screens, except the login screens.
package enum StrengthScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      StrengthHomeScreen(catalog: catalog), WorkoutsScreen(catalog: catalog), WorkoutScreen(catalog: catalog),
      SetScreen(catalog: catalog), ActiveWorkoutScreen(catalog: catalog), ActiveSetScreen(catalog: catalog),
      ActiveAddSetScreen(catalog: catalog), RestScreen(catalog: catalog), PickerScreen(catalog: catalog),
      ExerciseScreen(catalog: catalog),
      OwnExerciseScreen(catalog: catalog), EditExerciseScreen(catalog: catalog), RoutineScreen(catalog: catalog),
      NewRoutineScreen(catalog: catalog), ScheduleScreen(catalog: catalog), StrengthProfileScreen(catalog: catalog),
      StrengthMoreScreen(catalog: catalog), FormScreen(catalog: catalog), FormResultsScreen(catalog: catalog),
      NamesScreen(catalog: catalog), MeasuresScreen(catalog: catalog), MeasureScreen(catalog: catalog),
      MissingScreen(catalog: catalog),
      TodayScreen(catalog: catalog), PlanBlockScreen(catalog: catalog),
      PastWorkoutScreen(catalog: catalog), AddSetScreen(pattern: AddSetScreen.toBlock, catalog: catalog),
      AddSetScreen(pattern: AddSetScreen.toNewExercise, catalog: catalog), WorkoutTimesScreen(catalog: catalog),
    ]
  }
}

extension SettingsLink {
  package static let strength = SettingsLink(
    to: StrengthDestinations.more, icon: "figure.strengthtraining.traditional", .purple
  ) {
    $0.say(cs: "Posilování", en: "Strength")
  } chosen: { settings, language in
    let isMetric = settings.value(of: StrengthSettings.units) == .text(MassUnit.kilogram.rawValue)
    return [
      isMetric ? language.say(cs: "kilogramy", en: "kilograms") : language.say(cs: "libry", en: "pounds"),
      settings.isOn(StrengthSettings.cue)
        ? language.say(cs: "po odpočinku zvuk", en: "a sound after rests")
        : language.say(cs: "po odpočinku ticho", en: "no sound after rests"),
    ]
  } hint: {
    $0.say(cs: "Ukáže nastavení posilování", en: "Shows the settings of strength")
  }
}
