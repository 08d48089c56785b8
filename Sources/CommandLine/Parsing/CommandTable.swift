/// Every command, in the order in which help tells them.
enum CommandTable {
  static let groups: [Group] = [
    Group(Phrase(cs: "Začátek", en: "Begin"), [.demo, .importFiles, .access, .sync]),
    Group(Phrase(cs: "Kniha", en: "The book"), [.records, .history, .segment, .swims, .show]),
    Group(
      Phrase(cs: "Opravy", en: "Corrections"),
      [.review, .editStyle, .confirm, .merge, .split, .exclude, .setPool, .remove, .prefer, .changes, .undo, .redo]),
    Group(Phrase(cs: "Vy", en: "You"), [.profile, .settings]),
    Group(Phrase(cs: "Péče o data", en: "Care of the data"), [.export, .recalculate, .check, .repair]),
    Group(
      Phrase(cs: "Pro programy", en: "For programs"), [.service, .call, .watch, .theme, .help, .completion, .names]),
  ]

  static let all = groups.flatMap(\.commands)

  /// Those that answer with a screen, which `--html` turns into a page.
  static let showingScreens: Set<String> = [
    "demo", "records", "history", "segment", "show", "settings", "settings set", "profile", "profile set", "access",
    "access grant", "access revoke",
  ]

  struct Group: Sendable {
    let title: Phrase
    let commands: [Command]

    init(_ title: Phrase, _ commands: [Command]) {
      self.title = title
      self.commands = commands
    }
  }
}
