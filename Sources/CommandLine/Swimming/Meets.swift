import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The commands about official results of meets.
extension Command {
  static let meets = Command(
    "swim meets",
    cs: "Ukáže oficiální výsledky ze závodů", en: "Show official results of meets",
    details: LocalizedText(
      cs: "Nejnovější napřed, s body World Aquatics a rekordy hodinek vedle nich. Čí tabulka se bere: "
        + "recordbook settings set swimming.points-table female|male",
      en: "Newest first, with World Aquatics points and the watch's records beside them. To choose the points table: "
        + "recordbook settings set swimming.points-table female|male"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListOfficialResults.self, ListOfficialResults.Input(), at: SwimmingDestinations.results)
  }

  static let addResult = Command(
    "swim add-result",
    [
      .style, .distance,
      Parameter("TIME", cs: "čas, například 1:12,34", en: "a time, such as 1:12.34"),
    ],
    options: [
      Option.meetCourse.required,
      Option(
        "day", .day(),
        cs: "Kdy to bylo", en: "When it was"
      ).required,
      Option(
        "meet", Parameter("NAME", cs: "název závodů", en: "the meet's name"),
        cs: "Jak se závody jmenovaly", en: "What the meet was called"
      ).required,
      Option("city", Parameter("CITY", cs: "město", en: "a city"), cs: "Kde byly", en: "Where it was"),
      Option(
        "note", Parameter("TEXT", cs: "poznámka", en: "a note"),
        cs: "Co si chcete pamatovat", en: "A note"),
      Option("lead-off", cs: "Byl to první úsek štafety", en: "It was a relay's lead-off leg"),
      .dryRun,
    ],
    cs: "Zapíše oficiální výsledek ze závodů", en: "Add an official result from a meet",
    examples: [
      Example(
        "swim add-result free 100 1:12.34 --course 25 --day 2025-11-08 --meet Cup",
        cs: "stovka kraul v pětadvacítce", en: "100 m freestyle, short course")
    ]
  ) { arguments, session throws(CommandError) in
    guard let course = try arguments.course() else { preconditionFailure("--course is required") }
    let input = AddOfficialResult.Input(
      day: try arguments.requiredDay("--day", session), meet: arguments.word("--meet"), city: arguments["--city"],
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
        "name", Parameter("NAME", cs: "jméno závodnice", en: "an athlete's name"),
        cs: "Kdo jste; jinak jméno z profilu", en: "Who you are (default: the profile's name)"),
      Option(
        "birth", Parameter("DATE", cs: "datum nebo rok narození", en: "a birth date or year"),
        cs: "Datum nebo rok narození, když je stejných jmen víc",
        en: "Birth date or year, if several athletes have the name"),
      Option(
        "licence", Parameter("NUMBER", cs: "číslo licence", en: "a licence"), cs: "Vaše licence", en: "Your licence"),
      Option(
        "beside", Parameter("NAME", .name("swim names beside"), cs: "jméno někoho jiného", en: "somebody else's name"),
        cs: "Místo vašich výsledky někoho z oddílu, jen k porovnání",
        en: "A club mate's results instead of yours, only to compare"),
      .dryRun,
    ],
    cs: "Načte vaše výsledky ze souboru závodů", en: "Import your results from a meet file",
    details: LocalizedText(
      cs: "Ze souboru závodů (.lef, .lxf, .hy3, .sd3, .cl2) jen vaše výsledky; z tabulky CSV "
        + "(day,meet,city,course,style,distance,time) všechny, nebo žádný.",
      en: "Takes only your results from a file of a meet (.lef, .lxf, .hy3, .sd3, .cl2); from a CSV table "
        + "(day,meet,city,course,style,distance,time) it takes all results, or none."),
    examples: [
      Example(
        "swim import-results meet.lxf --name Nová --birth 1991",
        cs: "své výsledky ze závodů", en: "your results from a meet"),
      Example(
        "swim import-results meet.lxf --beside Dvořáková", cs: "výsledky kamarádky, k porovnání",
        en: "a club mate's results, to compare"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ImportOfficialResults.Input(
      path: arguments.path("FILE"), name: arguments["--name"], birth: arguments["--birth"],
      licence: arguments["--licence"], beside: arguments["--beside"], dryRun: arguments.isDryRun)
    return try session.report(ImportOfficialResults.self, input, OfficialResultSummary.imported)
  }

  static let removeResult = Command(
    "swim remove-result", RemoveOfficialResult.self, RemoveOfficialResult.Input.init,
    [
      Parameter(
        "RESULT", .name("swim names results"),
        cs: "výsledek, například 20251108-scm-freestyle-100-7234",
        en: "a result, such as 20251108-scm-freestyle-100-7234")
    ],
    cs: "Vyřadí oficiální výsledek", en: "Remove an official result",
    details: LocalizedText(cs: "Zpět: recordbook undo", en: "Undo: recordbook undo"),
    reply: .words(OfficialResultSummary.removed))

  static let beside = Command(
    "swim beside", [Parameter.mate.optional],
    cs: "Porovná vás s někým z oddílu", en: "Compare yourself with a club mate",
    details: LocalizedText(
      cs: "Disciplíny, ve kterých máte oba oficiální výsledek. Výsledky přidá: recordbook swim import-results FILE "
        + "--beside NAME",
      en:
        "The events in which both of you have an official result. To add results: recordbook swim import-results FILE "
        + "--beside NAME"),
    examples: [Example("swim beside", cs: "první, koho jste přidali", en: "the first whom you added")],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let name = arguments["NAME"]
    return try session.show(ShowBeside.self, ShowBeside.Input(name: name), at: SwimmingDestinations.beside(name))
  }

  static let removeBeside = Command(
    "swim remove-beside", [.mate], options: [.dryRun],
    cs: "Odebere výsledky někoho z oddílu", en: "Remove a club mate's results",
    details: LocalizedText(cs: "Zpět: recordbook undo", en: "Undo: recordbook undo")
  ) { arguments, session throws(CommandError) in
    let input = RemoveBeside.Input(name: arguments.word("NAME"), dryRun: arguments.isDryRun)
    return try session.report(RemoveBeside.self, input) { BesideSummary.removed($0, $1, $2) }
  }

  static let baseTimes = Command(
    "swim base-times", [.meetFile],
    cs: "Načte základní časy bodů World Aquatics", en: "Import base times of World Aquatics points",
    details: LocalizedText(
      cs: "Tabulka CSV s řádkem edition,course,sex,style,distance,time; nahradí ročníky, které má. V programu jsou "
        + "dlouhé bazény 2023–2026 a krátké 2023–2025. S dalším sloupcem age_from jsou z ní body podle věku.",
      en:
        "A CSV table with the first line edition,course,sex,style,distance,time; it replaces the base times of the "
        + "years that it contains. The program includes long course 2023 to 2026 and short course 2023 to 2025. With "
        + "the further column age_from, it gives age-graded points.")
  ) { arguments, session throws(CommandError) in
    try session.report(
      ReplaceBaseTimes.self, ReplaceBaseTimes.Input(path: arguments.path("FILE")), OfficialResultSummary.baseTimes)
  }
}

extension Parameter {
  fileprivate static let mate = Parameter(
    "NAME", .name("swim names beside"), cs: "jméno", en: "a swimmer's name"
  ).joined
  fileprivate static let meetFile = Parameter("FILE", .path, cs: "soubor", en: "a file")
}

extension OfficialResultID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> OfficialResultID {
    let word = given.word
    guard let result = OfficialResultID(word) else {
      throw .usage(
        cs: "„\(word)“ není jméno výsledku", en: "\"\(word)\" is not a result",
        hint: LocalizedText(cs: "Které jsou, ukáže", en: "List them"), command: "swim meets")
    }
    return result
  }
}
