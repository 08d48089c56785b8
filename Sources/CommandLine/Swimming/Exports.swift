import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingPresentation

/// Swims for other programs.
extension Command {
  static let exportSwim = Command(
    "swim export", [.swim, .outputFile],
    summary: LocalizedText(
      cs: "Zapíše trénink, jak je opravený, jako FIT", en: "Write a swim, as corrected, as a FIT file"),
    details: LocalizedText(
      cs:
        "Soubor čtou služby hodinek i recordbook import. Sloučené, rozdělené a doplněné délky jsou v něm jako každá jiná; "
        + "mezera mezi spojenými úseky patří délce za ní. FILE nesmí existovat; - je standardní výstup.",
      en:
        "Services of watches read the file, and so does recordbook import. Merged, split and reclaimed lengths are in it as "
        + "any other; a gap between joined segments belongs to the lap behind it. FILE may not exist yet; - is standard "
        + "output."),
    examples: [
      Example("swim export 20230604T230559Z swim.fit", LocalizedText(cs: "do souboru", en: "to a file"))
    ]
  ) { arguments, session throws(CommandError) in
    let swim = try arguments.swim(session)
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
        help: LocalizedText(cs: "která: swims, sets, segments, laps …", en: "which: swims, sets, segments, laps …")),
      .outputFile,
    ],
    options: [
      Option(
        "decimal",
        Parameter(
          "MARK", .choice(DecimalMark.allCases.map(\.rawValue)),
          help: LocalizedText(cs: "tečka nebo čárka", en: "point or comma")),
        help: LocalizedText(
          cs: "comma: desetinné čárky a středníky, jak je čekají české tabulky",
          en: "comma: decimal commas and semicolons, as spreadsheets expect where people write so"))
    ],
    summary: LocalizedText(cs: "Zapíše jednu tabulku plavání (CSV)", en: "Write one table of the swim book (CSV)"),
    details: LocalizedText(
      cs: "FILE nesmí existovat; - je standardní výstup. Všechny najednou: recordbook export --format csv FOLDER",
      en: "FILE may not exist yet; - is standard output. All at once: recordbook export --format csv FOLDER"),
    examples: [
      Example("swim export-table laps laps.csv", LocalizedText(cs: "všechny délky", en: "every lap")),
      Example(
        "swim export-table swims - --decimal comma", LocalizedText(cs: "na standardní výstup", en: "to standard output")
      ),
    ]
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("TABLE")
    guard let table = SwimTable(rawValue: word) else {
      throw .usage(.invalid("TABLE", word, valid: SwimTable.allCases.map(\.rawValue)))
    }
    var decimal: DecimalMark?
    if let mark = arguments["--decimal"] {
      decimal = DecimalMark(rawValue: mark)
      if decimal == nil { throw .usage(.invalid("--decimal", mark, valid: DecimalMark.allCases.map(\.rawValue))) }
    }
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportSwimTable.self, ExportSwimTable.Input(table: table, decimal: decimal, path: path))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in ExportedSummary.text(output, language) }
  }
}

extension Parameter {
  fileprivate static let outputFile = Parameter(
    "FILE", .path, help: LocalizedText(cs: "soubor, nebo -", en: "a file, or -"))
}

extension Session {
  /// Whether what is written is for programs and would go to a terminal.
  fileprivate func spares(_ arguments: Arguments, _ name: String) -> Bool {
    arguments.word(name) == "-" && terminal.isTerminal
  }
}

extension UsageError {
  fileprivate static let notForTerminal = UsageError(
    LocalizedText(cs: "FIT není pro terminál", en: "a FIT file is nothing for a terminal"),
    hint: LocalizedText(cs: "Zadejte jméno souboru.", en: "Name a file."))
}
