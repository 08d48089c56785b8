package import KernelCommandLine
import KernelPresentation

extension Command {
  package static let show = Command(
    "show",
    [
      Parameter(
        "ROUTE", .name("show --names"),
        help: LocalizedText(cs: "adresa obrazovky, recordbook://…", en: "a screen's address, recordbook://…")
      ).optional
    ],
    options: [
      Option(
        "names",
        help: LocalizedText(
          cs: "Vypíše adresy, které tak začínají, jak je nabízí doplňování",
          en: "List the addresses that begin so, as completion offers them"))
    ],
    summary: LocalizedText(cs: "Ukáže obrazovku na adrese", en: "Show the screen at an address"),
    details: LocalizedText(
      cs:
        "S --json celou obrazovku: obsah, slova, rozvržení a co se na ní dá dělat. Bez ROUTE vypíše, jaké adresy jsou.",
      en: "With --json the whole screen: content, wording, layout and what can be done there. Without ROUTE it lists "
        + "which addresses there are."),
    examples: [
      Example("show recordbook://", LocalizedText(cs: "přehled", en: "the overview")),
      Example(
        "show 'recordbook://?day=2026-05-03'",
        LocalizedText(cs: "přehled k jednomu dni", en: "the overview as of a day")),
      Example("show recordbook://settings", LocalizedText(cs: "nastavení", en: "the settings")),
    ],
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    if arguments.has("names") {
      let names = try ScreenAddresses(session).starting(with: arguments["ROUTE"] ?? "")
      try session.options.json ? session.writeJSON(names) : session.write(names.map { $0 + "\n" }.joined())
      return .success
    }
    guard let route = arguments["ROUTE"] else {
      let addresses = try session.screenPatterns().map(\.description)
      try session.options.json ? session.writeJSON(addresses) : session.write(addresses.map { $0 + "\n" }.joined())
      return .success
    }
    try session.options.json ? session.writeJSON(session.screen(route)) : session.showScreen(route)
    return .success
  }
}
