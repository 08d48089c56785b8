import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Describes events about runs, such as a completed split, each in one line that ends in a line feed.
struct RunEventStrings {
  let strings: RunningStrings
  private var language: Language { strings.language }

  func line(_ name: String, _ details: some EncodedValueSource) -> String? {
    switch name {
    case RunningEvents.bookChanged: details.decoded(as: RunningEvents.BookChanged.self).map(changed)
    case RunningEvents.effortBroken: details.decoded(as: RunEffortMoveView.self).map(broken)
    case RunningEvents.stateChanged: details.decoded(as: RunningEvents.StateChanged.self).map(stands)
    case RunningEvents.lapMarked: details.decoded(as: RunningEvents.LapMarked.self).map(marked)
    case RunningEvents.stepStarted: details.decoded(as: RunningEvents.StepStarted.self).map(begun)
    case RunningEvents.splitReached: details.decoded(as: RunningEvents.SplitReached.self).map(reached)
    case RunningEvents.goalReached: details.decoded(as: RunningEvents.GoalReached.self).map(reached)
    case RunningEvents.runSaved: details.decoded(as: RunningEvents.RunSaved.self).map(saved)
    case RunningEvents.metrics: details.decoded(as: RunningEvents.Metrics.self).map(metrics)
    default: nil
    }
  }

  private func changed(_ details: RunningEvents.BookChanged) -> String {
    let line =
      details.undone == true
      ? language.say(cs: "Vzato zpět", en: "Undone")
      : language.say(cs: "Běhy se změnily", en: "Runs changed")
    let parts = [
      details.change.map(strings.name), details.run.map { language.say(cs: "běh \($0)", en: "run \($0)") },
    ].compactMap { $0 }
    return (parts.isEmpty ? line : line + ": " + parts.joined(separator: ", ")) + "\n"
  }

  private func broken(_ move: RunEffortMoveView) -> String {
    let line = RunChangeStrings(strings: strings).moves([move])
    return language.say(cs: "Nový nejlepší úsek: ", en: "New best effort: ") + line.drop { $0 == " " }
  }

  // MARK: The run under way

  private func stands(_ details: RunningEvents.StateChanged) -> String {
    guard details.state != .idle else { return language.say(cs: "Žádný běh neprobíhá\n", en: "No run in progress\n") }
    return strings.state(details.state, details.pause, details.signal) + "\n"
  }

  private func marked(_ details: RunningEvents.LapMarked) -> String {
    "\(strings.lap) \(details.lap)\n"
  }

  /// Describes a split that was just completed: `2 km: 5:12, 5:12 /km`.
  private func reached(_ details: RunningEvents.SplitReached) -> String {
    let unit = RunningStrings(language: language, units: details.units)
    return "\(unit.roundLength(details.split.lengthMillimetres * Int64(details.number))): "
      + strings.time(details.split.activeMilliseconds) + ahead(details) + "\n"
  }

  /// Says how far the runner is ahead of or behind an earlier run; empty if this run is not compared with an earlier
  /// one.
  private func ahead(_ details: RunningEvents.SplitReached) -> String {
    guard let difference = details.ghostMilliseconds, let day = details.ghostDay else { return "" }
    return ", " + strings.ahead(difference, of: day)
  }

  /// Describes the step that has begun, if the run follows a planned workout: `2 of 3: 400 m in 1:32–1:38`.
  private func begun(_ details: RunningEvents.StepStarted) -> String { strings.cue(details.planned) + "\n" }

  private func reached(_ details: RunningEvents.GoalReached) -> String {
    let length = strings.length(details.lengthMillimetres)
    return language.say(
      cs: "Týdenní cíl splněn, běh má \(length)\n", en: "Weekly goal reached, \(length) into the run\n")
  }

  private func saved(_ details: RunningEvents.RunSaved) -> String {
    language.say(cs: "Běh \(details.run) je v knize\n", en: "Run \(details.run) was saved\n")
  }

  private func metrics(_ details: RunningEvents.Metrics) -> String {
    let measures = [
      strings.time(details.activeMilliseconds), strings.length(details.lengthMillimetres),
      strings.pace(details.paceMilliseconds),
    ]
    return (measures + [strings.state(details.state, details.pause, details.signal)]).joined(separator: " · ") + "\n"
  }
}

extension RunningEvents.SplitReached {
  /// The unit of the completed split: it is either a whole kilometre or a whole mile.
  fileprivate var units: RunUnits { split.lengthMillimetres == 1_000_000 ? .kilometres : .miles }
}
