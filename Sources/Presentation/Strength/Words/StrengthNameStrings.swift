import KernelDomain
import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Texts about the names of exercises in imported logs, and about the exercises for which they stand.
extension StrengthAnswerStrings {
  /// Says how many names in imported logs were turned into new exercises, and lists these names.
  package func split(_ output: NamesOutput) -> String {
    guard output.change != nil || output.dryRun == true else { return already }
    let count = output.names.count
    let parts =
      count == 1
      ? strings.ownNames(1)
      : language.say(
        cs: "Každý \(count < 5 ? "ze" : "z") \(count) názvů je teď samostatným cvikem",
        en: "Each of \(count) names is an exercise of its own now")
    return parts + ".\n" + StrengthNameStrings(strings: strings).lines(output.names, columns: nil)
  }

  /// Lists the names in imported logs that now stand for other exercises than before.
  package func names(_ output: NamesOutput) -> String {
    guard output.change != nil || output.dryRun == true else { return already }
    return StrengthNameStrings(strings: strings).lines(output.names, columns: nil)
  }
}

package struct StrengthNameStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  /// Returns a line for each name in imported logs: the app, the name, the exercise for which it stands, the number of
  /// sets, and the exercise for which it should probably stand instead.
  package func lines(_ names: [NameView], columns: Int?) -> String {
    var table = TextTable(rightAligned: [3])
    for name in names {
      table.add(
        name.app, printable(name.name), "→ " + strings.name(name.exercise), strings.counted(name.sets, .sets),
        name.like.map { language.say(cs: "jako ", en: "like ") + strings.name($0) } ?? "")
    }
    return table.text(within: columns)
  }

  /// Returns a line for each name in imported logs, or a text that says that there are no such names.
  package func list(_ names: [NameView], columns: Int?) -> String {
    names.isEmpty ? none + "\n" : lines(names, columns: columns)
  }

  var none: String {
    language.say(cs: "Žádný název v načtených denících", en: "No names in imported logs")
  }

  /// Asks whether a name in imported logs stands for the same exercise as a similar name of its app or, if there is
  /// none, for the exercise that it probably means.
  func question(_ name: NameView) -> String {
    let sets = strings.counted(name.sets, .sets)
    if let beside = name.beside {
      return language.say(
        cs: "„\(name.name)“ (\(sets)) vedle „\(beside)“: jeden cvik?",
        en: "“\(name.name)” (\(sets)) beside “\(beside)”: one exercise?")
    }
    let like = name.like.map(strings.name) ?? ""
    return language.say(cs: "Je „\(name.name)“ (\(sets)) cvik \(like)?", en: "Is “\(name.name)” (\(sets)) \(like)?")
  }

  /// Says why the book asks about a name in imported logs.
  func reason(_ name: NameView) -> String {
    name.beside == nil
      ? language.say(
        cs: "Název může znamenat víc cviků, takže je zatím vlastním cvikem.",
        en: "The name may mean several exercises, so it is one of its own for now.")
      : language.say(
        cs: "Aplikace má oba názvy, takže jsou zatím dva cviky.",
        en: "The app has both names, so they are two exercises for now.")
  }
}
