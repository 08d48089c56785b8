import BookApplication
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthPresentation

extension Command {
  /// The command that records or shows the body weight. The body weight belongs to the book as a whole, but the
  /// command is in the module of strength because weights are parsed in the same way as the loads of strength.
  package static let bodyWeight = bodyWeight("body-weight")
  static let strengthBodyWeight = bodyWeight("strength body-weight")

  private static func bodyWeight(_ words: String) -> Command {
    Command(
      words, [Parameter("WEIGHT", cs: "váha, třeba 82.5kg", en: "a weight, such as 82.5kg").amount.optional],
      options: [
        Option("day", .day(), cs: "Kterého dne; jinak dnes", en: "Which day (default: today)"),
        Option("remove", cs: "Smaže váhu toho dne", en: "Remove that day's weight"), .dryRun,
      ],
      cs: "Zapíše nebo ukáže tělesnou váhu", en: "Record or show your body weight",
      details: LocalizedText(
        cs: "Je jedna pro celou knihu: počítá se z ní energie běhů a kreslí graf posilování.",
        en: "All features share it: the energy of runs is estimated from it, and strength shows its chart."),
      examples: [
        Example("\(words) 82.5kg", cs: "dnes", en: "today"),
        Example("\(words) 83kg --day yesterday", cs: "včera", en: "yesterday"),
      ]
    ) { arguments, session throws(CommandError) in
      let removes = arguments.has("remove")
      guard arguments["WEIGHT"] != nil || removes else {
        return try session.reportLifts(ListBodyWeights.self, NoInput()) { words, output, _ in words.weights(output) }
      }
      let input = LogBodyWeight.Input(
        weight: try arguments.value("WEIGHT", session), day: try arguments.day("--day", session),
        withoutWeight: removes ? true : nil, dryRun: arguments.isDryRun)
      return try session.reportStrength(LogBodyWeight.self, input, number: \.change) { $0.weighed($1) }
    }
  }
}
