import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// Official results of meets.
extension Command {
  static let meets = Command(
    "swim meets",
    summary: LocalizedText(cs: "Ukáže oficiální výsledky ze závodů", en: "Show official results of meets"),
    details: LocalizedText(
      cs: "Nejnovější napřed, s body World Aquatics a rekordy hodinek vedle nich. Čí tabulka se bere: "
        + "recordbook settings set swimming.points-table female|male",
      en: "Newest first, with World Aquatics points and the watch's records beside them. Whose table is taken: "
        + "recordbook settings set swimming.points-table female|male"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListOfficialResults.self, ListOfficialResults.Input(), at: SwimmingRoutes.results)
  }

  static let addResult = Command(
    "swim add-result",
    [
      .style, .distance,
      Parameter("TIME", help: LocalizedText(cs: "čas, například 1:12,34", en: "the time, such as 1:12.34")),
    ],
    options: [
      Option.meetCourse.required,
      Option(
        "day", Parameter("DATE", help: LocalizedText(cs: "den jako 2025-11-08", en: "the day, as 2025-11-08")),
        help: LocalizedText(cs: "Kdy to bylo", en: "When it was")
      ).required,
      Option(
        "meet", Parameter("NAME", help: LocalizedText(cs: "název závodů", en: "the meet's name")),
        help: LocalizedText(cs: "Jak se závody jmenovaly", en: "What the meet was called")
      ).required,
      Option(
        "city", Parameter("CITY", help: LocalizedText(cs: "město", en: "a city")),
        help: LocalizedText(cs: "Kde byly", en: "Where it was")),
      Option(
        "note", Parameter("TEXT", help: LocalizedText(cs: "poznámka", en: "a note")),
        help: LocalizedText(cs: "Co si chcete pamatovat", en: "What to remember of it")),
      Option("lead-off", help: LocalizedText(cs: "Byl to první úsek štafety", en: "It began a relay")),
      .dryRun,
    ],
    summary: LocalizedText(cs: "Zapíše oficiální výsledek ze závodů", en: "Enter an official result of a meet"),
    examples: [
      Example(
        "swim add-result free 100 1:12.34 --course 25 --day 2025-11-08 --meet Cup",
        LocalizedText(cs: "stovka kraul v pětadvacítce", en: "100 m freestyle, short course"))
    ]
  ) { arguments, session throws(CommandError) in
    guard let course = try arguments.course() else { preconditionFailure("--course is required") }
    let input = AddOfficialResult.Input(
      day: try arguments.requiredDay("--day"), meet: arguments.word("--meet"), city: arguments["--city"],
      course: course,
      style: try arguments.style(among: OfficialResultRule.styles), distance: try arguments.distance(),
      time: arguments.word("TIME"), leadOff: arguments.has("lead-off") ? true : nil, note: arguments["--note"],
      dryRun: arguments.isDryRun)
    return try session.report(AddOfficialResult.self, input, OfficialResultSummary.added)
  }

  static let importResults = Command(
    "swim import-results", [.meetFile],
    options: [
      Option(
        "name", Parameter("NAME", help: LocalizedText(cs: "jméno závodnice", en: "an athlete's name")),
        help: LocalizedText(cs: "Kdo jste; jinak jméno z profilu", en: "Who you are; else the profile's name")),
      Option(
        "birth", Parameter("DATE", help: LocalizedText(cs: "datum nebo rok narození", en: "a birth date, or its year")),
        help: LocalizedText(
          cs: "Datum nebo rok narození, když je stejných jmen víc", en: "Birth date or year, where names repeat")),
      Option(
        "licence", Parameter("NUMBER", help: LocalizedText(cs: "číslo licence", en: "a licence")),
        help: LocalizedText(cs: "Vaše licence", en: "Your licence")),
      .dryRun,
    ],
    summary: LocalizedText(
      cs: "Načte vaše výsledky ze souboru závodů (LENEX, CSV)", en: "Take your results out of a meet file (LENEX, CSV)"),
    details: LocalizedText(
      cs: "Ze souboru .lef nebo .lxf, jak je vydávají plavecké svazy, jen vaše výsledky; z tabulky CSV "
        + "(day,meet,city,course,style,distance,time) všechny, nebo žádný.",
      en: "From a .lef or .lxf file, as federations publish them, only your results; from a CSV table "
        + "(day,meet,city,course,style,distance,time) all, or none."),
    examples: [
      Example(
        "swim import-results meet.lxf --name Nová --birth 1991",
        LocalizedText(cs: "své výsledky ze závodů", en: "your results of a meet"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = ImportOfficialResults.Input(
      path: arguments.path("FILE"), name: arguments["--name"], birth: arguments["--birth"],
      licence: arguments["--licence"], dryRun: arguments.isDryRun)
    return try session.report(ImportOfficialResults.self, input, OfficialResultSummary.imported)
  }

  static let removeResult = Command(
    "swim remove-result",
    [
      Parameter(
        "RESULT", .name("swim names results"),
        help: LocalizedText(
          cs: "výsledek, například 20251108-scm-freestyle-100-7234",
          en: "a result, such as 20251108-scm-freestyle-100-7234"))
    ],
    summary: LocalizedText(cs: "Vyřadí oficiální výsledek", en: "Take an official result out"),
    details: LocalizedText(cs: "Zpět: recordbook undo", en: "Take it back: recordbook undo")
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("RESULT")
    guard let result = OfficialResultID(word) else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "„\(word)“ není jméno výsledku", en: "\"\(word)\" is no result"),
          hint: LocalizedText(cs: "Které jsou, ukáže", en: "See which there are"), command: "swim meets"))
    }
    return try session.report(
      RemoveOfficialResult.self, RemoveOfficialResult.Input(result: result), OfficialResultSummary.removed)
  }

  static let baseTimes = Command(
    "swim base-times", [.meetFile],
    summary: LocalizedText(
      cs: "Načte základní časy bodů World Aquatics", en: "Take base times of World Aquatics points from a table"),
    details: LocalizedText(
      cs: "Tabulka CSV s řádkem edition,course,sex,style,distance,time; nahradí ročníky, které má. V programu jsou "
        + "dlouhé bazény 2023–2026 a krátké 2023–2025.",
      en:
        "A CSV table whose first line is edition,course,sex,style,distance,time; it replaces the years that it has. The "
        + "program holds long course of 2023 to 2026 and short course of 2023 to 2025.")
  ) { arguments, session throws(CommandError) in
    try session.report(
      ReplaceBaseTimes.self, ReplaceBaseTimes.Input(path: arguments.path("FILE")), OfficialResultSummary.baseTimes)
  }
}

extension Parameter {
  fileprivate static let meetFile = Parameter("FILE", .path, help: LocalizedText(cs: "soubor", en: "a file"))
}
