import KernelCommandLine
import KernelDomain
import KernelPresentation

/// What to try next in the book of samples.
enum DemoSummary {
  /// - Parameters:
  ///   - features: what they have to try.
  ///   - store: where that book is.
  ///   - program: begins the commands for it.
  static func text(
    _ features: [FeatureCommands.Suggestion], store: String, _ language: Language, _ program: Program
  ) -> String {
    let all =
      features + [
        FeatureCommands.Suggestion(
          program.command("undo"), language.say(cs: "Vzít zpět, co jste změnili", en: "Take back what you changed")),
        FeatureCommands.Suggestion(
          program.command("review"), language.say(cs: "Co čeká na úsudek", en: "What awaits judgement")),
      ]
    return language.say(
      cs: "Tato kniha je ve složce \(printable(store)). Zkuste dál:\n",
      en: "This book is in \(printable(store)). Try next:\n")
      + all.map { "  \($0.words):\n    \(printable($0.command))\n" }.joined()
      + language.say(cs: "Vlastní kniha", en: "Your own book") + ": "
      + Program.usual.command("import", "export.zip") + "\n"
  }
}
