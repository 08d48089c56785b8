import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands for charts, sounds and other files.
extension Command {
  static let chart = Command(
    "strength chart",
    [
      Parameter(
        "CHART", .choice(Arguments.charts.map(\.word)),
        cs: "který graf", en: "which chart"
      ).known(as: "name"), Parameter.exercise.optional,
    ],
    options: [
      Option(
        "since", .days,
        cs: "Od toho dne, měsíce nebo roku; jinak posledních 104 bodů",
        en: "From that day, month or year (default: the latest 104 points)"),
      Option(
        "by",
        Parameter("INTERVAL", .choice(ChartInterval.allCases.map(\.rawValue)), cs: "day nebo week", en: "day or week"),
        cs: "Bod za den (jinak), nebo nejlepší za týden; jen u one-rep-max",
        en: "A point a day (default) or the best of each week; for one-rep-max only"),
      Option("wav", cs: "Jako zvuk: soubor WAV na výstup", en: "As sound: a WAV file on standard output"),
    ],
    cs: "Ukáže graf v číslech, nebo jako zvuk", en: "Show a chart in numbers, or as sound",
    details: LocalizedText(
      cs:
        "Vyšší tón je vyšší hodnota, od 220 do 880 Hz, v pořadí. Odhad maxima (one-rep-max) je jednoho cviku, bez "
        + "EXERCISE toho nejčastějšího; objem (volume) může být jednoho, ostatní grafy jsou všech. U measure "
        + "je místo cviku míra, třeba waist.",
      en:
        "A higher pitch is a greater value, from 220 to 880 Hz, in order. The estimate (one-rep-max) is for one exercise, "
        + "by default the one with most sets; volume can be for one, the other charts are for all. For "
        + "measure, name what is measured instead, such as waist."
    ),
    examples: [
      Example("strength chart volume", cs: "objem za týden", en: "volume per week"),
      Example("strength chart volume --since 2018", cs: "od roku 2018", en: "since 2018"),
      Example("strength chart one-rep-max --by week", cs: "nejlepší odhad každého týdne", en: "the best of each week"),
      Example("strength chart one-rep-max Barbell_Squat --wav > squat.wav", cs: "k poslechu", en: "to listen to"),
    ]
  ) { arguments, session throws(CommandError) in
    let chart = try arguments.chart("CHART")
    var input = ShowChart.Input(
      name: chart, since: try arguments.since(session), by: try arguments.value("--by", session))
    if chart == .measure {
      input.measure = try arguments.value("EXERCISE", session)
    } else {
      input.exercise = arguments["EXERCISE"].map { ExerciseID($0) }
    }
    guard arguments.has("wav") else {
      let columns = session.terminal.knownColumns
      return try session.reportLifts(ShowChart.self, input) { words, output, _ in words.chart(output, columns: columns)
      }
    }
    if session.options.json { return try session.report(RenderChartAudio.self, input) { _, _, _ in "" } }
    guard let wav = try session.call(RenderChartAudio.self, input).wav else {
      throw .usage(
        cs: "v grafu zatím nic není", en: "there is nothing in the chart yet",
        hint: LocalizedText(cs: "Co v něm je, ukáže", en: "See it"),
        command: "strength chart \(arguments.word("CHART"))")
    }
    try session.write(base64: wav)
    return .success
  }

  static let cue = Command(
    "strength cue",
    [Parameter("CUE", .choice(RestCue.allCases.map(\.rawValue)), cs: "který zvuk", en: "which sound")],
    cs: "Zapíše zvuk konce odpočinku jako WAV", en: "Write the sound for the end of a rest as a WAV file",
    details: LocalizedText(
      cs: "warning zní tři sekundy předem, end na konci. Program, který sleduje knihu, je přehraje, když ho k tomu "
        + "událost vyzve; vypíná je nastavení strength.cue.",
      en:
        "warning sounds three seconds before the end, end at the end. A program that follows the book plays them when an event "
        + "says so; the setting strength.cue turns them off."),
    examples: [Example("strength cue end > end.wav", cs: "do souboru", en: "to a file")]
  ) { arguments, session throws(CommandError) in
    let input = RenderCue.Input(cue: try arguments.value("CUE", session))
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
          "FORMAT", .choice(LogExportFormat.allCases.map(\.rawValue)), cs: "strong nebo hevy", en: "strong or hevy"),
        cs: "Čí deník to bude", en: "The app whose format to use"
      ).required,
      Option(
        "unit", .massUnit, cs: "Jednotka zátěží; jinak ta z nastavení",
        en: "The unit of loads (default: from the settings)"),
    ],
    cs: "Zapíše tréninky jako deník pro jiné aplikace", en: "Export workouts as a log for other apps",
    details: LocalizedText(
      cs:
        "CSV aplikací Strong nebo Hevy, tak, jak tréninky nechávají opravy. Co v PATH je, se nepřepíše; - je standardní výstup.",
      en:
        "CSV as in Strong or Hevy, of workouts as corrected. Never overwrites PATH; - is standard "
        + "output."),
    examples: [
      Example("strength export log.csv --format hevy", cs: "pro Hevy", en: "for Hevy"),
      Example("strength export log.csv --format strong --unit lb", cs: "v librách", en: "in pounds"),
    ]
  ) { arguments, session throws(CommandError) in
    let format: LogExportFormat = try arguments.value("--format", session)
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
  /// The charts, with the names by which the command line calls them.
  fileprivate static let charts: [(word: String, chart: StrengthChart)] = StrengthChart.allCases.map { chart in
    switch chart {
    case .volume: ("volume", chart)
    case .oneRepMax: ("one-rep-max", chart)
    case .muscles: ("muscles", chart)
    case .bodyWeight: ("body-weight", chart)
    case .measure: ("measure", chart)
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

extension RestCue: CommandValue {}
extension LogExportFormat: CommandValue {}
extension ChartInterval: CommandValue {}
extension ExerciseMeasure: CommandValue {}
