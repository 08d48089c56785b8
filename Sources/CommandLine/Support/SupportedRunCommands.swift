import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportPresentation

/// The commands about the live run, and about earlier runs with messages from friends.
extension Command {
  static let startSupportedRun = Command(
    "support start", StartSupportedRun.self, StartSupportedRun.Input.init, [Parameter.plan.optional],
    options: [Option("indoor", cs: "V hale", en: "Indoors")],
    cs: "Začne běh podle plánu", en: "Start a run from a plan",
    details: LocalizedText(
      cs:
        "Bez PLAN podle dnešního, jinak podle posledního bez dne. Probíhající běh plán převezme. Pauza, konec a "
        + "uložení: run pause, run stop, run save.",
      en:
        "Without PLAN, today's plan, or else the latest without a day. A run under way then follows the plan. Pause, "
        + "stop and save it with run pause, run stop and run save."),
    examples: [Example("support start next", cs: "příští plán", en: "the next plan")],
    reply: .support { $0.started($1, $2) })

  static let activeRun = Command(
    "support status", ShowActive.self, NoInput.init,
    cs: "Ukáže probíhající běh a kdo je s vámi", en: "Show the run under way and who is with you",
    showsScreen: true, reply: .screen { _ in SupportDestinations.active })

  static let skip = Command(
    "support skip", cs: "Ukončí zprávu, která právě zní", en: "Stop the message that is playing"
  ) { _, session throws(CommandError) in
    try session.reportSupport(SkipMessage.self, SkipMessage.Input()) { words, output, _ in words.stands(output) }
  }

  static let history = Command(
    "support history", ShowSupportHistory.self, NoInput.init,
    cs: "Vypíše běhy podle plánů", en: "List runs that followed plans",
    reply: .support { words, output, _ in words.history(output) })
}
