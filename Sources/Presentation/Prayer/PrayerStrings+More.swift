package import KernelDomain
import KernelPresentation
package import PrayerApplication
package import PrayerDomain

/// The texts about journeys, fasts, prayers beyond the five daily ones, and the first days of Hijri months.
extension PrayerStrings {
  // MARK: Journeys and older excuses

  package var journeys: String { language.say(cs: "Cesty", en: "Journeys") }

  func travelling(since day: CivilDay) -> String {
    language.say(cs: "Na cestě od \(language.date(day))", en: "Travelling since \(language.date(day))")
  }

  var travelHint: String {
    language.say(
      cs: "Modlitby platí dál; na cestě je lze zkracovat a spojovat, jak to drží vaše škola",
      en: "Prayers remain due; on a journey they may be shortened and combined, as your school holds")
  }

  package func span(_ journey: JourneyView) -> String {
    let until = journey.until.map { language.date($0) } ?? language.say(cs: "trvá", en: "ongoing")
    return "\(language.date(journey.from)) – \(until)"
  }

  func review(_ count: Int) -> String {
    let czech =
      count == 1
      ? "období cesty nebo nemoci je vedeno jako omluvené. Můžete je tak nechat, nebo zvolit"
      : (2...4).contains(count)
        ? "období cesty nebo nemoci jsou vedena jako omluvená. Můžete je tak nechat, nebo zvolit"
        : "období cesty nebo nemoci je vedeno jako omluvená. Můžete je tak nechat, nebo zvolit"
    let earlier = count == 1 ? "dřívější" : (2...4).contains(count) ? "dřívější" : "dřívějších"
    let english =
      count == 1
      ? "past time of journey or illness is kept as excused. You can leave it so, or choose"
      : "past times of journey or illness are kept as excused. You can leave them so, or choose"
    return language.say(
      cs: "\(count) \(earlier) \(czech)", en: "\(count) \(english)")
  }

  func name(_ way: SettleExcuse.Way) -> String {
    switch way {
    case .keep: language.say(cs: "Nechat tak", en: "Leave it as it is")
    case .lift:
      language.say(
        cs: "Zrušit: její modlitby budou nezaznamenané", en: "Lift it: its prayers stand as not recorded")
    case .owe:
      language.say(
        cs: "Zrušit a počítat její modlitby k nahrazení", en: "Lift it, and count its prayers as to be made up")
    }
  }

  // MARK: Fasts

  package var fasts: String { language.say(cs: "Půsty", en: "Fasts") }
  var imsak: String { language.say(cs: "Imsák", en: "Imsak") }
  var iftar: String { language.say(cs: "Iftár", en: "Iftar") }

  package func name(_ status: FastStatus) -> String {
    switch status {
    case .fasted: language.say(cs: "drženo", en: "fasted")
    case .owed: language.say(cs: "k nahrazení", en: "to be made up")
    case .exempt: language.say(cs: "nedluží se", en: "not owed")
    }
  }

  /// Returns the name of a recorded fast's status. For a fast outside Ramadan, the name says whether the fast makes up
  /// a missed one or is voluntary.
  package func name(_ status: FastStatus, _ kind: FastKind?) -> String {
    switch kind {
    case .madeUp: language.say(cs: "nahrazeno", en: "made up")
    case .voluntary: language.say(cs: "dobrovolně", en: "voluntary")
    case .ramadan, nil: name(status)
    }
  }

  package func owedFasts(_ owed: Int) -> String {
    // More fasts may have been made up than are owed, if a day of Ramadan turned out not to be owed.
    let count = max(0, owed)
    let czech = count == 1 ? "půst" : (2...4).contains(count) ? "půsty" : "půstů"
    let number = language.number(count)
    return language.say(
      cs: "K nahrazení \(number) \(czech)", en: "\(number) \(count == 1 ? "fast" : "fasts") to make up")
  }

