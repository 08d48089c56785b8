import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

extension FeatureCommands {
  package static let prayer = FeatureCommands(
    .prayer, importOptions: { [] },
    sample: { session throws(CommandError) in try PrayerSample.fill(session) },
    tryNext: { _, language, program throws(CommandError) in
      [
        Suggestion(program.command("prayer"), language.say(cs: "Dnešní modlitby", en: "Today's prayers")),
        Suggestion(
          program.command("prayer", "stats", "month"),
          language.say(cs: "Kolik jich bylo včas", en: "How many were on time")),
      ]
    })
}

extension Command {
  /// The command `prayer`. Without a subcommand, it shows today's prayers.
  static let prayer = Command(
    "prayer",
    cs: "Modlitby: kdy která nastává a co je zaznamenáno", en: "Prayers: when each is due, and what you recorded",
    details: LocalizedText(
      cs: "Časy se počítají na tomto počítači a nic ho neopouští. Bez místa jde zaznamenávat, časy místo potřebují. "
        + "Nezaznamenaná modlitba není zmeškaná; nic se nehádá a co zaznamenáte, jde vzít zpět.",
      en: "Times are computed on this machine, and nothing leaves it. You can record prayers without a place; times "
        + "need one. An unrecorded prayer is not a missed one; nothing is guessed, and what you record can be undone."),
    subcommands: prayerVerbs.map(\.atPlace), showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowToday.self, NoInput(), at: PrayerDestinations.home)
  }

  private static let prayerVerbs: [Command] = [
    today, showPrayers, prayerTimes, listPrayers, logPrayer, clearPrayer, logRange, excuse, endExcuse, removeExcuse,
    excuses, settleExcuse, travel, endTravel, removeTravel, logExtra, clearExtra, fast, clearFast, fasts,
    setFastsOwed,
    hijriMonth, removeHijriMonth, nextPrayer, exportCalendar, debt, makeUp, setDebt, estimateDebt, prayerStatistics,
    setPlace, places, removePlace, cities,
    calculation, remind, reminders,
    removeReminder, exportPrayers, deletePrayers, prayerNames,
  ]

  private static let today = Command(
    "prayer today", ShowToday.self, NoInput.init,
    cs: "Ukáže dnešní modlitby", en: "Show today's prayers", showsScreen: true,
    reply: .screen { _ in PrayerDestinations.home })

  private static let showPrayers = Command(
    "prayer show", [.day("DAY").optional],
    cs: "Ukáže modlitby jednoho dne", en: "Show the prayers of one day",
    details: LocalizedText(
      cs: "Bez dne dnešek. Ukáže celou obrazovku; --json vrátí, co je ten den zaznamenáno.",
      en: "Without a day, today. Shows the whole screen; --json returns what is recorded for the day."),
    examples: [Example("prayer show yesterday", cs: "včerejší", en: "yesterday's")], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let named = try arguments.day("DAY", session)
    let day = if let named { named } else { try session.today() }
    return try session.show(
      ListPrayers.self, ListPrayers.Input(since: day, until: day), at: PrayerDestinations.home(on: day))
  }

  // MARK: Times

  private static let prayerTimes = Command(
    "prayer times",
    options: [
      Option("day", .day(), cs: "Časy jednoho dne", en: "The times of one day"),
      Option(
        "month", Parameter("MONTH", cs: "měsíc, třeba 2026-11", en: "a month, such as 2026-11").dated,
        cs: "Časy celého měsíce", en: "The times of a month"),
      Option("at", Parameter.place.known(as: "place"), cs: "Jinde než tam, kde jste", en: "For another place"),
      .zone,
      Option("method", .method, cs: "Jinou metodou, než kterou máte", en: "By another method of calculation"),
      .school, .zoneCode,
      Option("csv", cs: "Jako hodnoty oddělené čárkami", en: "As comma-separated values"),
    ],
    cs: "Ukáže časy dne nebo měsíce", en: "Show prayer times for a day or month",
    details: LocalizedText(
      cs: "Co ten den není, má pomlčku a pod tabulkou důvod. Časy se ničím nenahrazují.",
      en: "A time that does not occur is a dash, with the reason below. Nothing replaces it."),
    examples: [
      Example("prayer times", cs: "dnes", en: "today"),
      Example("prayer times --month 2026-11 --csv", cs: "do tabulky", en: "for a spreadsheet"),
      Example("prayer times --at Karachi --method karachi --school hanafi", cs: "v Karáčí", en: "in Karachi"),
      Example(
        "prayer times --at 69.65,18.96 --zone Europe/Oslo --day 2026-06-21",
        cs: "Tromsø v červnu", en: "Tromsø in June"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let month = try arguments.month("--month", session)
    let input = try arguments.timesInput(month, session)
    let isOwn = input.place == nil && input.calculation == nil
    let isScreen = month != nil || session.options.html && input.day == nil
    if isScreen, isOwn, !arguments.has("csv") {
      return try session.show(ShowTimes.self, input, at: PrayerDestinations.times(month))
    }
    if session.options.html {
      let others = ["--at", "--method", "--school", "--zone-code"]
      let other = arguments.has("csv") ? "--csv" : others.first { arguments[$0] != nil } ?? "--day"
      throw .usage(.together("--html", other))
    }
    if arguments.has("csv"), !session.options.json {
      try session.write(PrayerSummaries.csv(session.call(ShowTimes.self, input)))
      return .success
    }
    return try session.report(ShowTimes.self, input) { output, language, program in
      PrayerSummaries(language: language, program: program).times(output)
    }
  }

  // MARK: Statistics

  private static let prayerStatistics = Command(
    "prayer stats",
    [
      Parameter(
        "PERIOD", .choice(StatisticsPeriod.allCases.map(\.rawValue)),
        cs: "week, month, year nebo all; i měsíc či rok: 2026-11, 2026",
        en: "week, month, year or all; also a month or year: 2026-11, 2026"
      ).dated.optional
    ],
    options: [
      Option("day", .day(), cs: "Období, v němž je ten den", en: "The period that contains this day"),
      Option(
        "calendar", Parameter("YEAR", .year, cs: "rok", en: "a year"), cs: "Rok den po dni", en: "A year, day by day"),
    ],
    cs: "Ukáže, kolik čeho je zaznamenáno", en: "Show how many prayers are recorded, and with which status",
    details: LocalizedText(
      cs: "U každého podílu stojí, z kolika zaznamenaných je a kolik není zaznamenáno. Omluvené se nepočítají.",
      en: "Each share comes with the numbers of recorded and unrecorded prayers. Excused prayers do not count."),
    examples: [
      Example("prayer stats", cs: "tento týden", en: "this week"),
      Example("--json prayer stats --calendar 2026", cs: "rok pro jiné programy", en: "a year, for other programs"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let (period, day) = try arguments.statistics(session)
    guard arguments["--calendar"] != nil else {
      return try session.show(
        ShowStatistics.self, ShowStatistics.Input(period: period, day: day),
        at: PrayerDestinations.statistics(period, around: day))
    }
    let year = try arguments.wholeNumber("--calendar")
    return try session.show(
      ShowHeatMap.self, ShowHeatMap.Input(year: year),
      at: PrayerDestinations.statistics(.year, around: CivilDay(year: year, month: 1, day: 1)))
  }
}

extension Arguments {
  /// Returns the kind of period whose statistics to show, and a day in it. A week, month or year given
  /// as PERIOD says both.
  fileprivate func statistics(_ session: Session) throws(CommandError) -> (StatisticsPeriod?, CivilDay?) {
    let day = try self.day("--day", session)
    guard let word = self["PERIOD"], StatisticsPeriod(rawValue: word) == nil,
      let days = try? days("PERIOD", session)
    else { return (try value("PERIOD", session), day) }
    if day != nil { throw .usage(.together(word, "--day")) }
    let first = days.lowerBound
    if first.weekday == 0, days.upperBound.daysSinceEpoch - first.daysSinceEpoch == 6 { return (.week, first) }
    guard first.day == 1 else { return (try value("PERIOD", session), day) }
    let (month, last) = (CivilMonth(year: first.year, month: first.month), days.upperBound)
    if last == CivilDay(year: first.year, month: 12, day: 31), first.month == 1 { return (.year, first) }
    if last.daysSinceEpoch == month?.days.upperBound { return (.month, first) }
    return (try value("PERIOD", session), day)
  }

  fileprivate func timesInput(_ month: CivilMonth?, _ session: Session) throws(CommandError) -> ShowTimes.Input {
    let day = try self.day("--day", session)
    if day != nil, month != nil { throw .usage(.together("--day", "--month")) }
    var calculation = CalculationInput()
    calculation.method = self["--method"]
    calculation.school = try value("--school", session)
    calculation.jakimZone = self["--zone-code"]
    return ShowTimes.Input(
      day: day, from: month.map { CivilDay(daysSinceEpoch: $0.days.lowerBound) },
      to: month.map { CivilDay(daysSinceEpoch: $0.days.upperBound) }, place: place("--at"),
      calculation: calculation == CalculationInput() ? nil : calculation)
  }
}
