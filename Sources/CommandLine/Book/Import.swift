import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine

extension Command {
  /// Returns the command `import`.
  /// - Parameter features: the features, whose options for importing are added to the command.
  package static func importFiles(_ features: [FeatureCommands]) -> Command {
    Command(
      "import", [Parameter.path.read.repeated],
      options: features.flatMap { $0.importOptions() } + [
        .dryRun,
        Option(
          "skip-bad",
          cs: "Vynechá soubory, které nejde přečíst, a vypíše je",
          en: "Skip files that can't be read, and list them"),
      ],
      cs: "Načte tréninky ze souborů a složek", en: "Import training data from files and folders",
      details: LocalizedText(
        cs: "Umí export.zip a export.xml aplikace Zdraví, FIT, TCX, GPX a KML a deníky deseti aplikací (Strong, Hevy "
          + "…); exporty Stravy, Garminu, Google Fit, Runkeeperu, Polaru a Nike; zip, gzip a tar i v sobě; složky "
          + "prohledá. CSV, které neříká jednotku zátěží, potřebuje --unit kg nebo lb. Všechno, nebo nic. Načíst totéž "
          + "nebo novější znovu je bezpečné: opravy zůstávají a nic se nezdvojí. Zálohu (recordbook export --format "
          + "json) obnoví, když ji sami zadáte: do prázdné knihy přesně; jinak v knize zůstane vše, co v ní je, a "
          + "přibude, co jí chybí, opravy za těmi, které v ní jsou.",
        en:
          "Reads Apple Health's export.zip and export.xml, FIT, TCX, GPX and KML, and logs of ten apps, such as Strong "
          + "and Hevy; exports of Strava, Garmin, Google Fit, Runkeeper, Polar and Nike; zip, gzip and tar, also "
          + "inside each other; searches folders. CSV without a unit of load needs --unit kg or lb. An import is all "
          + "or nothing. Importing an export again, or a newer one, is safe: corrections stay and nothing is "
          + "duplicated. Also restores a backup (recordbook export --format json) that you name: exactly, into an "
          + "empty book; another book keeps all it has and gains what it lacks, with corrections after its own."),
      examples: [
        Example("import export.zip", cs: "export z iPhonu", en: "an export from an iPhone"),
        Example("import ~/Garmin", cs: "vše ze složky", en: "everything in a folder"),
        Example("import strong.csv --unit kg", cs: "deník ze Strong, v kilogramech", en: "a log from Strong, in kg"),
        Example("import book.json", cs: "obnoví zálohu", en: "restore a backup"),
      ]
    ) { arguments, session throws(CommandError) in
      var options = ImportOptions()
      for option in features.flatMap({ $0.importOptions() }) {
        // Values of an option given several times are joined, as one text on the wire.
        let given = arguments.all("--" + option.name)
        let isSwitchedOn = arguments.has(option.name) ? "true" : nil
        options.values[option.name] = given.isEmpty ? isSwitchedOn : given.joined(separator: ";")
      }
      let input = ImportFiles.Input(
        paths: arguments.paths("PATH"), skipBad: arguments.has("skip-bad") ? true : nil, dryRun: arguments.isDryRun,
        options: options)
      try arguments.refuseUnquotedPath("PATH")
      return try session.report(imported: session.follow(ImportFiles.self, input))
    }
  }

  package static let sync = Command(
    "sync", options: [.dryRun],
    cs: "Načte, co je nového na povoleném místě", en: "Import what is new at the allowed path",
    details: LocalizedText(
      cs: "Místo povolí: recordbook access grant PATH", en: "Allow the path first: recordbook access grant PATH")
  ) { arguments, session throws(CommandError) in
    try session.report(
      imported: session.follow(SyncHealthData.self, SyncHealthData.Input(dryRun: arguments.isDryRun)))
  }
}

extension Session {
  /// Prints the result of an import.
  fileprivate func report(imported output: ImportFiles.Output) throws(CommandError) -> ExitStatus {
    _ = try report(output) { ImportSummary(App.strings, $1, $2).text($0) }
    return output.bad == nil ? .success : .failed
  }

  /// Calls a long use case, and shows a progress bar meanwhile. Ctrl-C cancels the call.
  func follow<Case: LongUseCase>(_ type: Case.Type, _ input: Case.Input) throws(CommandError) -> Case.Output {
    let bar = ProgressBar(terminal, language)
    defer { bar.finish() }
    return try call(type, input, progress: bar)
  }
}
