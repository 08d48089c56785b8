import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Describes tracks whose files do not name the sport, so that an import guessed from the speed what kind of activity
/// they are.
struct RunGuessStrings {
  let strings: RunningStrings
  private var language: Language { strings.language }

  /// Returns a line such as `3 of 41 tracks without a sport look like rides`.
  /// - Parameters:
  ///   - kinds: how many tracks were guessed to be of each kind of activity; not empty.
  ///   - untold: the total number of tracks whose files name no sport; nil if it is unknown.
  func line(_ kinds: [String: Int], of untold: Int?) -> String {
    let count = kinds.values.reduce(0, +)
    let noun = Noun(cs: "trasa bez sportu", "trasy bez sportu", "tras bez sportu", en: "track", "tracks")
    let tracks =
      if let untold, untold > count {
        language.say(cs: "\(count) \(language.outOf(untold)) tras bez sportu", en: "\(count) of \(untold) tracks")
      } else {
        language.counted(count, noun)
      }
    let verb = language.plural(
      count, PluralForms(one: "vypadá", few: "vypadají", many: "vypadají", other: "vypadá"))
    return language.say(
      cs: "\(tracks) \(verb) \(czech(kinds))",
      en: "\(tracks) without a sport \(count == 1 ? "looks" : "look") like \(english(kinds, count))")
  }

  private func czech(_ kinds: [String: Int]) -> String {
    switch kinds.keys.sorted() {
    case ["cycling"]: "na jízdu"
    case ["walking"]: "na chůzi"
    default: "na jízdu nebo chůzi"
    }
  }

  private func english(_ kinds: [String: Int], _ count: Int) -> String {
    switch kinds.keys.sorted() {
    case ["cycling"]: count == 1 ? "a ride" : "rides"
    case ["walking"]: count == 1 ? "a walk" : "walks"
    default: "rides or walks"
    }
  }

  // MARK: Review

  private func line(_ guessed: ReviewRuns.Guessed) -> String {
    line(Dictionary(guessed.runs.map { ($0.kind, 1) }, uniquingKeysWith: +), of: guessed.untold)
  }

  /// Lists the tracks of each import whose kind was guessed, with the commands that confirm or change the guesses.
  func text(_ guessed: [ReviewRuns.Guessed], _ program: Program, columns: Int?) -> String {
    guessed.map { group in
      var table = TextTable(rightAligned: [2, 3])
      for run in group.runs {
        table.add(
          run.id.description, language.date(run.day), strings.runLength(run.lengthMillimetres),
          strings.time(run.activeMilliseconds), strings.kind(run.kind).lowercased())
      }
      var commands = TextTable(commands: 0)
      if let number = group.import {
        commands.add(
          program.command("imports", "confirm", String(number)), language.say(cs: "je to tak", en: "it is so"))
      }
      if let first = group.runs.first {
        commands.add(
          program.command("run", "kind", first.id.description, "running"),
          language.say(cs: "byl to běh", en: "it was a run"))
      }
      return line(group) + "\n" + table.text(within: columns) + commands.text(within: columns)
    }.joined(separator: "\n")
  }

  /// Returns a question for each import that asks whether the guesses are right. Each question contains the list of the
  /// tracks, which the user can expand.
  func elements(_ guessed: [ReviewRuns.Guessed]) -> [Element] {
    guessed.map { group in
      let key = "guesses-\(group.import ?? 0)"
      let name = language.say(cs: "Trasy", en: "Tracks")
      let tracks = Element(
        .disclosure, label: "\(name): \(line(group))",
        hint: language.say(cs: "Ukáže trasy", en: "Shows the tracks"), isOn: false, key: key + "-tracks",
        children: [Element(.row, children: [.cell(name, .leading, .body)])] + group.runs.map(row))
      return .decision(
        line(group), key: key, source: source(group), icon: RunQuestions.icon, hue: .orange,
        why: language.say(
          cs: "Podle rychlosti. Do týdnů a nejlepších úseků se nepočítají.",
          en: "By their speed. They count neither for weeks nor for best efforts."),
        answers: [confirm(group)].compactMap { $0 } + [tracks], see: nil)
    }
  }

  private func source(_ group: ReviewRuns.Guessed) -> String {
    ([strings.feature] + (group.import.map { ["Import \($0)"] } ?? [])).joined(separator: " · ")
  }

  private func confirm(_ group: ReviewRuns.Guessed) -> Element? {
    group.import.map { number in
      let text = language.say(cs: "Je to tak", en: "It Is So")
      return .button(
        text, label: "\(text): \(line(group))",
        action: Action(ConfirmKinds.method, ["import": .number(number)]),
        command: ["imports", "confirm", String(number)])
    }
  }

  private func row(_ run: RunListing) -> Element {
    let (name, day) = (strings.title(run), language.date(run.day))
    let note = [strings.kind(run.kind), strings.runLength(run.lengthMillimetres), strings.time(run.activeMilliseconds)]
    let text = language.say(cs: "Byl to běh", en: "It Was a Run")
    return .row(
      "\(name), \(day)", note.joined(separator: " · "), hint: language.say(cs: "Ukáže trasu", en: "Shows the track"),
      to: RunningDestinations.run(run.id), identifier: run.id.description,
      actions: [
        .button(
          text, label: "\(text): \(name), \(day)",
          action: Action(SetKind.method, ["run": .text(run.id.description), "kind": .text("running")]),
          command: ["run", "kind", run.id.description, "running"])
      ])
  }

  // MARK: Results

  /// Says for which tracks the user confirmed the guess, without adding commands.
  func confirmed(_ output: ConfirmKinds.Output) -> String {
    let count = language.counted(
      output.runs.count, Noun(cs: "trasa", "trasy", "tras", en: "track", "tracks"))
    return output.dryRun == true
      ? language.say(
        cs: "Potvrdilo by se: \(count)\nNic se nezměnilo.\n", en: "Would be confirmed: \(count)\nNothing was changed.\n"
      )
      : language.say(cs: "Potvrzeno: \(count)\n", en: "Confirmed: \(count)\n")
  }
}
