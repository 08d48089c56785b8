import KernelDomain
import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// The names of things that the user can choose, such as methods, rules, reminders and goals.
extension PrayerStrings {
  /// Returns the name of a calculation method, which is usually that of the institution that publishes it.
  /// - Parameter method: the method's name in inputs, such as `turkey` or `custom`.
  package func method(named method: String) -> String {
    if method == CalculationInput.customMethod { return language.say(cs: "Vlastní", en: "Custom") }
    return PrayerMethod.Name(rawValue: method).map { name($0) } ?? printable(method)
  }

  private func name(_ method: PrayerMethod.Name) -> String {
    switch method {
    case .muslimWorldLeague: language.say(cs: "Liga muslimského světa", en: "Muslim World League")
    case .egyptian: language.say(cs: "Egypt (úřad pro zeměměřictví)", en: "Egypt (Survey Authority)")
    case .karachi:
      language.say(cs: "Karáčí (univerzita islámských věd)", en: "Karachi (University of Islamic Sciences)")
    case .ummAlQura: language.say(cs: "Umm al-Kurá, Mekka", en: "Umm al-Qura, Makkah")
    case .dubai: language.say(cs: "Dubaj", en: "Dubai")
    case .qatar: language.say(cs: "Katar (údaje z roku 2016)", en: "Qatar (figures of 2016)")
    case .kuwait: language.say(cs: "Kuvajt", en: "Kuwait")
    case .moonsighting: language.say(cs: "Výbor pro pozorování Měsíce", en: "Moonsighting Committee")
    case .singapore: language.say(cs: "Singapur (MUIS)", en: "Singapore (MUIS)")
    case .turkey: language.say(cs: "Turecko (Diyanet)", en: "Türkiye (Diyanet)")
    case .tehran: language.say(cs: "Teherán (geofyzikální ústav)", en: "Tehran (Institute of Geophysics)")
    case .jafari: language.say(cs: "Džafarovská (Kom)", en: "Jafari (Qom)")
    case .northAmerica: language.say(cs: "Severní Amerika (ISNA)", en: "North America (ISNA)")
    case .france:
      language.say(cs: "Francie, 12° (Musulmans de France)", en: "France, 12° (Musulmans de France)")
    case .russia: language.say(cs: "Rusko, 16°/15°", en: "Russia, 16°/15°")
    case .indonesia: language.say(cs: "Indonésie (jadwalsholat.org)", en: "Indonesia (jadwalsholat.org)")
    case .tunisia: language.say(cs: "Tunisko", en: "Tunisia")
    case .malaysia: language.say(cs: "Malajsie (JAKIM)", en: "Malaysia (JAKIM)")
    case .kemenag: language.say(cs: "Indonésie (Kemenag)", en: "Indonesia (Kemenag)")
    case .diyanetEurope: language.say(cs: "Diyanet v Evropě", en: "Diyanet in Europe")
    case .morocco: language.say(cs: "Maroko (Habús)", en: "Morocco (Habous)")
    case .algeria:
      language.say(
        cs: "Alžírsko (ministerstvo náboženských věcí)", en: "Algeria (ministry of religious affairs)")
    case .jordan: language.say(cs: "Jordánsko (Awkáf)", en: "Jordan (Awqaf)")
    case .qatarCalendar: language.say(cs: "Katar (Kalendářní dům)", en: "Qatar (Calendar House)")
    case .parisMosque: language.say(cs: "Velká mešita v Paříži", en: "Great Mosque of Paris")
    case .londonUnified: language.say(cs: "Společný londýnský rozpis", en: "London unified timetable")
    }
  }

  var methodTitle: String { language.say(cs: "Metoda", en: "Method") }
  var schoolTitle: String { language.say(cs: "Škola pro asr", en: "School for Asr") }
  var ruleTitle: String { language.say(cs: "Kde soumrak trvá dlouho", en: "Where twilight is long") }
  var limitTitle: String { language.say(cs: "Počítat nejvýše pro šířku", en: "Latitude limit") }
  var polarTitle: String {
    language.say(cs: "Dny, kdy slunce nevychází nebo nezapadá", en: "Days without sunrise or sunset")
  }
  var shafaqTitle: String { language.say(cs: "Soumrak pro išu", en: "Twilight for Isha") }

  func name(_ rule: HighLatitudeRule) -> String {
    switch rule {
    case .automatic:
      language.say(cs: "Nad 48° sedmina noci, jinak polovina", en: "A seventh of the night beyond 48°, else half")
    case .middleOfNight: language.say(cs: "Polovina noci", en: "Half of the night")
    case .seventhOfNight: language.say(cs: "Sedmina noci", en: "A seventh of the night")
    case .angle: language.say(cs: "Podle úhlu", en: "By the angle")
    case .onlyWhenUndefined:
      language.say(
        cs: "Mez jen tehdy, když soumrak trvá celou noc", en: "A limit only where twilight lasts all night")
    case .noBound: language.say(cs: "Bez omezení", en: "No limit")
    }
  }

  /// Returns the rule's name for a narrow place, where `meaning` says the rest.
  func shortName(_ rule: HighLatitudeRule) -> String {
    switch rule {
    case .automatic: language.say(cs: "Automaticky", en: "Automatic")
    case .onlyWhenUndefined: language.say(cs: "Jen v nouzi", en: "Only if needed")
    case .middleOfNight, .seventhOfNight, .angle, .noBound: name(rule)
    }
  }

  /// Says what the rule means or, if its short name says so already, where it matters.
  func meaning(_ rule: HighLatitudeRule) -> String { shortName(rule) == name(rule) ? ruleTitle : name(rule) }

  func name(_ days: PolarDays) -> String {
    switch days {
    case .undefined: language.say(cs: "Bez času", en: "No times")
    case .makkah: language.say(cs: "Jako v Mekce", en: "As in Makkah")
    }
  }

  func name(_ shafaq: Shafaq) -> String {
    switch shafaq {
    case .general: language.say(cs: "Obecný", en: "General")
    case .red: language.say(cs: "Červený", en: "Red")
    case .white: language.say(cs: "Bílý", en: "White")
    }
  }

  // MARK: Counts

  func minutes(_ count: Int) -> String {
    language.counted(count, .minutes)
  }

  // MARK: Names of prayers of days

  /// Returns the name of a prayer with its day: `Isha, Nov 22, 2026`.
  package func name(_ name: PrayerName) -> String {
    "\(self.name(name.prayer, on: name.day)), \(language.date(name.day))"
  }

  /// Returns the span of an excuse: `from Nov 22, 2026 (Fajr) until Nov 24, 2026 (Dhuhr)`.
  /// - Parameters:
  ///   - from: the first excused prayer.
  ///   - until: the first prayer after the span, which is not excused; nil if the excuse is ongoing.
  package func span(from: PrayerName, until: PrayerName?) -> String {
    func place(_ name: PrayerName) -> String { "\(language.date(name.day)) (\(self.name(name.prayer)))" }
    let end =
      until.map { language.say(cs: " do \(place($0))", en: " until \(place($0))") }
      ?? language.say(cs: ", trvá", en: ", ongoing")
    return language.say(cs: "od \(place(from))", en: "from \(place(from))") + end
  }
}
