import FeedApplication
import FeedDomain
import FeedPresentation
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension FeedCommandLine {
  /// Home and the posts.
  static let posts: [Command] = [list, show, preview, post, share, comment, like, unlike, delete]
}

/// The feed's commands, apart from those of other features.
enum FeedCommandLine {}

extension FeatureCommands {
  package static let feed = FeatureCommands(
    .feed, importOptions: { [] }, sample: { session throws(CommandError) in try FeedSample.fill(session) },
    tryNext: { _, language, program throws(CommandError) in
      [
        Suggestion(
          program.command("feed", "preview", "last"),
          language.say(cs: "Co by příspěvek ukázal", en: "What a post would show"))
      ]
    })
}

extension Command {
  /// Alone it shows the feed.
  static let feed = Command(
    "feed",
    summary: LocalizedText(
      cs: "Příspěvky: sdílené tréninky mezi lidmi, kteří se znají",
      en: "The feed: workouts shared between people who know each other"),
    details: LocalizedText(
      cs:
        "Příspěvek vznikne z dokončeného tréninku, jen když chcete, a bez --to ho vidíte jen vy. Nic se nikam neposílá samo: "
        + "lidé, kteří se spárovali kódem, si předávají soubory. Soubor dokazuje příjemci, že je celý a od koho je; nic "
        + "neskrývá.",
      en:
        "A post is made of a finished workout, only if you want it, and without --to only you see it. Nothing is sent anywhere "
        + "by itself: people who paired by a code hand each other files. A file proves to who takes it that it is whole and "
        + "from whom; it hides nothing."),
    subcommands: FeedCommandLine.posts + [.person, .bundle], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListPosts.self, ListPosts.Input(), at: FeedRoutes.feed)
  }
}

extension FeedCommandLine {
  private static let list = Command(
    "feed list",
    options: [
      Option(
        "before", Parameter("POST", help: LocalizedText(cs: "příspěvek, třeba me.7", en: "a post, such as me.7")),
        help: LocalizedText(cs: "Starší než tento", en: "Those before this one")),
      Option(
        "person", Parameter("NAME", help: LocalizedText(cs: "jméno", en: "a name")),
        help: LocalizedText(cs: "Jen od tohoto člověka", en: "Those of this person alone")),
    ], summary: LocalizedText(cs: "Vypíše příspěvky, dvacet najednou", en: "List the posts, twenty at a time"),
    examples: [Command.Example("feed list --before me.7", LocalizedText(cs: "starší", en: "older ones"))]
  ) { arguments, session throws(CommandError) in
    let input = ListPosts.Input(before: try arguments.optionalItem("--before"), person: arguments["--person"])
    let columns = session.terminal.knownColumns
    return try session.report(ListPosts.self, input) { output, language, program in
      FeedAnswerStrings(language).list(output, program, columns: columns)
    }
  }

  private static let show = Command(
    "feed show", [Parameter.post],
    summary: LocalizedText(cs: "Ukáže příspěvek s komentáři", en: "Show a post with its comments"),
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let id = try arguments.item("POST")
    return try session.show(ShowPost.self, ShowPost.Input(post: id), at: FeedRoutes.post(id))
  }

  private static let preview = Command(
    "feed preview", [Parameter.workout], options: [.bodyWeight, .note],
    summary: LocalizedText(cs: "Ukáže, co by příspěvek ukázal", en: "Show what a post would show"),
    examples: [Command.Example("feed preview last", LocalizedText(cs: "poslední trénink", en: "the latest workout"))]
  ) { arguments, session throws(CommandError) in
    let input = PreviewPost.Input(
      workout: arguments.word("WORKOUT"), bodyWeight: arguments.has("body-weight") ? true : nil,
      note: arguments.has("note") ? true : nil)
    return try session.report(PreviewPost.self, input) { output, language, _ in
      FeedAnswerStrings(language).preview(output)
    }
  }

  private static let post = Command(
    "feed post", [Parameter.workout], options: [.to, .bodyWeight, .note],
    summary: LocalizedText(
      cs: "Udělá z tréninku příspěvek; bez --to ho vidíte jen vy",
      en: "Make a post of a workout; without --to only you see it"),
    examples: [
      Command.Example("feed post last", LocalizedText(cs: "jen pro vás", en: "for you alone")),
      Command.Example(
        "feed post last --to Jana,Petr --note",
        LocalizedText(cs: "pro dva lidi, s poznámkou", en: "for two, with its note")),
      Command.Example(
        "feed post last --to all", LocalizedText(cs: "pro všechny, koho znáte", en: "for all whom you know")),
    ]
  ) { arguments, session throws(CommandError) in
    let (audience, people) = arguments.audience
    let input = CreatePost.Input(
      workout: arguments.word("WORKOUT"), audience: audience, people: people,
      bodyWeight: arguments.has("body-weight") ? true : nil, note: arguments.has("note") ? true : nil)
    return try session.report(CreatePost.self, input) { FeedAnswerStrings($1).post($0, $2) }
  }

