package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// Describes in words what adding official results, or removing one, did.
package enum OfficialResultSummary {
  package static func added(_ output: OfficialResultsOutput, _ language: Language, _ program: Program) -> String {
    added(output, language, undo: program)
  }

  /// Describes the added results.
  /// - Parameter program: the program with which the command that undoes the addition begins; nil to leave this command
  ///   out, as on pages.
  static func added(_ output: OfficialResultsOutput, _ language: Language, undo program: Program?) -> String {
    guard !output.added.isEmpty else {
      return language.say(
        cs: "Kniha je už má; nic se nezměnilo.\n", en: "The book has them already; nothing was changed.\n")
    }
    let count = language.counted(output.added.count, .results)
    let head =
      output.dryRun == true
      ? language.say(cs: "Přibylo by: \(count)\n", en: "Would be added: \(count)\n")
      : language.say(cs: "Přibylo: \(count)\n", en: "Added: \(count)\n")
    return head + table(output.added, language)
      + (output.known == 0
        ? "" : language.say(cs: "V knize už bylo: \(output.known)\n", en: "In the book already: \(output.known)\n"))
      + end(output.number, output.dryRun, language, program)
  }

  package static func imported(
    _ output: ImportOfficialResults.Output, _ language: Language, _ program: Program
  ) -> String {
    imported(output, language, undo: program)
  }

  /// Describes an import of official results.
  /// - Parameter program: the program with which the command that undoes the import begins; nil to leave this command
  ///   out, as on pages.
  static func imported(
    _ output: ImportOfficialResults.Output, _ language: Language, undo program: Program?
  ) -> String {
    let strings = OfficialResultStrings(language: language)
    let meets = output.meets.map { printable($0) }.joined(separator: ", ")
    let beside = output.beside.map {
      language.say(cs: "Vedle vás: \(printable($0))\n", en: "Beside you: \(printable($0))\n")
    }
    let who = (output.athlete.map { "\(meets): \(printable($0))\n" } ?? "") + (beside ?? "")
    let left = output.skipped.reduce(0) { $0 + $1.count }
    let reasons = output.skipped.map { "\(strings.why($0.why)) \($0.count)" }.joined(separator: ", ")
    let skipped =
      left == 0
      ? "" : language.say(cs: "Nepočítá se \(left): \(reasons)\n", en: "Not counted, \(left): \(reasons)\n")
    let splits =
      output.splitsLeftOut == 0
      ? ""
      : language.say(
        cs: "Mezičasy vynechány, nedávají smysl: \(language.counted(output.splitsLeftOut, .results))\n",
        en:
          "Splits left out because they do not lead up to the result: \(language.counted(output.splitsLeftOut, .results))\n"
      )
    let checksums = output.wrongChecksums.map { count in
      count == 1
        ? language.say(
          cs: "1 řádek neodpovídá svému kontrolnímu součtu\n", en: "1 line does not match its checksum\n")
        : language.say(
          cs: "Kontrolním součtům neodpovídá řádků: \(count)\n", en: "\(count) lines do not match their checksums\n")
    }
    // There is nothing to add: none of the swimmer's results in the file can be used, and none of them was in the book
    // before.
    let isNothing = output.results.added.isEmpty && output.results.known == 0
    let texts =
      isNothing
      ? language.say(
        cs: "Není co přidat; nic se nezměnilo.\n", en: "There is nothing to add; nothing was changed.\n")
      : added(output.results, language, undo: program)
    return who + texts + skipped + splits + (checksums ?? "")
  }

  package static func removed(
    _ output: RemoveOfficialResult.Output, _ language: Language, _ program: Program
  ) -> String {
    summary(output, language) + end(output.number, nil, language, program)
  }

  /// Describes an official result that was removed, without adding the command that undoes the removal.
  static func summary(_ output: RemoveOfficialResult.Output, _ language: Language) -> String {
    language.say(cs: "Vyřazeno:\n", en: "Removed:\n") + table([output.removed], language)
  }

  package static func baseTimes(
    _ output: ReplaceBaseTimes.Output, _ language: Language, _ program: Program
  ) -> String {
    baseTimes(output, language) + end(output.number, nil, language, program)
  }

  /// Says which base times were imported, without adding the command that undoes the change.
  static func baseTimes(_ output: ReplaceBaseTimes.Output, _ language: Language) -> String {
    guard output.number != nil else {
      return language.say(
        cs: "Kniha je už má; nic se nezměnilo.\n", en: "The book has them already; nothing was changed.\n")
    }
    if output.tables.isEmpty {
      return language.say(
        cs: "Základní časy podle věku nahrazeny (\(output.times))\n",
        en: "Base times by age replaced (\(output.times))\n")
    }
    let tables = OfficialResultStrings(language: language).tables(output.tables)
    return language.say(
      cs: "Základní časy nahrazeny (\(output.times)): \(tables)\n",
      en: "Base times replaced (\(output.times)): \(tables)\n")
  }

  /// Describes in one line what a change did to official results.
  static func what(_ change: SwimMeetsChange, _ language: Language) -> String {
    var parts: [String] = []
    func list(_ ids: [OfficialResultID]) -> String {
      ids.count == 1 ? ids[0].description : language.counted(ids.count, .results)
    }
    if !change.added.isEmpty {
      parts.append(language.say(cs: "oficiální čas: ", en: "official time: ") + list(change.added))
    }
    if !change.removed.isEmpty {
      parts.append(
        language.say(cs: "vyřazení oficiálního času: ", en: "removal of an official time: ") + list(change.removed))
    }
    if change.baseTimes { parts.append(language.say(cs: "základní časy bodů", en: "base times of points")) }
    if change.standards == true { parts.append(language.say(cs: "limity", en: "standards")) }
    if change.goal == true { parts.append(language.say(cs: "týdenní cíl", en: "weekly goal")) }
    if let names = change.beside {
      parts.append(
        language.say(cs: "výsledky vedle vás: ", en: "results beside you: ")
          + names.map { printable($0) }.joined(separator: ", "))
    }
    if change.targets == true { parts.append(language.say(cs: "cíl", en: "target")) }
    return parts.joined(separator: ", ")
  }

  private static func table(_ results: [OfficialResultView], _ language: Language) -> String {
    let strings = OfficialResultStrings(language: language)
    let shared = SwimmingStrings(language: language)
    var table = TextTable(rightAligned: [3])
    for result in results {
      table.add(
        language.date(result.day), strings.swim(result), shared.length(of: result.course),
        language.time(result.hundredths),
        ([result.best == true ? "★" : nil] + strings.notes(result)).compactMap { $0 }.joined(separator: ", "))
    }
    return table.text()
  }

  private static func end(_ number: Int?, _ dryRun: Bool?, _ language: Language, _ program: Program?) -> String {
    if dryRun == true { return language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    return program?.undo(number, language) ?? ""
  }
}
