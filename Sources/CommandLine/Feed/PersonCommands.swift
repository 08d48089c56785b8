import FeedApplication
import FeedDomain
import FeedPresentation
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

extension FeedCommandLine {
  /// The commands for the people with whom the user exchanges posts.
  static let people: [Command] = [
    person, pair, rename,
    relation("follow", FollowPerson.self, "Ukazuje příspěvky v přehledu", "Show a person's posts in the feed"),
    relation("unfollow", UnfollowPerson.self, "Vynechá příspěvky z přehledu", "Keep a person's posts out of the feed"),
    relation("mute", MutePerson.self, "Skryje, co píše", "Hide what a person writes"),
    relation("unmute", UnmutePerson.self, "Zase to ukáže", "Show what a muted person writes again"),
    relation(
      "block", BlockPerson.self, "Skryje to a odmítá soubory", "Hide what a person writes, and refuse their files"),
    relation("unblock", UnblockPerson.self, "Zase soubory načítá", "Accept the files of a blocked person again"),
    deletePerson,
  ]

  /// The commands for the files that people exchange.
  static let files: [Command] = [export, take]

  private static let person = Command(
    "feed people", [Parameter.person.optional],
    cs: "Ukáže, koho znáte, nebo jednoho člověka", en: "Show the people you know, or one of them",
    details: LocalizedText(
      cs:
        "feed pair NAME vytvoří kód; druhý ho zadá příkazem feed pair NAME --code. Pak si oba řeknou šest slov: "
        + "musí být stejná.",
      en:
        "feed pair NAME makes a code, which the other person enters with feed pair NAME --code. Then compare "
        + "six words, which must be the same."),
    examples: [Command.Example("feed people Jana", cs: "slova a soubory", en: "words and files")]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    guard let name = arguments["NAME"] else {
      return try session.report(ListPeople.self, NoInput()) { output, language, program in
        FeedAnswerStrings(language).people(output, columns: columns, program)
      }
    }
    return try session.report(ShowPerson.self, AskedPerson(person: name)) { output, language, _ in
      FeedAnswerStrings(language).whole(output.person)
    }
  }

  private static let pair = Command(
    "feed pair", [Parameter.newPerson],
    options: [
      Option("code", cs: "Přečte kód, který vytvořil ten druhý", en: "Enter the code that the other person made"),
      Option("code-stdin", cs: "Totéž ze standardního vstupu", en: "Read it from standard input"),
    ],
    cs: "Spáruje vás s člověkem: vytvoří kód, nebo ho přijme", en: "Pair with a person: make a code, or enter one",
    details: LocalizedText(
      cs:
        "Kód se ukáže jen jednou a není slovem příkazu: čte se z terminálu, který ho neukazuje. Kdo ho má, může psát "
        + "vaším jménem.",
      en:
        "The code is shown only once and is never a word of a command: you type it at the terminal, which does not "
        + "show it. Whoever has it can write in your name."),
    examples: [
      Command.Example("feed pair Jana", cs: "vytvoří kód pro Janu", en: "make a code for Jana"),
      Command.Example("feed pair Eva --code", cs: "přijme kód od Evy", en: "enter Eva's code"),
    ]
  ) { arguments, session throws(CommandError) in
    var code: String?
    if arguments.has("code") || arguments.has("code-stdin") {
      let input = SecretInput(
        session, isFromInput: arguments.has("code-stdin"),
        noTerminal: UsageError(
          cs: "kód se čte z terminálu, a tady žádný není", en: "a code is read from a terminal, and this is not one",
          hint: LocalizedText(
            cs: "Ze standardního vstupu ho vezme --code-stdin.", en: "To read it from standard input, use --code-stdin."
          )))
      code = try input.read(LocalizedText(cs: "Kód", en: "Code"))
    }
    let input = PairPerson.Input(name: arguments.word("NAME"), code: code)
    return try session.report(PairPerson.self, input) { output, language, program in
      FeedAnswerStrings(language).paired(output, program)
    }
  }

