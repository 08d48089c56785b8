import KernelDomain
package import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Describes the questions about strength training that the user still has to decide, either as text with commands or
/// as sections of a screen.
package struct StrengthReviewStrings {
  private let strings: StrengthStrings
  private var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  private var suspiciousTitle: String {
    language.say(cs: "Zátěže, které nejspíš nejsou správně", en: "Loads probably entered wrong")
  }
  private var suspiciousHint: String {
    language.say(cs: "Nepočítají se, dokud je nepotvrdíte.", en: "They do not count until you confirm them.")
  }
  private var setAsideTitle: String {
    language.say(
      cs: "Opravy, které po novém načtení nesedí", en: "Corrections that no longer fit after another import")
  }
  private var correctAgain: String {
    language.say(cs: "Nic nemění; opravte trénink znovu.", en: "They have no effect; correct the workout again.")
  }

  // MARK: Lines

  /// Returns the questions as text, with the commands that decide them.
  /// - Parameters:
  ///   - output: the questions that the lifter has to decide.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func text(_ output: ReviewSets.Output, _ program: Program, columns: Int?) -> String {
    [
      suspicious(output.suspicious, program, columns), likely(output.likely ?? [], program, columns),
      StrengthTwinStrings(strings: strings).text(output.twins ?? [], program, columns),
      setAside(output.setAside, columns),
    ].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func suspicious(_ sets: [SuspiciousSetView], _ program: Program, _ columns: Int?) -> String {
    guard let first = sets.first else { return "" }
    var table = TextTable()
    for item in sets {
      table.add(
        language.date(item.day), item.workout.description, String(item.set.number), strings.name(item.exercise),
        strings.set(item.set))
    }
    var commands = TextTable(commands: 0)
    let (workout, set) = (first.workout.description, String(first.set.number))
    commands.add(
      program.command("strength", "confirm", workout, set), language.say(cs: "je to správně", en: "it is right"))
    commands.add(
      program.command("strength", "edit", workout, set, "50kg", "x5"),
      language.say(cs: "oprava série", en: "correct the set"))
    commands.add(
      program.command("strength", "remove-set", workout, set), language.say(cs: "smazat sérii", en: "remove the set"))
    return suspiciousTitle + "\n" + table.text(within: columns) + commands.text(within: columns)
  }

  private func likely(_ names: [NameView], _ program: Program, _ columns: Int?) -> String {
    guard let first = names.first, let like = first.like else { return "" }
    let words = StrengthNameStrings(strings: strings)
    var commands = TextTable(commands: 0)
    commands.add(
      program.command("strength", "assign", first.name, like.id.text),
      language.say(cs: "je to jeden cvik", en: "they are one exercise"))
    commands.add(
      program.command("strength", "assign", "--likely"), language.say(cs: "všechny", en: "all of them"))
    commands.add(
      program.command("strength", "assign", first.name, first.exercise.id.text),
      language.say(cs: "nechat zvlášť", en: "keep it apart"))
    return likelyTitle + "\n" + names.map { "  " + printable(words.question($0)) + "\n" }.joined()
      + commands.text(within: columns)
  }

  private var likelyTitle: String { language.say(cs: "Možná jeden cvik", en: "Maybe one exercise") }

  private func setAside(_ corrections: [WorkoutCorrectionView], _ columns: Int?) -> String {
    guard !corrections.isEmpty else { return "" }
    var table = TextTable()
    for item in corrections { table.add(StrengthChangeStrings(strings: strings).line(item)) }
    return setAsideTitle + "\n" + table.text(within: columns) + "  " + correctAgain + "\n"
  }

  // MARK: Sections

  func elements(_ output: ReviewSets.Output) -> [Element] {
    output.suspicious.map(question) + (output.likely ?? []).map(likelyQuestion)
      + StrengthTwinStrings(strings: strings).questions(output.twins ?? [])
      + [section(setAsideTitle, correctAgain, output.setAside.map(row))].compactMap(\.self)
  }

  private func section(_ title: String, _ explanation: String, _ rows: [Element]) -> Element? {
    guard !rows.isEmpty else { return nil }
    let note = Element(.text, explanation, type: .caption, color: Hue.secondary.text)
    return Element(.section, title, type: .title, children: [note] + rows)
  }

  private func question(_ item: SuspiciousSetView) -> Element {
    let (name, date, set) = (strings.name(item.exercise), language.date(item.day), strings.set(item.set))
    let confirm = language.say(cs: "Je to správně", en: "It Is Right")
    let remove = language.say(cs: "Smazat sérii", en: "Remove the Set")
    let see = language.say(cs: "Ukázat trénink", en: "See the Workout")
    let (workout, number) = (item.workout.description, item.set.number)
    return .decision(
      language.say(cs: "Zvedli jste \(set)?", en: "Did you lift \(set)?"),
      key: "set-\(item.workout)-\(item.set.number)", source: "\(name) · \(date)",
      icon: "figure.strengthtraining.traditional", hue: .purple, evidence: [sides(item)], why: suspiciousHint,
      answers: [
        .button(
          remove, label: "\(remove): \(name), \(set)",
          action: Action(RemoveSet.method, ["workout": .text(workout), "set": .number(number)]),
          command: ["strength", "remove-set", workout, String(number)]),
        .button(
          confirm, label: "\(confirm): \(name), \(set)",
          action: Action(
            ConfirmSet.method, ["workout": .text(item.workout.description), "set": .number(item.set.number)]),
          command: ["strength", "confirm", item.workout.description, String(item.set.number)]),
      ], see: .link(see, label: "\(see): \(name), \(set)", to: StrengthDestinations.workout(item.workout)))
  }

  /// Returns an element that shows a suspicious set next to the heaviest set of the same exercise that is not
  /// suspicious.
  private func sides(_ item: SuspiciousSetView) -> Element {
    let record = item.heaviest.map { record in
      strings.measures(load: record.load, reps: record.reps, seconds: nil, millimetres: nil)
    }
    let heaviest = language.say(cs: "Jinak nejtěžší", en: "Heaviest otherwise")
    return Element(
      .statGrid,
      children: [
        Element(.stat, language.say(cs: "Tato série", en: "This set"), value: strings.set(item.set)),
        record.flatMap { $0.isEmpty ? nil : $0 }.map { Element(.stat, heaviest, value: $0) },
      ].compactMap { $0 })
  }

  private func likelyQuestion(_ name: NameView) -> Element {
    let words = StrengthNameStrings(strings: strings)
    let join = language.say(cs: "Je to jeden cvik", en: "They Are One")
    let keep = language.say(cs: "Nechat zvlášť", en: "Keep Apart")
    func answer(_ text: String, _ exercise: ExerciseName) -> Element {
      .button(
        text, label: "\(text): \(name.name)",
        action: Action(
          AssignNames.method,
          [
            "names/0/app": .text(name.app), "names/0/name": .text(name.name),
            "names/0/exercise": .text(exercise.id.text),
          ]), command: ["strength", "assign", name.name, exercise.id.text])
    }
    let see = language.say(cs: "Ukázat cvik", en: "See the Exercise")
    return .decision(
      words.question(name), key: "name-\(name.app)-\(name.name)", source: name.app, why: words.reason(name),
      answers: (name.like.map { [answer(join, $0)] } ?? []) + [answer(keep, name.exercise)],
      see: .link(see, label: "\(see): \(name.name)", to: StrengthDestinations.exercise(name.exercise)))
  }

  private func row(_ correction: WorkoutCorrectionView) -> Element {
    let what = StrengthChangeStrings(strings: strings).line(correction)
    return Element(
      .row, label: what, command: ShellCommand.recordbook("strength", "show", correction.workout.description),
      children: [.cell(what, .leading, .body)])
  }
}
