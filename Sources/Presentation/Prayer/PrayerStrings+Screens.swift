import KernelDomain
import KernelPresentation
import PrayerApplication
package import PrayerDomain

extension PrayerStrings {
  // MARK: The first steps

  var welcomeTitle: String { language.say(cs: "Vaše modlitby", en: "Your prayers") }
  var welcomeSubtitle: String {
    language.say(
      cs: "Kdy která nastává tam, kde jste, a co jste si zaznamenali",
      en: "When each is due where you are and what you have recorded")
  }
  var privacy: String { language.say(cs: "Nic neopouští tento počítač", en: "Nothing leaves this machine") }
  func step(_ number: Int, of count: Int) -> String {
    language.say(cs: "Krok", en: "Step") + " \(number) \(language.outOf(count))"
  }
  var back: String { language.say(cs: "Zpět", en: "Back") }
  var next: String { language.say(cs: "Pokračovat", en: "Continue") }
  var start: String { language.say(cs: "Začít", en: "Start") }
  var skip: String { language.say(cs: "Přeskočit", en: "Skip") }
  var done: String { language.say(cs: "Hotovo", en: "Done") }

  func title(_ step: PrayerStep) -> String {
    switch step {
    case .place: language.say(cs: "Kde jste?", en: "Where are you?")
    case .calculation: language.say(cs: "Jak se časy počítají?", en: "How are the times calculated?")
    case .reminders: language.say(cs: "Připomínky", en: "Reminders")
    case .ready: language.say(cs: "Vše připraveno", en: "All set")
    }
  }

  func subtitle(_ step: PrayerStep) -> String {
    switch step {
    case .place:
      language.say(cs: "Město nebo souřadnice; krok lze přeskočit", en: "A city or coordinates; you can skip this")
    case .calculation:
      language.say(cs: "Porovnejte s rozpisem své mešity", en: "Compare with your mosque's timetable")
    case .reminders: language.say(cs: "Na začátku každé modlitby", en: "At the beginning of each prayer")
    case .ready: privacy
    }
  }

  // MARK: Today

  package func next(_ name: String, in left: String) -> String {
    language.say(cs: "Další: \(name) za \(left)", en: "Next: \(name) in \(left)")
  }
  package func due(_ name: String, until time: String) -> String {
    language.say(cs: "\(name) do \(time)", en: "\(name) until \(time)")
  }
  /// Says until when a prayer can be prayed: `until Maghrib 4:05 PM`.
  /// - Parameter event: the event with which its time ends; nil if it is none of the day's.
  func until(_ event: PrayerEvent?, _ time: String) -> String {
    let (czech, english) =
      switch event {
      case .fajr: ("fadžru ", "Fajr ")
      case .sunrise: ("východu slunce ", "sunrise ")
      case .dhuhr: ("zuhru ", "Dhuhr ")
      case .asr: ("asru ", "Asr ")
      case .maghrib: ("maghribu ", "Maghrib ")
      case .isha: ("iši ", "Isha ")
      case nil: ("", "")
      }
    return language.say(cs: "do \(czech)\(time)", en: "until \(english)\(time)")
  }

  var stillOpen: String { language.say(cs: "Ještě trvá od včerejška", en: "Still open since yesterday") }
  var complete: String { language.say(cs: "Všech pět zaznamenáno", en: "All five recorded") }
  func complete(recorded: Int, excused: Int) -> String {
    if recorded == 0 { return language.say(cs: "Dnes omluveno", en: "Excused today") }
    if excused == 0 { return complete }
    let word = excused == 1 ? "omluvena" : (2...4).contains(excused) ? "omluveny" : "omluveno"
    return language.say(
      cs: "zaznamenáno \(recorded), \(word) \(excused)", en: "\(recorded) recorded, \(excused) excused")
  }
  func remaining(_ count: Int) -> String {
    let strings =
      switch language.tag {
      case .cs:
        PluralForms(
          one: "zatím nezaznamenána", few: "zatím nezaznamenány", many: "zatím nezaznamenáno",
          other: "zatím nezaznamenáno")
      case .en, .enGB: PluralForms(one: "not recorded yet", other: "not recorded yet")
      }
    return language.counted(count, strings)
  }
  var noPlace: String { language.say(cs: "Zatím bez místa", en: "No place yet") }
  var noPlaceHint: String {
    language.say(
      cs: "Modlitby lze zaznamenávat; časy potřebují místo", en: "Prayers can be recorded; times need a place")
  }

  // MARK: Places

  package func times(for city: String) -> String {
    language.say(
      cs: "Časy pro \(city); 1° délky jsou 4 minuty", en: "Times for \(city); 1° of longitude is 4 minutes")
  }

