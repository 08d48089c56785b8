import KernelDomain
package import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// The texts that commands print about strength training, where they differ from those on screens.
package struct StrengthSummaries {
  let strings: StrengthStrings
  var language: Language { strings.language }

  package init(strings: StrengthStrings) { self.strings = strings }

  // MARK: Workouts

  /// Returns a list of workouts.
  /// - Parameters:
  ///   - output: the workouts.
  ///   - period: the year that was requested; nil for all years.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func list(_ output: ListWorkouts.Output, of period: String?, _ program: Program, columns: Int?) -> String {
    if let period, output.workouts.isEmpty, !output.years.isEmpty {
      let years = output.years.map(String.init).joined(separator: ", ")
      return language.say(
        cs: "Žádné tréninky (\(period)); jsou v těchto letech: \(years)\n",
        en: "No workouts (\(period)). There are workouts in \(years)\n")
    }
    if output.workouts.isEmpty {
      return language.say(cs: "Zatím žádné tréninky. Načtěte deník: ", en: "No workouts yet. Import a log: ")
        + program.command("import", "LOG.csv", "--unit", "kg") + "\n"
    }
    var table = TextTable(rightAligned: [3, 4, 5])
    for workout in output.workouts {
      table.add(
        workout.id.description, language.date(workout.day), strings.name(workout),
        strings.counted(workout.setCount, .sets), strings.mass(workout.volumeTenths),
        workout.durationSeconds.map { strings.clock(seconds: $0) } ?? "", state(workout))
    }
    return table.text(within: columns)
  }

  private func state(_ workout: WorkoutListing) -> String {
    let state: String? =
      switch workout.state {
      case .running: language.say(cs: "probíhá", en: "in progress")
      case .paused: language.say(cs: "pozastaveno", en: "paused")
      case .removed: language.say(cs: "vyřazený", en: "removed")
      case .finished:
        workout.sameAs.map { language.say(cs: "počítá se \($0)", en: "\($0) counts") }
      }
    let suspicious = workout.suspicious.map {
      language.say(cs: "k posouzení: \($0)", en: "to review: \($0)")
    }
    return [state, suspicious].compactMap(\.self).joined(separator: ", ")
  }

  package func workout(_ output: ShowWorkout.Output) -> String {
    let workout = output.workout
    var facts = TextTable()
    facts.add(language.say(cs: "Trénink", en: "Workout"), workout.id.description)
    if let seconds = workout.durationSeconds {
      facts.add(language.say(cs: "Trvání", en: "Duration"), strings.clock(seconds: seconds))
    }
    facts.add(language.say(cs: "Objem", en: "Volume"), strings.mass(workout.volumeTenths))
    let state = state(workout)
    if !state.isEmpty { facts.add(language.say(cs: "Stav", en: "State"), state) }
    let title = "\(strings.name(workout)), \(language.date(workout.day))\n"
    return title + facts.text() + note(output.note)
      + (output.twins ?? []).map { StrengthTwinStrings(strings: strings).sentence($0, of: workout) + "\n" }.joined()
      + output.blocks.map { block($0.exercise, $0.superset, $0.sets, note: $0.note) }.joined()
      + StrengthChangeStrings(strings: strings).set(output.records)
  }

  package func active(_ output: ShowActiveWorkout.Output, _ program: Program) -> String {
    guard let active = output.active else {
      return language.say(cs: "Žádný trénink neprobíhá. Začněte ho: ", en: "No workout in progress. Start one: ")
        + program.command("strength", "start") + "\n"
    }
    let name = active.name.map { printable($0) } ?? language.say(cs: "Trénink", en: "Workout")
    let elapsed = strings.clock(seconds: Int(active.elapsedMilliseconds / 1_000))
    let paused = active.state == .paused ? language.say(cs: ", pozastaveno", en: ", paused") : ""
    let done =
      active.setsPlanned.map {
        language.say(
          cs: "\(active.setsDone) \(language.outOf($0)) sérií",
          en: "\(active.setsDone) of \(strings.counted($0, .sets))")
      }
      ?? strings.counted(active.setsDone, .sets)
    let rest = active.rest.map { StrengthAnswerStrings(strings: strings).rest($0) } ?? ""
    let blocks = active.blocks.map { item in
      let targets = item.targets.map { strings.target($0) }
      let next = item.number == active.current ? " ←" : ""
      return block(item.exercise, item.superset, item.sets, mark: next, planned: targets) + beside(item)
    }
    return "\(name), \(elapsed)\(paused), \(done)\n" + rest + note(active.note) + blocks.joined()
      + (active.isForgotten == true ? ways(active, program) : "")
  }

  /// Says that a workout still runs although nothing was done in it for four hours, with a line for each way to go on.
  private func ways(_ active: ActiveWorkoutView, _ program: Program) -> String {
    let finish = active.offersFinishAt == nil ? [] : [(strings.finishAtLastSet, ["finish", "--at-last-set"])]
    let ways = finish + [(strings.goOn, ["resume"]), (strings.discard, ["discard"])]
    return strings.stillRuns(active) + "\n"
      + ways.map { "  \($0.0): \(program.command(["strength"] + $0.1))\n" }.joined()
  }

  /// Returns notes on an exercise in the workout in progress, one per line: its sets in the previous workout, the
  /// plates for the next set, and the warm-up sets. Empty if there are none.
  private func beside(_ block: ActiveWorkoutView.Block) -> String {
    let previous = block.previous.filter { $0.kind != .warmup }.map(strings.set).joined(separator: ", ")
    return [
      previous.isEmpty ? nil : "\(strings.previous): \(previous)",
      block.plates.map { "\(strings.platesTitle): \(strings.plates($0))" },
      block.warmups.isEmpty ? nil : "\(strings.warmup): \(strings.warmups(block.warmups))",
    ].compactMap { $0.map { "  \($0)\n" } }.joined()
  }

  /// Returns the note on a workout, or on an exercise in it, as separate lines.
  private func note(_ note: String?) -> String {
    printableLines(note ?? "").map { $0 + "\n" }.joined()
  }

  private func block(
    _ exercise: ExerciseName, _ superset: Int?, _ sets: [SetView], note: String? = nil, mark: String = "",
    planned: [String] = []
  ) -> String {
    var table = TextTable(rightAligned: [0])
    for set in sets {
      let notes = [
        set.kind == .normal ? nil : strings.name(set.kind),
        set.done ? nil : language.say(cs: "neprovedená", en: "not done"),
        set.suspicious == true ? language.say(cs: "je to správně?", en: "is this right?") : nil,
        set.note.map { printableInLine($0) },
      ].compactMap(\.self)
      table.add(String(set.number), strings.set(set), notes.joined(separator: ", "))
    }
    for target in planned { table.add("", target.isEmpty ? "—" : target, language.say(cs: "v plánu", en: "planned")) }
    let group = superset.map { language.say(cs: ", supersérie \($0)", en: ", superset \($0)") } ?? ""
    return "\(strings.name(exercise))\(group)\(mark)\n" + self.note(note) + table.text()
  }

  // MARK: Lifts

  package func lifts(_ output: ListLifts.Output, _ program: Program, columns: Int?) -> String {
    if output.lifts.isEmpty {
      return language.say(cs: "Zatím žádné série.\n", en: "No sets yet.\n")
    }
    var table = TextTable(rightAligned: [1, 2, 3])
    for lift in output.lifts {
      let best = lift.records.first
      table.add(
        strings.name(lift.exercise), strings.counted(lift.sets, .sets), best.map(strings.value) ?? "",
        language.date(lift.lastDay))
    }
    return table.text(within: columns)
  }

  package func records(_ output: ShowRecords.Output, columns: Int?) -> String {
    let counts = "\(strings.counted(output.workouts, .workouts)), \(strings.counted(output.sets, .sets))"
    let title = "\(strings.name(output.exercise)) (\(printable(output.exercise.id.text))), \(counts)\n"
    if output.sets == 0 { return title + language.say(cs: "Zatím žádné série.\n", en: "No sets yet.\n") }
    var table = TextTable(rightAligned: [1])
    for record in output.records {
      table.add(
        strings.name(record.kind), strings.value(record), holder(record), language.date(record.day),
        record.workout.description)
    }
    var maxes = TextTable(rightAligned: [0, 1])
    for max in output.repMaxes {
      maxes.add("\(max.reps)×", strings.value(max.record), holder(max.record), language.date(max.record.day))
    }
    let repMaxes =
      output.repMaxes.isEmpty
      ? ""
      : language.say(cs: "Nejvíc aspoň na tolik opakování\n", en: "Most for at least this many repetitions\n")
        + maxes.text(within: columns)
    return title + table.text(within: columns) + repMaxes + suspicious(output.suspicious, columns)
  }

  /// Describes the set in which a record was achieved; empty if that would only repeat the record's value.
  private func holder(_ record: RecordView) -> String {
    guard record.kind != .workoutVolume, record.load != nil || record.kind == .oneRepMax else { return "" }
    return strings.measures(
      load: record.load, reps: record.reps, seconds: record.seconds, millimetres: record.millimetres)
  }

  private func suspicious(_ sets: [SuspiciousSetView], _ columns: Int?) -> String {
    guard !sets.isEmpty else { return "" }
    var table = TextTable()
    for item in sets {
      table.add(language.date(item.day), item.workout.description, String(item.set.number), strings.set(item.set))
    }
    return language.say(cs: "Je to správně?\n", en: "Is this right?\n") + table.text(within: columns)
  }

  package func history(_ output: ShowHistory.Output, columns: Int?) -> String {
    if output.workouts.isEmpty { return language.say(cs: "Zatím žádné série.\n", en: "No sets yet.\n") }
    var table = TextTable(rightAligned: [2])
    for entry in output.workouts {
      table.add(
        language.date(entry.day), entry.workout.description, strings.mass(entry.volumeTenths),
        entry.sets.map(strings.set).joined(separator: "; "))
    }
    return "\(strings.name(output.exercise))\n" + table.text(within: columns)
  }
}
