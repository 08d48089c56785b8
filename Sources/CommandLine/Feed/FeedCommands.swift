import FeedApplication
import FeedDomain
import FeedPresentation
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension FeedCommandLine {
  static let posts: [Command] = [list, show, preview, post, share, comment, like, unlike, delete]
}

/// A namespace for the feed's commands, which would otherwise clash with Swift names of other features' commands.
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
  /// The command `feed`. Without a subcommand, it shows the feed.
  static let feed = Command(
    "feed",
    cs: "Příspěvky: sdílené tréninky mezi lidmi, kteří se znají",
    en: "Posts: workouts shared with people you know",
    details: LocalizedText(
      cs:
        "Příspěvek vznikne z dokončeného tréninku, jen když chcete, a bez --to ho vidíte jen vy. Nic se nikam neposílá "
        + "samo: lidé, kteří se spárovali kódem, si předávají soubory. Soubor dokazuje příjemci, že je celý a od koho "
        + "je; nic neskrývá.",
      en:
        "You make a post from a finished workout, and without --to only you see it. Nothing is sent anywhere by "
        + "itself: people who have paired with a code give each other files. A file proves to its receiver that it is "
        + "complete and who made it; it is not encrypted."),
    subcommands: FeedCommandLine.posts + FeedCommandLine.people + FeedCommandLine.files + [.feedNames],
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListPosts.self, ListPosts.Input(), at: FeedDestinations.feed)
  }
}

extension FeedCommandLine {
  private static let list = Command(
    "feed list", [.period],
    options: [
      .limit,
      Option(
        "before", Parameter("POST", cs: "příspěvek, třeba me.7", en: "a post, such as me.7"),
        cs: "Starší než tento", en: "Only posts before this one"),
      Option(
        "person", Parameter("NAME", .name("feed names people"), cs: "jméno", en: "a name"),
        cs: "Jen od tohoto člověka", en: "Only posts by this person"),
      Option(
        "query", Parameter("WORDS", cs: "slova", en: "words"),
        cs: "Jen s těmito slovy v názvu, cviku, poznámce, jménu nebo komentáři",
        en: "Only with these words in the title, exercises, note, author or comments"),
    ], cs: "Vypíše příspěvky, dvacet najednou", en: "List the posts, twenty at a time",
    examples: [
      Command.Example("feed list --before me.7", cs: "starší", en: "older posts"),
      Command.Example("feed list --query bench", cs: "s tím cvikem", en: "with that exercise"),
    ]
  ) { arguments, session throws(CommandError) in
    let (since, until, limit) = try arguments.listed(session)
    let input = ListPosts.Input(
      before: try arguments.value("--before", session), person: arguments["--person"], since: since, until: until,
      limit: limit, query: arguments["--query"])
    let columns = session.terminal.knownColumns
    let asked = ["--person", "--query"].flatMap { name in arguments[name].map { [name, $0] } ?? [] }
    return try session.report(ListPosts.self, input) { output, language, program in
      FeedAnswerStrings(language).list(
        output, asked: arguments.all("PERIOD") + asked, limit: limit, program, columns: columns)
    }
  }

  private static let show = Command(
    "feed show", ShowPost.self, ShowPost.Input.init, [Parameter.post],
    cs: "Ukáže příspěvek s komentáři", en: "Show a post with its comments",
    showsScreen: true, reply: .screen { FeedDestinations.post($0.post) })

  private static let preview = Command(
    "feed preview", [Parameter.workout], options: [.bodyWeight, .note],
    cs: "Ukáže, co by příspěvek ukázal", en: "Show what a post would show",
    examples: [Command.Example("feed preview last", cs: "poslední trénink", en: "the latest workout")]
  ) { arguments, session throws(CommandError) in
    let input = PreviewPost.Input(
      workout: try arguments.postedWorkout(session), bodyWeight: arguments.has("body-weight") ? true : nil,
      note: arguments.has("note") ? true : nil)
    return try session.report(PreviewPost.self, input) { output, language, _ in
      FeedAnswerStrings(language).preview(output)
    }
  }

  private static let post = Command(
    "feed post", [Parameter.workout], options: [.to, .bodyWeight, .note],
    cs: "Udělá z tréninku příspěvek; bez --to ho vidíte jen vy",
    en: "Post a workout; without --to, only you see it",
    examples: [
      Command.Example("feed post last", cs: "jen pro vás", en: "only for you"),
      Command.Example(
        "feed post last --to Jana,Petr --note", cs: "pro dva lidi, s poznámkou", en: "for two people, with the note"),
      Command.Example("feed post last --to all", cs: "pro všechny, koho znáte", en: "for everyone you know"),
    ]
  ) { arguments, session throws(CommandError) in
    let (audience, people) = arguments.audience
    let input = CreatePost.Input(
      workout: try arguments.postedWorkout(session), audience: audience, people: people,
      bodyWeight: arguments.has("body-weight") ? true : nil, note: arguments.has("note") ? true : nil)
    return try session.report(CreatePost.self, input) { FeedAnswerStrings($1).post($0, $2) }
  }

