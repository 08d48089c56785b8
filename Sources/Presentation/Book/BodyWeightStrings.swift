package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts about body weights, and the field for recording today's weight.
package struct BodyWeightStrings {
  private let language: Language

  package init(language: Language) { self.language = language }

  private var title: String { language.say(cs: "Tělesná váha", en: "Body Weight") }

  package func recorded(_ output: RecordBodyWeight.Output) -> String {
    let what = "\(language.date(output.day)): \(weight(output.weight))\n"
    if output.dryRun == true {
      return language.say(cs: "Zapsalo by se: ", en: "Would record: ") + what
        + language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n")
    }
    return output.change == nil
      ? language.say(cs: "Kniha už to tak má.\n", en: "Already so; nothing was changed.\n") : what
  }

  /// Returns a one-line description of a weight that was recorded or removed, without a trailing line feed.
  func changed(_ change: BodyWeightChanged) -> String {
    "\(title), \(language.date(change.day)): \(weight(change.weight))"
  }

  private func weight(_ load: Load?) -> String { load.map(language.load) ?? language.say(cs: "nic", en: "nothing") }

  /// Returns a field for recording today's weight. Until the user enters a weight, the field contains the most recently
  /// recorded one.
  package func field(_ latest: DatedBodyWeight?) -> Element {
    let unit = latest?.weight.unit ?? .kilogram
    return Element(
      .stepper, title, hint: language.say(cs: "Zapíše dnešní váhu", en: "Records today's weight"),
      value: latest.map { fieldText(thousandths: Int64($0.weight.thousandths)) } ?? "", type: .body,
      action: Action(
        RecordBodyWeight.method,
        input: Action.Input(
          "weight/thousandths", .thousandths,
          limits: Action.Limits(
            Load.bodyWeights(unit).lowerBound, Load.bodyWeights(unit).upperBound, decimals: 3, unit: unit.rawValue,
            step: 0.5))),
      command: ShellCommand.recordbook("body-weight", "WEIGHT"), saves: true)
  }
}
