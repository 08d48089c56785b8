import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// Commands that show swims as a whole, and what they come to.
extension Command {
  static let showSwim = Command(
    "swim show", [Parameter.shownSwim.optional],
    summary: LocalizedText(cs: "Ukáže celý trénink po sériích", en: "Show a whole swim, set by set"),
    details: LocalizedText(
      cs: "Součty, série tak, jak se plavaly, každé opakování s časem, odpočinkem, záběry a SWOLF, a rekordy, které "
        + "v něm padly. Bez jména poslední trénink.",
      en: "Totals, sets as they were swum, each repetition with time, rest, strokes and SWOLF, and the records that it "
        + "set. Without a name the latest swim."),
    examples: [
      Example("swim show", LocalizedText(cs: "poslední trénink", en: "the latest swim")),
      Example("swim show 2025-08-19", LocalizedText(cs: "trénink toho dne", en: "the swim of that day")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let swim = try arguments.swimReference()
    return try session.show(ShowSwim.self, ShowSwim.Input(swim: swim), at: SwimmingRoutes.swim(swim))
  }

  static let splits = Command(
    "swim splits", [.segmentOrStyle, Parameter.distance.optional], options: [.laps, .course],
    summary: LocalizedText(
      cs: "Ukáže mezičasy úseku, pokusu nebo rekordu", en: "Show the splits of a segment, an attempt or a record"),
    details: LocalizedText(
      cs: "Po padesátkách, pod 100 m po pětadvacítkách; druhá polovina rychlejší nebo pomalejší. Styl s tratí znamená "
        + "rekord na ní.",
      en: "At every 50, at every 25 of less than 100; and whether the second half was faster. A style with a distance "
        + "means the record at it."),
    examples: [
      Example(
        "swim splits freestyle 400", LocalizedText(cs: "rekord na 400 m kraul", en: "the record at 400 m freestyle")),
      Example("swim splits 20230604T230559Z.13", LocalizedText(cs: "celý úsek", en: "the whole segment")),
      Example(
        "swim splits 20230604T230559Z.13 --laps 16-19", LocalizedText(cs: "jen tyto délky", en: "these laps alone")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = try arguments.attempt(session)
    return try session.show(ShowSplits.self, input, at: SwimmingRoutes.splits(input.segment, input.laps))
  }

  static let compare = Command(
    "swim compare", [.first, .second],
    summary: LocalizedText(
      cs: "Ukáže dva tréninky nebo pokusy vedle sebe", en: "Show two swims or attempts side by side"),
    examples: [
      Example("swim compare last 2025-08-09", LocalizedText(cs: "dva tréninky", en: "two swims")),
      Example(
        "swim compare 20250809T174358Z.9 20250518T175436Z.7:17-18", LocalizedText(cs: "dva pokusy", en: "two attempts")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = CompareSwims.Input(first: try arguments.compared("FIRST"), second: try arguments.compared("SECOND"))
    return try session.show(CompareSwims.self, input, at: SwimmingRoutes.comparison(input.first, input.second))
  }

  static let stats = Command(
    "swim stats", options: [.bySpan, .onlyStyle, .since],
    summary: LocalizedText(cs: "Ukáže, kolik a jak často plavete", en: "Show how far and how often you swim"),
    details: LocalizedText(
      cs: "Po týdnech, měsících, letech nebo sezonách, i s otevřenou vodou. Kdy začíná týden a sezona, říká nastavení "
        + "swimming.week-start a swimming.season-start.",
      en: "By week, month, year or season, open water included. The settings swimming.week-start and "
        + "swimming.season-start say when weeks and seasons begin."),
    examples: [
      Example("swim stats", LocalizedText(cs: "posledních dvanáct týdnů", en: "the last twelve weeks")),
      Example(
        "swim stats --by month --since 2024-01-01", LocalizedText(cs: "měsíce od roku 2024", en: "months since 2024")),
      Example("swim stats --by year --style back", LocalizedText(cs: "znak po letech", en: "backstroke by year")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowStatistics.Input(
      by: try arguments.period(), style: try arguments.styleOption(), since: try arguments.since())
    return try session.show(
      ShowStatistics.self, input, at: SwimmingRoutes.statistics(input.by, style: input.style, since: input.since))
  }

  static let season = Command(
    "swim season", [Parameter.season.optional],
    summary: LocalizedText(cs: "Ukáže celou sezonu, i k tisku", en: "Show a season whole, to read or print"),
    details: LocalizedText(
      cs:
        "Kolik, měsíc po měsíci, nejlepší časy proti minulé sezoně, závody a každý trénink. Bez roku sezona posledního "
        + "tréninku. Kdy sezony začínají, říká nastavení swimming.season-start.",
      en:
        "How far, month by month, best times beside the season before, meets, and every swim. Without a year the season "
        + "of the latest swim. The setting swimming.season-start says when seasons begin."),
    examples: [
      Example("swim season", LocalizedText(cs: "sezona posledního tréninku", en: "the season of the latest swim")),
      Example("--html swim season 2024/25 > season.html", LocalizedText(cs: "stránka k tisku", en: "a page to print")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let year = try arguments.seasonYear()
    return try session.show(ShowSeason.self, ShowSeason.Input(year: year), at: SwimmingRoutes.season(year))
  }

  static let progress = Command(
    "swim progress", options: [.course, .curveStyle, .since],
    summary: LocalizedText(cs: "Ukáže, zda zrychlujete", en: "Show whether you get faster"),
    details: LocalizedText(
      cs: "Nejlepší časy posledních čtyř čtvrtletí, kritická rychlost, tempo podle trati, SWOLF a záběry po měsících.",
      en:
        "The best times of the last four quarters, critical swim speed, pace over distances, SWOLF and strokes by month."
    ),
    examples: [
      Example("swim progress", LocalizedText(cs: "bazén posledního tréninku", en: "the course of the latest swim")),
      Example(
        "swim progress --style back --since 2025-01-01",
        LocalizedText(cs: "znak od ledna", en: "backstroke since January")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowProgress.Input(
      course: try arguments.course(), style: try arguments.styleOption(among: StrokeStyle.sections),
      since: try arguments.since())
    return try session.show(
      ShowProgress.self, input, at: SwimmingRoutes.progress(input.course, style: input.style, since: input.since))
  }
}