  /// Describes today's fast in Ramadan in one line: `Fast: Fajr 5:16 – Iftar 17:29 · not recorded`.
  /// - Parameter prayers: today's prayers, whose places are named if they are not the user's current place.
  func fast(_ fast: FastToday, _ prayers: [PrayerView]) -> String {
    func time(_ instant: ZonedInstant, _ prayer: Prayer) -> String {
      at(clock(instant), prayers.first { $0.prayer == prayer }?.place)
    }
    let ahead = fast.imsak == fast.fajr ? "" : " (\(imsak) \(time(fast.imsak, .fajr)))"
    let begin = "\(name(Prayer.fajr)) \(time(fast.fajr, .fajr))" + ahead
    let state = fast.status.map { name($0) } ?? name(PrayerState.notRecorded)
    let span = "\(begin) – \(iftar) \(time(fast.iftar, .maghrib)) · \(state)"
    return language.say(cs: "Půst: \(span)", en: "Fast: \(span)")
  }

  /// Returns a note that the fast of an excused day is usually made up, and a button that records this fast as owed.
  /// Until the user presses the button, the fast is not owed.
  func suggestFast(_ day: CivilDay) -> [Element] {
    let summary = language.say(
      cs: "Ten den je omluven; jeho půst se obvykle nahrazuje.", en: "Excused that day: its fast is usually made up.")
    let owed = capitalized(name(FastStatus.owed))
    return [
      note(summary),
      .link(
        owed, label: "\(owed): \(language.date(day))",
        Action(LogFast.method, ["day": .text(day.description), "status": .text(FastStatus.owed.rawValue)]),
        command: "prayer", "fast", FastStatus.owed.rawValue, "--day", day.description),
    ]
  }

  package var feast: String {
    language.say(
      cs: "Podle vašeho kalendáře je tento den svátek; tehdy se nedrží půst",
      en: "By your calendar this is a day of the feast; it is not one for fasting")
  }

  // MARK: Prayers beyond the five

  package var extras: String { language.say(cs: "Nad rámec pěti", en: "Beyond the five") }

  package func name(_ prayer: OwedPrayer) -> String {
    switch prayer {
    case .five(let prayer): name(prayer)
    case .witr: name(Extra.witr)
    }
  }

  func name(_ status: ExtraEntry.Status) -> String {
    switch status {
    case .prayed: language.say(cs: "pomodleno", en: "prayed")
    case .madeUp: name(PrayerStatus.madeUp)
    case .missed: name(PrayerStatus.missed)
    }
  }

  package func name(_ extra: Extra) -> String {
    switch extra {
    case .witr: language.say(cs: "Vitr", en: "Witr")
    case .fajrSunnah: language.say(cs: "Sunna před fadžrem", en: "Sunnah before Fajr")
    case .dhuhrBefore: language.say(cs: "Sunna před zuhrem", en: "Sunnah before Dhuhr")
    case .dhuhrAfter: language.say(cs: "Sunna po zuhru", en: "Sunnah after Dhuhr")
    case .maghribAfter: language.say(cs: "Sunna po maghribu", en: "Sunnah after Maghrib")
    case .ishaAfter: language.say(cs: "Sunna po iše", en: "Sunnah after Isha")
    case .duha: language.say(cs: "Duhá", en: "Duha")
    case .tahajjud: language.say(cs: "Tahadždžud", en: "Tahajjud")
    case .tarawih: language.say(cs: "Taráwíh", en: "Tarawih")
    case .nafl: language.say(cs: "Další dobrovolné modlitby", en: "Other voluntary prayers")
    }
  }

  // MARK: Months

  /// Says on which day a month of the Hijri calendar begins, be it in the past or the future.
  package func firstDay(ofMonth month: Int, _ year: Int, _ day: CivilDay) -> String {
    language.say(
      cs: "První den měsíce \(hijriMonth(month)) \(year): \(language.date(day))",
      en: "First day of \(hijriMonth(month)) \(year): \(language.date(day))")
  }
}
