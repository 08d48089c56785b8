import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The commands about pace, the seasons in which the user swam a style and distance, age groups, and the conversion of
/// times between courses.
extension Command {
  static let pace = Command(
    "swim pace", options: [.course, .predictedStyle],
    cs: "Ukáže tempo, pásma, starty a odhady časů", en: "Show your pace, zones, send-offs and predicted times",
    details: LocalizedText(
      cs: "Kritická rychlost z posledních dvou časů, které ji dají, i s jejím stářím; starší než rok už jen číslo. "
        + "Odhady potřebují tabulku bodů: recordbook settings set swimming.points-table female|male",
      en:
        "Critical speed from the latest two times that yield one, and how old it is; after a year, only the speed "
        + "itself. Predictions need a points table: recordbook settings set swimming.points-table female|male"),
    examples: [
      Example("swim pace", cs: "bazén posledního tréninku", en: "the course of the latest swim"),
      Example("swim pace --course lcm --style back", cs: "odhady na znak", en: "predictions for backstroke"),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowPace.Input(
      course: try arguments.course(), style: try arguments.styleOption(among: StrokeStyle.sections))
    return try session.show(
      ShowPace.self, input, at: SwimmingDestinations.pace(input.course, style: input.style))
  }

  static let event = Command(
    "swim event", [.style, .distance], options: [.course],
    cs: "Ukáže jednu trať po sezonách", en: "Show one event season by season",
    details: LocalizedText(
      cs: "Pokusy, nejlepší čas, medián nejlepších pěti, oficiální čas a změna proti minulé sezoně.",
      en: "Attempts, best time, median of the best five, official time, and the change from the season before."),
    examples: [Example("swim event freestyle 100", cs: "stovka kraulem", en: "the 100 freestyle")],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowEventSeasons.Input(
      style: try arguments.style(among: StrokeStyle.sections), distance: try arguments.distance(),
      course: try arguments.course())
    return try session.show(
      ShowEventSeasons.self, input, at: SwimmingDestinations.event(input.style, input.distance, input.course))
  }

  static let ages = Command(
    "swim ages", options: [.course],
    cs: "Ukáže nejlepší časy věkových skupin masters", en: "Show your best times by masters' age group",
    details: LocalizedText(
      cs: "Pravidla: recordbook settings set swimming.masters world-aquatics|usms. Narození: recordbook settings set "
        + "swimming.birth 1981-12-31",
      en: "The rules: recordbook settings set swimming.masters world-aquatics|usms. The birthday: recordbook settings "
        + "set swimming.birth 1981-12-31"),
    examples: [Example("swim ages", cs: "bazén posledního tréninku", en: "the course of the latest swim")],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let input = ShowAgeGroups.Input(course: try arguments.course())
    return try session.show(ShowAgeGroups.self, input, at: SwimmingDestinations.ages(input.course))
  }

  static let convert = Command(
    "swim convert", [.swumTime, .style, .distance, .fromCourse, Parameter.toCourse.optional],
    cs: "Přepočte čas na jiný bazén", en: "Convert a time to another course",
    details: LocalizedText(
      cs: "Koeficienty Hy-Tek; výsledek není rekord.", en: "By Hy-Tek's default factors; the result is not a record."),
    examples: [
      Example("swim convert 1:06.00 butterfly 100 lcm scy", cs: "z padesátky na 25 yd", en: "from 50 m to 25 yd")
    ]
  ) { arguments, session throws(CommandError) in
    let input = ConvertTime.Input(
      time: arguments.word("TIME"), style: try arguments.style(among: StrokeStyle.sections),
      distance: try arguments.distance(), from: try arguments.course(of: "FROM"),
      to: try arguments["TO"] == nil ? nil : arguments.course(of: "TO"))
    return try session.report(ConvertTime.self, input) { output, language, _ in
      ConversionSummary.text(output, language)
    }
  }
}

extension Arguments {
  fileprivate func course(of name: String) throws(CommandError) -> SwimCourse {
    guard let course = SwimCourse(word(name).lowercased()) else {
      throw .usage(.invalid(name, word(name), valid: ["lcm", "scm", "scy"]))
    }
    return course
  }
}

extension Parameter {
  fileprivate static let swumTime = Parameter("TIME", cs: "čas, například 1:06.00", en: "a time, such as 1:06.00")
  fileprivate static let fromCourse = Parameter(
    "FROM", .choice(["lcm", "scm", "scy"]), cs: "bazén, kde se plavalo", en: "the course on which it was swum")
  fileprivate static let toCourse = Parameter(
    "TO", .choice(["lcm", "scm", "scy"]), cs: "bazén, na který přepočítat; jinak všechny",
    en: "the course to convert to (default: all)")
}

extension Option {
  fileprivate static let predictedStyle = Option(
    "style", .style, cs: "Styl odhadů; jinak kraul", en: "The style of the predictions (default: freestyle)")
}
