import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// The commands about owed prayers, and the commands about all prayer data.
extension Command {
  static let debt = Command(
    "prayer debt", ShowDebt.self, NoInput.init,
    cs: "Ukáže, kolik modliteb je k nahrazení", en: "Show how many prayers you mean to make up",
    details: LocalizedText(
      cs:
        "Váš odhad a modlitby zaznamenané jako zmeškané. Počet řekne prayer set-debt, odhadne ho prayer estimate-debt.",
      en:
        "Your estimate, and prayers recorded as missed. prayer set-debt sets the number, prayer estimate-debt "
        + "estimates it."
    ), reply: .answer { $0.debt($1.debt, $1.estimate, $1.missed, $1.witr) })

  static let makeUp = Command(
    "prayer make-up", MakeUp.self, MakeUp.Input.init,
    [.owedPrayer, Parameter("COUNT", cs: "kolik; jinak jednu", en: "how many (default: one)").optional],
    options: [.dryRun],
    cs: "Nahradí modlitby: nejstarší zmeškané, pak odhad", en: "Make up prayers, the oldest missed first",
    examples: [Example("prayer make-up fajr 2", cs: "dvě", en: "two of them")],
    reply: .change(\.change) { $0.debt($1) })

  static let setDebt = Command(
    "prayer set-debt", SetDebt.self, SetDebt.Input.init,
    [.owedPrayer, Parameter("COUNT", cs: "kolik", en: "how many")],
    cs: "Řekne, kolik je k nahrazení vedle zmeškaných", en: "Set how many to make up in addition to those missed",
    examples: [Example("prayer set-debt fajr 120", cs: "sto dvacet", en: "a hundred and twenty")],
    reply: .change(\.change) { $0.debt($1) })

  static let estimateDebt = Command(
    "prayer estimate-debt", [.firstOfSpan, .day("TO")],
    options: [
      Option(
        "share", Parameter("PERCENT", cs: "procenta", en: "percent"),
        cs: "Kolik procent jich bylo vynecháno; jinak všechny", en: "The percentage that was missed (default: all)"),
      Option(
        "excused", Parameter("DAYS", cs: "dny z 30", en: "days out of 30").known(as: "excusedDaysPerMonth"),
        cs: "Kolik dnů v měsíci bylo omluvených", en: "Excused days per month"),
      Option("save", cs: "Odhad uloží", en: "Save the estimate"),
    ],
    cs: "Odhadne, kolik je k nahrazení z dávných let", en: "Estimate how many to make up from past years",
    details: LocalizedText(
      cs: "Bez --save jen řekne, kolik by to bylo.", en: "Without --save, it only shows the number."),
    examples: [
      Example(
        "prayer estimate-debt 2010-01-01 2014-12-31 --share 60 --excused 6",
        cs: "pět let z 60 %", en: "60% of five years"),
      Example("prayer estimate-debt 2010..2014", cs: "pět celých let", en: "all of five years"),
    ]
  ) { arguments, session throws(CommandError) in
    let span = try arguments.span(session)
    let input = EstimateDebt.Input(
      from: span.from, to: span.to,
      share: try arguments.signedNumber("--share"), excusedDaysPerMonth: try arguments.signedNumber("--excused"),
      save: arguments.has("save") ? true : nil)
    return try session.reportChange(EstimateDebt.self, input, number: \.change) { $0.estimate($1) }
  }

  // MARK: All of it

  static let exportPrayers = Command(
    "prayer export",
    options: [.sinceDay.known(as: "from"), .untilDay.known(as: "to")],
    cs: "Vypíše záznamy jako CSV", en: "Export the recorded prayers as CSV",
    details: LocalizedText(
      cs: "Bez míst a důvodů. Zálohu zapíše recordbook export.",
      en: "Without places and reasons. For a backup use recordbook export."),
    examples: [Example("prayer export > prayers.csv", cs: "do souboru", en: "to a file")]
  ) { arguments, session throws(CommandError) in
    let (since, until) = try arguments.sinceUntil(session)
    let input = ExportLog.Input(from: since, to: until)
    if session.options.json { return try session.report(ExportLog.self, input) { output, _, _ in output.csv } }
    try session.write(session.call(ExportLog.self, input).csv)
    return .success
  }

  static let deletePrayers = Command(
    "prayer delete-all",
    options: [.yes],
    cs: "Navždy smaže všechno o modlitbách", en: "Delete all prayer data, permanently",
    details: LocalizedText(
      cs: "Záznamy, místa, omluvená období, připomínky i nastavení. Nejde vzít zpět; zálohy jinde zůstanou.",
      en: "Entries, places, excused periods, reminders and settings. This can't be undone; backups elsewhere stay.")
  ) { arguments, session throws(CommandError) in
    let count = try session.call(ExportLog.self, ExportLog.Input()).count
    let (cs, en) = (Language.cs.counted(count, .entries), Language.en.counted(count, .entries))
    try session.confirm(
      arguments,
      loss: LocalizedText(
        cs: "všechno o modlitbách (\(cs), místa, omluvená období, připomínky a nastavení)",
        en: "all prayer data (\(en), places, excused periods, reminders and settings)"))
    let input = DeleteAll.Input(confirm: DeleteAll.phrase)
    return try session.report(DeleteAll.self, input) { output, language, _ in
      PrayerAnswerStrings(language: language).erased(output)
    }
  }
}