  private static let share = Command(
    "feed share", [Parameter.post], options: [Option.to.required],
    cs: "Zvolí, kdo příspěvek uvidí", en: "Choose who sees a post",
    details: LocalizedText(
      cs: "Komu už odešel v souboru, tomu ho vzít nejde: příspěvek jde smazat.",
      en: "You can't take it back from people who have already received it; to do that, delete it."),
    examples: [Command.Example("feed share me.7 --to Jana", cs: "jen Jana", en: "only Jana")]
  ) { arguments, session throws(CommandError) in
    let (audience, people) = arguments.audience
    let input = SharePost.Input(post: try arguments.value("POST", session), audience: audience, people: people)
    return try session.report(SharePost.self, input) { FeedAnswerStrings($1).post($0, $2) }
  }

  private static let comment = Command(
    "feed comment", [Parameter.post, Parameter("TEXT", cs: "slova", en: "the words").repeated],
    cs: "Napíše k příspěvku komentář", en: "Comment on a post",
    examples: [Command.Example("feed comment me.7 \"Well done!\"", cs: "pochválí", en: "congratulate")]
  ) { arguments, session throws(CommandError) in
    let input = CommentOnPost.Input(
      post: try arguments.value("POST", session), text: arguments.all("TEXT").joined(separator: " "))
    return try session.report(CommentOnPost.self, input) { FeedAnswerStrings($1).comment($0, on: input.post, $2) }
  }

  private static let like = Command(
    "feed like", LikePost.self, ShowPost.Input.init, [Parameter.post],
    cs: "Řekne, že se vám příspěvek líbí", en: "Like a post",
    reply: .words { FeedAnswerStrings($1).like($0, $2) })

  private static let unlike = Command(
    "feed unlike", UnlikePost.self, ShowPost.Input.init, [Parameter.post], cs: "Vezme to zpět", en: "Withdraw a like",
    reply: .words { FeedAnswerStrings($1).like($0, $2) })

  private static let delete = Command(
    "feed delete",
    [
      Parameter(
        "ITEM", .name("feed names posts"), cs: "příspěvek nebo komentář, třeba me.7",
        en: "a post or comment, such as me.7")
    ],
    options: [.yes],
    cs: "Navždy smaže příspěvek nebo komentář", en: "Delete a post or a comment, permanently",
    details: LocalizedText(
      cs: "Kdo to má, dozví se to z příštího souboru; co napsal někdo jiný, zmizí jen u vás. Nejde to vzít zpět.",
      en:
        "The next file deletes it for those who have it, too; what others wrote is deleted only from your book. This "
        + "can't be undone."
    )
  ) { arguments, session throws(CommandError) in
    let item: ItemID = try arguments.value("ITEM", session)
    try session.confirm(arguments, loss: session.loss(of: item))
    return try session.report(DeleteItem.self, DeleteItem.Input(item: item)) { output, language, _ in
      FeedAnswerStrings(language).deleted(output)
    }
  }
}

extension FeedAnswerStrings {
  init(_ language: Language) { self.init(strings: FeedStrings(language: language)) }
}

extension Parameter {
  fileprivate static let post = Parameter(
    "POST", .name("feed names posts"), cs: "příspěvek, třeba me.7", en: "a post, such as me.7")
  fileprivate static let workout = Parameter(
    "WORKOUT", .name("strength names workouts"),
    cs: "dokončený trénink: s20250210T164613, 2025-02-10, nebo last",
    en: "a finished workout: s20250210T164613, 2025-02-10, or last"
  ).dated
}

extension Option {
  fileprivate static let to = Option(
    "to",
    Parameter(
      "WHO", .name("feed names audiences"), cs: "me, all, nebo jména s čárkami",
      en: "me, all, or names separated by commas"),
    cs: "Kdo příspěvek uvidí", en: "Who sees the post")
  fileprivate static let bodyWeight = Option(
    "body-weight", cs: "Prozradí i tělesnou váhu", en: "Show your body weight, too")
  fileprivate static let note = Option("note", cs: "Prozradí i poznámku", en: "Show the note, too")
}

extension Arguments {
  /// Returns a text that identifies the workout to post: its id, its day, or `last`.
  fileprivate func postedWorkout(_ session: Session) throws(CommandError) -> String {
    let word = word("WORKOUT")
    return try session.day(word)?.description ?? word
  }

  /// The audience of a post, as given with `--to`: its kind and, for an audience of chosen people, their names. Both
  /// are nil if the option is not given, so that only the author sees the post.
  fileprivate var audience: (AudienceKind?, [String]?) {
    switch self["--to"] {
    case nil: (nil, nil)
    case "me"?: (.me, nil)
    case "all"?: (.all, nil)
    case let names?: (.people, names.split(separator: ",").map(String.init))
    }
  }
}

extension ItemID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> ItemID {
    let word = given.word
    guard let id = ItemID(word) else {
      throw .failed(.invalidInput(field: given.name.lowercased(), problem: .feed(.noItemName(text: word))))
    }
    return id
  }
}

extension Session {
  /// Returns a description of what is lost if a post or comment is deleted. For a post, this includes its comments.
  fileprivate func loss(of item: ItemID) -> LocalizedText {
    guard let post = try? call(ShowPost.self, ShowPost.Input(post: item)) else {
      return LocalizedText(cs: "komentář \(item)", en: "the comment \(item)")
    }
    let count = post.comments.count
    let (cs, en) = (Language.cs.counted(count, .comments), Language.en.counted(count, .comments))
    return LocalizedText(cs: "příspěvek \(item) a \(cs)", en: "the post \(item) and \(en)")
  }
}
