import KernelCommandLine
import KernelDomain
import KernelPresentation

/// The text that suggests what to try next in the demonstration.
enum DemoSummary {
  /// Returns the text that suggests what to try next.
  /// - Parameters:
  ///   - features: the commands that the features suggest.
  ///   - store: the path of the demonstration's folder.
  ///   - program: the program's name with which the commands begin.
  static func text(
    _ features: [FeatureCommands.Suggestion], store: String, _ language: Language, _ program: Program
  ) -> String {
    let all =
      features + [
        FeatureCommands.Suggestion(
          program.command("undo"), language.say(cs: "Vzít zpět, co jste změnili", en: "Undo what you changed")),
        FeatureCommands.Suggestion(
          program.command("review"), language.say(cs: "Co čeká na úsudek", en: "What you have to decide")),
      ]
    return language.say(
      cs: "Tato kniha je ve složce \(printable(store)). Zkuste dál:\n",
      en: "This book is in \(printable(store)). Try next:\n")
      + all.map { "  \($0.words):\n    \(printable($0.command))\n" }.joined()
      + language.say(cs: "Vlastní kniha", en: "Your own book") + ": "
      + Program.usual.command("import", "export.zip") + "\n"
  }
}
