package import KernelApplication
package import KernelPresentation

/// Strength's screens, except the login.
package enum StrengthScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      StrengthHomeScreen(catalog: catalog), WorkoutsScreen(catalog: catalog), WorkoutScreen(catalog: catalog),
      SetScreen(catalog: catalog), ActiveWorkoutScreen(catalog: catalog), ActiveSetScreen(catalog: catalog),
      RestScreen(catalog: catalog), PickerScreen(catalog: catalog), ExerciseScreen(catalog: catalog),
      OwnExerciseScreen(catalog: catalog), EditExerciseScreen(catalog: catalog), RoutineScreen(catalog: catalog),
      NewRoutineScreen(catalog: catalog), ScheduleScreen(catalog: catalog), StrengthProfileScreen(catalog: catalog),
      StrengthMoreScreen(catalog: catalog), FormScreen(catalog: catalog), FormResultsScreen(catalog: catalog),
    ]
  }
}

extension SettingsLink {
  package static let strength = SettingsLink(to: StrengthDestinations.more) {
    $0.say(cs: "Nastavení posilování", en: "Strength settings")
  } hint: {
    $0.say(cs: "Ukáže nastavení posilování", en: "Shows the settings of strength")
  }
}
