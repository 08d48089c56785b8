import KernelCommandLine
import ManualText

extension Topic {
  /// The chapters of the manual: one for each feature, some about the whole book, and two for programmers.
  static let all = features + book + formats

  private static let features = [
    Topic(
      "swimming", cs: "Rekordy, opravy, závody a tabulky", en: "Records, corrections, meets and tables",
      commands: ["swim"]
    ) { text(recordbook_manual_swimming) },
    Topic(
      "running", cs: "Běhy, i ty, které právě běžíte", en: "Runs, also while you run them", commands: ["run"]
    ) { text(recordbook_manual_running) },
    Topic(
      "voices", cs: "Hlasy přátel při běhu", en: "Friends' voices on your runs", commands: ["support"]
    ) { text(recordbook_manual_support) },
    Topic(
      "prayers", cs: "Časy, záznamy a připomínky", en: "Times, records and reminders", commands: ["prayer"]
    ) { text(recordbook_manual_prayer) },
    Topic(
      "lifting", cs: "Tréninky, plány a provedení cviků", en: "Workouts, routines and form", commands: ["strength"]
    ) { text(recordbook_manual_strength) },
    Topic(
      "sharing", cs: "Příspěvky a lidé, které znáte", en: "Posts, and the people you know", commands: ["feed"]
    ) { text(recordbook_manual_feed) },
  ]

  private static let book = [
    chapter(
      "importing", "Importing", cs: "Které soubory kniha čte", en: "Which files the book reads",
      ["import", "access", "sync"]),
    chapter(
      "correcting", "Changes and Review", cs: "Změny, kontrola a návrat zpět",
      en: "Changes, review and undo", ["review", "changes", "undo", "redo"]),
    chapter(
      "preferences", "Settings and Profile", cs: "Jazyk, formáty a profil", en: "Language, formats and profile",
      ["settings", "profile"]),
    chapter("backup", "Backup", cs: "Zálohy a obnovení", en: "Backups and how to restore them", ["export"]),
    chapter("tables", "Tables", cs: "Tabulky pro tabulkové procesory", en: "Tables for spreadsheets", []),
    chapter(
      "pages", "Pages", cs: "Stránky ze souborů a vzhledy", en: "Pages as files, and designs", ["theme", "picture"]),
    chapter(
      "browser", "In the Browser", cs: "Kniha v prohlížeči", en: "The book in your browser", ["open", "show", "find"]),
    chapter("lock", "A Lock", cs: "Účet, heslo a kódy", en: "Account, password and codes", ["account"]),
    chapter(
      "damage", "Check and Repair", cs: "Kontrola a oprava souborů", en: "Checking and repairing files",
      ["check", "repair"]),
    chapter("scripting", "For Scripts", cs: "JSON a návratové hodnoty", en: "JSON and exit statuses", ["call"]),
    chapter(
      "daemon", "The Service", cs: "Služba, která drží knihu", en: "The service that holds the book",
      ["service", "watch"]),
    chapter(
      "shell", "Help and Completion", cs: "Nápověda a doplňování", en: "Help, man page and completion", ["completion"]),
  ]

  private static let formats = [
    Topic("store", cs: "Každý soubor knihy a co zaručuje", en: "Every file of the book, and what it promises") {
      text(recordbook_manual_storage)
    },
    Topic("wire", cs: "Jak mluvit se službou", en: "How programs talk to the service") {
      text(recordbook_manual_wire)
    },
  ]

  private static func chapter(_ name: String, _ title: String, cs: String, en: String, _ commands: [String]) -> Topic {
    Topic(name, cs: cs, en: en, commands: commands) {
      guard let text = section(title, of: text(recordbook_manual_book)) else {
        preconditionFailure("Book/README.md has no section \"\(title)\"")
      }
      return text
    }
  }

  private static func text(_ document: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) -> String {
    var size = 0
    guard let start = document(&size) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: size), as: UTF8.self)
  }
}
