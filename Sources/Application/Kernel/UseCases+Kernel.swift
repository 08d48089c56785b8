package import KernelDomain

extension UseCases {
  /// Those of profile and settings.
  /// - Parameters:
  ///   - declared: the features' settings, in the order in which they are shown.
  ///   - today: what the calendar on this machine's wall shows.
  ///   - isZone: whether this machine has a time zone of that name.
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
