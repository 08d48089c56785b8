import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// What is done with the run under way.
extension Command {
  static let startRun = Command(
    "run start",
    options: [
      Option(
        "indoor",
        help: LocalizedText(cs: "V hale: vzdálenost počítá zařízení", en: "Indoors: the device counts the distance")),
      .at,
      Option(
        "take-over",
        help: LocalizedText(
          cs: "Pokračuje v běhu, který už probíhá, s jiným programem",
          en: "Go on with a run that is under way, fed by another program")),
    ],
    summary: LocalizedText(cs: "Začne běh", en: "Begin a run"),
    details: LocalizedText(
      cs:
        "Čas začne prvním bodem s polohou, v hale hned. Body posílá run feed, run replay, prohlížeč, nebo jiný program.",
      en:
        "Time begins with the first position, indoors at once. Fixes come by run feed, run replay, the browser or any "
        + "program of yours."),
    examples: [
      Example("run start", LocalizedText(cs: "venku", en: "outdoors")),
      Example("run start --indoor", LocalizedText(cs: "na pásu", en: "on a treadmill")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = StartRun.Input(
      indoor: arguments.has("indoor") ? true : nil, at: try arguments.instant(),
      takeOver: arguments.has("take-over") ? true : nil)
    return try session.reportLive(StartRun.self, input) { $0.stands($1, $2) }
  }

  static let pauseRun = Command(
    "run pause", options: [.at],
    summary: LocalizedText(cs: "Pozastaví běh", en: "Pause the run"),
    details: LocalizedText(cs: "Čas běží dál až po run resume.", en: "Its time goes on with run resume only.")
  ) { arguments, session throws(CommandError) in
    try session.reportLive(PauseRun.self, LiveMomentInput(at: arguments.instant())) { $0.stands($1, $2) }
  }

  static let resumeRun = Command(
    "run resume", options: [.at],
    summary: LocalizedText(cs: "Pokračuje v pozastaveném běhu", en: "Go on with a paused run")
  ) { arguments, session throws(CommandError) in
    try session.reportLive(ResumeRun.self, LiveMomentInput(at: arguments.instant())) { $0.stands($1, $2) }
  }

  static let markLap = Command(
    "run lap", options: [.at],
    summary: LocalizedText(cs: "Označí konec kola", en: "Mark the end of a lap")
  ) { arguments, session throws(CommandError) in
    try session.reportLive(MarkLap.self, LiveMomentInput(at: arguments.instant())) { $0.stands($1, $2) }
  }

  static let stopRun = Command(
    "run stop", options: [.at],
    summary: LocalizedText(cs: "Ukončí běh", en: "End the run"),
    details: LocalizedText(
      cs: "V knize je až po run save; run discard ho zahodí, a undo ho vrátí.",
      en: "The book has it after run save; run discard discards it, and undo brings it back.")
  ) { arguments, session throws(CommandError) in
    try session.reportLive(FinishRun.self, LiveMomentInput(at: arguments.instant())) { $0.stands($1, $2) }
  }

  static let saveRun = Command(
    "run save", [Parameter("NAME", help: LocalizedText(cs: "název", en: "a name")).optional],
    options: [
      Option(
        "confirm",
        help: LocalizedText(
          cs: "I běh delší než den, nebo takový, ve kterém hodiny nic nepřišlo",
          en: "Also one that lasts longer than a day, or in which nothing came for hours"))
    ],
    summary: LocalizedText(cs: "Uloží ukončený běh do knihy", en: "Put the run that ended into the book"),
    examples: [Example("run save 'Sunday by the river'", LocalizedText(cs: "s názvem", en: "with a name"))]
  ) { arguments, session throws(CommandError) in
    let input = SaveRun.Input(name: arguments["NAME"], confirmed: arguments.has("confirm") ? true : nil)
    return try session.reportLive(SaveRun.self, input) { $0.ended($1, $2) }
  }

  static let discardRun = Command(
    "run discard",
    summary: LocalizedText(cs: "Zahodí probíhající běh", en: "Discard the run under way"),
    details: LocalizedText(cs: "Zpět: recordbook undo", en: "Take it back: recordbook undo")
  ) { _, session throws(CommandError) in
    try session.reportLive(DiscardRun.self, NoInput()) { $0.ended($1, $2) }
  }

  static let replayRun = Command(
    "run replay", [Parameter.path.read],
    options: [
      Option(
        "speed",
        Parameter("SPEED", help: LocalizedText(cs: "kolikrát rychleji, nebo max", en: "how many times faster, or max")),
        help: LocalizedText(cs: "Jak rychle; jinak jako tehdy", en: "How fast; else as it was"))
    ],
    summary: LocalizedText(cs: "Přehraje soubor jako probíhající běh", en: "Play a file as a run under way"),
    details: LocalizedText(
      cs: "Umí GPX, TCX, FIT a KML. Běh pak jde uložit nebo zahodit. Ctrl-C ho ukončí tam, kde je.",
      en: "Takes GPX, TCX, FIT and KML. Afterwards the run can be saved or discarded. Ctrl-C ends it where it is."),
    examples: [
      Example("run replay run.gpx --speed 20", LocalizedText(cs: "dvacetkrát rychleji", en: "twenty times faster")),
      Example("run replay run.gpx --speed max", LocalizedText(cs: "co nejrychleji", en: "as fast as it can")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ReplayRun.Input(path: arguments.path("PATH"), speed: try arguments.speed())
    let units = session.options.json ? .kilometres : try session.runUnits()
    let output = try session.call(ReplayRun.self, input, progress: ReplayProgress())
    let isInterrupted = Interrupt.isRequested
    let status = try session.report(output) { output, language, program in
      LiveSummaries(strings: RunningStrings(language: language, units: units)).played(
        output, isInterrupted: isInterrupted, program)
    }
    return isInterrupted ? .interrupted : status
  }

  static let runStatus = Command(
    "run status",
    summary: LocalizedText(cs: "Ukáže probíhající běh", en: "Show the run under way"),
    details: LocalizedText(
      cs: "Čas, vzdálenost, tempo a mezičasy; co se s ním dá dělat.",
      en: "Time, distance, pace and splits; what can be done with it."),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowLive.self, NoInput(), at: RunningRoutes.track)
  }
}

extension Option {
  static let at = Option(
    "at",
    Parameter(
      "TIME",
      help: LocalizedText(cs: "okamžik, třeba 2026-05-03T08:45:00+02:00", en: "such as 2026-05-03T08:45:00+02:00")),
    help: LocalizedText(cs: "Kdy; jinak teď", en: "When; else now"))
}

extension Arguments {
  /// `--speed`: `20`, `2.5`, `max`; nil where it is not given.
  func speed() throws(CommandError) -> Double? {
    guard let word = self["--speed"] else { return nil }
    if word == "max" { return 0 }
    guard let speed = Double(word.replacing(",", with: ".")), speed > 0, ReplayRun.Input.speeds.contains(speed) else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "--speed: „\(word)“ není rychlost", en: "--speed: \"\(word)\" is no speed"),
          hint: LocalizedText(cs: "Například: 20, 2.5, max", en: "For example: 20, 2.5, max")))
    }
    return speed
  }

  /// `--at`; nil where it is not given.
  func instant() throws(CommandError) -> Timestamp? {
    guard let word = self["--at"] else { return nil }
    guard let instant = GivenInstant(word) else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "--at: „\(word)“ není okamžik", en: "--at: \"\(word)\" is no instant"),
          hint: LocalizedText(cs: "Například: 2026-05-03T08:45:00+02:00", en: "For example: 2026-05-03T08:45:00+02:00"))
      )
    }
    return instant.instant
  }
}

extension Session {
  /// What a use case of the run under way answers, in words of the user's units.
  func reportLive<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (LiveSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    let units = options.json ? .kilometres : try runUnits()
    return try report(type, input) { output, language, program in
      words(LiveSummaries(strings: RunningStrings(language: language, units: units)), output, program)
    }
  }
}

/// Passes Ctrl-C on: the run that is played ends where it is.
private struct ReplayProgress: ProgressSink {
  init() {
    Interrupt.watch()
  }

  func report(_ progress: Progress) {}
  var isCancelled: Bool { Interrupt.isRequested }
}
