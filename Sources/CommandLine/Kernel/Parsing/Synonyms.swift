import KernelDomain

/// The names that commands have in other programs, or had in earlier versions of this one. They are not accepted, so
/// that no command does something unexpected, but the error suggests the correct name.
enum Synonyms {
  /// Returns the subcommands (verbs) of which the word is a synonym, most likely first.
  static func verbs(_ word: String) -> [String] {
    verbs.first { $0.words.contains(foldedName(word)) }?.verbs ?? []
  }

  static func commands(_ word: String) -> [String] {
    commands.first { $0.words.contains(foldedName(word)) }?.names ?? []
  }

  /// Returns the options, with their dashes, of which the word is a synonym.
  static func options(_ word: String) -> [String] {
    options.first { $0.words.contains(word.lowercased()) }?.options ?? []
  }

  /// Returns the value of a setting that people name by this word.
  static func value(_ word: String) -> String? {
    values.first { $0.words.contains(foldedName(word)) }?.value
  }

  private static let values: [(words: [String], value: String)] = [
    (["english", "american", "anglicky", "anglictina"], "en"), (["british", "en gb", "uk"], "en-GB"),
    (["czech", "cz", "cesky", "cestina"], "cs"), (["auto", "automatic", "default"], "system"),
    (["tmavy", "cerny", "night", "black"], "dark"), (["svetly", "bily", "day", "white"], "light"),
    (["miles", "mile", "imperial"], "mi"), (["kilometers", "kilometres", "kilometer", "metric"], "km"),
    (["pounds", "pound", "lbs"], "lb"), (["kilograms", "kilogram", "kilos", "kgs"], "kg"),
    (["yes", "true", "enabled", "ano"], "on"), (["no", "false", "none", "disabled", "ne"], "off"),
  ]

  /// Whether the word is an option that chooses days, in any program.
  static func isDayOption(_ word: String) -> Bool {
    ["--year", "--month", "--week", "--period", "--since", "--until"].contains(word.lowercased())
      || options(word).contains { ["--day", "--since", "--until"].contains($0) }
  }

  private static let options: [(words: [String], options: [String])] = [
    (["--date", "--on", "--day", "--when"], ["--day"]),
    (["--from", "--start", "--after", "--begin"], ["--since", "--from"]),
    (["--to", "--end", "--before", "--till"], ["--until"]),
    (["--count", "--max", "--number", "--top", "--head", "--last", "-n"], ["--limit", "--dry-run"]),
    (["--simulate", "--preview", "--try", "--test", "--what-if"], ["--dry-run"]),
    (["--force", "--confirm", "--sure", "-f", "-y"], ["--yes"]), (["--pool", "--length"], ["--course"]),
    (["--type", "--as", "-t"], ["--format", "--kind"]), (["--lang", "--locale", "-l"], ["--language"]),
    (["--no-colour", "--monochrome"], ["--no-color"]), (["-v"], ["--version"]), (["-?", "--usage"], ["--help"]),
  ]

  private static let verbs: [(words: [String], verbs: [String])] = [
    (["rm", "del", "delete", "erase", "trash", "drop", "smazat"], ["remove", "delete", "delete-all", "clear"]),
    (["remove", "discard", "reject"], ["remove", "delete", "clear", "forget"]),
    (["ls", "dir", "all", "list", "plans", "vypsat"], ["list", "log"]), (["history"], ["list", "lifts"]),
    (
      ["cat", "view", "info", "display", "open", "read", "describe", "show", "ukazat"],
      ["show", "messages", "people"]
    ),
    (["new", "create", "insert", "make", "plan", "record", "enter", "add", "log", "pridat"], ["add", "log", "post"]),
    (["workouts", "sessions", "activities", "runs", "swims", "posts", "treninky", "behy", "seznam"], ["list"]),
    (
      ["change", "modify", "update", "fix", "correct", "edit", "upravit"],
      ["edit", "edit-style", "rename", "kind", "log", "set"]
    ),
    (["mv", "name", "title", "label"], ["rename"]),
    (["begin", "go", "track", "zacit"], ["start"]),
    (["stop", "end", "done", "complete", "finish", "konec", "ukoncit"], ["stop", "finish", "end-excuse"]),
    (["save-file", "download", "dump", "backup"], ["export"]),
    (["load", "read-file", "upload"], ["import", "receive", "import-results"]),
    (
      ["best", "bests", "1rm", "pb", "pbs", "pr", "prs", "record", "records", "efforts", "lifts"],
      ["records", "efforts", "lifts"]
    ),
    (["statistics", "summary", "totals"], ["stats"]),
    (["target", "aim", "cil"], ["goal"]),
    (["favourite", "favourites", "star", "fav"], ["favorite"]),
    (["person", "friends", "friend"], ["people"]),
    (["bundle"], ["export", "import"]),
    (["forget"], ["delete-person"]),
    (["routine"], ["routines", "save-routine"]),
    (["config"], ["method"]), (["log-fast", "add-fast"], ["fast"]),
  ]

  private static let commands: [(words: [String], names: [String])] = [
    (["swimming", "swims", "pool", "plavani"], ["swim"]), (["running", "runs", "jog", "beh", "behy"], ["run"]),
    (["napoveda", "pomoc"], ["help"]), (["zmeny", "historie"], ["changes"]), (["zpet"], ["undo"]),
    (["zaloha"], ["export"]), (["nacist", "nahrat", "obnovit"], ["import"]), (["hledat", "search"], ["find"]),
    (["prispevky"], ["feed"]), (["podpora"], ["support"]), (["otevrit"], ["open"]), (["profil"], ["profile"]),
    (["weight", "vaha", "weigh"], ["body-weight"]),
    (["lifting", "gym", "workout", "workouts", "lift", "weights", "posilovani"], ["strength"]),
    (["prayers", "pray", "salah", "salat", "modlitby"], ["prayer"]), (["voices", "samwise"], ["support"]),
    (["posts", "share", "social", "friends", "people"], ["feed"]),
    (["config", "preferences", "options", "prefs", "set", "nastaveni"], ["settings"]),
    (["login", "signin", "unlock"], ["account log-in"]), (["logout", "signout", "lock"], ["account log-out"]),
    (["signup", "register", "password"], ["account sign-up"]),
    (["backup", "dump"], ["export"]), (["restore", "load"], ["import"]), (["daemon", "server"], ["service"]),
    (["history", "journal", "log"], ["changes"]), (["revert", "rollback", "back"], ["undo"]),
    (["man", "manual", "docs", "usage", "commands"], ["help"]), (["browser", "web", "gui", "ui"], ["open"]),
    (["verify", "fsck", "doctor"], ["check"]), (["example", "sample", "tutorial"], ["demo"]),
    (["dashboard", "home", "glance", "prehled"], ["overview"]),
    (["rpc", "api", "method"], ["call"]), (["events", "tail", "follow"], ["watch"]), (["ver"], ["version"]),
  ]
}
