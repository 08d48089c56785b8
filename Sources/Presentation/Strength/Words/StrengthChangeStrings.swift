import KernelDomain
import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// Describes changes in strength training and their effects, one per line.
package struct StrengthChangeStrings {
  private let strings: StrengthStrings
  private var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  package func line(_ part: StrengthChangePart) -> String { line(part.items) }

  func line(_ items: [StrengthChangePart.Item]) -> String { items.map(line).joined(separator: "; ") }

  private func line(_ item: StrengthChangePart.Item) -> String {
    switch item {
    case .started(let workout): language.say(cs: "začátek tréninku \(workout)", en: "start of workout \(workout)")
    case .step(let workout, let step): "\(name(step)), \(of(workout))"
    case .logged(let workout, let exercise, let set):
      [exercise.map(strings.name), strings.set(set), of(workout)].compactMap(\.self).joined(separator: ", ")
    case .added(let workout, let exercise):
      language.say(cs: "přidaný cvik \(strings.name(exercise))", en: "added \(strings.name(exercise))")
        + ", \(of(workout))"
    case .swapped(let workout, let from, let into):
      language.say(cs: "výměna cviku", en: "swapped exercise")
        + ": " + [from.map(strings.name), strings.name(into)].compactMap(\.self).joined(separator: " → ")
        + ", \(of(workout))"
    case .wrote(let workout, let exercise, let sets):
      language.say(cs: "zapsaný trénink", en: "logged workout") + ": "
        + ([exercise.map(strings.name), strings.counted(sets, .sets)].compactMap(\.self).joined(separator: ", "))
        + ", \(of(workout))"
    case .corrected(let correction): line(correction)
    case .exercise(let exercise): language.say(cs: "vlastní cvik", en: "own exercise") + " \(strings.name(exercise))"
    case .exerciseRest(let exercise, let seconds):
      language.say(cs: "odpočinek u cviku \(strings.name(exercise))", en: "rest of \(strings.name(exercise))") + ": "
        + (seconds.map { strings.clock(seconds: $0) } ?? language.say(cs: "podle nastavení", en: "as set"))
    case .loadStep(let exercise, let load):
      language.say(cs: "krok zátěže u cviku \(strings.name(exercise))", en: "load step of \(strings.name(exercise))")
        + ": " + (load.map(strings.load) ?? language.say(cs: "podle nastavení", en: "as set"))
    case .trainingMax(let exercise, let load):
      language.say(cs: "tréninkové maximum", en: "training max") + ", \(strings.name(exercise)): "
        + (load.map(strings.load) ?? language.say(cs: "smazané", en: "removed"))
    case .favourite(let exercise, let isOn):
      isOn
        ? language.say(cs: "oblíbený cvik \(strings.name(exercise))", en: "favorite \(strings.name(exercise))")
        : language.say(
          cs: "už ne oblíbený \(strings.name(exercise))", en: "no longer a favorite: \(strings.name(exercise))")
    case .merged(let from, let into):
      language.say(
        cs: "spojení cviků: \(strings.name(from)) → \(strings.name(into))",
        en: "joined exercises: \(strings.name(from)) → \(strings.name(into))")
    case .named(let count, let own, let name, let exercise): line(named: count, own: own, name, exercise)
    case .twins(let count, let workout, let other, let same):
      StrengthTwinStrings(strings: strings).line(count, workout.description, other.description, same)
    case .routine(_, let name): language.say(cs: "rutina", en: "routine") + " \(printable(name))"
    case .deload: language.say(cs: "odlehčení příště", en: "deload next time")
    case .routineRemoved: language.say(cs: "smazaná rutina", en: "removed routine")
    case .scheduled: language.say(cs: "naplánovaná rutina", en: "scheduled routine")
    case .scheduleRemoved: language.say(cs: "zrušený plán rutiny", en: "removed schedule of a routine")
    case .measured(let kind, let day, let value):
      "\(strings.name(kind).lowercased()), \(language.date(day)): "
        + (value.map(strings.measure) ?? language.say(cs: "smazáno", en: "removed"))
    case .weighed(let day, let weight):
      language.say(cs: "tělesná váha", en: "body weight") + ", \(language.date(day)): "
        + (weight.map(strings.load) ?? language.say(cs: "smazaná", en: "removed"))
    }
  }

  private func line(named count: Int, own: Int, _ name: String, _ exercise: ExerciseName) -> String {
    if count == 1, own == 0 {
      return language.say(cs: "název v denících", en: "name in logs")
        + ": \(printable(name)) → \(strings.name(exercise))"
    }
    if own == 0 {
      let names = PluralForms(one: "název", few: "názvy", many: "názvu", other: "názvů")
      return language.say(
        cs: "přiřazení cviků: " + Language.cs.counted(count, names),
        en: "exercises of names in logs: " + Language.en.counted(count, PluralForms(one: "name", other: "names")))
    }
    return strings.ownNames(own)
  }

  /// Names the one workout that a change is about, as its line does; nil if there is no such workout.
  func workout(of part: StrengthChangePart) -> String? {
    let workouts = part.items.map { item -> WorkoutID? in
      switch item {
      case .started(let workout), .step(let workout, _), .logged(let workout, _, _), .added(let workout, _),
        .swapped(let workout, _, _), .wrote(let workout, _, _):
        workout
      case .corrected(let correction): correction.workout
      default: nil
      }
    }
    guard let workout = workouts.first ?? nil, workouts.allSatisfy({ $0 == workout }) else { return nil }
    return of(workout)
  }

  private func of(_ workout: WorkoutID) -> String {
    language.say(cs: "trénink \(workout)", en: "workout \(workout)")
  }

  private func name(_ step: StrengthChangePart.Step) -> String {
    switch step {
    case .editSet: language.say(cs: "změněná série", en: "edited set")
    case .removeSet: language.say(cs: "smazaná série", en: "removed set")
    case .moveBlock: language.say(cs: "přesunutý cvik", en: "moved exercise")
    case .note: language.say(cs: "poznámka", en: "note")
    case .pause: language.say(cs: "pauza", en: "paused")
    case .resume: language.say(cs: "pokračování", en: "resumed")
    case .adjustRest: language.say(cs: "změněný odpočinek", en: "changed rest")
    case .skipRest: language.say(cs: "přeskočený odpočinek", en: "skipped rest")
    case .finish: language.say(cs: "dokončení", en: "finished")
    case .discard: language.say(cs: "zahození", en: "discarded")
    }
  }

  package func line(_ correction: WorkoutCorrectionView) -> String {
    let set = correction.set.map { language.say(cs: "série \($0)", en: "set \($0)") } ?? ""
    let what =
      switch correction.correction {
      case .editSet: "\(set): \(correction.after.map(strings.set) ?? "")"
      case .removeSet: language.say(cs: "smazaná \(set)", en: "removed \(set)")
      case .confirmSet: language.say(cs: "potvrzená \(set)", en: "confirmed \(set)")
      case .name: language.say(cs: "název", en: "name") + ": \(printable(correction.name ?? ""))"
      case .addSet:
        language.say(cs: "přidaná", en: "added") + " \(set): "
          + [correction.exercise.map(strings.name), correction.after.map(strings.set)].compactMap(\.self)
          .joined(separator: ", ")
      case .moveBlock:
        (correction.exercise.map(strings.name)
          ?? language.say(cs: "cvik se sérií \(correction.set ?? 0)", en: "exercise of \(set)"))
          + language.say(cs: " je na místě", en: " moved to place") + " \(correction.place ?? 0)"
      case .swapExercise:
        language.say(cs: "jiný cvik", en: "other exercise") + ": \(correction.exercise.map(strings.name) ?? "")"
      case .times: times(correction)
      case .note:
        correction.note.map { language.say(cs: "poznámka", en: "note") + ": " + beginning(of: $0) }
          ?? language.say(cs: "smazaná poznámka", en: "removed note")
      case .remove: language.say(cs: "vyřazení", en: "removal")
      }
    return "\(what), \(of(correction.workout))"
  }

  /// Returns a note as part of a line; of a long note, only the beginning.
  private func beginning(of note: String) -> String {
    note.count > 80 ? printableInLine(String(note.prefix(79))) + "…" : printableInLine(note)
  }

  private func times(_ correction: WorkoutCorrectionView) -> String {
    let start = correction.start.map {
      language.dateAndClock(CivilDateTime($0, offset: correction.utcOffsetSeconds ?? 0))
    }
    let duration = correction.durationSeconds.map { language.duration(seconds: $0) }
    return language.say(cs: "čas", en: "time") + ": " + [start, duration].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: Effects

  /// Returns the records whose values are shown as others than before. A record may move to another set of equal value.
  private func shown(_ moves: [RecordMoveView]) -> [RecordMoveView] {
    moves.filter { $0.after.map(strings.value) != $0.before.map(strings.value) }
  }

  /// Describes each record that changed, one per line.
  package func moves(_ moves: [RecordMoveView]) -> String {
    // The exercise is on a line of its own above its records, since together they would be wider than a terminal.
    var table = TextTable(rightAligned: [1])
    var text = ""
    var exercise: ExerciseName?
    func end() {
      if let exercise { text += "  \(strings.name(exercise))\n" + indented(table.text()) }
      table = TextTable(rightAligned: [1])
    }
    for move in shown(moves) {
      if move.exercise != exercise {
        end()
        exercise = move.exercise
      }
      table.add(
        strings.name(move.kind),
        move.after.map(strings.value) ?? language.say(cs: "žádný", en: "none"),
        move.before.map { language.say(cs: "dříve \(strings.value($0))", en: "was \(strings.value($0))") }
          ?? language.say(cs: "nový", en: "new"))
    }
    end()
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  package func effects(_ moves: [RecordMoveView]) -> String {
    shown(moves).isEmpty
      ? language.say(cs: "Rekordy zůstaly.\n", en: "No record changed.\n")
      : language.say(cs: "Rekordy se posunuly:\n", en: "Records changed:\n") + self.moves(moves)
  }

  /// Describes the new records, one per line below a heading; empty if there are none.
  package func set(_ moves: [RecordMoveView]) -> String {
    shown(moves).isEmpty ? "" : language.say(cs: "Nový rekord:\n", en: "New record:\n") + self.moves(moves)
  }
}
