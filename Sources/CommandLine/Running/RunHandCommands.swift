import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

/// The commands with which the user enters data about runs by hand. Everything entered in this way can be undone.
extension Command {
  static let addRun = Command(
    "run add",
    [
      Parameter("DAY", cs: "den, třeba 2026-05-03", en: "a day: 2026-05-03").dated,
      Parameter("WORDS", cs: "vzdálenost, čas nebo obojí", en: "a distance, a time or both")
        .known(as: "distance").repeated.optional,
    ], options: [.active, .kind, .indoorRun, .name, .noteText, .tags, .worn, .effort, .dryRun],
    cs: "Přidá běh bez záznamu", en: "Add a run without a recording",
    details: LocalizedText(
      cs: "Vzdálenost: 10km, 10,5 km, 800m, 5mi, half, marathon. Čas: 41:30, 1:02:03, 45min, 1h05, 90s. Hned za dnem "
        + "může být začátek (7:30), jinak 12:00. Se štítkem race je čas závodu nejlepší úsek.",
      en:
        "Distance: 10km, 10.5 km, 800m, 5mi, half, marathon. Time: 41:30, 1:02:03, 45min, 1h05, 90s. The start (7:30) "
        + "may follow the day; without it, 12:00 is used. With the tag race, the time of a race counts as an effort."),
    examples: [
      Example("run add 2026-05-03 10km 41:30", cs: "deset kilometrů", en: "ten kilometers"),
      Example("run add yesterday 7:30 45min --indoor", cs: "na pásu", en: "on a treadmill"),
      Example("run add 2026-05-03 half 1:45:00 --tag race", cs: "závod", en: "a race"),
    ]
  ) { arguments, session throws(CommandError) in
    var input = AddRun.Input(day: try arguments.dayOfRun(session))
    input.distance = try arguments.quantities()
    input.activeMilliseconds = try arguments.active()
    (input.kind, input.indoor) = (arguments["--kind"], arguments.has("indoor") ? true : nil)
    (input.name, input.note, input.shoes) = (arguments["--name"], arguments["--note"], arguments["--shoes"])
    input.labels = arguments["--tag"]
    input.effort = arguments["--effort"] == nil ? nil : try arguments.effort("--effort")
    input.dryRun = arguments.isDryRun
    return try session.reportRuns(AddRun.self, input) { $0.added($1, $2) }
  }

  static let setRunNote = Command(
    "run note", SetRunNote.self, SetRunNote.Input.init,
    [.run, Parameter("NOTE", cs: "poznámka; prázdná ji zruší", en: "a note; an empty one removes it").joined],
    options: [.dryRun], cs: "Napíše k běhu poznámku", en: "Write a note on a run", reply: .correction)

  static let tagRun = labels(
    "run tag", cs: "Přidá běhu štítky", en: "Add tags to a run",
    example: Example("run tag last race", cs: "poslední byl závod", en: "the latest was a race")
  ) { run, labels, isDryRun in TagRun.Input(run: run, add: labels, dryRun: isDryRun) }

  static let untagRun = labels(
    "run untag", cs: "Odebere běhu štítky", en: "Remove tags from a run",
    example: Example("run untag last race", cs: "nebyl to závod", en: "it was not a race")
  ) { run, labels, isDryRun in TagRun.Input(run: run, remove: labels, dryRun: isDryRun) }

  private static func labels(
    _ name: String, cs: String, en: String, example: Example,
    _ input: @escaping @Sendable (RunID, [String], Bool?) -> TagRun.Input
  ) -> Command {
    Command(
      name, [.run, Parameter("LABEL", cs: "štítek", en: "a tag").known(as: "add").repeated], options: [.dryRun], cs: cs,
      en: en,
      examples: [example]
    ) { arguments, session throws(CommandError) in
      let run: RunID = try arguments.value("RUN", session)
      let input = input(run, arguments.all("LABEL"), arguments.isDryRun)
      return try session.reportRuns(TagRun.self, input) { $0.corrected($1, $2) }
    }
  }

