package import KernelDomain

extension UseCases {
  /// Creates the use cases of the profile and the settings.
  /// - Parameters:
  ///   - profiles: stores the profile.
  ///   - settings: stores the settings.
  ///   - declared: returns the features' settings, in display order.
  ///   - today: returns today's date in the machine's time zone.
  ///   - isZone: returns whether this machine knows a time zone of the given name.
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