  private static let share = Command(
    "feed share", [Parameter.post], options: [Option.to.required],
    summary: LocalizedText(cs: "Zvolí, kdo příspěvek uvidí", en: "Choose who sees a post"),
    details: LocalizedText(
      cs: "Komu už odešel v souboru, tomu ho vzít nejde: příspěvek jde smazat.",
      en: "It can't be taken from whom it has gone out to: that takes deleting it."),
    examples: [Command.Example("feed share me.7 --to Jana", LocalizedText(cs: "jen Jana", en: "Jana alone"))]
  ) { arguments, session throws(CommandError) in
    let (audience, people) = arguments.audience
    let input = SharePost.Input(post: try arguments.item("POST"), audience: audience, people: people)
    return try session.report(SharePost.self, input) { FeedAnswerStrings($1).post($0, $2) }
  }

  private static let comment = Command(
    "feed comment", [Parameter.post, Parameter("TEXT", help: LocalizedText(cs: "slova", en: "the words")).repeated],
    summary: LocalizedText(cs: "Napíše k příspěvku komentář", en: "Say something of a post"),
    examples: [Command.Example("feed comment me.7 \"Well done!\"", LocalizedText(cs: "pochválí", en: "praises it"))]
  ) { arguments, session throws(CommandError) in
    let input = CommentOnPost.Input(
      post: try arguments.item("POST"), text: arguments.all("TEXT").joined(separator: " "))
    return try session.report(CommentOnPost.self, input) { FeedAnswerStrings($1).comment($0, on: input.post, $2) }
  }

  private static let like = Command(
    "feed like", [Parameter.post],
    summary: LocalizedText(cs: "Řekne, že se vám příspěvek líbí", en: "Say that you like a post")
  ) { arguments, session throws(CommandError) in
    try session.report(LikePost.self, ShowPost.Input(post: arguments.item("POST"))) {
      FeedAnswerStrings($1).like($0, $2)
    }
  }

  private static let unlike = Command(
    "feed unlike", [Parameter.post], summary: LocalizedText(cs: "Vezme to zpět", en: "Take that back")
  ) { arguments, session throws(CommandError) in
    try session.report(UnlikePost.self, ShowPost.Input(post: arguments.item("POST"))) {
      FeedAnswerStrings($1).like($0, $2)
    }
  }

  private static let delete = Command(
    "feed delete",
    [
      Parameter(
        "ITEM", help: LocalizedText(cs: "příspěvek nebo komentář, třeba me.7", en: "a post or comment, such as me.7"))
    ],
    summary: LocalizedText(
      cs: "Navždy smaže příspěvek nebo komentář", en: "Delete a post or a comment, for good"),
    details: LocalizedText(
      cs: "Kdo to má, dozví se to z příštího souboru; co napsal někdo jiný, zmizí jen u vás. Nejde to vzít zpět.",
      en:
        "Those who have it are told with the next file; what another wrote goes from your book alone. It can't be undone."
    )
  ) { arguments, session throws(CommandError) in
    try session.report(DeleteItem.self, DeleteItem.Input(item: arguments.item("ITEM"))) { output, language, _ in
      FeedAnswerStrings(language).deleted(output)
    }
  }
}

extension FeedAnswerStrings {
  init(_ language: Language) { self.init(strings: FeedStrings(language: language)) }
}

extension Parameter {
  fileprivate static let post = Parameter(
    "POST", help: LocalizedText(cs: "příspěvek, třeba me.7", en: "a post, such as me.7"))
  fileprivate static let workout = Parameter(
    "WORKOUT", .name("strength names workouts"),
    help: LocalizedText(
      cs: "dokončený trénink, třeba s20250210T164613, nebo last",
      en: "a finished workout, such as s20250210T164613, or last"))
}

extension Option {
  fileprivate static let to = Option(
    "to",
    Parameter("WHO", help: LocalizedText(cs: "me, all, nebo jména s čárkami", en: "me, all, or names with commas")),
    help: LocalizedText(cs: "Kdo příspěvek uvidí", en: "Who sees the post"))
  fileprivate static let bodyWeight = Option(
    "body-weight", help: LocalizedText(cs: "Prozradí i tělesnou váhu", en: "Tell the body weight, too"))
  fileprivate static let note = Option("note", help: LocalizedText(cs: "Prozradí i poznámku", en: "Tell the note, too"))
}

extension Arguments {
  fileprivate func item(_ name: String) throws(CommandError) -> ItemID {
    let word = word(name)
    guard let id = ItemID(word) else {
      throw .failed(.invalidInput(field: name.lowercased(), problem: .feed(.noItemName(text: word))))
    }
    return id
  }

  fileprivate func optionalItem(_ name: String) throws(CommandError) -> ItemID? {
    self[name] == nil ? nil : try item(name)
  }

  /// Who is to see a post; nil for its author alone.
  fileprivate var audience: (AudienceKind?, [String]?) {
    switch self["--to"] {
    case nil: (nil, nil)
    case "me"?: (.me, nil)
    case "all"?: (.all, nil)
    case let names?: (.people, names.split(separator: ",").map(String.init))
    }
  }
}
