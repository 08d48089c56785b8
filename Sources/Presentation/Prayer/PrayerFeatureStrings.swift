package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The texts about prayers in the outputs of use cases that concern the whole book, such as import and backup. They
/// name neither the user's place nor the reason for an excuse.
package struct PrayerFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .prayer }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: PrayerMessage.self)
  }

  // MARK: Backups

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }
  package func imported(file parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }
  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  package func total(_ parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }

  /// Returns an empty text, because the lines about each imported file already say everything.
  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String { "" }

  private func count(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .prayer, as: PrayerBackupPart.self) else { return nil }
    let counts = [
      language.counted(part.entries, .prayers), language.counted(part.places, .places),
      language.counted(part.excuses, .excusedTimes),
      language.counted(part.reminders, .reminders),
    ]
    return counts.joined(separator: ", ")
  }

  // MARK: Overview

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(
      PrayerStrings(language: language).feature, icon: "moon.stars.fill", .green, home: PrayerDestinations.home)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    PrayerGlanceStrings(strings: PrayerStrings(language: language)).part(parts.part(of: .prayer, as: PrayerGlance.self))
  }

  package func healthData(_ language: Language) -> HealthDataStrings? { nil }

  // MARK: Review and changes

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String { "" }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] { [] }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .prayer, as: PrayerChangePart.self).map { PrayerChangeStrings(language: language).line($0) }
  }

  package func thing(changedIn parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .prayer, as: PrayerChangePart.self).flatMap { PrayerChangeStrings(language: language).day(of: $0) }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    change(parts, language).map { ($0, "") }
  }

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    PrayerAnswerStrings(language: language).summary(method, output)
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    PrayerEventStrings(strings: PrayerStrings(language: language)).line(name, details)
  }

  package var notifiedEvents: [String] { [PrayerEvents.reminderDue] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    PrayerSettingNames(language: language).name(name)
  }

  package func words(_ value: String, ofSetting name: String, _ language: Language) -> String? {
    PrayerSettingNames(language: language).words(value, of: name)
  }
}
