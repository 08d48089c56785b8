package import KernelPresentation
package import PrayerDomain

extension Prayer {
  /// The hue that is shown next to the prayer's name.
  package var hue: Hue {
    switch self {
    case .fajr: .fajr
    case .dhuhr: .dhuhr
    case .asr: .asr
    case .maghrib: .maghrib
    case .isha: .isha
    }
  }
}

extension Hue {
  static let fajr = Hue("fajr")
  static let dhuhr = Hue("dhuhr")
  static let asr = Hue("asr")
  static let maghrib = Hue("maghrib")
  static let isha = Hue("isha")

  /// The hue of each prayer, as in the design document of PrayerTracker.
  package static let prayers: KeyValuePairs<Hue, Hue> = [
    .fajr: .blue, .dhuhr: .orange, .asr: .yellow, .maghrib: .pink, .isha: .purple,
  ]
}
