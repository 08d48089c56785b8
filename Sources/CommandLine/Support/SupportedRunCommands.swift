import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportPresentation

/// The run under way, and those before it.
extension Command {
  static let startSupportedRun = Command(
    "support start", [Parameter.plan.optional],
    options: [Option("indoor", help: LocalizedText(cs: "V hale", en: "Indoors"))],
    summary: LocalizedText(cs: "Začne běh podle plánu", en: "Begin a run that follows a plan"),
    details: LocalizedText(
      cs:
        "Bez PLAN podle dnešního, jinak podle posledního bez dne. Probíhající běh plán převezme. Pauza, konec a uložení: "
        + "run pause, run stop, run save.",
      en:
        "Without PLAN that of today, else the latest without a day. A run under way takes the plan up. Pause, end and save "
        + "it by run pause, run stop, run save."),
    examples: [Example("support start next", LocalizedText(cs: "příští plán", en: "the next plan"))]
  ) { arguments, session throws(CommandError) in
    let plan = try arguments["PLAN"].map { (_) throws(CommandError) in try arguments.plan(session) }
    let input = StartSupportedRun.Input(plan: plan, indoor: arguments.has("indoor") ? true : nil)
    return try session.reportSupport(StartSupportedRun.self, input) { $0.started($1, $2) }
  }

  static let activeRun = Command(
    "support status",
    summary: LocalizedText(
      cs: "Ukáže probíhající běh a kdo je s vámi", en: "Show the run under way and who is with you"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowActive.self, NoInput(), at: SupportRoutes.active)
  }

  static let skip = Command(
    "support skip", summary: LocalizedText(cs: "Ukončí zprávu, která právě zní", en: "End the message that sounds")
  ) { _, session throws(CommandError) in
    try session.reportSupport(SkipMessage.self, SkipMessage.Input()) { words, output, _ in words.stands(output) }
  }

  static let history = Command(
    "support history", summary: LocalizedText(cs: "Vypíše běhy podle plánů", en: "List runs that followed plans")
  ) { _, session throws(CommandError) in
    try session.reportSupport(ShowSupportHistory.self, NoInput()) { words, output, _ in words.history(output) }
  }
}
