import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The commands about the swimmer's target times, and about standards (qualifying and motivational times).
extension Command {
  static let target = Command(
    "swim target",
    [.style, .distance, Parameter("TIME", cs: "čas, například 1:05.00", en: "a time, such as 1:05.00")],
    options: [
      Option.meetCourse.required, Option("day", .day(), cs: "Dokdy", en: "By which day"),
      Option(
        "meet", Parameter("NAME", cs: "název závodů", en: "the meet's name"), cs: "Na kterých závodech",
        en: "At which meet"),
      .dryRun,
    ],
    cs: "Určí čas, kterého chcete dosáhnout", en: "Set a time that you want to reach",
    details: LocalizedText(
      cs: "Nahradí dosavadní cíl na té trati. Zpět: recordbook undo",
      en: "It replaces the event's current target. Undo: recordbook undo"),
    examples: [
      Example(
        "swim target freestyle 100 1:05.00 --course scm --day 2026-05-01", cs: "stovka do května",
        en: "the 100 by May")
    ]
  ) { arguments, session throws(CommandError) in
    guard let course = try arguments.course() else { preconditionFailure("--course is required") }
    let input = SetTarget.Input(
      style: try arguments.style(among: StrokeStyle.sections), distance: try arguments.distance(), course: course,
      time: arguments.word("TIME"), day: try arguments.day("--day", session, isAhead: true),
      meet: arguments["--meet"], dryRun: arguments.isDryRun)
    return try session.report(SetTarget.self, input) { TargetSummary.set($0, $1, $2) }
  }

  static let removeTarget = Command(
    "swim remove-target", [.style, .distance], options: [Option.meetCourse.required, .dryRun],
    cs: "Zruší cíl na jedné trati", en: "Remove the target of an event",
    examples: [Example("swim remove-target freestyle 100 --course scm", cs: "stovka kraulem", en: "the 100 freestyle")]
  ) { arguments, session throws(CommandError) in
    guard let course = try arguments.course() else { preconditionFailure("--course is required") }
    let input = RemoveTarget.Input(
      style: try arguments.style(among: StrokeStyle.sections), distance: try arguments.distance(), course: course,
      dryRun: arguments.isDryRun)
    return try session.report(RemoveTarget.self, input) { TargetSummary.removed($0, $1, $2) }
  }

  static let goal = Command(
    "swim goal",
    [
      Parameter("GOAL", cs: "8 km, 10000 yd, 3 swims, nebo none", en: "8 km, 10000 yd, 3 swims, or none").repeated
        .optional
    ],
    options: [
      Option(
        "from", .day(), cs: "Od týdne s tímto dnem; jinak od tohoto týdne",
        en: "From the week of this day (default: this week)"),
      .dryRun,
    ],
    cs: "Ukáže týdenní cíl, nebo začne jiný", en: "Show the weekly goal, or begin another",
    details: LocalizedText(
      cs: "Cíle dřívějších týdnů zůstávají; další se může plánovat dopředu. Zpět: recordbook undo",
      en: "The goals of earlier weeks stay; another can be planned ahead. Undo: recordbook undo"),
    examples: [
      Example("swim goal 8 km", cs: "od tohoto týdne", en: "from this week on"),
      Example("swim goal 10 km --from 2026-03-02", cs: "víc od března", en: "more from March on"),
      Example("swim goal none", cs: "bez cíle", en: "no goal"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard arguments["GOAL"] != nil else {
      return try session.show(ShowTargets.self, NoInput(), at: SwimmingDestinations.targets)
    }
    let input = SetSwimGoal.Input(
      goal: try arguments.swimGoal(), from: try arguments.day("--from", session, isAhead: true),
      dryRun: arguments.isDryRun)
    return try session.report(SetSwimGoal.self, input) { TargetSummary.goal($0, $1, $2) }
  }

  static let plan = Command(
    "swim plan",
    cs: "Ukáže sezonu po týdnech s cíli", en: "Show the season by week, with its goals",
    details: LocalizedText(
      cs: "Týdny od začátku sezony, cíl a co se uplavalo, a kolik dnů zbývá k cílovým časům.",
      en: "The weeks since the season began, with each goal and what you swam, and the days left until each target."),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowSwimPlan.self, NoInput(), at: SwimmingDestinations.plan)
  }

  static let standards = Command(
    "swim standards", [Parameter("FILE", .path, cs: "tabulka CSV", en: "a CSV table").optional], options: [.dryRun],
    cs: "Ukáže limity, nebo načte jejich tabulku", en: "Show standards, or import a table of them",
    details: LocalizedText(
      cs: "Tabulka má řádek name,sex,age_from,age_to,course,style,distance,time; prázdný věk platí pro každý. Nahradí "
        + "dosavadní. Zpět: recordbook undo",
      en:
        "The first line of the table is name,sex,age_from,age_to,course,style,distance,time; an empty age means any "
        + "age. It replaces the current table. Undo: recordbook undo"),
    examples: [Example("swim standards standards.csv", cs: "načte tabulku", en: "import a table")], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard arguments["FILE"] != nil else {
      return try session.show(ShowStandards.self, NoInput(), at: SwimmingDestinations.standards)
    }
    let input = ReplaceStandards.Input(path: arguments.path("FILE"), dryRun: arguments.isDryRun)
    return try session.report(ReplaceStandards.self, input) { TargetSummary.standards($0, $1, $2) }
  }

  static let targets = Command(
    "swim targets",
    cs: "Ukáže cíle, co k nim chybí, a týdenní cíl", en: "Show targets, how far you are from them, and the weekly goal",
    details: LocalizedText(
      cs: "Týdenní cíl: recordbook swim goal 8 km", en: "The weekly goal: recordbook swim goal 8 km"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowTargets.self, NoInput(), at: SwimmingDestinations.targets)
  }
}

extension Arguments {
  /// Returns the goal in the form in which the book keeps it, such as `8 km` for `8km`; nil for `none`.
  fileprivate func swimGoal() throws(CommandError) -> String? {
    let words = QuantityWords.weekly(all("GOAL"))
    let text =
      ["x", "×", "times", "krát"].first { words.hasSuffix(" " + $0) }.map {
        words.dropLast($0.count) + "swims"
      } ?? words
    let digits = text.prefix { $0.isNumber }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard digits.isEmpty || !unit.isEmpty else {
      throw .usage(
        cs: "GOAL: „\(text)“ nemá jednotku", en: "GOAL: \"\(text)\" has no unit",
        hint: LocalizedText(
          cs: "Napište \(text) km, \(text) yd nebo \(text) swims.", en: "Write \(text) km, \(text) yd or \(text) swims."
        ))
    }
    let isAmount = !digits.isEmpty && unit.first?.isLetter == true
    return text == "none" ? nil : isAmount ? "\(digits) \(unit)" : text
  }
}
