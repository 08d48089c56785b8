package import KernelDomain
import KernelPresentation
package import PrayerApplication
package import PrayerDomain

/// The texts about prayers that screens and commands share.
package struct PrayerStrings {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var feature: String { language.say(cs: "Modlitby", en: "Prayers") }

  // MARK: Prayers and events

  package func name(_ prayer: Prayer) -> String { name(prayer.event) }

  package func name(_ event: PrayerEvent) -> String {
    switch event {
    case .fajr: language.say(cs: "Fadžr", en: "Fajr")
    case .sunrise: language.say(cs: "Východ slunce", en: "Sunrise")
    case .dhuhr: language.say(cs: "Zuhr", en: "Dhuhr")
    case .asr: "Asr"
    case .maghrib: "Maghrib"
    case .isha: language.say(cs: "Iša", en: "Isha")
    }
  }

  /// Returns the name of an event as the title of a narrow column.
  func columnTitle(_ event: PrayerEvent) -> String {
    switch event {
    case .sunrise: language.say(cs: "Východ", en: "Rise")
    case .maghrib: "Magh."
    case .fajr, .dhuhr, .asr, .isha: name(event)
    }
  }

  /// Returns the prayer's name. On Fridays, the name of Dhuhr, the noon prayer, also mentions Jumu'ah, the
  /// congregational prayer.
  package func name(_ prayer: Prayer, on day: CivilDay) -> String {
    prayer == .dhuhr && day.weekday == PrayerStrings.friday
      ? language.say(cs: "Zuhr · džum'a", en: "Dhuhr · Jumu'ah") : name(prayer)
  }

  /// The number of Friday among the weekdays, counted from 0 for Monday.
  private static let friday = 4

  func arabicName(_ prayer: Prayer) -> String {
    switch prayer {
    case .fajr: "الفجر"
    case .dhuhr: "الظهر"
    case .asr: "العصر"
    case .maghrib: "المغرب"
    case .isha: "العشاء"
    }
  }

  package var midnight: String { language.say(cs: "Polovina noci", en: "Middle of the night") }
  package var lastThird: String { language.say(cs: "Poslední třetina noci", en: "Last third of the night") }

  // MARK: States

  package func name(_ state: PrayerState) -> String {
    switch state {
    case .recorded(let status): name(status)
    case .excused: name(PrayerStatus.excused)
    case .undefined: language.say(cs: "dnes bez času", en: "no time today")
    case .upcoming: language.say(cs: "čeká", en: "upcoming")
    case .due: language.say(cs: "nyní", en: "due")
    case .notRecorded: language.say(cs: "nezaznamenáno", en: "not recorded")
    case .assumedMissed: language.say(cs: "zmeškáno (nezaznamenáno)", en: "missed (not recorded)")
    }
  }

  package func name(_ status: PrayerStatus) -> String {
    switch status {
    case .onTime: language.say(cs: "včas", en: "on time")
    case .late: language.say(cs: "později", en: "late")
    case .madeUp: language.say(cs: "nahrazeno", en: "made up")
    case .missed: language.say(cs: "zmeškáno", en: "missed")
    case .excused: language.say(cs: "omluveno", en: "excused")
    }
  }

  /// Returns a prayer's state and the other recorded facts, such as `on time, in congregation`. If a prayer counts as
  /// missed only because nothing is recorded for it, the text says so.
  package func state(of view: PrayerView) -> String {
    if view.beforeStart { return beforeStart }
    let state = view.assumed ? PrayerState.assumedMissed : view.state
    let flags = flags(
      congregation: view.congregation, combined: view.combined, shortened: view.shortened, jumuah: view.jumuah)
    return ([name(state)] + flags).joined(separator: ", ")
  }

  /// The state of a prayer for which nothing is recorded, if it is earlier than the first prayer that the user
  /// recorded.
  var beforeStart: String { language.say(cs: "před prvním záznamem", en: "before you began") }

  func flags(
    congregation isCommon: Bool, combined isCombined: Bool, shortened isShortened: Bool = false,
    jumuah isJumuah: Bool = false
  ) -> [String] {
    // Jumu'ah is always in congregation.
    (isJumuah ? [jumuah] : isCommon ? [congregation] : []) + (isCombined ? [combined] : [])
      + (isShortened ? [shortened] : [])
  }

  package var congregation: String { language.say(cs: "ve společenství", en: "in congregation") }
  package var combined: String { language.say(cs: "spojeno", en: "combined") }

  package var shortened: String { language.say(cs: "zkráceno", en: "shortened") }
  package var jumuah: String { language.say(cs: "džum'a", en: "Jumu'ah") }

  package func why(_ why: UndefinedTime) -> String {
    switch why {
    case .twilight: language.say(cs: "Soumrak trvá celou noc", en: "Twilight lasts all night")
    case .polarDay: language.say(cs: "Slunce dnes nezapadá", en: "The sun does not set today")
    case .polarNight: language.say(cs: "Slunce dnes nevychází", en: "The sun does not rise today")
    case .lowSun:
      language.say(
        cs: "Slunce je příliš nízko, asr nelze určit podle stínu",
        en: "The sun stays too low for Asr to be told by shadows")
    }
  }

  var whyChoices: String {
    language.say(cs: "V nastavení zvolte, co zde má platit", en: "Choose in the settings what should hold here")
  }

  // MARK: Times and days

  package func clock(_ instant: ZonedInstant) -> String { language.clock(instant.clock.time) }

  /// Returns the clock time of an instant, with the date if the date is not `day`.
  /// - Parameter place: the place whose clock shows that time, which is added; nil if it need not be named.
  package func moment(_ instant: ZonedInstant, on day: CivilDay, _ place: PlaceName? = nil) -> String {
    at(instant.clock.day == day ? clock(instant) : language.dateAndClock(instant.clock), place)
  }

  /// Returns the clock time at which a prayer begins. If this time is local to a place that the user has left, the
  /// place is added.
  func begin(_ view: PrayerView) -> String? {
    view.begin.map { moment($0, on: view.day, view.place) }
  }

  /// Returns the clock time at which the prayer's time ends. If this time is local to a place that the user has left,
  /// the place is added.
  func end(_ view: PrayerView, on day: CivilDay) -> String? {
    view.end.map { moment($0, on: day, view.endPlace) }
  }

  /// Returns the clock time of an event, with its place if that is not where the user was on that day's noon; nil if
  /// the event does not happen.
  func time(_ event: DayOfTimes.Event, on day: CivilDay) -> String? {
    event.at.map { moment($0, on: day, event.place) }
  }

  /// Returns a time or a day, with the place after it if there is one to name.
  func at(_ time: String, _ place: PlaceName?) -> String {
    place.map { "\(time), \(self.place($0))" } ?? time
  }

  package func hijri(_ date: HijriDay) -> String {
    let (day, month, year) = (date.day, hijriMonth(date.month), date.year)
    return language.say(cs: "\(day). \(month) \(year) AH", en: "\(day) \(month) \(year) AH")
  }

  /// Returns a date of the Hijri calendar without its year.
  func hijriDay(_ date: HijriDay) -> String {
    let (day, month) = (date.day, hijriMonth(date.month))
    return language.say(cs: "\(day). \(month)", en: "\(day) \(month)")
  }

  /// Returns the name of the Hijri month with this number, from 1 to 12.
  func hijriMonth(_ month: Int) -> String {
    let names =
      language.tag == .cs
      ? [
        "muharram", "safar", "rabí al-avval", "rabí as-sání", "džumádá al-úlá", "džumádá al-áchira", "radžab", "šabán",
        "ramadán", "šavvál", "zú l-ka'da", "zú l-hidždža",
      ]
      : [
        "Muharram", "Safar", "Rabi al-Awwal", "Rabi al-Thani", "Jumada al-Ula", "Jumada al-Akhirah", "Rajab", "Sha'ban",
        "Ramadan", "Shawwal", "Dhu al-Qa'dah", "Dhu al-Hijjah",
      ]
    return names.indices.contains(month - 1) ? names[month - 1] : String(month)
  }

  /// Returns the time left until an instant, rounded up to minutes: `1 h 2 min`.
  package func left(from now: ZonedInstant, to instant: ZonedInstant) -> String {
    language.duration(seconds: minutes(from: now, to: instant) * 60)
  }

  /// Returns the same time as a number and a unit, for the middle of a ring: `24 min`, `1:02 h`.
  func shortLeft(from now: ZonedInstant, to instant: ZonedInstant) -> String {
    let minutes = minutes(from: now, to: instant)
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60):\(ASCII.decimal(minutes % 60, digits: 2)) h"
  }

  func spokenLeft(from now: ZonedInstant, to instant: ZonedInstant) -> String {
    language.spokenDuration(seconds: minutes(from: now, to: instant) * 60)
  }

  private func minutes(from now: ZonedInstant, to instant: ZonedInstant) -> Int {
    Int(max((instant.instant - now.instant + 59_999) / 60_000, 1))
  }

  package func place(_ place: PlaceName) -> String { place.name.map { printable($0) } ?? place.zone }

  package func qibla(_ view: ShowToday.QiblaView) -> String? {
    view.bearing.map { bearing in
      // A decimal is more than a compass shows.
      let degrees = language.decimal((bearing * 10).rounded() / 10)
      return language.say(
        cs: "Kibla \(degrees)° od zeměpisného severu", en: "Qibla \(degrees)° from true north")
    }
  }
}

extension DayOfTimes {
  /// Returns the place of an event if it is not the place of the day.
  func place(of event: PrayerEvent) -> PlaceName? { events.first { $0.event == event }?.place }
}

extension ShowTimes.Output {
  /// Returns the place of a day if it is not the place of the last day, so that its times are of another clock.
  func otherPlace(of day: DayOfTimes) -> PlaceName? { day.place == days.last?.place ? nil : day.place }
}

extension CivilMonth {
  var after: CivilMonth { CivilDay(daysSinceEpoch: days.upperBound + 1).inMonth }
}

extension CivilDay {
  /// The number of the weekday, counted from 0 for Monday.
  var weekday: Int {
    let rest = (daysSinceEpoch + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }
}
