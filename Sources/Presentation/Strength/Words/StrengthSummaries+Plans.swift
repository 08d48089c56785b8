import KernelDomain
package import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The texts that commands print about exercises, routines, schedules, charts, exports and body weights.
extension StrengthSummaries {
  package func exercises(_ output: SearchExercises.Output, columns: Int?) -> String {
    if output.exercises.isEmpty { return language.say(cs: "Nic neodpovídá.\n", en: "Nothing matches.\n") }
    var table = TextTable()
    for exercise in output.exercises {
      let notes = [
        exercise.favourite ? language.say(cs: "oblíbený", en: "favorite") : nil,
        exercise.own ? language.say(cs: "vlastní", en: "own") : nil,
        exercise.sets > 0 ? strings.counted(exercise.sets, .sets) : nil,
      ].compactMap(\.self)
      table.add(strings.name(exercise), exercise.id.text, notes.joined(separator: ", "))
    }
    let more = output.found - output.exercises.count
    let rest = more > 0 ? language.say(cs: "  … a dalších \(more)\n", en: "  … and \(more) more\n") : ""
    return table.text(within: columns) + rest
  }

  /// Returns a list of routines.
  /// - Parameters:
  ///   - output: all routines.
  ///   - only: the id of the only routine to show; nil for all routines.
  ///   - program: the program as the user calls it, with which commands begin.
  package func routines(_ output: ListRoutines.Output, only: RoutineID?, _ program: Program) -> String {
    let routines = output.routines.filter { only == nil || $0.id == only }
    if routines.isEmpty {
      return language.say(cs: "Zatím žádná rutina. Uložte první: ", en: "No routines yet. Save one: ")
        + program.command("strength", "save-routine", "NAME", "EXERCISE:3x5") + "\n"
    }
    return routines.map { "\($0.id) \(printable($0.name))\n" + blocks(of: $0) }.joined()
  }

  /// Returns the planned sets of a routine, one line per exercise.
  func blocks(of routine: RoutineView) -> String {
    var table = TextTable()
    for block in routine.blocks {
      let sets = block.progression?.rule == .wave ? block.suggested ?? [] : block.targets
      let parts = [
        targets(sets), block.progression.map { strings.progression($0) },
        block.restSeconds.map { strings.restText(seconds: $0) },
      ]
      table.add(strings.name(block.exercise), parts.compactMap { $0 }.joined(separator: "; "))
    }
    return table.text()
  }

  /// Lists the planned sets of an exercise. If none of them has planned values, returns only the number of sets.
  private func targets(_ targets: [SetTargetView]) -> String {
    let parts = targets.map(strings.measures)
    return targets.allSatisfy { strings.target($0).isEmpty }
      ? strings.counted(targets.count, .sets) : parts.joined(separator: ", ")
  }

  /// Describes the workout planned for today, and adds the commands for the next step.
  package func today(_ output: ShowToday.Output, _ program: Program) -> String {
    guard !output.routines.isEmpty else {
      return language.say(cs: "Nic není naplánováno. ", en: "Nothing is planned. ")
        + language.say(cs: "Kteroukoli rutinu ukáže: ", en: "Show any routine: ")
        + program.command("strength", "today", "ROUTINE") + "\n"
    }
    return output.routines.map { routine in
      let when = routine.day.map { day in
        day == output.day ? strings.today : language.date(day)
      }
      let state = routine.state.flatMap { $0 == .planned ? nil : strings.name($0) }
      let title =
        [when, printable(routine.name), state].compactMap(\.self).joined(separator: ", ") + " (\(routine.routine))\n"
      let deload = routine.deload == true ? "\(strings.deload): \(strings.deloadHint)\n" : ""
      return title + deload + routine.blocks.map(block).joined()
    }.joined(separator: "\n")
  }

