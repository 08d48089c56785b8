import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Creates rows for best efforts. A best effort is the fastest stretch of a certain distance within a run.
struct EffortRows {
  let strings: RunningStrings
  private var language: Language { strings.language }

  /// Returns the row for the best effort over a distance in the whole book. The row links to all efforts over that
  /// distance.
  func ofBook(_ best: ShowEfforts.Best) -> Element {
    let effort = best.effort
    let ties = (best.ties ?? []).map { language.date($0.day) }
    let same = ties.isEmpty ? nil : "\(strings.alsoRun): \(ties.joined(separator: ", "))"
    let notes = [language.date(effort.day), strings.attempts(best.attemptCount), same].compactMap { $0 }
    return row(effort, notes: notes)
  }

  /// Returns the rows for a run's best efforts. If some of them are the book's records, these come first, and a
  /// disclosure contains the others.
  /// - Parameter records: the book's records that the run holds.
  func ofRun(_ efforts: [RunEffortView], records: [ShowEfforts.Best]) -> [Element] {
    func record(_ effort: RunEffortView) -> ShowEfforts.Best? {
      records.first { $0.effort.distance == effort.distance }
    }
    let best = efforts.compactMap { effort in record(effort).map { ofRun(effort, record: $0) } }
    let others = efforts.filter { record($0) == nil }.map { ofRun($0) }
    if best.isEmpty || others.isEmpty { return best + others }
    let title = language.say(cs: "Další vzdálenosti", en: "Other Distances")
    return best + [
      .disclosure(
        title,
        hint: language.say(cs: "Ukáže úseky, které nejsou rekordy", en: "Shows the efforts that are not records"),
        others)
    ]
  }

  /// Returns the row for a run's best effort over a distance. It says where in the run the effort began, and links to
  /// all efforts over that distance. A record has a medal, and the row says what the record was before.
  private func ofRun(_ effort: RunEffortView, record: ShowEfforts.Best? = nil) -> Element {
    let start = strings.length(effort.startMillimetres)
    let place =
      effort.startMillimetres < 10_000
      ? language.say(cs: "od začátku", en: "from the start") : language.say(cs: "od \(start)", en: "from \(start)")
    let before = record?.before.map { before in
      language.say(cs: "dříve \(strings.effortTime(before))", en: "was \(strings.effortTime(before))")
    }
    let notes = [place, pace(effort), record == nil ? nil : strings.record, before].compactMap { $0 }
    return row(effort, notes: notes, icon: record == nil ? nil : .best)
  }

  /// Returns the effort's pace in words.
  private func pace(_ effort: RunEffortView) -> String {
    strings.pace(RunPace.perKilometre(effort.seconds * 1_000, effort.distance.length))
  }

  private func row(_ effort: RunEffortView, notes: [String], icon: Icon? = nil) -> Element {
    let name = capitalized(strings.name(effort.distance))
    return Element(
      .row, label: ([name, strings.spokenEffortTime(effort)] + notes).joined(separator: ", "),
      hint: language.say(cs: "Ukáže všechny běhy té vzdálenosti", en: "Shows every run's time"), icon: .forward,
      to: RunningDestinations.history(effort.distance),
      children: [
        .cell(name, .leading, .body),
        Element(.text, strings.effortTime(effort), placement: .center, type: .time, icon: icon),
        .cell(notes.joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// Returns the row for a suspicious effort, which is faster than the world's best runners, with a button that
  /// confirms the effort as genuine.
  func suspicious(_ effort: RunEffortView) -> Element {
    let name = capitalized(strings.name(effort.distance))
    let run = effort.run.description
    let date = language.date(effort.day)
    return Element(
      .row, label: [name, strings.spokenEffortTime(effort), date, strings.suspicious].joined(separator: ", "),
      hint: language.say(cs: "Ukáže běh", en: "Shows the run"), fill: Hue.warning.fill, icon: .forward,
      to: RunningDestinations.run(effort.run),
      children: [
        .cell(name, .leading, .body), .cell(strings.effortTime(effort), .center, .time),
        .cell("\(date), \(pace(effort))", .trailing, .caption, Hue.secondary.text),
        Element(
          .button, strings.confirm, label: "\(strings.confirm): \(name), \(date)",
          hint: language.say(cs: "Opravdu jste tak běželi: počítá se", en: "Counts it: you did run that"),
          placement: .trailing, type: .body, color: Hue.accent.text, to: RunningDestinations.run(effort.run),
          action: Action(
            ConfirmEffort.method, ["run": .text(run), "distance": .text(effort.distance.rawValue)]),
          command: ShellCommand.recordbook("run", "confirm", run, effort.distance.rawValue)),
      ])
  }

  /// Returns the row for one run in the list of all efforts over a distance.
  func attempt(_ attempt: ShowEffortHistory.Attempt) -> Element {
    let effort = attempt.effort
    let date = language.date(effort.day)
    let note = attempt.record == true ? strings.record : ""
    return Element(
      .row,
      label: [language.spokenDate(effort.day), strings.spokenEffortTime(effort), note].filter { !$0.isEmpty }
        .joined(separator: ", "), hint: language.say(cs: "Ukáže běh", en: "Shows the run"), icon: .forward,
      to: RunningDestinations.run(effort.run),
      children: [
        .cell(date, .leading, .body),
        Element(
          .text, strings.effortTime(effort), placement: .center, type: .time, icon: attempt.record == true ? .best : nil
        ),
        .cell(
          [pace(effort), note].filter { !$0.isEmpty }.joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
        .identifier(effort.run.description),
      ])
  }
}
