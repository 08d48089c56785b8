import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The commands that export swims for other programs.
extension Command {
  static let exportSwim = Command(
    "swim export", [.swim, .outputFile],
    cs: "Zapíše trénink, jak je opravený, jako FIT", en: "Export a swim, as corrected, as a FIT file",
    details: LocalizedText(
      cs:
        "Soubor čtou služby hodinek i recordbook import. Sloučené, rozdělené a doplněné délky jsou v něm jako každá jiná; "
        + "mezera mezi spojenými úseky patří délce za ní. FILE nesmí existovat; - je standardní výstup.",
      en:
        "Watch services can read the file, and so can recordbook import. Merged, split and reclaimed lengths look like "
        + "any other; a gap between joined segments belongs to the lap after it. FILE must not exist; - is standard "
        + "output."),
    examples: [Example("swim export 20230604T230559Z swim.fit", cs: "do souboru", en: "to a file")]
  ) { arguments, session throws(CommandError) in
    let swim: SwimID = try arguments.value("SWIM", session)
    guard !session.spares(arguments, "FILE") else { throw .usage(.notForTerminal) }
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportSwim.self, ExportSwim.Input(swim: swim, path: path))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in ExportedSummary.text(output, language) }
  }

  static let exportSwimTable = Command(
    "swim export-table",
    [
      Parameter(
        "TABLE", .choice(SwimTable.allCases.map(\.rawValue)),
        cs: "která: swims, sets, segments, laps …", en: "a table: swims, sets, segments, laps …"),
      .outputFile,
    ],
    options: [
      Option(
        "decimal",
        Parameter("MARK", .choice(DecimalMark.allCases.map(\.rawValue)), cs: "tečka nebo čárka", en: "point or comma"),
        cs: "comma: desetinné čárky a středníky, jak je čekají české tabulky",
        en: "comma: decimal commas and semicolons, for spreadsheets that expect them")
    ],
    cs: "Zapíše jednu tabulku plavání (CSV)", en: "Export one table of swimming data (CSV)",
    details: LocalizedText(
      cs: "FILE nesmí existovat; - je standardní výstup. Všechny najednou: recordbook export --format csv FOLDER",
      en: "FILE must not exist; - is standard output. For all tables: recordbook export --format csv FOLDER"),
    examples: [
      Example("swim export-table laps laps.csv", cs: "všechny délky", en: "every lap"),
      Example("swim export-table swims - --decimal comma", cs: "na standardní výstup", en: "to standard output"),
    ]
  ) { arguments, session throws(CommandError) in
    let table: SwimTable = try arguments.value("TABLE", session)
    let decimal: DecimalMark? = try arguments.value("--decimal", session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportSwimTable.self, ExportSwimTable.Input(table: table, decimal: decimal, path: path))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in ExportedSummary.text(output, language) }
  }
}

extension Parameter {
  fileprivate static let outputFile = Parameter("FILE", .path, cs: "soubor, nebo -", en: "a file, or -")
}

extension Session {
  /// Whether the file named by the parameter `name` would be printed on a terminal. The command then refuses to print
  /// it, because it is meant for programs.
  fileprivate func spares(_ arguments: Arguments, _ name: String) -> Bool {
    arguments.word(name) == "-" && terminal.isTerminal
  }
}

extension UsageError {
  fileprivate static let notForTerminal = UsageError(
    cs: "FIT není pro terminál", en: "a FIT file can't be shown in a terminal",
    hint: LocalizedText(cs: "Zadejte jméno souboru.", en: "Name a file."))
}

extension SwimTable: CommandValue {}
extension DecimalMark: CommandValue {}
