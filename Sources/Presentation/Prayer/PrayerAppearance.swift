package import KernelPresentation
package import PrayerDomain

extension Prayer {
  /// The colour that stands beside its name.
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

  /// Which of a theme's colours each prayer has: those of the prayer tracker's document.
  package static let prayers: KeyValuePairs<Hue, Hue> = [
    .fajr: .blue, .dhuhr: .orange, .asr: .yellow, .maghrib: .pink, .isha: .purple,
  ]
}
