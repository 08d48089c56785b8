import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about body measures, and about the sets that muscles still need in a week.
extension Command {
  static let logMeasure = Command(
    "strength measure",
    [
      .measureKind, Parameter("VALUE", cs: "míra, třeba 91cm", en: "a value, such as 91cm").amount.optional,
      Parameter.day().optional,
    ],
    options: [
      Option("day", .day(), cs: "Kterého dne; jinak dnes", en: "Which day (default: today)"),
      Option("remove", cs: "Smaže míru toho dne", en: "Remove that day's measure"), .dryRun,
    ],
    cs: "Zapíše míru těla", en: "Record a measure of your body",
    details: LocalizedText(
      cs: "Délky v cm nebo in, tuk v %, váha v kg nebo lb, bez jednotky jako zátěže; váha je jedna pro celou knihu.",
      en: "Lengths in cm or in, fat in %, weight in kg or lb, without a unit as loads; the weight is the whole book's."),
    examples: [
      Example("strength measure waist 91cm", cs: "dnes", en: "today"),
      Example("strength measure body-fat 18.5% 2026-11-01", cs: "jiného dne", en: "on another day"),
    ]
  ) { arguments, session throws(CommandError) in
    let kind: BodyMeasure.Kind = try arguments.value("KIND", session)
    let removes = arguments.has("remove")
    var day = try arguments.day("DAY", session)
    if day == nil { day = try arguments.day("--day", session) }
    guard arguments["VALUE"] != nil || removes else {
      throw .usage(
        cs: "chybí VALUE, nebo --remove", en: "VALUE is missing, or --remove",
        hint: LocalizedText(cs: "Míry ukáže", en: "See the measures"), command: "strength measures")
    }
    let input = LogMeasure.Input(
      measure: kind,
      value: try arguments["VALUE"].map { (word) throws(CommandError) in
        try MeasureValue(word: word, of: kind, massUnit: session.massUnit)
      },
      day: day, withoutValue: removes ? true : nil, dryRun: arguments.isDryRun)
    return try session.reportStrength(LogMeasure.self, input, number: \.change) { $0.measured($1) }
  }

  static let listMeasures = Command(
    "strength measures", [.measureKind.optional],
    cs: "Ukáže míry těla, s KIND všechny toho druhu", en: "Show your measures; with KIND, all of that kind",
    examples: [
      Example("strength measures", cs: "poslední každého druhu", en: "the latest of each kind"),
      Example("strength measures waist", cs: "pas, jak se měnil", en: "the waist over time"),
    ]
  ) { arguments, session throws(CommandError) in
    let kind: BodyMeasure.Kind? = try arguments.value("KIND", session)
    let columns = session.terminal.knownColumns
    return try session.reportLifts(ListMeasures.self, ListMeasures.Input(measure: kind)) { words, output, _ in
      words.measures(output, of: kind, columns: columns)
    }
  }

  static let missing = Command(
    "strength missing",
    cs: "Ukáže, kolik sérií který sval tento týden postrádá", en: "Show how many sets each muscle lacks this week",
    details: LocalizedText(
      cs: "Nejvíc postrádající napřed, i s tím, co je ještě v plánu. Kolik sérií chcete, říká strength.muscle-sets.",
      en:
        "Those with most missing first, with what is still planned. The setting strength.muscle-sets says how many you "
        + "want."
    )
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.reportLifts(ShowMissing.self, NoInput()) { words, output, _ in
      words.missing(output, columns: columns)
    }
  }
}

extension Parameter {
  fileprivate static let measureKind = Parameter(
    "KIND", .choice(BodyMeasure.Kind.allCases.map(\.rawValue.kebabCased)), cs: "co se měří, třeba waist",
    en: "what is measured, such as waist"
  ).known(as: "measure")
}

extension BodyMeasure.Kind: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> BodyMeasure.Kind {
    let word = given.word
    guard let kind = allCases.first(where: { $0.rawValue == word || $0.rawValue.kebabCased == word }) else {
      throw .usage(.invalid(given.name, word, valid: allCases.map(\.rawValue.kebabCased)))
    }
    return kind
  }
}

extension MeasureValue {
  /// Parses the value of a body measure, such as `91cm`, `36.5in`, `18%` or `82.5kg`. A weight without a unit has the
  /// unit of loads, and body fat is a percentage. Fails for any other word.
  fileprivate init(word: String, of kind: BodyMeasure.Kind, massUnit: MassUnit) throws(CommandError) {
    let text = word.lowercased()
    for unit in BodyMeasure.Unit.all.map(\.text) where text.hasSuffix(unit) {
      if let thousandths = SetWord.thousandths(text.dropLast(unit.count)) {
        self.init(thousandths: thousandths, unit: unit)
        return
      }
    }
    if let thousandths = SetWord.thousandths(text[...]) {
      let unit = kind.units.contains(massUnit.rawValue) ? massUnit.rawValue : kind.units[0]
      guard kind.units.count > 1, unit != massUnit.rawValue else {
        self.init(thousandths: thousandths, unit: unit)
        return
      }
      throw .usage(
        cs: "VALUE: „\(word)“ nemá jednotku", en: "VALUE: \"\(word)\" has no unit",
        hint: LocalizedText(cs: "Napište \(word)cm nebo \(word)in.", en: "Write \(word)cm or \(word)in."))
    }
    throw Arguments.invalid("VALUE", word, example: "91cm")
  }
}