  /// Returns a text that asks the user whether the time zone is right, because solar noon would be at an unusual time
  /// of day in it.
  /// - Parameter noon: the clock time of solar noon in this time zone, as shown to users.
  package func zoneDoubt(_ noon: String) -> String {
    language.say(
      cs: "Pravé poledne by bylo v \(noon): je pásmo správné?", en: "Solar noon would be at \(noon): is the zone right?"
    )
  }

  // MARK: The log

  func logTitle(_ prayer: String, _ day: String) -> String { "\(prayer) · \(day)" }
  var prayedAt: String { language.say(cs: "Modlitba v", en: "Prayed at") }
  var clear: String { language.say(cs: "Smazat záznam", en: "Clear") }

  // MARK: Statistics

  var statistics: String { language.say(cs: "Statistika", en: "Statistics") }

  package func name(_ period: StatisticsPeriod) -> String {
    switch period {
    case .week: language.say(cs: "Týden", en: "Week")
    case .month: language.say(cs: "Měsíc", en: "Month")
    case .year: language.say(cs: "Rok", en: "Year")
    case .all: language.say(cs: "Vše", en: "All")
    }
  }

  func onTime(_ count: Int, of recorded: Int) -> String {
    language.say(
      cs: "\(language.number(count)) \(language.outOf(recorded)) včas",
      en: "\(language.number(count)) of \(language.number(recorded)) on time")
  }
  func coverage(_ count: Int) -> String {
    language.say(cs: "\(language.number(count)) nezaznamenáno", en: "\(language.number(count)) not recorded")
  }
  func goal(_ count: Int, of wanted: Int, _ kind: PrayerGoal.Kind) -> String {
    switch kind {
    case .prayed:
      language.say(
        cs: "Tento týden vykonáno \(count) \(language.outOf(wanted))", en: "\(count) of \(wanted) prayed this week")
    case .onTime:
      language.say(
        cs: "Tento týden včas \(count) \(language.outOf(wanted))", en: "\(count) of \(wanted) on time this week")
    }
  }
  func streak(_ days: Int) -> String { language.counted(days, .daysInARow) }
  var nothingRecorded: String { language.say(cs: "Zatím žádné záznamy", en: "Nothing recorded yet") }
  /// Returns how many of a day's prayers were prayed, for the heat map: `4 of 5 prayed`, `2 of 3 prayed, 2 excused`.
  func prayed(_ day: ShowHeatMap.Day) -> String {
    let possible = 5 - day.excused - day.undefined
    let (prayed, excused) = (day.prayed, day.excused)
    if prayed == 0, excused == 0 { return language.say(cs: "bez záznamu", en: "nothing recorded") }
    if prayed == 0 {
      return possible == 0
        ? language.say(cs: "omluveno", en: "excused")
        : language.say(cs: "omluveno \(excused)", en: "\(excused) excused")
    }
    let text = language.say(cs: "vykonáno \(prayed) \(language.outOf(possible))", en: "\(prayed) of \(possible) prayed")
    return excused > 0 ? text + language.say(cs: ", omluveno \(excused)", en: ", \(excused) excused") : text
  }

  // MARK: The profile

  var profile: String { language.say(cs: "Profil", en: "Profile") }
  var debt: String { language.say(cs: "K nahrazení", en: "To make up") }
  var excuses: String { language.say(cs: "Omluvená období", en: "Excused times") }
  var places: String { language.say(cs: "Dosavadní místa", en: "Places so far") }
  var weeklyGoal: String { language.say(cs: "Týdenní cíl", en: "Weekly goal") }

  package func name(_ reason: Excuse.Reason) -> String {
    switch reason {
    case .menses: language.say(cs: "menstruace", en: "menstruation")
    case .postnatal: language.say(cs: "po porodu", en: "after childbirth")
    case .illness: language.say(cs: "nemoc", en: "illness")
    case .travel: language.say(cs: "cesta", en: "travel")
    case .other: language.say(cs: "jiné", en: "other")
    case .unconscious: language.say(cs: "bez vědomí", en: "without consciousness")
    }
  }
}

/// The steps of the introduction that follow its welcome page, in order. In each step, the user sets up one part of the
/// feature.
package enum PrayerStep: String, CaseIterable, Sendable {
  case place, calculation, reminders, ready

  /// The number of the step's page, counted from 1 for the welcome page.
  var number: Int {
    switch self {
    case .place: 2
    case .calculation: 3
    case .reminders: 4
    case .ready: 5
    }
  }

  /// The number of pages of the introduction, including the welcome page.
  static let pages = 5
}
