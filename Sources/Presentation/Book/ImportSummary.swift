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

  /// Creates the texts.
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
    files(output) + features.map { $0.imported(output.parts, language, program) }.joined() + review(output.awaitsReview)
      + wayBack(output)
  }

  /// Returns a line with the import's number and the command that undoes the import, or a line that says that a dry run
  /// changed nothing. Empty if the import brought nothing.
  private func wayBack(_ output: ImportFiles.Output) -> String {
    if output.dryRun == true { return language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    guard let number = output.number.map(String.init) else { return "" }
    return language.say(cs: "Vzít import \(number) zpět", en: "Take import \(number) back") + ": "
      + program.command("undo", number) + "\n"
  }

  /// Describes the result without commands, for a user who is not at a command line.
  package func told(_ output: ImportFiles.Output) -> String {
    files(output) + features.map { $0.imported(output.parts, language, program) }.joined()
      + (output.awaitsReview > 0 ? toDecide(output.awaitsReview) + "\n" : "")
  }

  /// Describes only what was read from the files, without the effects of the import.
  package func files(_ output: ImportFiles.Output) -> String {
    if output.files.isEmpty, output.bad == nil {
      return language.say(cs: "Nic nového k načtení.\n", en: "Nothing new to import.\n")
    }
    return output.files.map(file).joined() + (output.files.count > 1 ? total(output) : "")
      + passedOver(output) + (output.bad ?? []).map(bad).joined()
  }

  /// Returns a line with the number of other files that were skipped in folders. Other files in an archive are reported
  /// with the archive.
  private func passedOver(_ output: ImportFiles.Output) -> String {
    guard let count = output.passedOver, output.files.count > 1 else { return "" }
    let files = language.counted(count, .otherFiles)
    return language.say(cs: "Pominuto: \(files)\n", en: "Passed over: \(files)\n")
  }

  private func file(_ file: ImportedFile) -> String {
    let counts = features.compactMap { $0.imported(file: file.parts, language) }
    let nothing = language.say(cs: "nic pro tuto knihu", en: "nothing for this book")
    return printable(file.path) + ": " + (counts.isEmpty ? nothing : counts.joined(separator: "; ")) + "\n"
      + ImportSummary.grouped(file.skipped).map(remark).joined()
  }

  private func remark(_ skipped: Skipped, _ count: Int) -> String {
    let why = localizer.localized(skipped.why)
    // Whether the file is an export of a service that can't be read; the hint then says what to export instead.
    var isUnread = false
    if case .notRead? = skipped.why.content(as: BookMessage.self) { isUnread = true }
    let hint = isUnread ? why.hint.map { ". " + $0 } ?? "" : ""
    return indented("\(localizer.text(skipped.what)): \(why.text)" + (count > 1 ? " (\(count)×)" : "") + hint)
  }

  private func bad(_ file: BadFile) -> String {
    let place = file.place.map { ", " + $0.words(language) } ?? ""
    return printable(file.path) + ": " + language.say(cs: "vynecháno", en: "left out") + "\n"
      + indented(localizer.text(file.problem) + place)
  }

  private func indented(_ line: String) -> String {
    "  " + wrapped(line, width: 76).map { printable($0) }.joined(separator: "\n    ") + "\n"
  }

  private func total(_ output: ImportFiles.Output) -> String {
    let totals = features.compactMap { $0.total(output.parts, language) }
    guard !totals.isEmpty else { return "" }
    return language.say(cs: "Celkem ", en: "Total ") + totals.joined(separator: "; ") + "\n"
  }

  private func toDecide(_ count: Int) -> String { ReviewScreen.title(language) + " " + language.number(count) }

  private func review(_ count: Int) -> String {
    count > 0 ? "\(toDecide(count)): \(program.command("review"))\n" : ""
  }

  /// Groups the skipped items by reason, and returns the number of items for each reason.
  private static func grouped(_ skipped: [Skipped]) -> [(Skipped, Int)] {
    var groups: [(Skipped, Int)] = []
    var places: [Skipped: Int] = [:]
    for item in skipped {
      if let place = places[item] {
        groups[place].1 += 1
      } else {
        places[item] = groups.count
        groups.append((item, 1))
      }
    }
    return groups
  }
}
