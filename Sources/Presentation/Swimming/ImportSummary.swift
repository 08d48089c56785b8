package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// What an import did, in words.
package enum ImportSummary {
  package static func text(_ output: ImportSwims.Output, _ language: Language) -> String {
    let words = SwimmingWords(language: language)
    var text = files(output, language)
    if output.files.isEmpty { return text }
    if output.records.isEmpty { return text + language.say(cs: "Žádný rekord nepadl.\n", en: "No record fell.\n") }
    let fallen = output.records.filter { $0.before != nil }
    let first = output.records.filter { $0.before == nil }
    if !fallen.isEmpty { text += words.counted(fallen: fallen.count) + ":\n" + words.moves(fallen) }
    if !first.isEmpty { text += words.counted(newRecords: first.count) + ":\n" + words.times(first) }
    return text
      + language.say(cs: "Knihu ukáže: recordbook records\n", en: "See the book: recordbook records\n")
  }

  /// That corrections no longer fit the laps as imported; nothing where all do.
  package static func setAside(_ count: Int, _ language: Language) -> String {
    guard count > 0 else { return "" }
    let corrections = SwimmingWords(language: language).counted(corrections: count)
    let fit = count == 1 ? "fits" : "fit"
    return language.say(
      cs: "\(corrections) se ke změněným délkám nehodí: recordbook review\n",
      en: "\(corrections) no longer \(fit) the changed laps: recordbook review\n")
  }

  /// Just what was read, without the records.
  package static func files(_ output: ImportSwims.Output, _ language: Language) -> String {
    if output.files.isEmpty {
      return language.say(cs: "Nic nového k načtení.\n", en: "Nothing new to import.\n")
    }
    let words = SwimmingWords(language: language)
    return output.files.map { file($0, words) }.joined() + (output.files.count > 1 ? total(output.files, words) : "")
  }

  private static func file(_ file: ImportedFile, _ words: SwimmingWords) -> String {
    var text = printable(file.path) + ": " + counts(file, words) + "\n"
    for (skipped, count) in grouped(file.skipped) {
      text += remark(skipped, count, words.language)
    }
    return text
  }

  private static func remark(_ skipped: Skipped, _ count: Int, _ language: Language) -> String {
    let (what, why) = (
      Phrasebook.swimming.say(skipped.what, in: language), Phrasebook.swimming.say(skipped.why, in: language)
    )
    let line = "\(what): \(why)" + (count > 1 ? " (\(count)×)" : "")
    return "  " + wrapped(line, width: 76).map { printable($0) }.joined(separator: "\n    ") + "\n"
  }

  private static func counts(_ file: ImportedFile, _ words: SwimmingWords) -> String {
    let language = words.language
    var parts = ["\(words.counted(swims: file.swims)), \(words.counted(laps: file.laps))"]
    parts.append(words.number(new: file.new))
    if file.updated > 0 { parts.append(words.number(updated: file.updated)) }
    if let corrections = file.corrections { parts.append(words.counted(corrections: corrections)) }
    if file.duplicates > 0 {
      parts.append(
        language.say(cs: "druhých záznamů \(file.duplicates)", en: words.counted(duplicates: file.duplicates)))
    }
    return parts.joined(separator: ", ")
  }

  private static func total(_ files: [ImportedFile], _ words: SwimmingWords) -> String {
    let swims = words.counted(swims: files.reduce(0) { $0 + $1.swims })
    let new = files.reduce(0) { $0 + $1.new }
    return words.language.say(cs: "Celkem \(swims), nových \(new)\n", en: "In all \(swims), \(new) new\n")
  }

  /// The same reason for several things is told once.
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
