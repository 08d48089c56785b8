package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What an import did, in words.
package struct ImportSummary {
  private let features: [any FeatureStrings]
  private let language: Language
  private let program: Program
  private let localizer: MessageLocalizer

  /// - Parameter program: begins the commands offered.
  package init(_ features: [any FeatureStrings], _ language: Language, _ program: Program) {
    self.program = program
    self.features = features
    self.language = language
    // An array that is cast as a whole asks the runtime what each of its elements conforms to.
    localizer = MessageLocalizer(language, program: program, features.map { $0 })
  }

  package func text(_ output: ImportFiles.Output) -> String {
    files(output) + features.map { $0.imported(output.parts, language, program) }.joined() + review(output.awaitsReview)
      + wayBack(output)
  }

  /// The import's number, and the command that takes it back.
  private func wayBack(_ output: ImportFiles.Output) -> String {
    if output.dryRun == true { return language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    guard let number = output.number.map(String.init) else { return "" }
    return language.say(cs: "Vzít import \(number) zpět", en: "Take import \(number) back") + ": "
      + program.command("undo", number) + "\n"
  }

  /// The same without commands.
  package func told(_ output: ImportFiles.Output) -> String {
    files(output) + features.map { $0.imported(output.parts, language, program) }.joined()
      + (output.awaitsReview > 0 ? toDecide(output.awaitsReview) + "\n" : "")
  }

  /// Just what was read, without what followed from it.
  package func files(_ output: ImportFiles.Output) -> String {
    if output.files.isEmpty, output.bad == nil {
      return language.say(cs: "Nic nového k načtení.\n", en: "Nothing new to import.\n")
    }
    return output.files.map(file).joined() + (output.files.count > 1 ? total(output) : "")
      + passedOver(output) + (output.bad ?? []).map(bad).joined()
  }

  /// Files in folders; those in archives are told with them.
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
    // Of a service whose exports are not read, the way out follows.
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

  /// Each reason once, with how many things it applies to.
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
