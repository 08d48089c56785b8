import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// What happened to runs, each in a line that ends in a line feed.
struct RunEventWords {
  let words: RunningWords
  private var language: Language { words.language }

  func line(_ name: String, _ details: some EncodedValueSource) -> String? {
    switch name {
    case RunningEvents.bookChanged: details.decoded(as: RunningEvents.BookChanged.self).map(changed)
    case RunningEvents.effortBroken: details.decoded(as: RunEffortMoveView.self).map(broken)
    default: nil
    }
  }

  private func changed(_ details: RunningEvents.BookChanged) -> String {
    let line =
      details.undone == true
      ? language.say(cs: "Vzato zpět", en: "Taken back")
      : language.say(cs: "Běhy se změnily", en: "The runs have changed")
    let parts = [
      details.change.map(words.name), details.run.map { language.say(cs: "běh \($0)", en: "run \($0)") },
    ].compactMap { $0 }
    return (parts.isEmpty ? line : line + ": " + parts.joined(separator: ", ")) + "\n"
  }

  private func broken(_ move: RunEffortMoveView) -> String {
    let line = RunChangeWords(words: words).moves([move])
    return language.say(cs: "Nový nejlepší úsek: ", en: "A new best effort: ") + line.drop { $0 == " " }
  }
}
