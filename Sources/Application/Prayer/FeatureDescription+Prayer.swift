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
        PrayerSettings.since, "The first day that statistics count; if empty, the first day with a recorded prayer.",
        examples: [#""2026-01-01""#]),
      .init(
        PrayerSettings.hijriAdjust, "The number of days by which to move Hijri dates.", unit: .of("days"),
        examples: ["-1"]),
      .init(PrayerSettings.hijriFromMaghrib, "Whether the Hijri date changes at Maghrib instead of midnight."),
      .init(PrayerSettings.arabicNames, "Whether the names of prayers are also shown in Arabic."),
      .init(PrayerSettings.streak, "Whether statistics show for how many days in a row all prayers were prayed."),
      .init(
        PrayerSettings.unrecordedIsMissed,
        "The first day on which unrecorded prayers count as missed: `true` is today, and empty or `false` never.",
        examples: ["true", #""2026-01-01""#]),
      .init(
        PrayerSettings.goal,
        "The weekly goal: how many of a week's 35 prayers, and whether they have to be on time; empty for none.",
        examples: [#""28 prayed""#]),
      .init(
        PrayerSettings.quiet,
        "The times of day without reminders, and the prayers whose reminders come even then; empty for none.",
        examples: [#""22:30-06:00 fajr""#]),
      .init(
        PrayerSettings.imsak,
        """
        The minutes from imsak to Fajr, 0 to 30; if empty, 10 with the methods of Malaysia, Indonesia and Singapore, \
        otherwise 0.
        """,
        examples: [#""10""#]),
      .init(PrayerSettings.jumuah, "Whether statistics count the Fridays on which Jumu'ah was prayed."),
      .init(
        PrayerSettings.jumuahAt, "The local time at which Jumu'ah begins; if empty, it begins with Dhuhr.",
        examples: [#""13:00""#]),
      .init(
        PrayerSettings.extras, "The prayers beyond the five to offer, separated by spaces; empty for none.",
        examples: [#""witr duha""#]),
      .init(
        PrayerSettings.witr,
        """
        Whether a missed Witr is owed (`wajib`, as in the Hanafi school) or Witr is a prayer beyond the five \
        (`sunnah`).
        """,
        examples: [#""wajib""#]),
      .init(PrayerSettings.onboarded, "Whether the user has finished the steps that set up prayers."),
    ]
  }
}
