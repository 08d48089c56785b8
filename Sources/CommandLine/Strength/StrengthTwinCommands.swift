import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands with which the user decides whether two workouts that were logged by two apps are the same workout.
extension Command {
  static let sameWorkouts = twins(
    "same", areSame: true, cs: "Řekne, že dva tréninky jsou týž, takže se počítá jednou",
    en: "Decide that two workouts are the same, so that one counts")

  static let bothWorkouts = twins(
    "both", areSame: false, cs: "Řekne, že se počítají oba tréninky", en: "Decide that both of two workouts count")

  private static func twins(_ verb: String, areSame: Bool, cs: String, en: String) -> Command {
    Command(
      "strength \(verb)",
      [
        Parameter.workout.optional,
        Parameter("OTHER", .name("strength names workouts"), cs: "druhý trénink", en: "the other workout").optional,
      ],
      options: [
        Option("all", cs: "O všech, na které se kniha ptá", en: "All workouts that the book asks about"), .dryRun,
      ], cs: cs, en: en,
      details: LocalizedText(
        cs: "Týž trénink ze dvou aplikací pozná kniha sama, a kde si není jistá, zeptá se. Jde vzít zpět.",
        en: "The book itself finds workouts that two apps logged, and asks if it is unsure. You can undo the "
          + "decision."),
      examples: [
        Example("strength \(verb) s20260105T180010 s20260105T200000", cs: "dva tréninky", en: "two workouts"),
        Example("strength \(verb) --all", cs: "všechny nejisté", en: "all doubtful ones"),
      ]
    ) { arguments, session throws(CommandError) in
      var input = DecideTwins.Input(same: areSame, dryRun: arguments.isDryRun)
      if arguments.has("all") {
        input.all = true
      } else {
        guard arguments["WORKOUT"] != nil, arguments["OTHER"] != nil else {
          throw .usage(
            cs: "chybí dva tréninky, nebo --all", en: "two workouts are missing, or --all",
            hint: LocalizedText(cs: "Na co se kniha ptá, ukáže", en: "See what the book asks"), command: "review")
        }
        input.workout = try arguments.value("WORKOUT", session)
        input.other = try arguments.value("OTHER", session)
      }
      return try session.reportStrength(DecideTwins.self, input, number: \.change) {
        StrengthTwinStrings(strings: $0.strings).decided($1)
      }
    }
  }
}
