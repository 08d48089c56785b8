import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

extension Command {
  static let exportRun = Command(
    "run export", [.run, Parameter.path.optional], options: [.allRuns, .fileFormat, .hidden],
    cs: "Zapíše běh do souboru, nebo všechny do archivu", en: "Write a run as a file, or all as an archive",
    details: LocalizedText(
      cs:
        "Tak, jak ho opravy nechávají, pro jiné programy. GPX nemá kola, TCX a FIT ano. Co v PATH je, se nepřepíše. S "
        + "--all je první slovo archiv a druhé doba, třeba 2025; do Stravy a Garminu nahrajte jeho soubory: nejdřív ho "
        + "rozbalte.",
      en:
        "Writes the run as corrected, for other programs. GPX files have no laps; TCX and FIT files do. Never "
        + "overwrites PATH. With --all, the first word is the archive and the second a period, such as 2025; Strava "
        + "and Garmin take its files: unpack it first."),
    examples: [
      Example("run export last run.gpx", cs: "poslední běh", en: "the latest run"),
      Example("run export --all runs.zip", cs: "všechny", en: "all"),
      Example("run export --all runs.zip 2025 --format gpx", cs: "jeden rok", en: "one year"),
    ]
  ) { arguments, session throws(CommandError) in
    if arguments.has("all") { return try archive(arguments, session) }
    guard arguments["PATH"] != nil else {
      throw .usage(
        cs: "chybí PATH", en: "PATH is missing",
        hint: LocalizedText(cs: "Například: run export last run.gpx", en: "For example: run export last run.gpx"))
    }
    let path = arguments.path("PATH")
    let word = arguments["--format"] ?? path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = RunFileFormat(rawValue: word) else {
      if arguments["--format"] == nil {
        let (name, formats) = (arguments.word("PATH"), RunFileFormat.allCases.map(\.rawValue).joined(separator: ", "))
        throw .usage(
          cs: "PATH: z „\(name)“ není poznat formát", en: "PATH: the extension of \"\(name)\" tells no format",
          hint: LocalizedText(
            cs: "Přidejte --format, nebo jednu z přípon: \(formats)", en: "Add --format, or an extension: \(formats)"))
      }
      throw .usage(.invalid("--format", word, valid: RunFileFormat.allCases.map(\.rawValue)))
    }
    let run: RunID = try arguments.value("RUN", session)
    let hide = arguments.has("hide") ? true : nil
    let output = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
      try session.call(ExportRun.self, ExportRun.Input(run: run, format: format, path: path, hide: hide))
    }
    guard let output else { return .success }
    let units = session.options.json ? .kilometres : try session.runUnits()
    return try session.report(output) { output, language, _ in
      RunSummaries(strings: RunningStrings(language: language, units: units)).exported(output)
    }
  }

  /// Writes all runs to an archive. With the option `--all`, the first word (parameter RUN) is the archive's path, and
  /// the second word (parameter PATH), if given, is the period.
  private static func archive(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let days = try arguments.days("PATH", session)
    let format: RunFileFormat? = try arguments.value("--format", session)
    let hide = arguments.has("hide") ? true : nil
    let output = try session.writeFile(arguments, "RUN") { (path) throws(CommandError) in
      try session.call(
        ExportRuns.self,
        ExportRuns.Input(path: path, format: format, since: days?.lowerBound, until: days?.upperBound, hide: hide))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      RunSummaries(strings: RunningStrings(language: language)).exported(output)
    }
  }
}

extension Option {
  fileprivate static let allRuns = Option("all", cs: "Všechny běhy, do archivu", en: "All runs, as an archive")
  fileprivate static let hidden = Option(
    "hide", cs: "Bez poloh u startu, cíle a soukromých míst",
    en: "Without positions near the start, the end and private places")
  fileprivate static let fileFormat = Option(
    "format",
    Parameter(
      "FORMAT", .choice(RunFileFormat.allCases.map(\.rawValue)), cs: "gpx, tcx nebo fit", en: "gpx, tcx or fit"),
    cs: "Podoba; jinak podle přípony, v archivu fit", en: "The format (default: by the extension; fit in an archive)")
}

extension RunFileFormat: CommandValue {}
