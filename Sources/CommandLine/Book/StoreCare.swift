import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import Rendering

extension Command {
  package static let export = Command(
    "export", [.path],
    options: [
      Option(
        "format", Parameter("FORMAT", .choice(exportFormats), cs: "json, csv nebo html", en: "json, csv or html"),
        cs: "json: jeden soubor; csv: složka tabulek; html: složka stránek",
        en: "json: one file; csv: a folder of tables; html: a folder of pages"
      ).required,
      Option(
        "with-messages",
        cs: "V json i zprávy přátel s jejich zvukem", en: "Include friends' messages and their sound (json)"),
      Option(
        "with-keys",
        cs: "V json i klíče lidí, se kterými si vyměňujete příspěvky: kdo je má, může psát vaším jménem",
        en: "Include the keys of people you exchange posts with (json): whoever has them can write in your name"),
      Option(
        "with-heart-rate",
        cs: "V html i tep při plavání a běhu, jinak na stránkách není",
        en: "Include the heart rates of swims and runs (html), which pages leave out otherwise"),
    ],
    cs: "Zapíše celou knihu: zálohu, nebo tabulky", en: "Export the whole book: a backup, tables or pages",
    details: LocalizedText(
      cs:
        "Nikdy nic nepřepíše: PATH ještě nesmí existovat. Soubor JSON je záloha: recordbook import z něj do prázdné "
        + "knihy obnoví tutéž knihu, se všemi změnami i těmi vzatými zpět, profilem, nastavením a přístupem k datům. "
        + "V knize, která není prázdná, zůstane vše, co v ní je, a přibude, co jí chybí.",
      en:
        "Never overwrites anything: PATH must not exist. The JSON file is a backup: recordbook import restores the "
        + "identical book from it into an empty one, with every change, even undone ones, profile, settings and access "
        + "to health data. A book that is not empty keeps all it has and gains what it lacks."),
    examples: [
      Example("export --format json book.json", cs: "záloha", en: "a backup"),
      Example("export --format json -", cs: "záloha na standardní výstup", en: "a backup to standard output"),
      Example("export --format csv tables", cs: "složka pro tabulkový program", en: "a folder for spreadsheets"),
      Example("export --format html pages", cs: "stránky pro prohlížeč", en: "pages for a browser"),
    ]
  ) { arguments, session throws(CommandError) in
    try session.requireBook()
    let word = arguments.word("--format")
    guard let format = ExportFormat(rawValue: word) else {
      throw .usage(.invalid("--format", word, valid: exportFormats))
    }
    // Only a backup is a single file, so only a backup can be written to standard output.
    guard format == .json || arguments.word("PATH") != "-" else { throw .usage(.noStandardOutput) }
    let path = arguments.path("PATH")
    switch format {
    case .json:
      var leftOut: [StoreFinding] = []
      let written = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
        let output = try session.follow(
          ExportBook.self,
          ExportBook.Input(
            path: path, withMessages: arguments.has("with-messages") ? true : nil,
            withKeys: arguments.has("with-keys") ? true : nil))
        leftOut = output.leftOut ?? []
        return output
      }
      guard let written else {
        // The backup went to standard output, so remarks go to standard error.
        let localizer = MessageLocalizer(session.languageWithoutService, program: session.program, App.strings)
        for finding in leftOut { session.complain("\(finding.place): \(localizer.text(finding.problem))", hint: nil) }
        return .success
      }
      return try session.report(written) {
        ExportSummary.text($0, App.strings, MessageLocalizer($1, program: $2, App.strings))
      }
    case .csv:
      return try session.report(ExportTables.self, ExportTables.Input(path: path)) { output, language, _ in
        ExportSummary.text(output, language)
      }
    case .html: return try session.exportPages(to: path, withHeartRate: arguments.has("with-heart-rate"))
    }
  }

  package static let check = Command(
    "check",
    cs: "Zkontroluje každý soubor knihy", en: "Check every file of the book, without changing it",
    details: LocalizedText(cs: "Návratová hodnota 1, když něco najde.", en: "Exit status 1 if it finds a problem.")
  ) { _, session throws(CommandError) in
    try session.requireBook()
    let output = try session.call(CheckStore.self, NoInput())
    _ = try session.report(output) { StoreSummary.text($0, MessageLocalizer($1, program: $2, App.strings)) }
    return output.sound ? .success : .failed
  }

  package static let repair = Command(
    "repair",
    cs: "Opraví poškozenou knihu", en: "Repair a damaged book, keeping a copy of what is replaced"
  ) { _, session throws(CommandError) in
    try session.report(RepairStore.self, NoInput()) {
      StoreSummary.text($0, MessageLocalizer($1, program: $2, App.strings))
    }
  }
}

private let exportFormats = ExportFormat.allCases.map(\.rawValue)

private enum ExportFormat: String, CaseIterable {
  case json
  case csv
  case html
}

extension Session {
  fileprivate func exportPages(to path: String, withHeartRate: Bool) throws(CommandError) -> ExitStatus {
    let input = ExportPages.Input(
      path: path, language: self.language, program: program.line, withHeartRate: withHeartRate ? true : nil)
    return try report(ExportPages.self, input) { output, language, _ in
      let count = language.counted(output.pageCount, .pages)
      return language.say(cs: "Zapsáno: \(count)\n", en: "Written: \(count)\n") + "  \(printable(output.start))\n"
    }
  }
}
