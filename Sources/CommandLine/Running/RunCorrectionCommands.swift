import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// Corrections of runs; each can be taken back.
extension Command {
  static let trim = Command(
    "run trim", [.run, .span],
    summary: LocalizedText(cs: "Ponechá z běhu jen část", en: "Keep only a part of a run"),
    details: LocalizedText(
      cs: "Jeden konec jde vynechat: 2:00- ponechá všechno od druhé minuty. Zpět: recordbook undo",
      en: "One end can be left out: 2:00- keeps all from the second minute on. Take it back: recordbook undo"),
    examples: [
      Example("run trim last 2:00-", LocalizedText(cs: "bez prvních dvou minut", en: "without the first two minutes")),
      Example("run trim last -45:00", LocalizedText(cs: "jen prvních 45 minut", en: "only the first 45 minutes")),
    ]
  ) { arguments, session throws(CommandError) in
    let (from, to) = try arguments.span()
    let input = TrimRun.Input(run: try arguments.run(session), from: from, to: to)
    return try session.reportRuns(TrimRun.self, input) { $0.corrected($1, $2) }
  }

  static let cut = Command(
    "run cut", [.run, .span],
    summary: LocalizedText(cs: "Vyřízne z běhu chybu záznamu", en: "Cut a glitch out of a run"),
    details: LocalizedText(
      cs: "Poloha a vzdálenost mezi oběma časy se vynechá, čas zůstane.",
      en: "Place and length between the two times are left out; the time stays."),
    examples: [Example("run cut last 12:30-12:50", LocalizedText(cs: "dvacet vteřin", en: "twenty seconds"))]
  ) { arguments, session throws(CommandError) in
    let (from, to) = try arguments.span()
    guard let from, let to else { throw arguments.openSpan() }
    let input = CutGlitch.Input(run: try arguments.run(session), from: from, to: to)
    return try session.reportRuns(CutGlitch.self, input) { $0.corrected($1, $2) }
  }

