package import KernelCommandLine

extension Command {
  package static let show = Command(
    "show",
    [
      Parameter("ROUTE", help: Phrase(cs: "adresa obrazovky, recordbook://…", en: "a screen's address, recordbook://…"))
    ],
    summary: Phrase(cs: "Ukáže obrazovku na adrese", en: "Show the screen at an address"),
    details: Phrase(
      cs: "S --json celou obrazovku: obsah, slova, rozvržení a co se na ní dá dělat.",
      en: "With --json the whole screen: content, wording, layout and what can be done there."),
    examples: [
      Example("show recordbook://swimming/records", Phrase(cs: "kniha rekordů", en: "the book of records")),
      Example(
        "show 'recordbook://swimming/records/freestyle/200?course=lcm'",
        Phrase(cs: "pokusy na trati", en: "attempts at a distance")),
      Example("show recordbook://settings", Phrase(cs: "nastavení", en: "the settings")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let route = arguments.word("ROUTE")
    try session.options.json ? session.writeJSON(session.screen(route)) : session.showScreen(route)
    return .success
  }
}
