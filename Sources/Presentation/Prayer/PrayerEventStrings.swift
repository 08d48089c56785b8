import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Describes events about prayers, such as reminders, each in one line that ends in a line feed.
struct PrayerEventStrings {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  func line(_ name: String, _ details: some EncodedValueSource) -> String? {
    switch name {
    case PrayerEvents.logChanged: details.decoded(as: PrayerEvents.LogChanged.self).map { logged($0) + "\n" }
    case PrayerEvents.rangeLogged: details.decoded(as: PrayerEvents.RangeLogged.self).map { range($0) + "\n" }
    case PrayerEvents.placeChanged: details.decoded(as: PrayerEvents.PlaceChanged.self).map { place($0) + "\n" }
    case PrayerEvents.preferencesChanged:
      details.decoded(as: PrayerEvents.PreferencesChanged.self).map { preferences($0.what) + "\n" }
    case PrayerEvents.reminderDue:
      details.decoded(as: ReminderDue.self).map { ReminderStrings(strings: strings).line($0) + "\n" }
    default: nil
    }
  }

  private func logged(_ details: PrayerEvents.LogChanged) -> String {
    "\(strings.name(PrayerName(day: details.day, prayer: details.prayer))): \(strings.name(details.state))"
  }

  private func range(_ details: PrayerEvents.RangeLogged) -> String {
    let days = "\(language.date(details.from)) – \(language.date(details.to))"
    let count = language.counted(details.count, .prayers)
    return language.say(cs: "Zaznamenáno: \(count), \(days)", en: "Recorded: \(count), \(days)")
  }

  private func place(_ details: PrayerEvents.PlaceChanged) -> String {
    guard let name = details.name else { return language.say(cs: "Místo se změnilo", en: "The place has changed") }
    return language.say(cs: "Místo: \(printable(name))", en: "Place: \(printable(name))")
  }

  private func preferences(_ what: PrayerEvents.PreferencesChanged.What) -> String {
    switch what {
    case .calculation: language.say(cs: "Výpočet modliteb se změnil", en: "The calculation of prayers has changed")
    case .excuses: language.say(cs: "Omluvená období se změnila", en: "Excused times have changed")
    case .debt: language.say(cs: "Počty modliteb k nahrazení se změnily", en: "The prayers to make up have changed")
    case .reminders: language.say(cs: "Připomínky modliteb se změnily", en: "Reminders of prayers have changed")
    case .journeys: language.say(cs: "Cesty se změnily", en: "Journeys have changed")
    case .fasts: language.say(cs: "Půsty se změnily", en: "Fasts have changed")
    case .extras:
      language.say(cs: "Modlitby nad rámec pěti se změnily", en: "The prayers beyond the five have changed")
    case .months:
      language.say(cs: "Začátky měsíců hidžry se změnily", en: "The beginnings of Hijri months have changed")
    case .undone:
      language.say(
        cs: "Změna modliteb byla vzata zpět nebo obnovena", en: "A change of prayers was undone or redone")
    case .deleted: language.say(cs: "Všechny modlitby byly smazány", en: "All prayers were deleted")
    }
  }
}
