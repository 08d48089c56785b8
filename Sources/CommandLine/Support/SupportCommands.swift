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
    .support, importOptions: { [] }, sample: { _ throws(CommandError) in },
    tryNext: { _, language, program throws(CommandError) in
      [
        Suggestion(
          program.command("support", "plan", "Sunday"),
          language.say(cs: "Běh, na který vás přátelé doprovodí hlasem", en: "A run on which friends speak to you"))
      ]
    })
}

extension Command {
  /// Alone it shows Home.
  static let support = Command(
    "support",
    summary: Phrase(
      cs: "Běhy s hlasy přátel: plány, sdílení, zprávy, poslech",
      en: "Runs with friends' voices: plans, shares, messages"),
    details: Phrase(
      cs:
        "Naplánujte běh, pošlete příteli soubor, přijměte, co namluvil, a vyběhněte: na svém místě se ozve. Do té doby "
        + "nic neprozradí, co říká ani kdy. Plán, sdílení i zprávu stačí zapsat začátkem jména.",
      en:
        "Plan a run, send a friend a file, receive what was recorded and run: it is heard at its place. Until then nothing "
        + "tells what it says, nor when. The beginning of a plan's, share's or message's name will do."),
    subcommands: [
      listPlans, planRun, editPlan, removePlan, sharePlan, sharePage, revokeShare, receive, listMessages,
      startSupportedRun, activeRun, skip, listen, history, play, favourite, reply, deleteMessage, supportNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowSupportHome.self, NoInput(), at: SupportRoutes.home)
  }

  // MARK: Plans

  private static let listPlans = Command(
    "support plans",
    summary: Phrase(cs: "Vypíše plány a s kým jsou sdílené", en: "List plans and whom they are shared with")
  ) { _, session throws(CommandError) in
    try session.reportSupport(ListPlans.self, NoInput()) { $0.plans($1, $2) }
  }

