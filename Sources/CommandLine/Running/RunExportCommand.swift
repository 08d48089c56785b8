import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningPresentation

extension Command {
  static let exportRuns = Command(
    "run export-all", [.path, .period], options: [.archiveFormat],
    cs: "Zapíše všechny běhy do archivu", en: "Write all runs as an archive",
    details: LocalizedText(
      cs:
        "Do Stravy a Garminu nahrajte jeho soubory, ne archiv: nejdřív ho rozbalte. V runs.csv jsou i běhy bez trasy. Co "
        + "v PATH je, se nepřepíše.",
      en:
        "Strava and Garmin take its files, not the archive: unpack it first. runs.csv lists runs without a track, too. "
        + "Never overwrites PATH."),
    examples: [
      Example("run export-all runs.zip", cs: "všechny", en: "all"),
      Example("run export-all runs.zip 2025 --format gpx", cs: "jeden rok", en: "one year"),
    ]
  ) { arguments, session throws(CommandError) in
    let days = try arguments.days("PERIOD", session)
    let format: RunFileFormat? = try arguments.value("--format", session)
    let output = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
      try session.call(
        ExportRuns.self,
        ExportRuns.Input(path: path, format: format, since: days?.lowerBound, until: days?.upperBound))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      RunSummaries(strings: RunningStrings(language: language)).exported(output)
    }
  }
}

extension Option {
  fileprivate static let archiveFormat = Option(
    "format",
    Parameter(
      "FORMAT", .choice(RunFileFormat.allCases.map(\.rawValue)), cs: "gpx, tcx nebo fit", en: "gpx, tcx or fit"),
    cs: "Podoba souborů, jinak fit", en: "The files' format (default: fit)")
}

extension RunFileFormat: CommandValue {}