  static let wearShoes = Command(
    "run wear",
    [
      .run,
      Parameter(
        "SHOES", .name("run names shoes"), cs: "boty; prázdné je zruší", en: "shoes; an empty name removes them"
      ).joined,
    ],
    options: [.dryRun], cs: "Řekne, v jakých botách běh byl", en: "Set which shoes you wore in a run",
    examples: [Example("run wear last Blue", cs: "v modrých", en: "the blue ones")], method: WearShoes.method
  ) { arguments, session throws(CommandError) in
    let run: RunID = try arguments.value("RUN", session)
    if arguments.word("SHOES").contains(" ") {
      let known = try session.call(ShowShoes.self, NoInput()).shoes.map(\.name)
      try arguments.refuseNewName("SHOES", known: known)
      try arguments.refuseTwoNames("SHOES", known.contains)
    }
    let input = WearShoes.Input(run: run, shoes: arguments.word("SHOES"), dryRun: arguments.isDryRun)
    return try session.reportRuns(WearShoes.self, input) { $0.corrected($1, $2) }
  }

  static let setExertion = Command(
    "run exertion", [.run, Parameter("EFFORT", cs: "1 (lehké) až 10", en: "1 (easy) to 10").known(as: "effort")],
    options: [.dryRun], cs: "Řekne, jak těžký běh byl", en: "Set how hard a run was",
    details: LocalizedText(
      cs: "Námaha krát minuty je zátěž, kterou sčítá run sums.",
      en: "Effort times minutes is the training load, which run sums adds up."
    ), examples: [Example("run exertion last 7", cs: "dost těžký", en: "rather hard")]
  ) { arguments, session throws(CommandError) in
    let run: RunID = try arguments.value("RUN", session)
    let input = SetExertion.Input(
      run: run, effort: try arguments.effort("EFFORT"), dryRun: arguments.isDryRun)
    return try session.reportRuns(SetExertion.self, input) { $0.corrected($1, $2) }
  }

  static let setRunLength = Command(
    "run set-length",
    [.run, Parameter("LENGTH", cs: "vzdálenost: 5.2km", en: "a distance: 5.2km").known(as: "distance").amount],
    options: [.dryRun], cs: "Nastaví vzdálenost běhu na pásu", en: "Set the distance of a run on a treadmill",
    details: LocalizedText(
      cs: "Jen běhu bez trasy; mezičasy a úseky se přepočítají.",
      en: "Only for a run without a route; splits and efforts are recalculated."),
    examples: [Example("run set-length last 5.2km", cs: "co ukázal pás", en: "what the treadmill showed")]
  ) { arguments, session throws(CommandError) in
    let run: RunID = try arguments.value("RUN", session)
    let input = SetRunLength.Input(
      run: run, distance: Arguments.kilometres([arguments.word("LENGTH")])[0], dryRun: arguments.isDryRun)
    return try session.reportRuns(SetRunLength.self, input) { $0.corrected($1, $2) }
  }
}

extension Arguments {
  /// Returns the day of a run that is entered by hand. Fails if the user began with its distance or time.
  fileprivate func dayOfRun(_ session: Session) throws(CommandError) -> CivilDay {
    do throws(CommandError) {
      return try requiredDay("DAY", session)
    } catch {
      let words = Arguments.kilometres([word("DAY")] + all("WORDS"))
      guard (try? AddedRunWords(words)) != nil else { throw error }
      throw .usage(
        cs: "run add: chybí DAY, den běhu", en: "run add needs DAY, the day of the run",
        hint: LocalizedText(cs: "Napište třeba", en: "For example"),
        command: line(of: ["today"] + words))
    }
  }

  /// Returns the start, the distance and the time of a run. Fails if a word belongs to the name or the note, which is
  /// not in quotes.
  fileprivate func quantities() throws(CommandError) -> String {
    var words: [String] = []
    let typed = Arguments.kilometres(all("WORDS"))
    for (first, second) in zip(typed, typed.dropFirst()) { try Arguments.refuseTime(first, second) }
    for word in typed where !["in", "for", "za"].contains(word.lowercased()) {
      guard let last = words.last, let time = ClockWords.time(last + word), !word.contains(where: \.isNumber) else {
        words.append(word)
        continue
      }
      words[words.count - 1] = time
    }
    let others = words.filter { !$0.contains(where: \.isNumber) && (try? AddedRunWords([$0])) == nil }
    if !others.isEmpty, let option = ["--name", "--note"].first(where: { self[$0] != nil }) {
      let whole = ([self[option] ?? ""] + others).joined(separator: " ")
      throw .usage(.needsQuotes(option, "\(option) \(ShellCommand.quoted(whole))"))
    }
    return words.joined(separator: " ")
  }

