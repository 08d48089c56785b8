import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain
import SupportPresentation

/// The commands about plans and shares (invitations of friends to send messages for a plan).
extension Command {
  static let listPlans = Command(
    "support list", [.period], options: [.limit],
    cs: "Vypíše plány a s kým jsou sdílené", en: "List plans and the friends with whom they are shared",
    details: LocalizedText(
      cs: "Nejnovější napřed. S PERIOD jen plány, které mají určený den.",
      en: "Newest first. With PERIOD, only plans that have a day.")
  ) { arguments, session throws(CommandError) in
    let (since, until, limit) = try arguments.listed(session)
    let input = ListPlans.Input(since: since, until: until, limit: limit)
    return try session.reportSupport(ListPlans.self, input) { $0.plans($1, $2, isPart: since != nil) }
  }

  static let planRun = Command(
    "support add", [Parameter("NAME", cs: "jak se jmenuje", en: "what it is called")],
    options: Option.planDetails,
    cs: "Naplánuje běh", en: "Plan a run",
    examples: [
      Example("support add Sunday --day 2027-05-02 --goal 10", cs: "deset kilometrů", en: "ten kilometers"),
      Example("support add Anytime", cs: "bez dne a délky", en: "without a day or distance"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = CreatePlan.Input(
      name: arguments.word("NAME"), day: try arguments.day("--day", session, isAhead: true),
      goalMetres: try arguments.goalMetres(),
      mostMessages: try arguments.value("--messages", session), mostSeconds: try arguments.value("--seconds", session),
      showsSenders: arguments.showsSenders)
    return try session.reportSupport(CreatePlan.self, input) { $0.planned($1, $2) }
  }

  static let editPlan = Command(
    "support edit", [.plan],
    options: [
      Option("name", Parameter("NAME", cs: "jméno", en: "a name"), cs: "Jak se jmenuje", en: "Its name")
    ]
      + Option.planDetails + [
        Option("no-day", cs: "Bez určeného dne", en: "No day"),
        Option("no-goal", cs: "Bez určené délky", en: "No distance"),
      ],
    cs: "Změní plán", en: "Change a plan",
    details: LocalizedText(
      cs: "Stránky, které jste už poslali, zůstanou, jak jsou.", en: "Pages you have already sent stay as they are."),
    examples: [Example("support edit next --goal 8", cs: "osm kilometrů", en: "eight kilometers")]
  ) { arguments, session throws(CommandError) in
    let input = UpdatePlan.Input(
      plan: try arguments.value("PLAN", session), name: arguments["--name"],
      day: try arguments.day("--day", session, isAhead: true),
      withoutDay: arguments.has("no-day") ? true : nil, goalMetres: try arguments.goalMetres(),
      withoutGoal: arguments.has("no-goal") ? true : nil, mostMessages: try arguments.value("--messages", session),
      mostSeconds: try arguments.value("--seconds", session), showsSenders: arguments.showsSenders)
    return try session.reportSupport(UpdatePlan.self, input) { $0.planned($1, $2) }
  }

  static let deletePlan = Command(
    "support delete", [.plan], options: [.yes],
    cs: "Smaže plán se všemi zprávami, natrvalo", en: "Delete a plan and all its messages, permanently",
    examples: [Example("support delete p7k3qz0", cs: "se vším, co přišlo", en: "with all its messages")]
  ) { arguments, session throws(CommandError) in
    let input = ShowPlan.Input(plan: try arguments.value("PLAN", session))
    let shown = try session.call(ShowPlan.self, input)
    let (name, count) = (shown.plan.name, shown.messages.count)
    try session.confirm(
      arguments,
      loss: LocalizedText(
        cs: "plán „\(name)“ a \(Language.cs.counted(count, .messagesInCzech))",
        en: "the plan \"\(name)\" and \(Language.en.counted(count, .messages))"))
    return try session.reportSupport(RemovePlan.self, input) { words, output, _ in words.removed(output) }
  }

  // MARK: Shares

  static let sharePlan = Command(
    "support share",
    [
      .plan,
      Parameter("FILE", .path, cs: "kam stránku zapsat", en: "where to write the page").known(
        as: "path"),
    ],
    options: [
      Option(
        "to", Parameter("NAME", cs: "jméno přítele", en: "a friend's name").known(as: "friend"),
        cs: "Koho žádáte", en: "The friend you ask"
      )
      .required
    ],
    cs: "Zapíše stránku, kterou pošlete příteli", en: "Write the page that you send to a friend",
    details: LocalizedText(
      cs:
        "Jeden soubor bez odkazů ven: přítel v něm namluví zprávu, nebo se dočte, jak ji nahrát jinak. Kdo soubor má, "
        + "může poslat tolik zpráv, kolik plán dovolí.",
      en:
        "One self-contained file, in which a friend records a message, or reads how to record one elsewhere. Whoever "
        + "has the file may send as many messages as the plan allows."),
    examples: [Example("support share next --to Sarah sarah.html", cs: "pro Sáru", en: "for Sarah")]
  ) { arguments, session throws(CommandError) in
    let plan: PlanID = try arguments.value("PLAN", session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(
        SharePlan.self,
        SharePlan.Input(plan: plan, friend: arguments.word("--to"), path: path, language: session.language))
    }
    guard let output else { return .success }
    return try session.report(output) { SupportSummaries(strings: SupportStrings(language: $1)).shared($0, $2) }
  }

  static let sharePage = Command(
    "support page",
    [
      .share,
      Parameter("FILE", .path, cs: "kam stránku zapsat", en: "where to write the page").known(
        as: "path"),
    ],
    cs: "Zapíše stránku sdílení znovu", en: "Write a share's page again",
    examples: [Example("support page 0123 sarah.html", cs: "když se ztratila", en: "if it was lost")]
  ) { arguments, session throws(CommandError) in
    let share: ShareID = try arguments.value("SHARE", session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportShare.self, ExportShare.Input(share: share, path: path, language: session.language))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      SupportSummaries(strings: SupportStrings(language: language)).page(output)
    }
  }

  static let revokeShare = Command(
    "support revoke", RevokeShare.self, RevokeShare.Input.init, [.share],
    cs: "Odvolá sdílení", en: "Revoke a share",
    details: LocalizedText(cs: "Co přišlo, zůstane.", en: "Received messages stay."),
    reply: .support { $0.revoked($1, $2) })
}

extension PluralForms {
  fileprivate static let messagesInCzech = PluralForms(one: "zprávu", few: "zprávy", many: "zprávy", other: "zpráv")
}
