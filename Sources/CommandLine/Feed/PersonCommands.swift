import FeedApplication
import FeedDomain
import FeedPresentation
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  static let person = Command(
    "feed person", [Parameter.person.optional],
    summary: LocalizedText(cs: "Ukáže, koho znáte, nebo jednoho člověka", en: "Show whom you know, or one of them"),
    details: LocalizedText(
      cs:
        "feed person pair NAME vytvoří kód; druhý ho zadá příkazem feed person pair NAME --code. Pak si oba řeknou šest slov: "
        + "musí být stejná.",
      en:
        "feed person pair NAME makes a code, which the other enters by feed person pair NAME --code. Then both tell each other "
        + "six words, which have to be the same."),
    examples: [Example("feed person Jana", LocalizedText(cs: "slova a soubory", en: "words and files"))],
    subcommands: [
      pair, rename,
      relation("follow", FollowPerson.self, "Ukazuje příspěvky v přehledu", "Have a person's posts in the feed"),
      relation(
        "unfollow", UnfollowPerson.self, "Vynechá příspěvky z přehledu", "Leave a person's posts out of the feed"),
      relation("mute", MutePerson.self, "Skryje, co píše", "Hide what a person writes"),
      relation("unmute", UnmutePerson.self, "Zase to ukáže", "Show it again"),
      relation("block", BlockPerson.self, "Skryje to a odmítá soubory", "Hide it, and refuse the files"),
      relation("unblock", UnblockPerson.self, "Zase soubory načítá", "Take the files again"), forget,
    ]
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
    "feed person pair", [Parameter.newPerson],
    options: [
      Option(
        "code", help: LocalizedText(cs: "Přečte kód, který vytvořil ten druhý", en: "Read the code that the other made")
      ),
      Option(
        "code-stdin", help: LocalizedText(cs: "Totéž ze standardního vstupu", en: "The same, from standard input")),
    ],
    summary: LocalizedText(
      cs: "Spáruje vás s člověkem: vytvoří kód, nebo ho přijme", en: "Pair with a person: make a code, or take one"),
    details: LocalizedText(
      cs:
        "Kód se ukáže jen jednou a není slovem příkazu: čte se z terminálu, který ho neukazuje. Kdo ho má, může psát vaším "
        + "jménem.",
      en:
        "The code is shown only once and is no word of a command: it is read from the terminal, which does not show it. Who has "
        + "it can write in your name."),
    examples: [
      Example("feed person pair Jana", LocalizedText(cs: "vytvoří kód pro Janu", en: "make a code for Jana")),
      Example("feed person pair Eva --code", LocalizedText(cs: "přijme kód od Evy", en: "take Eva's code")),
    ]
  ) { arguments, session throws(CommandError) in
    var code: String?
    if arguments.has("code") || arguments.has("code-stdin") {
      let input = SecretInput(
        session, isFromInput: arguments.has("code-stdin"),
        noTerminal: UsageError(
          LocalizedText(
            cs: "kód se čte z terminálu, a tady žádný není", en: "a code is read from a terminal, and there is none"),
          hint: LocalizedText(
            cs: "Ze standardního vstupu ho vezme --code-stdin.", en: "--code-stdin takes it from standard input.")))
      code = try input.read(LocalizedText(cs: "Kód", en: "Code"))
    }
    let input = PairPerson.Input(name: arguments.word("NAME"), code: code)
    return try session.report(PairPerson.self, input) { output, language, program in
      FeedAnswerStrings(language).paired(output, program)
    }
  }

  private static let rename = Command(
    "feed person rename",
    [
      Parameter.person.known(as: "person"),
      Parameter("NEW", help: LocalizedText(cs: "nové jméno", en: "the new name")).known(as: "name"),
    ],
    summary: LocalizedText(cs: "Dá člověku jiné jméno", en: "Call a person otherwise")
  ) { arguments, session throws(CommandError) in
    let input = RenamePerson.Input(person: arguments.word("NAME"), name: arguments.word("NEW"))
    return try session.report(RenamePerson.self, input) { output, language, _ in
      FeedAnswerStrings(language).person(output)
    }
  }

  private static func relation<Change: RelationChange>(
    _ word: String, _ type: RelatePerson<Change>.Type, _ cs: String, _ en: String
  ) -> Command {
    Command(
      "feed person \(word)", [Parameter.person.known(as: "person")], summary: LocalizedText(cs: cs, en: en)
    ) { arguments, session throws(CommandError) in
      try session.report(type, AskedPerson(person: arguments.word("NAME"))) { output, language, _ in
        FeedAnswerStrings(language).person(output)
      }
    }
  }

  private static let forget = Command(
    "feed person forget", [Parameter.person.known(as: "person")],
    summary: LocalizedText(
      cs: "Navždy odstraní člověka, klíč a všechno od něj",
      en: "Take a person out for good, with the key and all that came"),
    details: LocalizedText(cs: "Nejde to vzít zpět.", en: "It can't be undone.")
  ) { arguments, session throws(CommandError) in
    try session.report(ForgetPerson.self, AskedPerson(person: arguments.word("NAME"))) { output, language, _ in
      FeedAnswerStrings(language).forgotten(output)
    }
  }

  // MARK: Files

  static let bundle = Command(
    "feed bundle",
    summary: LocalizedText(cs: "Soubory, které si lidé předávají", en: "The files that people hand each other"),
    subcommands: [export, take]
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.report(ListPeople.self, NoInput()) { output, language, program in
      FeedAnswerStrings(language).people(output, columns: columns, program)
    }
  }

  private static let export = Command(
    "feed bundle export", [Parameter.person.known(as: "person"), Parameter.path],
    options: [
      Option(
        "after", Parameter("NUMBER", help: LocalizedText(cs: "číslo", en: "a number")),
        help: LocalizedText(cs: "Za kterým vaším číslem začne", en: "Behind which number of yours it begins"))
    ],
    summary: LocalizedText(
      cs: "Vytvoří soubor s tím, co na člověka čeká", en: "Write a file with all that waits for a person"),
    details: LocalizedText(
      cs: "Pošlete ho, jak chcete. Co příjemce svým souborem potvrdí, podruhé se neposílá.",
      en: "Send it in whatever way you like. What the answer acknowledges is not written again."),
    examples: [Example("feed bundle export Jana for-jana.json", LocalizedText(cs: "pro Janu", en: "for Jana"))]
  ) { arguments, session throws(CommandError) in
    let after = arguments["--after"] == nil ? nil : try arguments.wholeNumber("--after")
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
    "feed bundle import", [Parameter.path.read],
    summary: LocalizedText(cs: "Načte soubor od někoho, koho znáte", en: "Take a file from somebody you know"),
    details: LocalizedText(
      cs: "Buď celý, nebo vůbec: odmítnutý soubor nic nezmění.",
      en: "Whole, or not at all: a refused file changes nothing."),
    examples: [Example("feed bundle import from-jana.json", LocalizedText(cs: "od Jany", en: "of Jana"))]
  ) { arguments, session throws(CommandError) in
    let output = try session.call(ImportBundle.self, ImportBundle.Input(path: arguments.path("PATH")))
    return try session.report(output) { output, language, _ in FeedAnswerStrings(language).taken(output) }
  }
}

extension Parameter {
  fileprivate static let person = Parameter(
    "NAME", help: LocalizedText(cs: "jméno, třeba Jana", en: "a name, such as Jana"))
  fileprivate static let newPerson = Parameter(
    "NAME", help: LocalizedText(cs: "jak člověku říkáte, třeba Jana", en: "what you call the person, such as Jana"))
}
