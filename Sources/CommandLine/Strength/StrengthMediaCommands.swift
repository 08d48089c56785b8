import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// What is written to be heard, seen or read by other programs.
extension Command {
  static let chart = Command(
    "strength chart",
    [
      Parameter(
        "CHART", .choice(Arguments.charts.map(\.word)), help: LocalizedText(cs: "který graf", en: "which chart")
      ).known(as: "name"), Parameter.exercise.optional,
    ],
    options: [
      Option(
        "since", .day("DAY"),
        help: LocalizedText(
          cs: "Od toho dne, měsíce nebo roku; jinak posledních 104 bodů",
          en: "From that day, month or year on; else the latest 104 points")),
      Option(
        "wav", help: LocalizedText(cs: "Jako zvuk: soubor WAV na výstup", en: "As sound: a WAV file on standard output")
      ),
    ],
    summary: LocalizedText(cs: "Ukáže graf v číslech, nebo jako zvuk", en: "Show a chart in numbers, or as sound"),
    details: LocalizedText(
      cs:
        "Vyšší tón je vyšší hodnota, od 220 do 880 Hz, v pořadí. Odhad maxima (one-rep-max) je jednoho cviku, bez "
        + "EXERCISE toho nejčastějšího; objem (volume) může být jednoho, ostatní grafy jsou všech.",
      en:
        "A higher pitch is a greater value, from 220 to 880 Hz, in order. The estimate (one-rep-max) is of one exercise, "
        + "without EXERCISE the one with most sets; volume may be of one, the other charts are of all."),
    examples: [
      Example("strength chart volume", LocalizedText(cs: "objem za týden", en: "the volume a week")),
      Example("strength chart volume --since 2018", LocalizedText(cs: "od roku 2018", en: "since 2018")),
      Example(
        "strength chart one-rep-max Barbell_Squat --wav > squat.wav",
        LocalizedText(cs: "k poslechu", en: "to be listened to")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ShowChart.Input(
      name: try arguments.chart("CHART"), exercise: arguments["EXERCISE"].map { ExerciseID($0) },
      since: try arguments.since())
    guard arguments.has("wav") else {
      let columns = session.terminal.knownColumns
      return try session.reportLifts(ShowChart.self, input) { words, output, _ in words.chart(output, columns: columns)
      }
    }
    if session.options.json { return try session.report(RenderChartAudio.self, input) { _, _, _ in "" } }
    guard let wav = try session.call(RenderChartAudio.self, input).wav else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "v grafu zatím nic není", en: "there is nothing in the chart yet"),
          hint: LocalizedText(cs: "Co v něm je, ukáže", en: "See what is in it with"),
          command: "strength chart \(arguments.word("CHART"))"))
    }
    try session.write(base64: wav)
    return .success
  }

  static let cue = Command(
    "strength cue",
    [
      Parameter(
        "CUE", .choice(RestCue.allCases.map(\.rawValue)), help: LocalizedText(cs: "který zvuk", en: "which sound"))
    ],
    summary: LocalizedText(
      cs: "Zapíše zvuk konce odpočinku jako WAV", en: "Write the sound of a rest that ends as a WAV file"),
    details: LocalizedText(
      cs: "warning zní tři sekundy předem, end na konci. Program, který sleduje knihu, je přehraje, když ho k tomu "
        + "událost vyzve; vypíná je nastavení strength.cue.",
      en:
        "warning sounds three seconds before, end at the end. A program that follows the book plays them when an event "
        + "says so; the setting strength.cue turns them off."),
    examples: [Example("strength cue end > end.wav", LocalizedText(cs: "do souboru", en: "to a file"))]
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("CUE")
    guard let cue = RestCue(rawValue: word) else {
      throw .usage(.invalid("CUE", word, valid: RestCue.allCases.map(\.rawValue)))
    }
    let input = RenderCue.Input(cue: cue)
    if session.options.json { return try session.report(RenderCue.self, input) { _, _, _ in "" } }
    try session.write(base64: session.call(RenderCue.self, input).wav)
    return .success
  }

  static let exportWorkouts = Command(
    "strength export", [.path],
    options: [
      Option(
        "format",
        Parameter(
          "FORMAT", .choice(LogExportFormat.allCases.map(\.rawValue)),
          help: LocalizedText(cs: "strong nebo hevy", en: "strong or hevy")),
        help: LocalizedText(cs: "Čí deník to bude", en: "Whose log it becomes")
      ).required,
      Option(
        "unit", .massUnit,
        help: LocalizedText(cs: "Jednotka zátěží; jinak ta z nastavení", en: "Of its loads; else the one that is set")),
    ],
    summary: LocalizedText(
      cs: "Zapíše tréninky jako deník pro jiné aplikace", en: "Write the workouts as a log for other apps"),
    details: LocalizedText(
      cs:
        "CSV aplikací Strong nebo Hevy, tak, jak tréninky nechávají opravy. Co v PATH je, se nepřepíše; - je standardní výstup.",
      en:
        "CSV of Strong or Hevy, of the workouts as corrections leave them. What is at PATH is not overwritten; - is standard "
        + "output."),
    examples: [
      Example("strength export log.csv --format hevy", LocalizedText(cs: "pro Hevy", en: "for Hevy")),
      Example("strength export log.csv --format strong --unit lb", LocalizedText(cs: "v librách", en: "in pounds")),
    ]
  ) { arguments, session throws(CommandError) in
    let word = arguments["--format"] ?? ""
    guard let format = LogExportFormat(rawValue: word) else {
      throw .usage(.invalid("--format", word, valid: LogExportFormat.allCases.map(\.rawValue)))
    }
    let unit = arguments["--unit"].flatMap { MassUnit(rawValue: $0) }
    let output = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
      try session.call(ExportWorkouts.self, ExportWorkouts.Input(format: format, unit: unit, path: path))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      StrengthSummaries(strings: StrengthStrings(language: language, unit: output.unit)).exported(output)
    }
  }
}

extension Arguments {
  /// Charts by the words that name them.
  fileprivate static let charts: [(word: String, chart: StrengthChart)] = StrengthChart.allCases.map { chart in
    switch chart {
    case .volume: ("volume", chart)
    case .oneRepMax: ("one-rep-max", chart)
    case .muscles: ("muscles", chart)
    case .bodyWeight: ("body-weight", chart)
    }
  }

  fileprivate func chart(_ name: String) throws(CommandError) -> StrengthChart {
    let word = word(name)
    guard let chart = Arguments.charts.first(where: { $0.word == word })?.chart else {
      throw .usage(.invalid(name, word, valid: Arguments.charts.map(\.word)))
    }
    return chart
  }
}
