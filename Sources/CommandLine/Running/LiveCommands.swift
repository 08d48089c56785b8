import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// The commands about the live run (the run under way).
extension Command {
  static let startRun = Command(
    "run start", StartRun.self, StartRun.Input.init,
    options: [
      Option("indoor", cs: "V hale: vzdálenost počítá zařízení", en: "Indoors: the device counts the distance"),
      .at,
      Option(
        "take-over",
        cs: "Pokračuje v běhu, který už probíhá, s jiným programem",
        en: "Continue a run under way to which another program sends fixes"),
      Option(
        "workout",
        Parameter("WORKOUT", .name("run names workouts"), cs: "plán nebo jeho slova", en: "a workout, or its plan"),
        cs: "Povede vás podle plánu", en: "Follow a planned workout"),
      Option(
        "ghost", Parameter("OTHER", .name("run names runs"), help: Parameter.run.help).dated,
        cs: "Každý kilometr porovná s jiným během", en: "Compare each kilometer with another run"),
    ],
    cs: "Začne běh", en: "Start a run",
    details: LocalizedText(
      cs:
        "Čas začne prvním bodem s polohou, v hale hned. Body posílá run feed, run replay, prohlížeč, nebo jiný "
        + "program.",
      en:
        "Time starts with the first position, indoors at once. Fixes come from run feed, run replay, the browser or "
        + "any program of yours."),
    examples: [
      Example("run start", cs: "venku", en: "outdoors"),
      Example("run start --indoor", cs: "na pásu", en: "on a treadmill"),
      Example("run start --workout Track", cs: "podle plánu", en: "with a workout"),
    ], reply: .live { $0.stands($1, $2) })

  static let pauseRun = Command(
    "run pause", PauseRun.self, LiveMomentInput.init, options: [.at],
    cs: "Pozastaví běh", en: "Pause the run",
    details: LocalizedText(cs: "Čas běží dál až po run resume.", en: "Time stands still until run resume."),
    reply: .live { $0.stands($1, $2) })

  static let resumeRun = Command(
    "run resume", ResumeRun.self, LiveMomentInput.init, options: [.at],
    cs: "Pokračuje v pozastaveném běhu", en: "Resume a paused run", reply: .live { $0.stands($1, $2) })

  static let markLap = Command(
    "run lap", MarkLap.self, LiveMomentInput.init, options: [.at],
    cs: "Označí konec kola", en: "Mark the end of a lap", reply: .live { $0.stands($1, $2) })

  static let stopRun = Command(
    "run stop", FinishRun.self, LiveMomentInput.init, options: [.at],
    cs: "Ukončí běh", en: "Stop the run",
    details: LocalizedText(
      cs: "V knize je až po run save; run discard ho zahodí, a undo ho vrátí.",
      en: "run save puts it in the book; run discard drops it, and undo brings it back."),
    reply: .live { $0.stands($1, $2) })

  static let saveRun = Command(
    "run save", SaveRun.self, SaveRun.Input.init, [Parameter("NAME", cs: "název", en: "a name").optional],
    options: [
      Option(
        "confirm",
        cs: "I běh delší než den, nebo takový, ve kterém hodiny nic nepřišlo",
        en: "Also save a run that is longer than a day or has no data for hours")
    ],
    cs: "Uloží ukončený běh do knihy", en: "Save the stopped run to the book",
    examples: [Example("run save 'Sunday by the river'", cs: "s názvem", en: "with a name")],
    reply: .live { $0.ended($1, $2) })

  static let discardRun = Command(
    "run discard", DiscardRun.self, NoInput.init,
    cs: "Zahodí probíhající běh", en: "Discard the run under way",
    details: LocalizedText(cs: "Zpět: recordbook undo", en: "Undo: recordbook undo"),
    reply: .live { $0.ended($1, $2) })

  static let replayRun = Command(
    "run replay", [Parameter.path.read],
    options: [
      Option(
        "speed", Parameter("SPEED", cs: "kolikrát rychleji, nebo max", en: "how many times faster, or max"),
        cs: "Jak rychle; jinak jako tehdy", en: "How fast (default: as recorded)")
    ],
    cs: "Přehraje soubor jako probíhající běh", en: "Play a file as a run under way",
    details: LocalizedText(
      cs: "Umí GPX, TCX, FIT a KML. Běh pak jde uložit nebo zahodit. Ctrl-C ho ukončí tam, kde je.",
      en: "Reads GPX, TCX, FIT and KML. You can then save or discard the run. Ctrl-C stops it where it is."),
    examples: [
      Example("run replay run.gpx --speed 20", cs: "dvacetkrát rychleji", en: "twenty times faster"),
      Example("run replay run.gpx --speed max", cs: "co nejrychleji", en: "as fast as possible"),
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
    "run status", ShowLive.self, NoInput.init,
    cs: "Ukáže probíhající běh", en: "Show the run under way",
    details: LocalizedText(
      cs: "Čas, vzdálenost, tempo a mezičasy; co se s ním dá dělat.",
      en: "Time, distance, pace, splits, and what you can do next."),
    showsScreen: true, reply: .screen { _ in RunningDestinations.track })
}

extension Option {
  static let at = Option(
    "at",
    Parameter("TIME", cs: "okamžik, třeba 2026-05-03T08:45:00+02:00", en: "a time, such as 2026-05-03T08:45:00+02:00"),
    cs: "Kdy; jinak teď", en: "When (default: now)")
}

extension Arguments {
  /// Returns the speed of a replay, given as `--speed 20`, `--speed 2.5` or `--speed max` (for which it returns 0);
  /// nil if the option is not given.
  func speed() throws(CommandError) -> Double? {
    guard let word = self["--speed"] else { return nil }
    if word == "max" { return 0 }
    guard let speed = Double(word.replacing(",", with: ".")), speed > 0, ReplayRun.Input.speeds.contains(speed) else {
      throw .usage(
        cs: "--speed: „\(word)“ není rychlost", en: "--speed: \"\(word)\" is not a speed",
        hint: LocalizedText(cs: "Například: 20, 2.5, max", en: "For example: 20, 2.5, max"))
    }
    return speed
  }
}

extension Reply {
  /// Returns a reply that prints the output of a use case about the live run, in the units that the user chose.
  static func live(_ words: @escaping @Sendable (LiveSummaries, Case.Output, Program) -> String) -> Reply {
    Reply { input, session throws(CommandError) in
      let units = session.options.json ? .kilometres : try session.runUnits()
      return try session.report(Case.self, input) { output, language, program in
        words(LiveSummaries(strings: RunningStrings(language: language, units: units)), output, program)
      }
    }
  }
}

/// Cancels the replay when the user presses Ctrl-C, so that the replayed run ends at that point.
private struct ReplayProgress: ProgressSink {
  init() {
    Interrupt.watch()
  }

  func report(_ progress: Progress) {}
  var isCancelled: Bool { Interrupt.isRequested }
}

/// Parses a time with a UTC offset.
extension Timestamp: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> Timestamp {
    let word = given.word
    guard let instant = GivenInstant(word) else {
      throw .usage(
        cs: "\(given.name): „\(word)“ není okamžik", en: "\(given.name): \"\(word)\" is not a time with a UTC offset",
        hint: LocalizedText(cs: "Například: 2026-05-03T08:45:00+02:00", en: "For example: 2026-05-03T08:45:00+02:00"))
    }
    return instant.instant
  }
}
