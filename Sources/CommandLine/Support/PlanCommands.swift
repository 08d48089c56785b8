import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportPresentation

/// Plans, and with whom they are shared.
extension Command {
  static let listPlans = Command(
    "support plans",
    summary: Phrase(cs: "Vypíše plány a s kým jsou sdílené", en: "List plans and whom they are shared with")
  ) { _, session throws(CommandError) in
    try session.reportSupport(ListPlans.self, NoInput()) { $0.plans($1, $2) }
  }

  static let planRun = Command(
    "support plan", [Parameter("NAME", help: Phrase(cs: "jak se jmenuje", en: "what it is called"))],
    options: Option.planDetails,
    summary: Phrase(cs: "Naplánuje běh", en: "Plan a run"),
    examples: [
      Example("support plan Sunday --day 2027-05-02 --goal 10", Phrase(cs: "deset kilometrů", en: "ten kilometers")),
      Example("support plan Anytime", Phrase(cs: "bez dne a délky", en: "no day, no length")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = CreatePlan.Input(
      name: arguments.word("NAME"), day: try arguments.day("--day"), goalMetres: try arguments.goalMetres(),
      mostMessages: try arguments.number("--messages"), mostSeconds: try arguments.number("--seconds"),
      showsSenders: arguments.showsSenders)
    return try session.reportSupport(CreatePlan.self, input) { $0.planned($1, $2) }
  }

  static let editPlan = Command(
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
      plan: try arguments.plan(session), name: arguments["--name"], day: try arguments.day("--day"),
      withoutDay: arguments.has("no-day") ? true : nil, goalMetres: try arguments.goalMetres(),
      withoutGoal: arguments.has("no-goal") ? true : nil, mostMessages: try arguments.number("--messages"),
      mostSeconds: try arguments.number("--seconds"), showsSenders: arguments.showsSenders)
    return try session.reportSupport(UpdatePlan.self, input) { $0.planned($1, $2) }
  }

  static let removePlan = Command(
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

  static let sharePlan = Command(
    "support share",
    [
      .plan,
      Parameter("FILE", .path, help: Phrase(cs: "kam stránku zapsat", en: "where the page goes")).known(as: "path"),
    ],
    options: [
      Option(
        "to", Parameter("NAME", help: Phrase(cs: "jméno přítele", en: "a friend's name")).known(as: "friend"),
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
    let plan = try arguments.plan(session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(
        SharePlan.self,
        SharePlan.Input(plan: plan, friend: arguments.word("--to"), path: path, language: session.language))
    }
    guard let output else { return .success }
    return try session.report(output) { SupportSummaries(words: SupportWords(language: $1)).shared($0, $2) }
  }

  static let sharePage = Command(
    "support page",
    [
      .share,
      Parameter("FILE", .path, help: Phrase(cs: "kam stránku zapsat", en: "where the page goes")).known(as: "path"),
    ],
    summary: Phrase(cs: "Zapíše stránku sdílení znovu", en: "Write the page of a share again"),
    examples: [Example("support page 0123 sarah.html", Phrase(cs: "když se ztratila", en: "where it was lost"))]
  ) { arguments, session throws(CommandError) in
    let share = try arguments.share(session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportShare.self, ExportShare.Input(share: share, path: path, language: session.language))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      SupportSummaries(words: SupportWords(language: language)).page(output)
    }
  }

  static let revokeShare = Command(
    "support revoke", [.share],
    summary: Phrase(cs: "Odvolá sdílení", en: "Take a share back"),
    details: Phrase(cs: "Co přišlo, zůstane.", en: "What came stays.")
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(RevokeShare.self, RevokeShare.Input(share: arguments.share(session))) {
      $0.revoked($1, $2)
    }
  }
}
