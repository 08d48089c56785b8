package import KernelApplication
import KernelDomain
import PrayerDomain

extension FeatureDescription {
  package static var prayer: FeatureDescription {
    FeatureDescription(
      .prayer, settings: PrayerSettings.described, importOptions: [], timed: ReminderDue.descriptions
    ) { role in
      switch role {
      case .importedFile, .imported, .exported: PartDescription(PrayerBackupPart.schema)
      case .review: nil
      case .overview: PartDescription(PrayerGlance.schema)
      case .change: PartDescription(PrayerChangePart.schema)
      case .reverted: PartDescription(PrayerChangePart.schema, announces: PrayerEvents.preferencesDescriptions)
      }
    }
  }
}
