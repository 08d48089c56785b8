import KernelDomain
import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Describes workouts that the user logged in two apps, both as text and as questions on a screen.
package struct StrengthTwinStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  /// Compares the shown workout with a workout in another app's log. Says whether they are the same workout, and which
  /// of the two logs counts.
  package func sentence(_ twin: TwinView, of workout: WorkoutListing) -> String {
    let (other, percent) = (whose(twin.workout, beside: workout), twin.percent)
    switch twin.relation {
    case .counts:
      return language.say(
        cs: "Týž trénink jako \(other): počítá se ten, tento ne.",
        en: "The same workout as \(other), which counts in place of this one.")
    case .isCounted:
      return language.say(
        cs: "Týž trénink jako \(other): počítá se jednou.", en: "The same workout as \(other): counted once.")
    case .doubtful:
      return language.say(
        cs: "Možná týž trénink jako \(other): shodných je \(percent) % sérií.",
        en: "Maybe the same workout as \(other): \(percent)% of the sets are alike.")
    }
  }

  /// Names a workout by its app and its start, as in `Strong's of 18:00`. For a workout from FitNotes, only the day is
  /// known, because FitNotes records no times.
  private func whose(_ other: WorkoutListing, beside workout: WorkoutListing) -> String {
    let start = CivilDateTime(other.start, offset: other.utcOffsetSeconds)
    let app = printable(other.source)
    let when: (cs: String, en: String) =
      if other.source == "FitNotes" {
        ("ze dne \(language.date(other.day))", "of \(language.date(other.day))")
      } else if other.day == workout.day {
        ("v \(language.clock(start.time))", "of \(language.clock(start.time))")
      } else {
        ("\(language.dateAndClock(start))", "of \(language.dateAndClock(start))")
      }
    return language.say(
      cs: "\(Self.from(app)) \(when.cs)", en: app.hasSuffix("s") ? "\(app)' \(when.en)" : "\(app)'s \(when.en)")
  }

  /// Returns the Czech preposition "z" or "ze" ("from"), followed by an app's name.
  static func from(_ app: String) -> String {
    switch app {
    case "Strong", "StrongLifts": "ze " + (app == "Strong" ? "Strongu" : app)
    case "Fitbod", "Jefit", "GymBook", "LiftLog", "RecordBook": "z \(app)u"
    case "Lyfta": "z Lyfty"
    case "Liftosaur": "z Liftosauru"
    default: "z \(app)"
    }
  }

  /// Describes a workout by its app, start, name and number of sets.
  func facts(_ workout: WorkoutListing) -> String {
    let start = CivilDateTime(workout.start, offset: workout.utcOffsetSeconds)
    return [
      printable(workout.source),
      workout.source == "FitNotes" ? language.date(workout.day) : language.dateAndClock(start), strings.name(workout),
      strings.counted(workout.setCount, .sets),
    ].joined(separator: " · ")
  }

  // MARK: What was decided

  package func decided(_ output: DecideTwins.Output) -> String {
    guard output.change != nil || output.dryRun == true else {
      return StrengthAnswerStrings(strings: strings).already
    }
    let lines = output.pairs.map { pair in
      let (first, second) = (pair.workout.id, pair.other.id)
      if let counting = pair.workout.sameAs ?? pair.other.sameAs, output.same {
        return language.say(
          cs: "\(first) a \(second) je týž trénink: počítá se \(counting).",
          en: "\(first) and \(second) are the same workout: \(counting) counts.")
      }
      return language.say(cs: "\(first) a \(second) se počítají oba.", en: "\(first) and \(second) both count.")
    }
    let changes = StrengthChangeStrings(strings: strings)
    return lines.map { $0 + "\n" }.joined() + (output.records.isEmpty ? "" : changes.effects(output.records))
      + (output.dryRun == true ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") : "")
  }

  /// Says which workouts the user declared to be the same workout, or different ones. The text is for a toast (a brief
  /// notice) on the page that opens next, so it contains no ids.
  func toast(_ output: DecideTwins.Output) -> String {
    guard output.change != nil else { return StrengthAnswerStrings(strings: strings).already }
    let count = output.pairs.count
    let what =
      output.same
      ? language.say(
        cs: count == 1 ? "Je to týž trénink: počítá se jednou." : "Jsou to tytéž tréninky: každý se počítá jednou.",
        en: count == 1 ? "The same workout: counted once." : "The same workouts: each is counted once.")
      : language.say(
        cs: count == 1 ? "Počítají se oba tréninky." : "Počítají se všechny.",
        en: count == 1 ? "Both workouts count." : "All of them count.")
    return what + "\n"
      + (output.records.isEmpty ? "" : StrengthChangeStrings(strings: strings).effects(output.records))
  }

  /// Describes in one line the user's decision whether workouts logged in two apps are the same workout.
  /// - Parameters:
  ///   - count: the number of pairs of workouts that were decided. If it is 1, `first` and `second` are the two
  ///     workouts.
  ///   - same: whether the user decided that they are the same workout.
  func line(_ count: Int, _ first: String, _ second: String, _ same: Bool) -> String {
    if count > 1 {
      let (cs, en) = (Language.cs.counted(count, .workouts), Language.en.counted(count, .workouts))
      return same
        ? language.say(cs: "týž trénink ve dvou aplikacích: \(cs)", en: "\(en) the same in two apps")
        : language.say(cs: "zvlášť se počítá \(cs)", en: "\(en) counted apart")
    }
    return same
      ? language.say(cs: "týž trénink: \(first) a \(second)", en: "the same workout: \(first) and \(second)")
      : language.say(cs: "počítají se oba: \(first) a \(second)", en: "both count: \(first) and \(second)")
  }

  /// Says how many workouts of an import were certainly (`same`) and how many were perhaps (`doubtful`) logged in
  /// another app, too; empty if there are none of either kind.
  func imported(same: Int, doubtful: Int, _ program: Program) -> String {
    let sure =
      same == 0
      ? ""
      : language.say(
        cs: "Týž trénink je i v jiné aplikaci: \(strings.counted(same, .workouts)), každý se počítá jednou.\n",
        en: "\(strings.counted(same, .workouts)) also logged in another app: each is counted once.\n")
    let asked =
      doubtful == 0
      ? ""
      : language.say(
        cs: "Možná týž trénink: \(language.number(doubtful))×. Rozhodne se v ",
        en: "Maybe the same workout: \(language.number(doubtful)). Decide in ")
        + program.command("review") + "\n"
    return sure + asked
  }

  // MARK: Questions

  var title: String { language.say(cs: "Možná týž trénink", en: "Maybe the same workout") }

  func text(_ pairs: [TwinPairView], _ program: Program, _ columns: Int?) -> String {
    guard let first = pairs.first else { return "" }
    var table = TextTable(rightAligned: [2])
    for pair in pairs {
      table.add(facts(pair.workout), facts(pair.other), language.percent(pair.percent))
    }
    let ids = [first.workout.id.description, first.other.id.description]
    var commands = TextTable(commands: 0)
    commands.add(program.command(["strength", "same"] + ids), language.say(cs: "je to týž", en: "it is the same"))
    commands.add(
      program.command(["strength", "both"] + ids), language.say(cs: "počítat oba", en: "count both of them"))
    if pairs.count > 1 {
      commands.add(
        program.command("strength", "same", "--all"), language.say(cs: "platí o všech", en: "so for all of them"))
    }
    return title + "\n" + table.text(within: columns) + commands.text(within: columns)
  }

  func questions(_ pairs: [TwinPairView]) -> [Element] {
    let all = language.say(cs: "Všechny jsou tytéž (\(pairs.count))", en: "All Are the Same (\(pairs.count))")
    let together =
      pairs.count < 2
      ? []
      : [
        Element.button(
          all, action: Action(DecideTwins.method, ["same": .flag(true), "all": .flag(true)]),
          command: ["strength", "same", "--all"])
      ]
    return pairs.map(question) + together
  }

  private func question(_ pair: TwinPairView) -> Element {
    let ids = [pair.workout.id.description, pair.other.id.description]
    let date = language.date(pair.workout.day)
    let see = language.say(cs: "Ukázat trénink", en: "See the Workout")
    return .decision(
      title + language.say(cs: "?", en: "?"), label: "\(title), \(date)", key: "twins-" + ids.joined(separator: "-"),
      source: "\(strings.feature) · \(date)", icon: "figure.strengthtraining.traditional", hue: .purple,
      evidence: [
        Element(
          .statGrid,
          children: [pair.workout, pair.other].map {
            Element(.stat, printable($0.source), value: facts($0).components(after: printable($0.source)), type: .body)
          })
      ],
      why: language.say(
        cs: "Ve dvou aplikacích, shodných je \(pair.percent) % sérií. Než rozhodnete, počítají se oba.",
        en: "In two apps, with \(pair.percent)% of the sets alike. Until you decide, both count."),
      answers: answers(ids, date),
      see: .link(see, label: "\(see): \(date)", to: StrengthDestinations.workout(pair.other.id)))
  }

  /// Returns the buttons with which the user decides whether two logged workouts are the same workout.
  /// - Parameters:
  ///   - ids: the ids of the two workouts.
  ///   - about: words, such as the day of the workouts, that assistive technology adds to the text of each button.
  func answers(_ ids: [String], _ about: String) -> [Element] {
    func answer(_ text: String, _ same: Bool) -> Element {
      .button(
        text, label: "\(text): \(about)",
        action: Action(
          DecideTwins.method, ["workout": .text(ids[0]), "other": .text(ids[1]), "same": .flag(same)]),
        command: ["strength", same ? "same" : "both"] + ids)
    }
    return [
      answer(language.say(cs: "Je to týž trénink", en: "It Is the Same"), true),
      answer(language.say(cs: "Počítat oba", en: "Count Both"), false),
    ]
  }

  /// Returns the section of a workout's page that is about other apps' logs of the same workout.
  func section(_ twins: [TwinView], of workout: WorkoutListing) -> Element {
    let rows = twins.flatMap { twin -> [Element] in
      let ids = [workout.id.description, twin.workout.id.description]
      let both = answers(ids, printable(twin.workout.source))
      return [
        .note(sentence(twin, of: workout)),
        .row(
          facts(twin.workout), hint: language.say(cs: "Ukáže druhý trénink", en: "Shows the other workout"),
          to: StrengthDestinations.workout(twin.workout.id)),
      ] + (twin.relation == .doubtful ? both : [both[1]])
    }
    return .section(language.say(cs: "Ve dvou aplikacích", en: "In Two Apps"), rows)
  }
}

extension String {
  /// Returns the text without `beginning` and the separator that follows it. If the text does not begin this way,
  /// returns it unchanged.
  fileprivate func components(after beginning: String) -> String {
    hasPrefix(beginning + " · ") ? String(dropFirst(beginning.count + 3)) : self
  }
}
