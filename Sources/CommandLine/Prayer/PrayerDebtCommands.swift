import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Prayers to make up, and all that was recorded.
extension Command {
  static let debt = Command(
    "prayer debt",
    summary: LocalizedText(cs: "Ukáže, kolik modliteb je k nahrazení", en: "Show how many prayers are to be made up"),
    details: LocalizedText(
      cs:
        "Váš odhad a modlitby zaznamenané jako zmeškané. Počet řekne prayer set-debt, odhadne ho prayer estimate-debt.",
      en:
        "Your estimate, and prayers recorded as missed. prayer set-debt says how many, prayer estimate-debt estimates it."
    )
  ) { _, session throws(CommandError) in
    try session.report(ShowDebt.self, NoInput()) { output, language, _ in
      PrayerAnswerStrings(language: language).debt(output.debt, output.estimate, output.missed)
    }
  }

  static let makeUp = Command(
    "prayer make-up",
    [.prayer, Parameter("COUNT", help: LocalizedText(cs: "kolik; jinak jednu", en: "how many; else one")).optional],
    summary: LocalizedText(
      cs: "Nahradí modlitby: nejstarší zmeškané, pak odhad", en: "Make prayers up, the oldest missed first"),
    examples: [Example("prayer make-up fajr 2", LocalizedText(cs: "dvě", en: "two of them"))]
  ) { arguments, session throws(CommandError) in
    let count = arguments["COUNT"] == nil ? nil : try arguments.wholeNumber("COUNT")
    let input = MakeUp.Input(prayer: try arguments.prayer(), count: count)
    return try session.reportChange(MakeUp.self, input, number: \.change) { $0.debt($1) }
  }

  static let setDebt = Command(
    "prayer set-debt",
    [.prayer, Parameter("COUNT", help: LocalizedText(cs: "kolik", en: "how many"))],
    summary: LocalizedText(
      cs: "Řekne, kolik je k nahrazení vedle zmeškaných", en: "Say how many to make up beside those missed"),
    examples: [Example("prayer set-debt fajr 120", LocalizedText(cs: "sto dvacet", en: "a hundred and twenty"))]
  ) { arguments, session throws(CommandError) in
    let input = SetDebt.Input(prayer: try arguments.prayer(), count: try arguments.wholeNumber("COUNT"))
    return try session.reportChange(SetDebt.self, input, number: \.change) { $0.debt($1) }
  }

  static let estimateDebt = Command(
    "prayer estimate-debt", [.day("FROM"), .day("TO")],
    options: [
      Option(
        "share", Parameter("PERCENT", help: LocalizedText(cs: "procenta", en: "percent")),
        help: LocalizedText(
          cs: "Kolik procent jich bylo vynecháno; jinak všechny", en: "How many were left out; else all")),
      Option(
        "excused",
        Parameter("DAYS", help: LocalizedText(cs: "dny z 30", en: "days of 30")).known(as: "excusedDaysPerMonth"),
        help: LocalizedText(cs: "Kolik dnů v měsíci bylo omluvených", en: "How many days a month were excused")),
      Option("save", help: LocalizedText(cs: "Odhad uloží", en: "Set the estimate")),
    ],
    summary: LocalizedText(
      cs: "Odhadne, kolik je k nahrazení z dávných let", en: "Estimate what is to make up of years past"),
    details: LocalizedText(
      cs: "Bez --save jen řekne, kolik by to bylo.", en: "Without --save it only tells how many there would be."),
    examples: [
      Example(
        "prayer estimate-debt 2010-01-01 2014-12-31 --share 60 --excused 6",
        LocalizedText(cs: "pět let z 60 %", en: "60 % of five years"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = EstimateDebt.Input(
      from: try arguments.requiredDay("FROM"), to: try arguments.requiredDay("TO"),
      share: try arguments.signedNumber("--share"), excusedDaysPerMonth: try arguments.signedNumber("--excused"),
      save: arguments.has("save") ? true : nil)
    return try session.report(EstimateDebt.self, input) { output, language, _ in
      PrayerSummaries(language: language).estimate(output)
    }
  }

  // MARK: All of it

  static let exportPrayers = Command(
    "prayer export",
    options: [
      Option("from", .day("DAY"), help: LocalizedText(cs: "Od kterého dne", en: "From which day on")),
      Option("to", .day("DAY"), help: LocalizedText(cs: "Do kterého dne", en: "Until which day")),
    ],
    summary: LocalizedText(cs: "Vypíše záznamy jako CSV", en: "Write what was recorded as CSV"),
    details: LocalizedText(
      cs: "Bez míst a důvodů. Zálohu zapíše recordbook export.",
      en: "Without places and reasons. A backup is written by recordbook export."),
    examples: [Example("prayer export > prayers.csv", LocalizedText(cs: "do souboru", en: "to a file"))]
  ) { arguments, session throws(CommandError) in
    let input = ExportLog.Input(from: try arguments.day("--from"), to: try arguments.day("--to"))
    if session.options.json { return try session.report(ExportLog.self, input) { output, _, _ in output.csv } }
    try session.write(session.call(ExportLog.self, input).csv)
    return .success
  }

  static let deletePrayers = Command(
    "prayer delete-all",
    options: [
      Option(
        "confirm",
        Parameter("WORDS", .choice([DeleteAll.phrase]), help: LocalizedText(cs: "potvrzení", en: "a confirmation")),
        help: LocalizedText(cs: "Musí být „\(DeleteAll.phrase)“", en: "Has to be \"\(DeleteAll.phrase)\""))
    ],
    summary: LocalizedText(cs: "Navždy smaže všechno o modlitbách", en: "Remove all of your prayers, for good"),
    details: LocalizedText(
      cs: "Záznamy, místa, omluvená období, připomínky i nastavení. Nejde vzít zpět; zálohy jinde zůstanou.",
      en: "Entries, places, excused times, reminders and settings. It can't be undone; backups elsewhere stay.")
  ) { arguments, session throws(CommandError) in
    let input = DeleteAll.Input(confirm: arguments["--confirm"] ?? "")
    return try session.report(DeleteAll.self, input) { output, language, _ in
      PrayerAnswerStrings(language: language).erased(output)
    }
  }
}
