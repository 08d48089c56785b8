package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Describes the book's changes as text, with the commands that undo them.
package struct ChangeSummary {
  private let features: [any FeatureStrings]
  private let language: Language
  private let program: Program
  private let localTime: (Timestamp) -> CivilDateTime

  /// Creates the summary in a language.
  /// - Parameters:
  ///   - features: the strings of all features.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ features: [any FeatureStrings], _ language: Language, _ program: Program,
    localTime: @escaping (Timestamp) -> CivilDateTime
  ) {
    self.program = program
    self.features = features
    self.language = language
    self.localTime = localTime
  }

  /// Returns a table with one line per change: its number, time, description, and whether it is still in effect.
  /// - Parameters:
  ///   - output: the changes.
  ///   - isPart: whether the user asked for only some of the book's changes. It affects what an empty table says.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func list(_ output: ListChanges.Output, isPart: Bool = false, columns: Int? = nil) -> String {
    guard !output.changes.isEmpty else {
      if isPart { return language.say(cs: "Žádná taková změna.\n", en: "No such changes.\n") }
      return language.say(cs: "V knize se nic nezměnilo.\n", en: "Nothing in the book has changed.\n")
    }
    var table = TextTable(rightAligned: [0])
    for change in output.changes {
      table.add(
        String(change.change), change.at.map { language.dateAndClock(localTime($0)) } ?? "–",
        (change.stands ? "" : language.say(cs: "vzato zpět: ", en: "undone: ")) + what(change))
    }
    return table.text(within: columns)
      + offer(language.say(cs: "Vzít jednu zpět", en: "Undo one"), "undo", "NUMBER")
  }

  /// Describes the changes that the given numbers identify, in the order of `numbers`:
  /// `trim, r20240511; name, r20240512`.
  package func what(_ numbers: [Int], in output: ListChanges.Output) -> String {
    numbers.compactMap { number in output.changes.first { $0.change == number }.map(what) }.joined(separator: "; ")
  }

  private func what(_ change: BookChange) -> String {
    if let imported = change.imported { return ImportedWords(features, language).line(imported) }
    return parts(change)
  }

  private func parts(_ change: BookChange) -> String {
    features.compactMap { $0.change(change.parts, language) }.joined(separator: "; ")
  }

  /// Describes a change that was undone.
  /// - Parameter isForGood: whether what the change brought was also deleted, so that it cannot be redone.
  package func undone(_ output: UndoChange.Output, isForGood: Bool = false) -> String {
    if isForGood { return deleted(output) }
    let head =
      output.dryRun
      ? language.say(cs: "Vzalo by se zpět", en: "Would be undone")
      : language.say(cs: "Vzato zpět", en: "Undone")
    return summary(head, output)
      + (output.dryRun
        ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n")
        : offer(language.say(cs: "Udělat znovu", en: "Redo it"), "redo", String(output.change)))
  }

  private func deleted(_ output: UndoChange.Output) -> String {
    let head =
      output.dryRun
      ? language.say(cs: "Smazalo by se natrvalo", en: "Would be deleted for good")
      : language.say(cs: "Smazáno natrvalo", en: "Deleted for good")
    return summary(head, output, isForGood: true)
      + (output.dryRun ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") : "")
  }

  package func redone(_ output: RedoChange.Output) -> String {
    let head =
      output.dryRun
      ? language.say(cs: "Udělalo by se znovu", en: "Would be redone")
      : language.say(cs: "Znovu uděláno", en: "Redone")
    return summary(head, output)
      + (output.dryRun
        ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n")
        : offer(language.say(cs: "Vzít zpět", en: "Undo it"), "undo", String(output.change)))
  }

  private func offer(_ words: String, _ command: String...) -> String {
    "\(words): \(program.command(command))\n"
  }

  private func summary(_ head: String, _ output: RevertedChangeOutput, isForGood: Bool = false) -> String {
    let numbers = ([output.change] + (output.others ?? [])).map(String.init).joined(separator: ", ")
    let summary = features.compactMap { $0.reverted(output.parts, language) }
    let what =
      output.things.map { things in
        // Of an import that was undone before, nothing is left to go.
        let isGone = isForGood && things.gone + things.asBefore + things.back == 0
        return isGone ? "import" : "import; " + ImportedWords(features, language).moved(things)
      } ?? summary.map(\.what).joined(separator: "; ")
    return "\(head) (\(numbers)): \(what)\n" + summary.map(\.effects).joined()
  }
}