  private func block(_ block: SuggestedBlockView) -> String {
    let group = block.superset.map { ", \(strings.superset($0))" } ?? ""
    var lines = ["\(strings.name(block.exercise))\(group): \(strings.plan(block.targets))"]
    if let reason = block.reason { lines.append("  " + strings.reason(reason)) }
    for plates in block.plates {
      lines.append("  " + strings.load(plates.load) + ": " + strings.plates(plates))
    }
    if !block.warmups.isEmpty { lines.append("  \(strings.warmup): \(strings.warmups(block.warmups))") }
    return lines.map { $0 + "\n" }.joined()
  }

  package func plates(_ plates: PlatesView) -> String { strings.plates(plates) + "\n" }

  package func warmup(_ output: ShowWarmup.Output) -> String {
    output.sets.isEmpty
      ? language.say(cs: "Není třeba.\n", en: "None is needed.\n")
      : output.sets.map { strings.measures($0) + "\n" }.joined()
  }

  package func schedule(_ output: ShowSchedule.Output) -> String {
    if output.days.isEmpty { return language.say(cs: "Nic není naplánováno.\n", en: "Nothing is planned.\n") }
    var table = TextTable()
    for day in output.days {
      let state =
        switch day.state {
        case .planned: language.say(cs: "v plánu", en: "planned")
        case .done: language.say(cs: "hotovo", en: "done")
        case .missed: language.say(cs: "vynecháno", en: "missed")
        }
      table.add(language.date(day.day), printable(day.name), state, day.schedule.description)
    }
    return table.text()
  }

  /// Describes a chart in a sentence, followed by a table of the chart's numbers.
  package func chart(_ output: ShowChart.Output, columns: Int?) -> String {
    let charts = StrengthChartStrings(strings: strings)
    let title = charts.title(output) + (output.exercise.map { ", \(strings.name($0))" } ?? "")
    let omission = charts.omission(output).map { $0 + "\n" } ?? ""
    if output.points.isEmpty { return "\(title)\n\(strings.notEnough)\n" + omission }
    var table = TextTable(rightAligned: [1])
    for row in charts.rows(output) { table.add(row[0], row[1]) }
    let sentence = charts.sentence(output)
    return title + "\n" + (sentence.isEmpty ? "" : sentence + "\n") + table.text(within: columns) + omission
  }

  package func exported(_ output: ExportWorkouts.Output) -> String {
    let counts = "\(strings.counted(output.workoutCount, .workouts)), \(strings.counted(output.setCount, .sets))"
    let parts = "\(printable(output.path)): \(counts), \(output.unit.rawValue)\n"
    let converted =
      output.convertedLoadCount == 0
      ? ""
      : language.say(
        cs: "Z druhé jednotky převedeno zátěží: \(output.convertedLoadCount)\n",
        en: "Loads converted from the other unit: \(output.convertedLoadCount)\n")
    let omissions = (output.omissions ?? []).map { "\(name($0.what)) \($0.count)×" }.joined(separator: ", ")
    let omitted =
      omissions.isEmpty
      ? ""
      : language.say(cs: "Formát nemá místo pro: \(omissions)\n", en: "The format has no room for: \(omissions)\n")
    return parts + converted + omitted
  }

  private func name(_ omission: LogOmission) -> String {
    switch omission {
    case .superset: language.say(cs: "cvik v supersérii", en: "exercise in a superset")
    case .setNote: language.say(cs: "poznámka u série", en: "note of a set")
    case .rest: language.say(cs: "odpočinek po sérii", en: "rest after a set")
    case .amrap: language.say(cs: "série do maxima opakování", en: "set of as many reps as possible")
    }
  }

  package func weights(_ output: ListBodyWeights.Output) -> String {
    if output.weights.isEmpty { return language.say(cs: "Zatím nic.\n", en: "Nothing yet.\n") }
    var table = TextTable(rightAligned: [1])
    for weight in output.weights { table.add(language.date(weight.day), strings.load(weight.weight)) }
    return table.text()
  }
}
