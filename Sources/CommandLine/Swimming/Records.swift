import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

extension Command {
  static let records = Command(
    "swim records", options: [.course, .allCourses, .since, .byPeriod, .fallen],
    cs: "Ukáže knihu rekordů", en: "Show the book of records",
    details: LocalizedText(
      cs: "Nejlepší čas každého stylu a tratě. Rekordy různých bazénů se neporovnávají: ukazuje se jeden bazén.",
      en: "The best time for each style and distance. Courses are never compared: one is shown at a time."),
    examples: [
      Example("swim records", cs: "bazén posledního tréninku", en: "the course of the latest swim"),
      Example("swim records --course lcm", cs: "padesátimetrový bazén", en: "the 50 m pool"),
      Example("swim records --all", cs: "všechny bazény v jedné tabulce", en: "every course in one table"),
      Example("swim records --since 2025-01-01", cs: "nejlepší časy od toho dne", en: "the best times since that day"),
      Example("swim records --by season", cs: "nejlepší časy každé sezony", en: "the best times of each season"),
      Example("swim records --fell", cs: "které rekordy nedávno padly", en: "records that fell recently"),
      Example("--json swim records", cs: "pro jiné programy", en: "for other programs"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let course = try arguments.course()
    let since = try arguments.since(session)
    let by = try arguments.value("--by", session) as ShowBests.Period?
    if arguments.has("fell") {
      try arguments.refuse(["all": arguments.has("all"), "course": course != nil, "by": by != nil], beside: "fell")
      return try session.show(
        ShowFallenRecords.self, ShowFallenRecords.Input(since: since),
        at: SwimmingDestinations.fallenRecords(since: since))
    }
    if arguments.has("all") {
      try arguments.refuse(["since": since != nil, "course": course != nil, "by": by != nil], beside: "all")
      return try session.show(ShowAllRecords.self, NoInput(), at: SwimmingDestinations.allRecords)
    }
    if since != nil || by != nil {
      return try session.show(
        ShowBests.self, ShowBests.Input(course: course, since: since, by: by),
        at: SwimmingDestinations.bests(course, since: since, by: by))
    }
    return try session.show(
      ShowRecordsBook.self, ShowRecordsBook.Input(course: course), at: SwimmingDestinations.records(course))
  }

  static let history = Command(
    "swim history", [.style, .distance], options: [.course, .since],
    cs: "Ukáže všechny pokusy na jedné trati", en: "Show all attempts at one distance",
    details: LocalizedText(
      cs: "Oficiální výsledky a pokusy po dnech, nejnovější napřed; nejlepší dne má hvězdičku.",
      en: "Official results, and attempts by day, newest first; each day's best has a star."),
    examples: [
      Example("swim history freestyle 200", cs: "pokusy na 200 m kraul", en: "attempts at 200 m freestyle"),
      Example("swim history znak 50 --course lcm", cs: "v padesátce", en: "Czech names work too"),
      Example("swim history free 100 --since 2025-01-01", cs: "od ledna", en: "since January"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowRecordHistory.Input(
      style: try arguments.style(among: StrokeStyle.sections), distance: try arguments.distance(),
      course: try arguments.course(), since: try arguments.since(session))
    return try session.show(
      ShowRecordHistory.self, input,
      at: SwimmingDestinations.history(input.style, input.distance, input.course, since: input.since))
  }

  static let segment = Command(
    "swim segment", ShowSegment.self, ShowSegment.Input.init, [.segment],
    cs: "Ukáže jeden úsek délku po délce", en: "Show a segment lap by lap",
    details: LocalizedText(
      cs: "Úsek je plavání bez přestávky, od stěny ke stěně. Označení úseků ukazují records a history.",
      en: "A segment is one unbroken swim, wall to wall. records and history show the names of segments."),
    examples: [Example("swim segment 20230604T230559Z.13", cs: "třináctý úsek", en: "the thirteenth segment")],
    showsScreen: true, reply: .screen { SwimmingDestinations.segment($0.segment) })
}

extension Arguments {
  /// Fails if the user gave an option that has no effect together with the option `whole`.
  /// - Parameters:
  ///   - options: the options that have no effect, and whether the user gave each of them.
  ///   - whole: the option that makes them ineffective.
  fileprivate func refuse(_ options: KeyValuePairs<String, Bool>, beside whole: String) throws(CommandError) {
    guard let option = options.first(where: \.value)?.key else { return }
    throw .usage(
      cs: "--\(option) nejde spojit s --\(whole)", en: "--\(option) can't be combined with --\(whole)",
      hint: LocalizedText(cs: "Vynechte jedno z nich.", en: "Leave one of them out."))
  }
}
