import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// The commands that show totals of several runs.
extension Command {
  static let sums = Command(
    "run sums", [.period], options: [.summedBy],
    cs: "Sečte běhy po týdnech, měsících nebo letech", en: "Add up runs by week, month or year",
    details: LocalizedText(
      cs: "Bez PERIOD posledních dvanáct, let všechna. Součet je na konci.",
      en: "Without PERIOD, the last twelve weeks or months, or all years. The last line has the totals."),
    examples: [
      Example("run sums", cs: "posledních dvanáct měsíců", en: "the last twelve months"),
      Example("run sums 2025 --by week", cs: "týdny roku", en: "the weeks of a year"),
    ]
  ) { arguments, session throws(CommandError) in
    let days = try arguments.days("PERIOD", session)
    let by: SumRuns.Unit = try arguments.value("--by", session) ?? .month
    let input = SumRuns.Input(
      by: by, since: days?.lowerBound, until: days?.upperBound, territory: Terminal.territory)
    return try session.reportRuns(SumRuns.self, input) { words, output, _ in words.sums(output) }
  }

  static let compare = Command(
    "run compare", [.comparedPeriod("A"), .comparedPeriod("B")],
    cs: "Porovná dvě období", en: "Compare two periods",
    details: LocalizedText(
      cs: "Když B ještě trvá, končí obě stejně daleko od začátku.",
      en: "If B is still under way, both are cut off at the same point."),
    examples: [Example("run compare 2024 2025", cs: "dva roky", en: "two years")]
  ) { arguments, session throws(CommandError) in
    if RunID(arguments.word("A")) != nil {
      throw .usage(
        cs: "„\(arguments.word("A"))“ je běh, ne období", en: "\"\(arguments.word("A"))\" is a run, not a period",
        hint: LocalizedText(cs: "Dva běhy porovná", en: "Compare two runs"),
        command: "run show \(arguments.word("A")) --against \(arguments.word("B"))")
    }
    guard let first = try arguments.days("A", session), let second = try arguments.days("B", session) else {
      return .success
    }
    let input = CompareRuns.Input(first: first, second: second)
    return try session.reportRuns(CompareRuns.self, input) { words, output, _ in words.comparison(output) }
  }
}

extension Command {
  static let year = Command(
    "run year", [Parameter("YEAR", .year, cs: "rok, třeba 2025", en: "a year: 2025").dated.optional],
    cs: "Ukáže rok běhání", en: "Show the runs of a year",
    details: LocalizedText(
      cs: "Měsíce, součet, nejdelší běh, nejlepší úseky a boty, vedle roku předtím.",
      en: "Months, totals, longest run, best efforts and shoes, compared with the year before."),
    examples: [Example("run year 2025", cs: "rok 2025", en: "the year 2025")], showsScreen: true,
    method: ShowRunYear.method
  ) { arguments, session throws(CommandError) in
    let input = ShowRunYear.Input(year: try arguments.year("YEAR", session))
    let today = try session.today()
    let year = input.year ?? today.year
    return try session.show(ShowRunYear.self, input, at: RunningDestinations.year(year))
  }

  static let shoes = Command(
    "run shoes", ShowShoes.self, NoInput.init,
    cs: "Ukáže, kolik které boty uběhly", en: "Show how far each pair of shoes was worn", showsScreen: true,
    reply: .screen { _ in RunningDestinations.shoes })

  static let predict = Command(
    "run predict", [Parameter("DAY", cs: "den, třeba 2015-08-15", en: "a day: 2015-08-15").dated.optional],
    cs: "Odhadne časy závodů", en: "Predict race times",
    details: LocalizedText(
      cs: "Z nejlepších úseků posledních 90 dnů, s poctivým rozmezím (Riegel 1981).",
      en: "From the best efforts of the last 90 days, with an honest range (Riegel 1981)."),
    examples: [Example("run predict", cs: "k dnešku", en: "as of today")]
  ) { arguments, session throws(CommandError) in
    let input = PredictRaces.Input(day: try arguments.day("DAY", session))
    return try session.reportRuns(PredictRaces.self, input) { words, output, _ in words.prediction(output) }
  }

  static let zones = Command(
    "run zones", options: [.zonesDay, .age],
    cs: "Ukáže zóny tepu a tempa a časy v nich",
    en: "Show the heart rate and pace zones, and a week's times in them",
    details: LocalizedText(
      cs: "Z čeho vycházejí, nastavte: recordbook settings set running.heart-rate.maximum 190",
      en: "To set what they are based on: recordbook settings set running.heart-rate.maximum 190"),
    examples: [
      Example("run zones --day yesterday", cs: "týden, v němž je ten den", en: "the week of that day"),
      Example("run zones --age 41", cs: "odhad nejvyššího tepu", en: "an estimate of the highest heart rate"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard arguments["--age"] != nil else {
      let day = try arguments.dayOfWeek("--day", session)
      return try session.show(
        ShowWeekZones.self, ShowWeekZones.Input(day: day, territory: Terminal.territory),
        at: RunningDestinations.zones(day))
    }
    let input = ShowHeartRateZones.Input(age: try arguments.wholeNumber("--age"))
    return try session.reportRuns(ShowHeartRateZones.self, input) { words, output, program in
      words.zones(output, program)
    }
  }
}

extension Parameter {
  fileprivate static func comparedPeriod(_ name: String) -> Parameter {
    Parameter(name, cs: "rok, měsíc, den nebo od..do", en: "a year, month or day, or from..to").dated
  }
}

extension Option {
  fileprivate static let zonesDay = Option(
    "day", .day(), cs: "Den v týdnu, jehož časy ukáže", en: "A day of the week whose times to show")
  fileprivate static let age = Option(
    "age", Parameter("YEARS", cs: "věk", en: "an age"),
    cs: "Odhadne nejvyšší tep podle věku", en: "Estimate the highest heart rate by age")
  fileprivate static let summedBy = Option(
    "by", Parameter("UNIT", .choice(SumRuns.Unit.allCases.map(\.rawValue)), cs: "jak dlouhé", en: "a kind of period"),
    cs: "Po týdnech, měsících (jinak), nebo letech", en: "By week, month (default) or year")
}

extension SumRuns.Unit: CommandValue {}