  static let splitRun = Command(
    "run split", [.run, .moment],
    summary: LocalizedText(cs: "Udělá z běhu dva", en: "Make two runs of one"),
    examples: [
      Example(
        "run split last 30:00", LocalizedText(cs: "druhý začne po půlhodině", en: "the second after half an hour"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = SplitRun.Input(run: try arguments.run(session), at: try arguments.moment("AT"))
    return try session.reportRuns(SplitRun.self, input) { $0.corrected($1, $2) }
  }

  static let joinRuns = Command(
    "run join", [.run, .nextRun],
    summary: LocalizedText(cs: "Spojí dva běhy v jeden", en: "Make one run of two"),
    details: LocalizedText(
      cs: "Druhý musí začít do 12 hodin po prvním; mezera mezi nimi je pauza.",
      en: "The second has to begin within 12 hours after the first; the gap between them is a pause.")
  ) { arguments, session throws(CommandError) in
    let input = JoinRuns.Input(run: try arguments.run(session), next: try arguments.run(session, "NEXT"))
    return try session.reportRuns(JoinRuns.self, input) { $0.corrected($1, $2) }
  }

  static let setKind = Command(
    "run kind",
    [.run, Parameter("KIND", .choice(RunKind.names), help: LocalizedText(cs: "co to bylo", en: "what it was"))],
    summary: LocalizedText(cs: "Řekne, co to bylo", en: "Say what an activity was"),
    details: LocalizedText(
      cs: "Co není running, nemá nejlepší úseky a do týdne se nepočítá.",
      en: "What is not running has no best efforts, and no week counts it."),
    examples: [Example("run kind last walking", LocalizedText(cs: "byla to procházka", en: "it was a walk"))]
  ) { arguments, session throws(CommandError) in
    let input = SetKind.Input(run: try arguments.run(session), kind: arguments.word("KIND"))
    return try session.reportRuns(SetKind.self, input) { $0.corrected($1, $2) }
  }

  static let rename = Command(
    "run rename", [.run, Parameter("NAME", help: LocalizedText(cs: "název", en: "a name"))],
    summary: LocalizedText(cs: "Pojmenuje běh", en: "Name a run"),
    examples: [Example("run rename last 'Sunday by the river'", LocalizedText(cs: "název v uvozovkách", en: "quoted"))]
  ) { arguments, session throws(CommandError) in
    let input = RenameRun.Input(run: try arguments.run(session), name: arguments.word("NAME"))
    return try session.reportRuns(RenameRun.self, input) { $0.corrected($1, $2) }
  }

  static let removeRun = Command(
    "run remove", [.run],
    summary: LocalizedText(cs: "Vyřadí běh, který nebyl váš", en: "Leave out a run that was not yours"),
    details: LocalizedText(
      cs: "Nepočítá se ani po dalším načtení. Zpět: recordbook undo",
      en: "It counts nowhere, also after the next import. Take it back: recordbook undo")
  ) { arguments, session throws(CommandError) in
    let input = RunInput(run: try arguments.run(session))
    return try session.reportRuns(RemoveRun.self, input) { $0.corrected($1, $2) }
  }

  static let preferRun = Command(
    "run prefer", [.duplicateRun],
    summary: LocalizedText(
      cs: "Z více záznamů běhu počítá tento", en: "Of several recordings of a run, count this one"),
    details: LocalizedText(
      cs: "Když týž běh zaznamenala dvě zařízení, počítá se jen jedno.",
      en: "When two devices recorded the same run, one of them counts.")
  ) { arguments, session throws(CommandError) in
    let input = RunInput(run: try arguments.run(session))
    return try session.reportRuns(PreferRun.self, input) { $0.corrected($1, $2) }
  }

  static let confirmEffort = Command(
    "run confirm", [.suspiciousRun, .effortDistance],
    summary: LocalizedText(cs: "Potvrdí podezřelý úsek", en: "Confirm a suspicious effort, so that it counts"),
    details: LocalizedText(
      cs: "Úsek rychlejší, než kdo kdy běžel, se nepočítá, dokud ho nepotvrdíte.",
      en: "An effort faster than anybody runs does not count until you confirm it.")
  ) { arguments, session throws(CommandError) in
    guard let distance = try arguments.effortDistance() else { preconditionFailure("DISTANCE is required") }
    let input = ConfirmEffort.Input(run: try arguments.run(session), distance: distance)
    return try session.reportRuns(ConfirmEffort.self, input) { $0.corrected($1, $2) }
  }

  static let exportRun = Command(
    "run export", [.run, .path],
    options: [
      Option(
        "format",
        Parameter(
          "FORMAT", .choice(RunFileFormat.allCases.map(\.rawValue)),
          help: LocalizedText(cs: "gpx nebo tcx", en: "gpx or tcx")),
        help: LocalizedText(cs: "Podoba souboru; jinak podle jeho přípony", en: "The file's format; else by its ending")
      )
    ],
    summary: LocalizedText(cs: "Zapíše běh do souboru", en: "Write a run as a file"),
    details: LocalizedText(
      cs: "Tak, jak ho opravy nechávají, pro jiné programy. Co v PATH je, se nepřepíše.",
      en: "As corrections leave it, for other programs. What is at PATH is not overwritten."),
    examples: [Example("run export last run.gpx", LocalizedText(cs: "poslední běh", en: "the latest run"))]
  ) { arguments, session throws(CommandError) in
    let path = arguments.path("PATH")
    let word = arguments["--format"] ?? path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = RunFileFormat(rawValue: word) else {
      throw .usage(.invalid("--format", word, valid: RunFileFormat.allCases.map(\.rawValue)))
    }
    let run = try arguments.run(session)
    let output = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
      try session.call(ExportRun.self, ExportRun.Input(run: run, format: format, path: path))
    }
    guard let output else { return .success }
    let units = session.options.json ? .kilometres : try session.runUnits()
    return try session.report(output) { output, language, _ in
      RunSummaries(strings: RunningStrings(language: language, units: units)).exported(output)
    }
  }

  // MARK: The book as a whole

  static let reviewRuns = Command(
    "run review",
    summary: LocalizedText(cs: "Ukáže, co z běhů čeká na váš úsudek", en: "Show what of runs awaits your judgement"),
    details: LocalizedText(
      cs: "Podezřelé úseky, druhé záznamy a opravy, které už nesedí, každé s příkazem, který rozhodne.",
      en: "Suspicious efforts, second recordings and corrections that no longer fit, with the commands that decide.")
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let units = session.options.json ? .kilometres : try session.runUnits()
    return try session.report(ReviewRuns.self, NoInput()) { output, language, program in
      let words = RunReviewStrings(strings: RunningStrings(language: language, units: units))
      let text = words.text(output, program, columns: columns)
      return text.isEmpty ? language.say(cs: "Nic nečeká.\n", en: "Nothing awaits you.\n") : text
    }
  }

  static let recalculateEfforts = Command(
    "run recalculate",
    summary: LocalizedText(cs: "Přeměří všechny běhy", en: "Measure all runs anew"),
    details: LocalizedText(
      cs: "Řekne, v čem se lišily od uložených. Uložené bývají správně: je to zkouška, ne nutnost.",
      en: "Tells what differed from those kept. They are normally right: this is a check, no chore.")
  ) { _, session throws(CommandError) in
    try session.reportRuns(RecalculateEfforts.self, NoInput()) { words, output, _ in words.recalculated(output) }
  }
}