  private static let rename = Command(
    "feed rename", RenamePerson.self, RenamePerson.Input.init,
    [
      Parameter.person.known(as: "person"),
      Parameter("NEW", cs: "nové jméno", en: "the new name").known(as: "name"),
    ],
    cs: "Dá člověku jiné jméno", en: "Rename a person",
    reply: .words { output, language, _ in FeedAnswerStrings(language).person(output) })

  private static func relation<Change: RelationChange>(
    _ word: String, _ type: RelatePerson<Change>.Type, _ cs: String, _ en: String
  ) -> Command {
    Command(
      "feed \(word)", [Parameter.person.known(as: "person")], cs: cs, en: en
    ) { arguments, session throws(CommandError) in
      try session.report(type, AskedPerson(person: arguments.word("NAME"))) { output, language, _ in
        FeedAnswerStrings(language).person(output)
      }
    }
  }

  private static let deletePerson = Command(
    "feed delete-person", [Parameter.person.known(as: "person")], options: [.yes],
    cs: "Navždy odstraní člověka, klíč a všechno od něj",
    en: "Remove a person permanently, with their key and posts",
    details: LocalizedText(cs: "Nejde to vzít zpět.", en: "This can't be undone.")
  ) { arguments, session throws(CommandError) in
    let input = AskedPerson(person: arguments.word("NAME"))
    let person = try session.call(ShowPerson.self, input).person
    let count = person.postCount
    try session.confirm(
      arguments,
      loss: LocalizedText(
        cs: "\(person.name), klíč a \(Language.cs.counted(count, .posts))",
        en: "\(person.name), the key and \(Language.en.counted(count, .posts))"))
    return try session.report(ForgetPerson.self, input) { output, language, _ in
      FeedAnswerStrings(language).forgotten(output)
    }
  }

  // MARK: Files

  private static let export = Command(
    "feed export", [Parameter.person.known(as: "person"), Parameter.path],
    options: [
      Option(
        "after", Parameter("NUMBER", cs: "číslo", en: "a number"),
        cs: "Za kterým vaším číslem začne", en: "Start after your item with this number")
    ],
    cs: "Vytvoří soubor s tím, co na člověka čeká", en: "Write a file with everything waiting for a person",
    details: LocalizedText(
      cs: "Pošlete ho, jak chcete. Co příjemce svým souborem potvrdí, podruhé se neposílá.",
      en: "Send it however you like. What the person's own file acknowledges is not written again."),
    examples: [Command.Example("feed export Jana for-jana.json", cs: "pro Janu", en: "for Jana")]
  ) { arguments, session throws(CommandError) in
    let after = try arguments.value("--after", session) as Int?
    let output = try session.writeFile(arguments, "PATH") { (path) throws(CommandError) in
      try session.call(
        ExportBundle.self, ExportBundle.Input(person: arguments.word("NAME"), path: path, afterNumber: after))
    }
    guard let output else { return .success }
    return try session.report(output) { output, language, program in
      FeedAnswerStrings(language).written(output, program)
    }
  }

  private static let take = Command(
    "feed import", [Parameter.path.read], options: [.dryRun],
    cs: "Načte soubor od někoho, koho znáte", en: "Import a file from someone you know",
    details: LocalizedText(
      cs: "Buď celý, nebo vůbec: odmítnutý soubor nic nezmění.",
      en: "All or nothing: a refused file changes nothing."),
    examples: [Command.Example("feed import from-jana.json", cs: "od Jany", en: "from Jana")]
  ) { arguments, session throws(CommandError) in
    let output = try session.call(
      ImportBundle.self, ImportBundle.Input(path: arguments.path("PATH"), dryRun: arguments.isDryRun))
    return try session.report(output) { output, language, _ in FeedAnswerStrings(language).taken(output) }
  }
}

extension Parameter {
  fileprivate static let person = Parameter(
    "NAME", .name("feed names people"), cs: "jméno, třeba Jana", en: "a name, such as Jana"
  ).joined
  fileprivate static let newPerson = Parameter(
    "NAME", cs: "jak člověku říkáte, třeba Jana", en: "what you call the person, such as Jana")
}
