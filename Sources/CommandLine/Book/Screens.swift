package import KernelCommandLine
import KernelPresentation

extension Command {
  package static let show = Command(
    "show",
    [
      Parameter(
        "ROUTE", .name("show --names"),
        cs: "adresa obrazovky, recordbook://…", en: "a screen's address, recordbook://…"
      ).optional
    ],
    options: [
      Option(
        "names",
        cs: "Vypíše adresy, které tak začínají, jak je nabízí doplňování",
        en: "List the addresses that begin with this, for completion")
    ],
    cs: "Ukáže obrazovku na adrese", en: "Show the screen at an address",
    details: LocalizedText(
      cs:
        "S --json celou obrazovku: obsah, slova, rozvržení a co se na ní dá dělat. Bez ROUTE vypíše, jaké adresy jsou.",
      en: "With --json, the whole screen: content, wording, layout and actions. Without ROUTE it lists "
        + "all addresses."),
    examples: [
      Example("show recordbook://", cs: "přehled", en: "the overview"),
      Example("show 'recordbook://?day=2026-05-03'", cs: "přehled k jednomu dni", en: "the overview as of a given day"),
      Example("show recordbook://settings", cs: "nastavení", en: "the settings"),
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
