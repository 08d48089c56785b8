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

  /// Returns the rows for a run's best efforts: three rows, and a disclosure that contains the others. Those that stand
  /// out among the efforts of all runs come first.
  /// - Parameter standings: the run's efforts that stand out, such as records.
  func ofRun(_ efforts: [RunEffortView], standings: [ShowRun.Standing]) -> [Element] {
    let best = EffortStanding.allCases.flatMap { standing in
      standings.filter { $0.standing == standing }
    }.compactMap { standing in
      efforts.first { $0.distance == standing.distance }.map { ofRun($0, standing) }
    }
    let others = efforts.filter { effort in !standings.contains { $0.distance == effort.distance } }.map { ofRun($0) }
    let rows = best + others
    guard rows.count > EffortRows.most else { return rows }
    return rows.prefix(EffortRows.most) + [
      .disclosure(
        language.more(rows.count - EffortRows.most),
        hint: language.say(cs: "Ukáže ostatní úseky", en: "Shows the other efforts"),
        Array(rows.dropFirst(EffortRows.most)))
    ]
  }

  /// The number of a run's efforts that are always shown.
  private static let most = 3

  /// Returns the row for a run's best effort over a distance. It says where in the run the effort began and how it
  /// compares with other runs, and links to all efforts over that distance. An effort that stands out has a medal, and
  /// the row says only why, and what the record was before; what is said of it also tells where it began.
  private func ofRun(_ effort: RunEffortView, _ standing: ShowRun.Standing? = nil) -> Element {
    let length = strings.length(effort.startMillimetres)
    let place =
      effort.startMillimetres < 10_000
      ? language.say(cs: "od začátku", en: "from the start") : language.say(cs: "od \(length)", en: "from \(length)")
    let before = standing?.before.map { before in
      language.say(cs: "dříve \(strings.effortTime(before))", en: "was \(strings.effortTime(before))")
    }
    let words = standing.map { strings.name($0.standing, year: effort.day.year) }
    let (start, why) = ([place, pace(effort)], [words, before].compactMap { $0 })
    return row(
      effort, notes: why.isEmpty ? start : why, spoken: start + why,
      icon: standing.map { $0.standing == .record ? .best : .bestOfDay })
  }

  /// Returns the effort's pace in words.
  private func pace(_ effort: RunEffortView) -> String {
    strings.pace(RunPace.perKilometre(effort.seconds * 1_000, effort.distance.length))
  }

  /// - Parameter spoken: what assistive technology says instead of the notes; nil if it says these.
  private func row(
    _ effort: RunEffortView, notes: [String], spoken: [String]? = nil, icon: Icon? = nil
  ) -> Element {
    let name = capitalized(strings.name(effort.distance))
    return Element(
      .row, label: ([name, strings.spokenEffortTime(effort)] + (spoken ?? notes)).joined(separator: ", "),
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

extension RunningStrings {
  /// Returns how an effort compares with those of all runs: `record`, `second fastest`, `fastest of 2026`.
  fileprivate func name(_ standing: EffortStanding, year: Int) -> String {
    switch standing {
    case .record: record
    case .tie: language.say(cs: "vyrovnaný rekord", en: "equals the record")
    case .second: language.say(cs: "druhý nejrychlejší", en: "second fastest")
    case .year: language.say(cs: "nejrychlejší v roce \(year)", en: "fastest of \(year)")
    }
  }
}
