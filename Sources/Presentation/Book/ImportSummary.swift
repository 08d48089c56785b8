package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Describes the result of an import in words.
package struct ImportSummary {
  private let features: [any FeatureStrings]
  private let language: Language
  private let program: Program
  private let localizer: MessageLocalizer

  /// Creates the summary in a language.
  /// - Parameters:
  ///   - features: the strings of all features.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which suggested commands begin.
  package init(_ features: [any FeatureStrings], _ language: Language, _ program: Program) {
    self.program = program
    self.features = features
    self.language = language
    // Convert the elements one by one: casting the whole array would make the runtime look up each element's
    // conformance.
    localizer = MessageLocalizer(language, program: program, features.map { $0 })
  }

  package func text(_ output: ImportFiles.Output) -> String {
    files(output) + effects(output) + review(output.awaitsReview) + wayBack(output)
  }

  /// Describes the result of an import without suggesting commands, for a user who is not at a command line.
  package func summary(_ output: ImportFiles.Output) -> String {
    files(output, isCommand: false) + effects(output)
      + (output.awaitsReview > 0 ? toDecide(output.awaitsReview) + "\n" : "")
  }

  /// Describes only what was read from the files, without the effects of the import.
  package func files(_ output: ImportFiles.Output) -> String { files(output, isCommand: true) }

  private func files(_ output: ImportFiles.Output, isCommand: Bool) -> String {
    if output.files.isEmpty, output.bad == nil {
      return language.say(cs: "Nic nového k načtení.\n", en: "Nothing new to import.\n")
    }
    let left = LeftOutWords(output, localizer, isCommand: isCommand)
    return head(output) + list(output)
      + entry(cs: "vynecháno", en: "left out", leftOut(left))
      + entry(cs: "pominuto", en: "passed over", [left.passedOver].compactMap(\.self))
      + guesses(output, isCommand: isCommand) + (output.bad ?? []).map(bad).joined()
  }

  private func effects(_ output: ImportFiles.Output) -> String {
    features.map { $0.imported(output.parts, language, program) }.joined()
  }

  // MARK: What was read

  /// Returns the first line, which states the import's number and what the import read. Empty if no file could be read.
  private func head(_ output: ImportFiles.Output) -> String {
    guard let first = output.files.first else { return "" }
    let what =
      output.files.count == 1
      ? line(first, output) : features.compactMap { $0.total(output.parts, language) }.joined(separator: ", ")
    return title(output) + ": " + (what.isEmpty ? LeftOutWords.nothing(in: first, language) : what) + "\n"
  }

  private func title(_ output: ImportFiles.Output) -> String {
    if let number = output.number { return "Import \(number)" }
    if let number = output.wouldBe {
      return language.say(cs: "Byl by to import \(number)", en: "Would be import \(number)")
    }
    // A backup that is restored into an empty book keeps the numbers of its own imports.
    return output.changed
      ? language.say(cs: "Načteno", en: "Imported") : language.say(cs: "Nic nového", en: "Nothing new")
  }

  /// Describes the data that was read from one file, preceded by the service that exported the file:
  /// `Strava: 214 runs, 31 swims`.
  private func line(_ file: ImportedFile, _ output: ImportFiles.Output) -> String {
    let counts = features.compactMap { $0.imported(file: file.parts, isDryRun: output.dryRun == true, language) }
    let what = counts.isEmpty ? LeftOutWords.nothing(in: file, language) : counts.joined(separator: ", ")
    return (file.service.map { printable($0) + ": " } ?? "") + what
  }

  /// Returns the remarks on the files and, if there are several files, a line for each file.
  private func list(_ output: ImportFiles.Output) -> String {
    guard output.files.count > 1 else { return output.files.flatMap(remarks).map { indented($0) }.joined() }
    let shown = output.files.prefix(ImportSummary.mostFiles).map { file in
      "  \(printable(file.path)): \(line(file, output))\n" + remarks(file).map { indented($0, by: 4) }.joined()
    }
    let more = output.files.count - shown.count
    return shown.joined()
      + (more == 0
        ? ""
        : language.say(
          cs: "  a \(language.counted(more, .otherFiles))\n", en: "  and \(language.counted(more, .otherFiles))\n"))
  }

  /// The maximum number of files that are listed.
  private static let mostFiles = 20

  private func remarks(_ file: ImportedFile) -> [String] {
    LeftOutWords.remarks(on: file).map { skipped, count in
      let why = localizer.localized(skipped.why)
      let hint = skipped.tellsWayOut ? why.hint.map { ". " + $0 } ?? "" : ""
      return "\(localizer.text(skipped.what)): \(why.text)" + (count > 1 ? " (\(count)×)" : "") + hint
    }
  }

  private func bad(_ file: BadFile) -> String {
    var (name, place) = (file.path, file.place)
    if case .byte(let at, let line, let entry?)? = place {
      name += " › " + entry
      place = at == 0 && line == nil ? nil : FilePlace.byte(at: at, line: line)
    }
    let words = place.map { ", " + $0.words(language) } ?? ""
    return "  " + printable(name) + ": " + language.say(cs: "poškozený", en: "damaged") + "\n"
      + indented(localizer.text(file.problem) + words, by: 4)
  }

  private func indented(_ line: String, by indent: Int = 2) -> String {
    let space = String(repeating: " ", count: indent)
    return space + wrapped(line, width: 78 - indent).map { printable($0) }.joined(separator: "\n  " + space) + "\n"
  }

  /// Returns the lines about activities that were left out. Each reason has a line of its own if there are several.
  private func leftOut(_ left: LeftOutWords) -> [String] {
    let lines = left.reasons.count > 1 ? [left.counts] + left.reasons.map { [$0] } : [left.counts + left.reasons]
    return lines.filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
  }

  /// Returns indented lines with a label before the first, such as `left out`; empty if there are no lines.
  private func entry(cs: String, en: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let word = language.say(cs: cs, en: en)
    let width = max(displayWidth("passed over"), displayWidth(word)) + 1
    let padded = "  " + word + String(repeating: " ", count: width - displayWidth(word))
    let rest = "\n" + String(repeating: " ", count: width + 2)
    return padded + lines.flatMap { wrapped($0, width: 78 - width) }.map { printable($0) }.joined(separator: rest)
      + "\n"
  }

  private func guesses(_ output: ImportFiles.Output, isCommand: Bool) -> String {
    features.compactMap { $0.guesses(output.parts, language) }.map { line in
      "  " + line + (isCommand ? ": " + program.command("review") : "") + "\n"
    }.joined()
  }

  // MARK: What is next

  private func toDecide(_ count: Int) -> String { ReviewScreen.title(language) + " " + language.number(count) }

  private func review(_ count: Int) -> String {
    count > 0 ? "\(toDecide(count)): \(program.command("review"))\n" : ""
  }

  /// Returns a line with the command that undoes the import or, after a dry run, a line that says that nothing was
  /// changed. Empty if the import added and changed nothing.
  private func wayBack(_ output: ImportFiles.Output) -> String {
    if output.dryRun == true { return language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    guard let number = output.number.map(String.init) else { return "" }
    return language.say(cs: "Vzít zpět", en: "Take it back") + ": " + program.command("undo", number) + "\n"
  }
}
