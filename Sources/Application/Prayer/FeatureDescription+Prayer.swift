package import KernelApplication
import KernelDomain
import PrayerDomain

extension FeatureDescription {
  package static var prayer: FeatureDescription {
    FeatureDescription(.prayer, settings: settings, importOptions: [], timed: ReminderDue.descriptions) { role in
      switch role {
      case .importedFile, .imported, .exported: PartDescription(PrayerBackupPart.schema)
      case .review: nil
      case .overview: PartDescription(PrayerGlance.schema)
      case .change: PartDescription(PrayerChangePart.schema)
      case .reverted: PartDescription(PrayerChangePart.schema, announces: PrayerEvents.preferencesDescriptions)
      }
    }
  }

  private static var settings: [Schema.Member] {
    [
      .init(
        PrayerSettings.since, "The first day that counts; empty for the first one recorded.",
        examples: [#""2026-01-01""#]),
      .init(PrayerSettings.hijriAdjust, "By how many days Hijri dates are moved.", unit: .of("days"), examples: ["-1"]),
      .init(PrayerSettings.hijriFromMaghrib, "Whether the Hijri date shown changes at maghrib, not at midnight."),
      .init(PrayerSettings.arabicNames, "Whether prayers are named in Arabic, too."),
      .init(PrayerSettings.streak, "Whether statistics tell how many days in a row were kept."),
      .init(
        PrayerSettings.unrecordedIsMissed,
        "The day from which on unrecorded prayers count as missed; `true` is today, empty or `false` never.",
        examples: ["true", #""2026-01-01""#]),
      .init(PrayerSettings.goal, "Of a week's 35 prayers; empty for none.", examples: [#""28 prayed""#]),
      .init(
        PrayerSettings.quiet, "When she is not reminded, but of the prayers named; empty for never.",
        examples: [#""22:30-06:00 fajr""#]),
      .init(PrayerSettings.onboarded, "Whether the steps that begin the feature were gone through."),
    ]
  }
}
