import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// The commands about journeys, fasts, prayers beyond the five daily ones, and months of the Hijri calendar.
extension Command {
  // MARK: Journeys

  static let travel = Command(
    "prayer travel",
    options: [
      Option("from", .day(), cs: "První den", en: "The first day"),
      Option("until", .day(), cs: "Poslední den; jinak cesta trvá", en: "The last day (default: open-ended)"),
    ],
    cs: "Zapíše cestu, nebo cesty ukáže", en: "Record a journey, or show journeys",
    details: LocalizedText(
      cs: "Cesta neomlouvá od žádné modlitby. Na cestě je lze zkracovat a spojovat, jak to drží vaše škola.",
      en:
        "A journey excuses you from no prayer. On a journey, you may shorten and combine prayers as your school "
        + "holds."
    ),
    examples: [
      Example("prayer travel --from today", cs: "od dneška", en: "from today"),
      Example("prayer travel --from 2026-11-20 --until 2026-11-25", cs: "šest dní", en: "six days"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    let (from, until) = (try arguments.day("--from", session), try arguments.day("--until", session))
    if from == nil, until == nil {
      return try session.show(ListJourneys.self, NoInput(), at: PrayerDestinations.travel)
    }
    let input = SetTravel.Input(from: from, until: until)
    return try session.reportChange(SetTravel.self, input, number: \.change) { $0.journey($1) }
  }

  static let endTravel = Command(
    "prayer end-travel", EndTravel.self, EndTravel.Input.init,
    options: [Option("until", .day(), cs: "Poslední den; jinak dnešek", en: "The last day (default: today)")],
    cs: "Ukončí cestu, která trvá", en: "End the journey under way", reply: .change(\.change) { $0.journey($1) })

  static let removeTravel = Command(
    "prayer remove-travel", RemoveTravel.self, RemoveTravel.Input.init, [Parameter.day("DAY").known(as: "from")],
    cs: "Odebere cestu", en: "Remove a journey",
    examples: [Example("prayer remove-travel 2026-11-20", cs: "podle prvního dne", en: "by its first day")],
    reply: .change(\.change) { $0.journeyRemoved($1) })

  // MARK: Beyond the five

  private static let extra = Parameter(
    "KIND", .choice(Extra.allCases.map(\.rawValue)), cs: "modlitba nad rámec pěti", en: "a prayer beyond the five"
  ).known(as: "extra")

  private static let ofDay = Option("day", .day(), cs: "Kterého dne; jinak dnes", en: "Which day (default: today)")

  static let logExtra = Command(
    "prayer log-extra", LogExtra.self, LogExtra.Input.init, [extra],
    options: [
      ofDay,
      Option("at", Parameter("TIME", cs: "čas, třeba 22:40", en: "a time, such as 22:40"), cs: "Kdy", en: "When"),
      Option("units", Parameter("COUNT", cs: "kolik", en: "how many"), cs: "Počet rakaátů", en: "The number of units"),
      Option(
        "status",
        Parameter(
          "STATUS", .choice(ExtraEntry.Status.allCases.map(\.rawValue)), cs: "pomodleno, nahrazeno nebo zmeškáno",
          en: "prayed, made-up or missed"),
        cs: "Jen vitr může být missed nebo made-up", en: "Only witr can be missed or made-up"),
    ],
    cs: "Zaznamená modlitbu nad rámec pěti", en: "Record a prayer beyond the five",
    details: LocalizedText(
      cs:
        "Jedna od každého druhu a dne; platí poslední. Kniha ji nepočítá k nahrazení ani do cíle; jen vitr, je-li "
        + "prayer.witr wajib, je k nahrazení.",
      en:
        "There is one of each kind per day; the latest counts. The book counts it neither as owed nor for a goal; only "
        + "witr is owed if prayer.witr is wajib."),
    examples: [Example("prayer log-extra witr --units 3", cs: "dnešní vitr", en: "today's witr")],
    reply: .change(\.change) { $0.extra($1) })

  static let clearExtra = Command(
    "prayer clear-extra", ClearExtra.self, ClearExtra.Input.init, [extra], options: [ofDay],
    cs: "Smaže záznam modlitby nad rámec pěti", en: "Remove the record of a prayer beyond the five",
    reply: .change(\.change) { $0.extra($1) })

  // MARK: Fasts

  static let fast = Command(
    "prayer fast", LogFast.self, LogFast.Input.init,
    [
      Parameter(
        "STATUS", .choice(FastStatus.allCases.map(\.rawValue)), cs: "fasted, owed nebo exempt",
        en: "fasted, owed or exempt"
      ).optional
    ],
    options: [
      ofDay,
      Option(
        "make-up", cs: "Nahrazuje půst, který je k nahrazení", en: "Makes up a fast that is owed"
      ),
      Option(
        "reason",
        Parameter("REASON", .choice(FastReason.allCases.map(\.rawValue)), cs: "důvod", en: "a reason"),
        cs: "Důvod, který se nikam nevypisuje", en: "A private reason, which is never printed"),
    ],
    cs: "Zaznamená půst", en: "Record a fast",
    details: LocalizedText(
      cs:
        "Bez STATUS jako držený. owed je k nahrazení, exempt se nedluží (věk, trvalá nemoc); řiďte se svou školou. Nic "
        + "se nezaznamená samo.",
      en:
        "Without STATUS, as fasted. owed means that it is to be made up, exempt that it is not (age, lasting illness); "
        + "follow your school. Nothing is recorded by itself."),
    examples: [
      Example("prayer fast", cs: "dnes", en: "today"),
      Example("prayer fast owed --day yesterday", cs: "včerejší k nahrazení", en: "yesterday's, to be made up"),
      Example("prayer fast --make-up", cs: "nahrazuje jeden", en: "it makes up an owed one"),
    ], reply: .change(\.change) { $0.fast($1) })

  static let clearFast = Command(
    "prayer clear-fast", ClearFast.self, ClearFast.Input.init, options: [ofDay],
    cs: "Smaže záznam půstu", en: "Remove the record of a fast", reply: .change(\.change) { $0.fast($1) })

  static let fasts = Command(
    "prayer fasts", ShowFasts.self, ShowFasts.Input.init,
    [Parameter("YEAR", .year, cs: "rok hidžry, třeba 1448", en: "a Hijri year, such as 1448").optional],
    cs: "Ukáže půsty roku a kolik je k nahrazení", en: "Show the fasts of a year, and how many to make up",
    showsScreen: true, reply: .screen { PrayerDestinations.fasts($0.year) })

  static let setFastsOwed = Command(
    "prayer set-fasts-owed", SetFastsOwed.self, SetFastsOwed.Input.init,
    [Parameter("COUNT", cs: "kolik", en: "how many")],
    cs: "Řekne, kolik půstů je k nahrazení vedle zaznamenaných",
    en: "Set how many fasts to make up in addition to those recorded",
    examples: [Example("prayer set-fasts-owed 12", cs: "dvanáct", en: "twelve")],
    reply: .change(\.change) { $0.fast($1) })

  // MARK: Months

  private static let month = Parameter("MONTH", cs: "měsíc hidžry, třeba 1448-09", en: "a Hijri month, such as 1448-09")

  static let hijriMonth = Command(
    "prayer hijri-month", SetHijriMonth.self, SetHijriMonth.Input.init, [month],
    options: [Option("begins", .day(), cs: "První den měsíce", en: "The first day of the month")],
    cs: "Řekne, kdy začíná měsíc hidžry", en: "Set when a Hijri month begins",
    details: LocalizedText(
      cs:
        "Podle spatření nového měsíce, nejvýše dva dny od kalendáře. Sousední měsíce se posunou, aby každý měl 29 nebo "
        + "30 dní.",
      en:
        "As the new moon was sighted, at most two days from the calendar. The months before and after move, so that "
        + "each has 29 or 30 days."),
    examples: [Example("prayer hijri-month 1448-09 --begins 2027-02-08", cs: "ramadán", en: "Ramadan")],
    reply: .change(\.change) { $0.month($1) })

  static let removeHijriMonth = Command(
    "prayer remove-hijri-month", RemoveHijriMonth.self, RemoveHijriMonth.Input.init, [month],
    cs: "Nechá měsíc hidžry začít podle kalendáře", en: "Let a Hijri month begin by the calendar again",
    reply: .change(\.change) { $0.month($1) })

  // MARK: For other programs

  static let nextPrayer = Command(
    "prayer next",
    options: [
      Option(
        "format", Parameter("FORMAT", cs: "třeba '%p %b (%i)'", en: "such as '%p %b (%i)'"),
        cs: "Tvar řádku: %p %b %i další, %c %e %l nynější, %h hidžra", en: "%p %b %i next, %c %e %l now, %h Hijri date")
    ],
    cs: "Vypíše jeden řádek pro stavovou lištu", en: "Print one line for a status bar",
    details: LocalizedText(
      cs: "Bez místa je řádek prázdný a návratový kód 3.",
      en: "Without a place the line is empty, and the exit status 3."),
    examples: [Example("prayer next --format '%p %b'", cs: "Fadžr 05:41", en: "Fajr 05:41")]
  ) { arguments, session throws(CommandError) in
    if session.options.json { return try session.report(ShowToday.self, NoInput()) { _, _, _ in "" } }
    let today = try session.call(ShowToday.self, NoInput())
    guard today.place != nil else {
      try session.write("\n")
      return .empty
    }
    let format = arguments["--format"] ?? NextLine.standard
    guard let line = NextLine(today, language: session.language).text(format) else {
      throw .failed(.invalidInput(field: "format", problem: .prayer(.noFormat(text: format))))
    }
    try session.write(line + "\n")
    return .success
  }

  static let exportCalendar = Command(
    "prayer export-calendar", [Parameter("FILE", .path, cs: "soubor .ics", en: "an .ics file")],
    options: [
      .sinceDay.known(as: "from"), .untilDay.known(as: "to"), .prayers,
      Option(
        "alarm", .minutes, cs: "Upozornit tolik minut předem, do 120",
        en: "Set an alarm this many minutes before, up to 120"),
    ],
    cs: "Zapíše časy jako kalendář", en: "Write prayer times as a calendar file",
    details: LocalizedText(
      cs: "Nejvýše 400 dnů, bez záznamů a souřadnic. Bez dnů tento rok od dneška.",
      en: "At most 400 days, without records and coordinates. If you name no days, a year from today."),
    examples: [
      Example("prayer export-calendar prayers.ics --alarm 10", cs: "rok dopředu", en: "a year ahead")
    ]
  ) { arguments, session throws(CommandError) in
    let (since, until) = try arguments.sinceUntil(session)
    let first: CivilDay = if let since { since } else { try session.today() }
    let input = (
      first, until ?? CivilDay(daysSinceEpoch: first.daysSinceEpoch + 364),
      try arguments.value("--prayers", session) as [Prayer]?, try arguments.signedNumber("--alarm")
    )
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(
        ExportCalendar.self,
        ExportCalendar.Input(
          path: path, from: input.0, to: input.1, prayers: input.2, alarm: input.3, language: session.language.tag))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      let days = language.counted(output.days, .days)
      return language.say(
        cs: "\(printable(output.path)): \(days)\n", en: "\(printable(output.path)): \(days)\n")
    }
  }
}
