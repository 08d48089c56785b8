package import KernelDomain

extension UseCases {
  /// Creates the use cases for the profile and the settings.
  /// - Parameters:
  ///   - profiles: stores the profile.
  ///   - settings: stores the settings.
  ///   - declared: returns the features' settings, in the order in which screens list them.
  ///   - today: returns the current day in this machine's time zone.
  ///   - isZone: returns whether this machine knows a time zone with this name.
  package static func kernel(
    profiles: any ProfileRepository, settings: any SettingsRepository, declared: @escaping @Sendable () -> [Setting],
    today: @escaping @Sendable () -> CivilDay, isZone: @escaping @Sendable (String) -> Bool
  ) -> UseCases {
    UseCases([
      ShowProfile(profiles: profiles),
      UpdateProfile(profiles: profiles),
      ShowSettings(settings: settings, declared: declared),
      UpdateSettings(settings: settings, declared: declared, today: today, isZone: isZone),
    ])
  }
}