  /// Fails if two words, such as `5m 30s` or `1h 5m`, may be one time, although `5m` alone is a distance.
  private static func refuseTime(_ first: String, _ second: String) throws(CommandError) {
    let words = [first, second].map { $0.lowercased() }
    let numbers = words.map { String($0.dropLast()) }
    guard [["m", "s"], ["h", "m"]].contains(words.map { String($0.suffix(1)) }),
      numbers.allSatisfy({ $0.utf8.count <= 2 && ASCII.integer(Array($0.utf8)) != nil })
    else { return }
    let isMinutes = words[0].hasSuffix("m")
    let padded = numbers.map { $0.utf8.count == 1 ? "0" + $0 : $0 }
    // A time such as `5:30` before a distance would be the start.
    let time = isMinutes ? "0:\(padded[0]):\(padded[1])" : "\(numbers[0])h\(padded[1])"
    let length = isMinutes ? "\(words[0]) in \(words[1])" : "\(words[1]) in \(words[0])"
    throw .usage(
      cs: "run add: „\(first) \(second)“ může být dvojí", en: "run add: \"\(first) \(second)\" can mean two things",
      hint: LocalizedText(
        cs: "Čas napište \(time), vzdálenost a čas \(length.replacing(" in ", with: " za ")).",
        en: "For a time write \(time), for a distance and a time \(length)."))
  }

  /// Returns how hard a run was, given as `7` or `7/10`.
  fileprivate func effort(_ name: String) throws(CommandError) -> Int {
    let word = word(name)
    guard word.hasSuffix("/10"), let effort = Int(word.dropLast(3)) else { return try wholeNumber(name) }
    return effort
  }

  /// Returns the time without pauses, given as `--active`, in milliseconds; nil if the option is not given.
  fileprivate func active() throws(CommandError) -> Int64? {
    guard let word = self["--active"] else { return nil }
    guard let time = (try? AddedRunWords([word]))?.elapsed else {
      throw .usage(
        cs: "--active: „\(word)“ není čas", en: "--active: \"\(word)\" is not a time",
        hint: LocalizedText(cs: "Napište ho jako 41:30 nebo 1h05.", en: "Write it like 41:30 or 1h05."))
    }
    return time
  }
}

extension Option {
  fileprivate static let active = Option(
    "active", Parameter("TIME", cs: "čas", en: "a time").known(as: "activeMilliseconds").amount, cs: "Čas bez pauz",
    en: "The time without pauses")
  fileprivate static let kind = Option(
    "kind", Parameter("KIND", .choice(RunKind.names), cs: "co to bylo", en: "what it was"),
    cs: "Druh, jinak běh", en: "The kind, if it was not a run")
  fileprivate static let indoorRun = Option("indoor", cs: "Na pásu", en: "On a treadmill")
  fileprivate static let name = Option(
    "name", Parameter("NAME", cs: "název", en: "a name"), cs: "Název", en: "A name")
  fileprivate static let noteText = Option(
    "note", Parameter("NOTE", cs: "poznámka", en: "a note"), cs: "Poznámka", en: "A note")
  fileprivate static let tags = Option(
    "tag", Parameter("TAGS", cs: "štítky s čárkami", en: "tags, separated by commas").known(as: "tags"),
    cs: "Štítky; race je závod",
    en: "Tags; race marks a race")
  fileprivate static let worn = Option(
    "shoes", Parameter("SHOES", .name("run names shoes"), cs: "boty", en: "shoes"), cs: "Boty", en: "The shoes")
  fileprivate static let effort = Option(
    "effort", Parameter("EFFORT", cs: "1 až 10", en: "1 to 10"), cs: "Jak těžký byl", en: "How hard it was")
}
