import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportPresentation

/// Plans, and with whom they are shared.
extension Command {
  static let listPlans = Command(
    "support plans",
    summary: LocalizedText(cs: "Vypíše plány a s kým jsou sdílené", en: "List plans and whom they are shared with")
  ) { _, session throws(CommandError) in
    try session.reportSupport(ListPlans.self, NoInput()) { $0.plans($1, $2) }
  }

  static let planRun = Command(
    "support plan", [Parameter("NAME", help: LocalizedText(cs: "jak se jmenuje", en: "what it is called"))],
    options: Option.planDetails,
    summary: LocalizedText(cs: "Naplánuje běh", en: "Plan a run"),
    examples: [
      Example(
        "support plan Sunday --day 2027-05-02 --goal 10", LocalizedText(cs: "deset kilometrů", en: "ten kilometers")),
      Example("support plan Anytime", LocalizedText(cs: "bez dne a délky", en: "no day, no length")),
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
        "name", Parameter("NAME", help: LocalizedText(cs: "jméno", en: "a name")),
        help: LocalizedText(cs: "Jak se jmenuje", en: "What it is called"))
    ]
      + Option.planDetails + [
        Option("no-day", help: LocalizedText(cs: "Bez určeného dne", en: "No day")),
        Option("no-goal", help: LocalizedText(cs: "Bez určené délky", en: "No length")),
      ],
    summary: LocalizedText(cs: "Změní plán", en: "Change a plan"),
    details: LocalizedText(
      cs: "Stránky, které jste už poslali, zůstanou, jak jsou.", en: "Pages that were sent before stay as they are."),
    examples: [Example("support edit next --goal 8", LocalizedText(cs: "osm kilometrů", en: "eight kilometers"))]
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
    summary: LocalizedText(
      cs: "Smaže plán se všemi zprávami, natrvalo", en: "Remove a plan with all its messages, for good"),
    examples: [Example("support remove p7k3qz0", LocalizedText(cs: "se vším, co přišlo", en: "with all that came"))]
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
      Parameter("FILE", .path, help: LocalizedText(cs: "kam stránku zapsat", en: "where the page goes")).known(
        as: "path"),
    ],
    options: [
      Option(
        "to", Parameter("NAME", help: LocalizedText(cs: "jméno přítele", en: "a friend's name")).known(as: "friend"),
        help: LocalizedText(cs: "Koho žádáte", en: "Whom you ask")
      )
      .required
    ],
    summary: LocalizedText(
      cs: "Zapíše stránku, kterou pošlete příteli", en: "Write the page that you send to a friend"),
    details: LocalizedText(
      cs:
        "Jeden soubor bez odkazů ven: přítel v něm namluví zprávu, nebo se dočte, jak ji nahrát jinak. Kdo soubor má, "
        + "může poslat tolik zpráv, kolik plán dovolí.",
      en:
        "One file that fetches nothing: a friend records a message in it, or reads how to do so otherwise. Whoever has the "
        + "file may send as many messages as the plan says."),
    examples: [Example("support share next --to Sarah sarah.html", LocalizedText(cs: "pro Sáru", en: "for Sarah"))]
  ) { arguments, session throws(CommandError) in
    let plan = try arguments.plan(session)
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
      Parameter("FILE", .path, help: LocalizedText(cs: "kam stránku zapsat", en: "where the page goes")).known(
        as: "path"),
    ],
    summary: LocalizedText(cs: "Zapíše stránku sdílení znovu", en: "Write the page of a share again"),
    examples: [Example("support page 0123 sarah.html", LocalizedText(cs: "když se ztratila", en: "where it was lost"))]
  ) { arguments, session throws(CommandError) in
    let share = try arguments.share(session)
    let output = try session.writeFile(arguments, "FILE") { (path) throws(CommandError) in
      try session.call(ExportShare.self, ExportShare.Input(share: share, path: path, language: session.language))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, _ in
      SupportSummaries(strings: SupportStrings(language: language)).page(output)
    }
  }

  static let revokeShare = Command(
    "support revoke", [.share],
    summary: LocalizedText(cs: "Odvolá sdílení", en: "Take a share back"),
    details: LocalizedText(cs: "Co přišlo, zůstane.", en: "What came stays.")
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(RevokeShare.self, RevokeShare.Input(share: arguments.share(session))) {
      $0.revoked($1, $2)
    }
  }
}
