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
      Example("show recordbook://", Phrase(cs: "přehled", en: "the overview")),
      Example(
        "show 'recordbook://?day=2026-05-03'", Phrase(cs: "přehled k jednomu dni", en: "the overview as of a day")),
      Example("show recordbook://settings", Phrase(cs: "nastavení", en: "the settings")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let route = arguments.word("ROUTE")
    try session.options.json ? session.writeJSON(session.screen(route)) : session.showScreen(route)
    return .success
  }
}