  private static let planRun = Command(
    "support plan", [Parameter("NAME", help: Phrase(cs: "jak se jmenuje", en: "what it is called"))],
    options: Option.planDetails,
    summary: Phrase(cs: "Naplánuje běh", en: "Plan a run"),
    examples: [
      Example("support plan Sunday --day 2027-05-02 --goal 10", Phrase(cs: "deset kilometrů", en: "ten kilometers")),
      Example("support plan Anytime", Phrase(cs: "bez dne a délky", en: "no day, no length")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = CreatePlan.Input(
      name: arguments.word("NAME"), day: try arguments.planDay(), goalMetres: try arguments.goalMetres(),
      mostMessages: try arguments.number("--messages"), mostSeconds: try arguments.number("--seconds"),
      showsSenders: arguments.showsSenders)
    return try session.reportSupport(CreatePlan.self, input) { $0.planned($1, $2) }
  }

  private static let editPlan = Command(
    "support edit", [.plan],
    options: [
      Option(
        "name", Parameter("NAME", help: Phrase(cs: "jméno", en: "a name")),
        help: Phrase(cs: "Jak se jmenuje", en: "What it is called"))
    ]
      + Option.planDetails + [
        Option("no-day", help: Phrase(cs: "Bez určeného dne", en: "No day")),
        Option("no-goal", help: Phrase(cs: "Bez určené délky", en: "No length")),
      ],
    summary: Phrase(cs: "Změní plán", en: "Change a plan"),
    details: Phrase(
      cs: "Stránky, které jste už poslali, zůstanou, jak jsou.", en: "Pages that were sent before stay as they are."),
    examples: [Example("support edit next --goal 8", Phrase(cs: "osm kilometrů", en: "eight kilometers"))]
  ) { arguments, session throws(CommandError) in
    let input = UpdatePlan.Input(
      plan: try arguments.plan(session), name: arguments["--name"], day: try arguments.planDay(),
      withoutDay: arguments.has("no-day") ? true : nil, goalMetres: try arguments.goalMetres(),
      withoutGoal: arguments.has("no-goal") ? true : nil, mostMessages: try arguments.number("--messages"),
      mostSeconds: try arguments.number("--seconds"), showsSenders: arguments.showsSenders)
    return try session.reportSupport(UpdatePlan.self, input) { $0.planned($1, $2) }
  }

  private static let removePlan = Command(
    "support remove", [.plan],
    summary: Phrase(
      cs: "Smaže plán se všemi zprávami, natrvalo", en: "Remove a plan with all its messages, for good"),
    examples: [Example("support remove p7k3qz0", Phrase(cs: "se vším, co přišlo", en: "with all that came"))]
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(RemovePlan.self, ShowPlan.Input(plan: arguments.plan(session))) { words, output, _ in
      words.removed(output)
    }
  }

  // MARK: Shares

  private static let sharePlan = Command(
    "support share",
    [
      .plan,
      Parameter("FILE", .path, help: Phrase(cs: "kam stránku zapsat", en: "where the page goes")).known(as: "path"),
    ],
    options: [
      Option(
        "to", Parameter("NAME", help: Phrase(cs: "jméno přítele", en: "a friend's name")),
        help: Phrase(cs: "Koho žádáte", en: "Whom you ask")
      )
      .required
    ],
    summary: Phrase(cs: "Zapíše stránku, kterou pošlete příteli", en: "Write the page that you send to a friend"),
    details: Phrase(
      cs:
        "Jeden soubor bez odkazů ven: přítel v něm namluví zprávu, nebo se dočte, jak ji nahrát jinak. Kdo soubor má, "
        + "může poslat tolik zpráv, kolik plán dovolí.",
      en:
        "One file that fetches nothing: a friend records a message in it, or reads how to do so otherwise. Whoever has the "
        + "file may send as many messages as the plan says."),
    examples: [Example("support share next --to Sarah sarah.html", Phrase(cs: "pro Sáru", en: "for Sarah"))]
  ) { arguments, session throws(CommandError) in
    let input = SharePlan.Input(
      plan: try arguments.plan(session), friend: arguments.word("--to"), path: arguments.path("FILE"),
      language: session.language)
    return try session.reportSupport(SharePlan.self, input) { $0.shared($1, $2) }
  }

  private static let sharePage = Command(
    "support page",
    [
      .share,
      Parameter("FILE", .path, help: Phrase(cs: "kam stránku zapsat", en: "where the page goes")).known(as: "path"),
    ],
    summary: Phrase(cs: "Zapíše stránku sdílení znovu", en: "Write the page of a share again"),
    examples: [Example("support page 0123 sarah.html", Phrase(cs: "když se ztratila", en: "where it was lost"))]
  ) { arguments, session throws(CommandError) in
    let input = ExportShare.Input(
      share: try arguments.share(session), path: arguments.path("FILE"), language: session.language)
    return try session.reportSupport(ExportShare.self, input) { words, output, _ in words.page(output) }
  }

  private static let revokeShare = Command(
    "support revoke", [.share],
    summary: Phrase(cs: "Odvolá sdílení", en: "Take a share back"),
    details: Phrase(cs: "Co přišlo, zůstane.", en: "What came stays.")
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(RevokeShare.self, RevokeShare.Input(share: arguments.share(session))) {
      $0.revoked($1, $2)
    }
  }

  // MARK: Messages

  private static let receive = Command(
    "support receive", [Parameter.path.read.repeated.known(as: "paths")],
    options: [
      Option(
        "share", Parameter("SHARE", help: Phrase(cs: "sdílení", en: "a share")),
        help: Phrase(cs: "Ke kterému sdílení patří samotná nahrávka", en: "Of which share a bare recording is")),
      Option(
        "from", Parameter("NAME", help: Phrase(cs: "jméno", en: "a name")),
        help: Phrase(cs: "Kdo v ní mluví", en: "Who speaks in it")),
      Option(
        "at", Parameter("PLACE", help: Phrase(cs: "5km, 25min nebo finish", en: "5km, 25min or finish")),
        help: Phrase(cs: "Kde v běhu se ozve", en: "Where in the run it is heard")),
    ],
    summary: Phrase(cs: "Přijme, co přátelé poslali zpět", en: "Take what friends sent back"),
    details: Phrase(
      cs:
        "Soubory .samwise, složky a archivy zip s nimi, a holé nahrávky WAV, Ogg Opus a MP4. Totéž podruhé nic nezmění. "
        + "Co přijmout nejde, vypíše (stav 1).",
      en:
        "Files named .samwise, folders and zips of them, and bare recordings in WAV, Ogg Opus and MP4. The same again "
        + "changes nothing. What can't be taken is listed (status 1)."),
    examples: [
      Example("support receive sarah.samwise", Phrase(cs: "soubor ze stránky", en: "a file of the page")),
      Example(
        "support receive voice.m4a --share 0123 --at 5km", Phrase(cs: "samotná nahrávka", en: "a bare recording")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ReceiveMessages.Input(
      paths: arguments.paths("PATH"),
      share: arguments["--share"] == nil ? nil : try arguments.share(session, "--share"),
      from: arguments["--from"], at: arguments["--at"])
    let output = try session.call(ReceiveMessages.self, input)
    let refused = output.files.filter { $0.problem != nil }
    _ = try session.report(output) { output, language, _ in
      SupportSummaries(words: SupportWords(language: language)).received(output)
    }
    guard !refused.isEmpty else { return .success }
    if !session.options.json {
      let language = session.language
      let speech = Speech(language, program: session.program, App.words)
      let summaries = SupportSummaries(words: SupportWords(language: language))
      for file in refused {
        guard let problem = file.problem else { continue }
        let words = speech.words(problem)
        session.complain(summaries.refused(file, words.text), hint: words.hint)
      }
    }
    return .failed
  }

  private static let listMessages = Command(
    "support messages", [Parameter.plan.optional],
    summary: Phrase(cs: "Vypíše zprávy", en: "List the messages"),
    details: Phrase(
      cs: "O těch, které se ještě neozvaly, neřekne, co v nich je ani kdy přijdou.",
      en: "Of those not heard yet it tells neither what they say nor when they come.")
  ) { arguments, session throws(CommandError) in
    let plan = try arguments["PLAN"].map { (_) throws(CommandError) in try arguments.plan(session) }
    return try session.reportSupport(ListMessages.self, ListMessages.Input(plan: plan)) { words, output, _ in
      words.messages(output.messages)
    }
  }

  private static let play = Command(
    "support play", [.message],
    summary: Phrase(cs: "Řekne, kde je zvuk zprávy", en: "Give the sound of a message, to be heard"),
    details: Phrase(
      cs: "Vypíše cestu k souboru. Zpráva, která čeká na běh, se nevydá.",
      en: "Prints the path of the file. A message that waits for its run is not given out."),
    examples: [Example("support play m4x0w9c", Phrase(cs: "znovu", en: "again"))]
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(PlayMessage.self, PlayMessage.Input(message: arguments.message(session))) {
      words, output, _ in words.sound(output)
    }
  }

  private static let favourite = Command(
    "support favourite", [.message],
    options: [Option("off", help: Phrase(cs: "Zruší to", en: "No longer"))],
    summary: Phrase(cs: "Označí zprávu jako oblíbenou", en: "Mark a message as a favorite")
  ) { arguments, session throws(CommandError) in
    let input = FavourMessage.Input(message: try arguments.message(session), isFavourite: !arguments.has("off"))
    return try session.reportSupport(FavourMessage.self, input) { $0.marked($1, $2) }
  }

  private static let reply = Command(
    "support reply", [.message, Parameter("TEXT", help: Phrase(cs: "nejvýš 280 znaků", en: "at most 280 letters"))],
    options: [
      Option(
        "file", Parameter("FILE", .path, help: Phrase(cs: "soubor", en: "a file")),
        help: Phrase(cs: "Zapíše odpověď k odeslání", en: "Write the answer, to be sent"))
    ],
    summary: Phrase(cs: "Odpoví na zprávu, jednou", en: "Answer a message, once"),
    examples: [Example("support reply m4x0w9c 'Thank you!'", Phrase(cs: "poděkuje", en: "say thanks"))]
  ) { arguments, session throws(CommandError) in
    let input = ReplyToMessage.Input(
      message: try arguments.message(session), text: arguments.word("TEXT"),
      path: arguments["--file"] == nil ? nil : arguments.path("--file"))
    return try session.reportSupport(ReplyToMessage.self, input) { $0.replied($1, $2) }
  }

  private static let deleteMessage = Command(
    "support delete", [.message],
    summary: Phrase(cs: "Smaže zprávu i se zvukem, natrvalo", en: "Delete a message with its sound, for good")
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(DeleteMessage.self, ShowMessage.Input(message: arguments.message(session))) {
      words, output, _ in words.deleted(output)
    }
  }

  // MARK: Runs

  private static let startSupportedRun = Command(
    "support start", [Parameter.plan.optional],
    options: [Option("indoor", help: Phrase(cs: "V hale", en: "Indoors"))],
    summary: Phrase(cs: "Začne běh podle plánu", en: "Begin a run that follows a plan"),
    details: Phrase(
      cs:
        "Bez PLAN podle dnešního, jinak podle posledního bez dne. Probíhající běh plán převezme. Pauza, konec a uložení: "
        + "run pause, run stop, run save.",
      en:
        "Without PLAN that of today, else the latest without a day. A run under way takes the plan up. Pause, end and save "
        + "it by run pause, run stop, run save."),
    examples: [Example("support start next", Phrase(cs: "příští plán", en: "the next plan"))]
  ) { arguments, session throws(CommandError) in
    let plan = try arguments["PLAN"].map { (_) throws(CommandError) in try arguments.plan(session) }
    let input = StartSupportedRun.Input(plan: plan, indoor: arguments.has("indoor") ? true : nil)
    return try session.reportSupport(StartSupportedRun.self, input) { words, output, _ in words.started(output) }
  }

  private static let activeRun = Command(
    "support status",
    summary: Phrase(cs: "Ukáže probíhající běh a kdo je s vámi", en: "Show the run under way and who is with you"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowActive.self, NoInput(), at: SupportRoutes.active)
  }

  private static let skip = Command(
    "support skip", summary: Phrase(cs: "Ukončí zprávu, která právě zní", en: "End the message that sounds")
  ) { _, session throws(CommandError) in
    try session.reportSupport(SkipMessage.self, SkipMessage.Input()) { words, output, _ in words.stands(output) }
  }

  private static let history = Command(
    "support history", summary: Phrase(cs: "Vypíše běhy podle plánů", en: "List runs that followed plans")
  ) { _, session throws(CommandError) in
    try session.reportSupport(ShowSupportHistory.self, NoInput()) { words, output, _ in words.history(output) }
  }

  /// For completion.
  private static let supportNames = Command(
    "support names",
    [Parameter("KIND", .choice(["plans", "shares", "messages"]), help: Phrase(cs: "čeho", en: "of what"))],
    summary: Phrase(cs: "Vypíše jména", en: "List names"), isHidden: true
  ) { arguments, session throws(CommandError) in
    let names: [String]
    switch arguments.word("KIND") {
    case "plans": names = try session.call(ListPlans.self, NoInput()).plans.map(\.plan.description)
    case "shares":
      names = try session.call(ListPlans.self, NoInput()).plans.flatMap { $0.shares.map(\.share.description) }
    default: names = try session.call(ListMessages.self, ListMessages.Input()).messages.map(\.message.description)
    }
    try session.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}

extension Session {
  func reportSupport<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (SupportSummaries, Case.Output, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(type, input) { words(SupportSummaries(words: SupportWords(language: $1)), $0, $2) }
  }
}
