import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The titles of prayer's settings.
struct PrayerSettingNames {
  let language: Language

  /// Returns the title of a setting; nil if the setting belongs to another feature.
  func name(_ setting: String) -> String? {
    switch setting {
    case PrayerSettings.since.name: language.say(cs: "Modlitby počítat od", en: "Count Prayers Since")
    case PrayerSettings.hijriAdjust.name: language.say(cs: "Posun data hidžry (dny)", en: "Hijri Date Offset (Days)")
    case PrayerSettings.hijriFromMaghrib.name:
      language.say(cs: "Datum hidžry se mění při maghribu", en: "Hijri Date Changes at Maghrib")
    case PrayerSettings.arabicNames.name:
      language.say(cs: "Jména modliteb i arabsky", en: "Prayer Names in Arabic, Too")
    case PrayerSettings.streak.name: language.say(cs: "Ukazovat dny v řadě", en: "Show Days in a Row")
    case PrayerSettings.unrecordedIsMissed.name:
      language.say(cs: "Nezaznamenané počítat jako zmeškané", en: "Count Unrecorded Prayers as Missed")
    case PrayerSettings.goal.name: language.say(cs: "Týdenní cíl modliteb", en: "Weekly Prayer Goal")
    case PrayerSettings.quiet.name: language.say(cs: "Tiché hodiny připomínek", en: "Quiet Hours for Reminders")
    case PrayerSettings.imsak.name: language.say(cs: "Imsák před fadžrem (minuty)", en: "Imsak Before Fajr (Minutes)")
    case PrayerSettings.jumuah.name: language.say(cs: "Počítat páteční džum'u", en: "Count Jumu'ah on Fridays")
    case PrayerSettings.jumuahAt.name: language.say(cs: "Začátek džum'y", en: "Jumu'ah Begins At")
    case PrayerSettings.extras.name: language.say(cs: "Modlitby nad rámec pěti", en: "Prayers Beyond the Five")
    case PrayerSettings.witr.name: PrayerStrings(language: language).witrTitle
    case PrayerSettings.onboarded.name: language.say(cs: "Úvod do modliteb dokončen", en: "Prayers Set Up")
    default: nil
    }
  }

  /// Returns the words for the value of a setting; nil for values that are shown as they are.
  func words(_ value: String, of setting: String) -> String? {
    switch setting {
    case PrayerSettings.unrecordedIsMissed.name where value.isEmpty || value == Setting.off:
      language.say(cs: "vypnuto", en: "off")
    case PrayerSettings.witr.name: PrayerStrings(language: language).witr(value)
    case PrayerSettings.quiet.name: QuietHours(value).map(quiet)
    case PrayerSettings.goal.name: PrayerGoal(value).map(goal)
    case PrayerSettings.imsak.name: Int(value).map(PrayerStrings(language: language).minutes)
    case PrayerSettings.jumuahAt.name: CivilTime(clock: value).map { language.clock($0) }
    case PrayerSettings.extras.name where !value.isEmpty: extras(value)
    default: nil
    }
  }

  /// Returns the weekly goal in words: `28 of 35 prayed`.
  private func goal(_ goal: PrayerGoal) -> String {
    let count = "\(goal.count) \(language.outOf(PrayerGoal.counts.upperBound))"
    return switch goal.kind {
    case .prayed: language.say(cs: "\(count) vykonaných", en: "\(count) prayed")
    case .onTime: language.say(cs: "\(count) včas", en: "\(count) on time")
    }
  }

  private func extras(_ list: String) -> String {
    list.split(separator: " ").compactMap { Extra(rawValue: String($0)) }
      .map { PrayerStrings(language: language).name($0) }.joined(separator: ", ")
  }

  /// Returns the quiet hours in words: `10:30 PM – 6:00 AM, except Fajr`.
  private func quiet(_ hours: QuietHours) -> String {
    let ends = [hours.from, hours.to].map { language.clock(CivilTime(hour: $0 / 60, minute: $0 % 60, second: 0)) }
    let strings = PrayerStrings(language: language)
    let allowed = Prayer.allCases.filter(hours.allowed.contains).map { strings.name($0.event) }
    let exception =
      allowed.isEmpty
      ? "" : language.say(cs: ", kromě: ", en: ", except ") + allowed.joined(separator: ", ")
    return ends.joined(separator: " – ") + exception
  }
}
