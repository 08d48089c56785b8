import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain
import SupportPresentation

extension FeatureCommands {
  package static let support = FeatureCommands(
    .support, importOptions: { [] }, sample: { session throws(CommandError) in try SupportSample.fill(session) },
    tryNext: { session, language, program throws(CommandError) in
      let last = try session.call(ShowSupportHistory.self, NoInput()).runs.first.map { run in
        Suggestion(
          program.command("show", SupportDestinations.run(run.run).route.description),
          language.say(cs: "Běh, na kterém zazněl hlas přítele", en: "A run with a friend's message"))
      }
      let plan = Suggestion(
        program.command("support", "add", "Sunday"),
        language.say(cs: "Běh, na který vás přátelé doprovodí hlasem", en: "A run with messages from friends"))
      return [last, plan].compactMap(\.self)
    })
}

extension Command {
  /// The command `support`. Without a subcommand, it shows the screen Home.
  static let support = Command(
    "support",
    cs: "Běhy s hlasy přátel: plány, sdílení, zprávy, poslech",
    en: "Friends' voices on your runs: plans, shares, messages",
    details: LocalizedText(
      cs:
        "Naplánujte běh, pošlete příteli soubor, přijměte, co namluvil, a vyběhněte: na svém místě se ozve. Do té doby "
        + "nic neprozradí, co říká ani kdy. Plán, sdílení i zprávu stačí zapsat začátkem jména.",
      en:
        "Plan a run, send a friend a file, receive the recording and run: it plays at its moment. Until then nothing "
        + "shows what it says, or when. You can shorten the names of plans, shares and messages."),
    subcommands: [
      listPlans, planRun, editPlan, deletePlan, sharePlan, sharePage, revokeShare, receive, listMessages,
      startSupportedRun, activeRun, skip, listen, history, play, favourite, reply, deleteMessage, supportNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowSupportHome.self, NoInput(), at: SupportDestinations.home)
  }
}

extension Session {
  func reportSupport<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (SupportSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { words(SupportSummaries(strings: SupportStrings(language: $1)), $0, $2) }
  }
}

extension Reply {
  static func support(_ words: @escaping @Sendable (SupportSummaries, Case.Output, Program) -> String) -> Reply {
    Reply { input, session throws(CommandError) in try session.reportSupport(Case.self, input, words) }
  }
}
