import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
package import PrayerDomain

/// The texts of the settings' screens.
extension PrayerStrings {
  package var settings: String { language.say(cs: "Nastavení modliteb", en: "Prayer settings") }
  var placeTitle: String { language.say(cs: "Místo", en: "Place") }
  package var calculation: String { language.say(cs: "Výpočet", en: "Calculation") }
  var ownMethod: String { language.say(cs: "Vlastní metoda", en: "Own method") }
  package var ownMinutes: String { language.say(cs: "Vlastní minuty", en: "Own minutes") }
  /// The title of the minutes that are added to the five prayers' times, usually to agree with a mosque.
  var mosqueMinutes: String { language.say(cs: "Minuty vaší mešity", en: "Minutes of your mosque") }
  package var highLatitudes: String { language.say(cs: "Vysoké zeměpisné šířky", en: "High latitudes") }
  var hijriDate: String { language.say(cs: "Datum hidžry", en: "Hijri date") }
  var remindersAndQuiet: String {
    language.say(cs: "Připomínky a tiché hodiny", en: "Reminders and quiet hours")
  }
  var recordingAndDisplay: String { language.say(cs: "Zaznamenávání a zobrazení", en: "Recording and display") }
  var export: String { language.say(cs: "Exportovat", en: "Export") }
  var deleteAll: String { language.say(cs: "Smazat všechny modlitby", en: "Delete all prayers") }
  var deleteAllWarning: String { language.say(cs: "Nelze vzít zpět", en: "This can't be undone") }

  package func name(_ school: AsrSchool) -> String {
    switch school {
    case .standard:
      language.say(cs: "Běžná (šáfiovská, málikovská, hanbalovská)", en: "Standard (Shafi'i, Maliki, Hanbali)")
    case .hanafi: language.say(cs: "Hanafijská", en: "Hanafi")
    }
  }

  func shortName(_ school: AsrSchool) -> String {
    switch school {
    case .standard: language.say(cs: "Běžná", en: "Standard")
    case .hanafi: name(school)
    }
  }

  func title(_ group: PrayerSettingsGroup) -> String {
    switch group {
    case .place: placeTitle
    case .method: methodTitle
    case .latitudes: highLatitudes
    case .hijri: hijriDate
    case .more: language.say(cs: "Džum'a a nad rámec pěti", en: "Jumu'ah and beyond the five")
    }
  }

  var jumuahTitle: String { capitalized(jumuah) }

  var extrasNote: String {
    language.say(
      cs: "Co zapnete, nabídne záznam modlitby; do podílů, cíle ani dluhu se to nepočítá",
      en: "The ones you turn on are offered where a prayer is recorded; they count for no share, goal or debt")
  }

  var witrTitle: String { language.say(cs: "Zmeškaný vitr", en: "A Missed Witr") }

  /// Returns the text for a value of the setting that says whether a missed Witr is made up.
  func witr(_ value: String) -> String {
    value == PrayerSettings.wajib
      ? language.say(cs: "Nahrazuje se", en: "Is Made Up") : language.say(cs: "Nenahrazuje se", en: "Is Not Owed")
  }

  var witrNote: String {
    language.say(
      cs: "Hanafijská škola má vitr za povinný (vádžib), ostatní za sunnu",
      en: "The Hanafi school holds Witr to be wajib, the others to be a sunnah")
  }

  var sightedMonths: String { language.say(cs: "Začátky měsíců", en: "Beginnings of months") }

  var sightedNote: String {
    language.say(
      cs: "Komunity začínají měsíc různě: podle kalendáře, nebo podle toho, kde byl spatřen nový měsíc",
      en: "Communities begin a month by the calendar, or by where the new moon was sighted")
  }

  /// Returns the name of a Hijri month that is given as text, such as `1448-09`. If the text is not a month, returns
  /// the text itself.
  func month(named text: String) -> String {
    HijriMonth(text).map { "\(capitalized(hijriMonth($0.month))) \($0.year)" } ?? text
  }

  /// Lists the names of the prayers beyond the five daily ones, including Jumu'ah, that are turned on in the settings;
  /// `none` if none is.
  func moreSettings(_ settings: UpdateSettings.Output) -> String {
    let parts = (settings.isOn(PrayerSettings.jumuah) ? [jumuahTitle] : []) + settings.extras.map { name($0) }
    return parts.isEmpty ? language.say(cs: "nic", en: "none") : parts.joined(separator: ", ")
  }
}
