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
  /// Alone it shows today.
  static let prayer = Command(
    "prayer",
    summary: LocalizedText(
      cs: "Modlitby: kdy která nastává a co je zaznamenáno", en: "Prayers: when each is due, and what is recorded"),
    details: LocalizedText(
      cs: "Časy se počítají na tomto počítači a nic ho neopouští. Bez místa jde zaznamenávat, časy místo potřebují. "
        + "Nezaznamenaná modlitba není zmeškaná; nic se nehádá a všechno jde vzít zpět.",
      en: "Times are worked out on this machine, and nothing leaves it. Prayers can be recorded without a place; times "
        + "need one. What is not recorded is not missed; nothing is guessed, and everything can be taken back."),
    subcommands: [
      today, prayerTimes, logPrayer, clearPrayer, logRange, excuse, endExcuse, removeExcuse, excuses, debt, makeUp,
      setDebt, estimateDebt, prayerStatistics, setPlace, places, removePlace, cities, calculation, remind, reminders,
      removeReminder, exportPrayers, deletePrayers,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowToday.self, NoInput(), at: PrayerRoutes.home)
  }

  private static let today = Command(
    "prayer today", summary: LocalizedText(cs: "Ukáže dnešní modlitby", en: "Show today's prayers"), showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowToday.self, NoInput(), at: PrayerRoutes.home)
  }

  // MARK: Times

  private static let prayerTimes = Command(
    "prayer times",
    options: [
      Option("date", .day("DAY"), help: LocalizedText(cs: "Časy jednoho dne", en: "The times of one day")),
      Option(
        "month", Parameter("MONTH", help: LocalizedText(cs: "měsíc, třeba 2026-11", en: "a month, such as 2026-11")),
        help: LocalizedText(cs: "Časy celého měsíce", en: "The times of a month")),
      Option(
        "at",
        Parameter("LAT,LON", help: LocalizedText(cs: "město nebo souřadnice", en: "a city or coordinates")).known(
          as: "place"),
        help: LocalizedText(cs: "Jinde než tam, kde jste", en: "At another place than yours")),
      .zone,
      Option(
        "method", .method, help: LocalizedText(cs: "Jinou metodou, než kterou máte", en: "By another method than yours")
      ),
      Option("csv", help: LocalizedText(cs: "Jako hodnoty oddělené čárkami", en: "As comma-separated values")),
    ],
    summary: LocalizedText(cs: "Ukáže časy dne nebo měsíce", en: "Show the times of a day or a month"),
    details: LocalizedText(
      cs: "Co ten den není, má pomlčku a pod tabulkou důvod. Časy se ničím nenahrazují.",
      en: "What a day does not have is a dash, with the reason below. Nothing is put in its place."),
    examples: [
      Example("prayer times", LocalizedText(cs: "dnes", en: "today")),
      Example("prayer times --month 2026-11 --csv", LocalizedText(cs: "do tabulky", en: "for a spreadsheet")),
      Example(
        "prayer times --at 69.65,18.96 --zone Europe/Oslo --date 2026-06-21",
        LocalizedText(cs: "Tromsø v červnu", en: "Tromsø in June")),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let month = try arguments.month("--month")
    let input = try arguments.timesInput(month)
    let isOwn = input.place == nil && input.calculation == nil
    if let month, isOwn, !arguments.has("csv") {
      return try session.show(ShowTimes.self, input, at: PrayerRoutes.times(month))
    }
    if session.options.html { throw .usage(.together("--html", "--date")) }
    if arguments.has("csv"), !session.options.json {
      try session.write(PrayerSummaries.csv(session.call(ShowTimes.self, input)))
      return .success
    }
    return try session.report(ShowTimes.self, input) { output, language, _ in
      PrayerSummaries(language: language).times(output)
    }
  }

  // MARK: Statistics

  private static let prayerStatistics = Command(
    "prayer stats",
    [
      Parameter(
        "PERIOD", .choice(StatisticsPeriod.allCases.map(\.rawValue)),
        help: LocalizedText(cs: "week, month, year nebo all", en: "week, month, year or all")
      ).optional
    ],
    options: [
      Option(
        "day", .day("DAY"), help: LocalizedText(cs: "Období, v němž je ten den", en: "The period with that day in it")),
      Option(
        "calendar", Parameter("YEAR", help: LocalizedText(cs: "rok", en: "a year")),
        help: LocalizedText(cs: "Rok den po dni", en: "A year day by day")),
    ],
    summary: LocalizedText(cs: "Ukáže, kolik čeho je zaznamenáno", en: "Show how many were recorded as what"),
    details: LocalizedText(
      cs: "U každého podílu stojí, z kolika zaznamenaných je a kolik není zaznamenáno. Omluvené se nepočítají.",
      en: "Each share tells of how many recorded it is, and how many are not recorded. Excused ones do not count."),
    examples: [
      Example("prayer stats", LocalizedText(cs: "tento týden", en: "this week")),
      Example(
        "--json prayer stats --calendar 2026",
        LocalizedText(cs: "rok pro jiné programy", en: "a year, for other programs")),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let period: StatisticsPeriod? = try arguments.choice("PERIOD")
    let day = try arguments.day("--day")
    guard arguments["--calendar"] != nil else {
      return try session.show(
        ShowStatistics.self, ShowStatistics.Input(period: period, day: day),
        at: PrayerRoutes.statistics(period, around: day))
    }
    let year = try arguments.wholeNumber("--calendar")
    return try session.show(
      ShowHeatMap.self, ShowHeatMap.Input(year: year),
      at: PrayerRoutes.statistics(.year, around: CivilDay(year: year, month: 1, day: 1)))
  }
}

extension Arguments {
  fileprivate func timesInput(_ month: CivilMonth?) throws(CommandError) -> ShowTimes.Input {
    let day = try self.day("--date")
    if day != nil, month != nil { throw .usage(.together("--date", "--month")) }
    var calculation: CalculationInput?
    if let method = self["--method"] {
      calculation = CalculationInput()
      calculation?.method = method
    }
    return ShowTimes.Input(
      day: day, from: month.map { CivilDay(daysSinceEpoch: $0.days.lowerBound) },
      to: month.map { CivilDay(daysSinceEpoch: $0.days.upperBound) }, place: place("--at"), calculation: calculation)
  }
}
