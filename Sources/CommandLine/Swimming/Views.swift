import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The commands that show whole swims and totals.
extension Command {
  static let showSwim = Command(
    "swim show", [Parameter.shownSwim.optional],
    cs: "Ukáže celý trénink po sériích", en: "Show a whole swim, set by set",
    details: LocalizedText(
      cs: "Součty, série tak, jak se plavaly, každé opakování s časem, odpočinkem, záběry a SWOLF, a rekordy, které "
        + "v něm padly. Bez jména poslední trénink.",
      en: "Totals, sets as swum, each repetition with time, rest, strokes and SWOLF, and the records that it "
        + "set. Without a name, the latest swim."),
    examples: [
      Example("swim show", cs: "poslední trénink", en: "the latest swim"),
      Example("swim show 2025-08-19", cs: "trénink toho dne", en: "the swim of that day"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let swim = try arguments.swimReference(session)
    return try session.show(ShowSwim.self, ShowSwim.Input(swim: swim), at: SwimmingDestinations.swim(swim))
  }

  static let splits = Command(
    "swim splits", [.segmentOrStyle, Parameter.distance.optional], options: [.laps, .course],
    cs: "Ukáže mezičasy úseku, pokusu nebo rekordu", en: "Show the splits of a segment, an attempt or a record",
    details: LocalizedText(
      cs: "Po padesátkách, pod 100 m po pětadvacítkách; druhá polovina rychlejší nebo pomalejší. Styl s tratí znamená "
        + "rekord na ní.",
      en: "Splits at every 50, or every 25 below 100, and whether the second half was faster. A style with a distance "
        + "means its record."),
    examples: [
      Example("swim splits freestyle 400", cs: "rekord na 400 m kraul", en: "the 400 m freestyle record"),
      Example("swim splits 20230604T230559Z.13", cs: "celý úsek", en: "the whole segment"),
      Example("swim splits 20230604T230559Z.13 --laps 16-19", cs: "jen tyto délky", en: "only these laps"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = try arguments.attempt(session)
    return try session.show(ShowSplits.self, input, at: SwimmingDestinations.splits(input.segment, input.laps))
  }

  static let compare = Command(
    "swim compare", CompareSwims.self, CompareSwims.Input.init, [.first, .second],
    cs: "Ukáže dva tréninky nebo pokusy vedle sebe", en: "Show two swims or attempts side by side",
    examples: [
      Example("swim compare last 2025-08-09", cs: "dva tréninky", en: "two swims"),
      Example("swim compare 20250809T174358Z.9 20250518T175436Z.7:17-18", cs: "dva pokusy", en: "two attempts"),
    ],
    showsScreen: true, reply: .screen { SwimmingDestinations.comparison($0.first, $0.second) })

  static let stats = Command(
    "swim stats", options: [.bySpan, .onlyStyle, .since],
    cs: "Ukáže, kolik a jak často plavete", en: "Show how far and how often you swim",
    details: LocalizedText(
      cs: "Po týdnech, měsících, letech nebo sezonách, i s otevřenou vodou. Kdy začíná týden a sezona, říká nastavení "
        + "swimming.week-start a swimming.season-start.",
      en: "By week, month, year or season, including open water. The settings swimming.week-start and "
        + "swimming.season-start set when weeks and seasons start."),
    examples: [
      Example("swim stats", cs: "posledních dvanáct týdnů", en: "the last twelve weeks"),
      Example("swim stats --by month --since 2024-01-01", cs: "měsíce od roku 2024", en: "months since 2024"),
      Example("swim stats --by year --style back", cs: "znak po letech", en: "backstroke by year"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowStatistics.Input(
      by: try arguments.value("--by", session) ?? .week, style: try arguments.styleOption(),
      since: try arguments.since(session))
    return try session.show(
      ShowStatistics.self, input, at: SwimmingDestinations.statistics(input.by, style: input.style, since: input.since))
  }

  static let season = Command(
    "swim season", [Parameter.season.optional],
    cs: "Ukáže celou sezonu, i k tisku", en: "Show a whole season, to read or print",
    details: LocalizedText(
      cs:
        "Kolik, měsíc po měsíci, nejlepší časy proti minulé sezoně, závody a každý trénink. Bez roku sezona posledního "
        + "tréninku. Kdy sezony začínají, říká nastavení swimming.season-start.",
      en:
        "Distance by month, best times next to last season's, meets, and every swim. Without a year, the season "
        + "of the latest swim. The setting swimming.season-start sets when seasons start."),
    examples: [
      Example("swim season", cs: "sezona posledního tréninku", en: "the season of the latest swim"),
      Example("--html swim season 2024/25 > season.html", cs: "stránka k tisku", en: "a page to print"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let year = try arguments.seasonYear()
    return try session.show(ShowSeason.self, ShowSeason.Input(year: year), at: SwimmingDestinations.season(year))
  }

  static let progress = Command(
    "swim progress", options: [.course, .curveStyle, .since],
    cs: "Ukáže, zda zrychlujete", en: "Show whether you are getting faster",
    details: LocalizedText(
      cs: "Nejlepší časy posledních čtyř čtvrtletí, kritická rychlost, tempo podle trati, SWOLF a záběry po měsících.",
      en:
        "Best times of the last four quarters, critical swim speed, pace by distance, SWOLF and strokes by month."
    ),
    examples: [
      Example("swim progress", cs: "bazén posledního tréninku", en: "the course of the latest swim"),
      Example("swim progress --style back --since 2025-01-01", cs: "znak od ledna", en: "backstroke since January"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowProgress.Input(
      course: try arguments.course(), style: try arguments.styleOption(among: StrokeStyle.sections),
      since: try arguments.since(session))
    return try session.show(
      ShowProgress.self, input, at: SwimmingDestinations.progress(input.course, style: input.style, since: input.since))
  }
}
