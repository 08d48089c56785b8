import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// The commands that correct runs. Each correction can be undone.
extension Command {
  static let trim = Command(
    "run trim", [.run, .span], options: [.dryRun],
    cs: "Ponechá z běhu jen část", en: "Keep only part of a run",
    details: LocalizedText(
      cs: "Jeden konec jde vynechat: 2:00- ponechá všechno od druhé minuty. Zpět: recordbook undo",
      en: "You can leave out one end: 2:00- keeps everything after two minutes. Undo: recordbook undo"),
    examples: [
      Example("run trim last 2:00-", cs: "bez prvních dvou minut", en: "without the first two minutes"),
      Example("run trim last -45:00", cs: "jen prvních 45 minut", en: "only the first 45 minutes"),
    ]
  ) { arguments, session throws(CommandError) in
    let (from, to) = try arguments.span()
    let input = TrimRun.Input(run: try arguments.value("RUN", session), from: from, to: to, dryRun: arguments.isDryRun)
    return try session.reportRuns(TrimRun.self, input) { $0.corrected($1, $2) }
  }

  static let cut = Command(
    "run cut", [.run, .span], options: [.dryRun],
    cs: "Vyřízne z běhu chybu záznamu", en: "Cut a recording error out of a run",
    details: LocalizedText(
      cs: "Poloha a vzdálenost mezi oběma časy se vynechá, čas zůstane.",
      en: "Removes the positions and the distance between the two times; the time stays."),
    examples: [Example("run cut last 12:30-12:50", cs: "dvacet vteřin", en: "twenty seconds")]
  ) { arguments, session throws(CommandError) in
    let (from, to) = try arguments.span()
    guard let from, let to else { throw arguments.openSpan() }
    let input = CutGlitch.Input(
      run: try arguments.value("RUN", session), from: from, to: to, dryRun: arguments.isDryRun)
    return try session.reportRuns(CutGlitch.self, input) { $0.corrected($1, $2) }
  }

  static let splitRun = Command(
    "run split", SplitRun.self, SplitRun.Input.init, [.run, .moment], options: [.dryRun],
    cs: "Udělá z běhu dva", en: "Split a run in two",
    examples: [
      Example("run split last 30:00", cs: "druhý začne po půlhodině", en: "the second starts after half an hour")
    ],
    reply: .correction)

  static let joinRuns = Command(
    "run join", JoinRuns.self, JoinRuns.Input.init, [.run, .nextRun], options: [.dryRun],
    cs: "Spojí dva běhy v jeden", en: "Join two runs into one",
    details: LocalizedText(
      cs: "Druhý musí začít do 12 hodin po prvním; mezera mezi nimi je pauza.",
      en: "The second must start within 12 hours of the first; the gap becomes a pause."),
    reply: .correction)

  static let setKind = Command(
    "run kind", SetKind.self, SetKind.Input.init,
    [.run, Parameter("KIND", .choice(RunKind.names), cs: "co to bylo", en: "what it was")], options: [.dryRun],
    cs: "Řekne, co to bylo", en: "Set the kind of an activity",
    details: LocalizedText(
      cs: "Co není running, nemá nejlepší úseky a do týdne se nepočítá.",
      en: "Only the kind running has best efforts and counts for the week."),
    examples: [Example("run kind last walking", cs: "byla to procházka", en: "it was a walk")], reply: .correction)

  package static let confirmKinds = Command(
    "imports confirm", ConfirmKinds.self, ConfirmKinds.Input.init,
    [
      Parameter("NUMBER", .name("imports names numbers"), cs: "číslo importu", en: "the number of an import")
        .known(as: "import")
    ], options: [.dryRun],
    cs: "Potvrdí, co import odhadl podle rychlosti", en: "Confirm what an import guessed from the speed",
    details: LocalizedText(
      cs: "Trasy, které neříkají sport a nevypadají na běh, pak nečekají na rozhodnutí.",
      en: "You are then no longer asked about the tracks that name no sport and do not look like runs."),
    examples: [Example("imports confirm 12", cs: "všechny z importu 12", en: "all those of import 12")],
    reply: .run { $0.confirmed($1, $2) })

  static let rename = Command(
    "run rename", RenameRun.self, RenameRun.Input.init, [.run, Parameter("NAME", cs: "název", en: "a name")],
    cs: "Pojmenuje běh", en: "Name a run",
    examples: [Example("run rename last 'Sunday by the river'", cs: "název v uvozovkách", en: "a name in quotes")],
    reply: .correction)

  static let removeRun = Command(
    "run remove", RemoveRun.self, RemoveRun.Input.init, [.run], options: [.dryRun],
    cs: "Vyřadí běh, který nebyl váš", en: "Remove a run that was not yours",
    details: LocalizedText(
      cs: "Nepočítá se ani po dalším načtení. Zpět: recordbook undo",
      en: "It counts nowhere, not even after the next import. Undo: recordbook undo"), reply: .correction)

  static let preferRun = Command(
    "run prefer", PreferRun.self, PreferRun.Input.init, [.duplicateRun], options: [.dryRun],
    cs: "Z více záznamů běhu počítá tento", en: "Let this one of several recordings of a run count",
    details: LocalizedText(
      cs: "Když týž běh zaznamenala dvě zařízení, počítá se jen jedno.",
      en: "If two devices recorded a run, only one recording counts."), reply: .correction)

  static let confirmEffort = Command(
    "run confirm", ConfirmEffort.self, ConfirmEffort.Input.init, [.suspiciousRun, .effortDistance],
    cs: "Potvrdí podezřelý úsek", en: "Confirm a suspicious effort, so that it counts",
    details: LocalizedText(
      cs: "Úsek rychlejší, než kdo kdy běžel, se nepočítá, dokud ho nepotvrdíte.",
      en: "An effort faster than anyone has ever run does not count until you confirm it."), reply: .correction)

  // MARK: The book as a whole

  static let reviewRuns = Command(
    "run review",
    cs: "Ukáže, co z běhů čeká na váš úsudek", en: "Show what you have to decide about runs",
    details: LocalizedText(
      cs: "Podezřelé úseky, druhé záznamy a opravy, které už nesedí, každé s příkazem, který rozhodne.",
      en: "Suspicious efforts, second recordings and corrections that no longer fit, with commands to decide.")
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let units = session.options.json ? .kilometres : try session.runUnits()
    return try session.report(ReviewRuns.self, NoInput()) { output, language, program in
      let words = RunReviewStrings(strings: RunningStrings(language: language, units: units))
      let text = words.text(output, program, columns: columns)
      return text.isEmpty ? language.say(cs: "Nic nečeká.\n", en: "Nothing to decide.\n") : text
    }
  }

  static let recalculateEfforts = Command(
    "run recalculate", RecalculateEfforts.self, NoInput.init,
    cs: "Přeměří všechny běhy", en: "Recompute all runs",
    details: LocalizedText(
      cs: "Řekne, v čem se lišily od uložených. Uložené bývají správně: je to zkouška, ne nutnost.",
      en: "Shows what differed from the stored values. They are normally right: this is only a check."),
    reply: .run { words, output, _ in words.recalculated(output) })
}

extension Reply where Case.Output == RunCorrectionOutput {
  static var correction: Reply { .run { $0.corrected($1, $2) } }
}
