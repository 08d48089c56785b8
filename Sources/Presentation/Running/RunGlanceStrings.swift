import BookPresentation
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Creates the part of the overview that is about running: the run in progress, the current week, and the weekly goal.
struct RunGlanceStrings {
  let strings: RunningStrings
  private var language: Language { strings.language }

  func part(_ part: RunGlance?) -> OverviewPart {
    OverviewPart(
      state: state(part), live: part?.live.map(live),
      goal: part.flatMap { part in part.week.goal.map { goal($0, of: part.week) } },
      record: part.flatMap(record), recent: part?.recent.map(recent) ?? [])
  }

  private func record(_ part: RunGlance) -> OverviewPart.Record? {
    guard let effort = part.record else { return nil }
    let chart = part.progress.map { steps in
      Chart(
        .line,
        steps.map { step in
          .init(
            x: step.day.daysSinceEpoch, y: Int(step.seconds) * 100, xText: language.date(step.day),
            yText: strings.effortTime(step))
        }, x: .days, y: .hundredths, better: .less)
    }
    return .newest(
      capitalized(strings.name(effort.distance)), strings.effortTime(effort), spoken: strings.spokenEffortTime(effort),
      on: effort.day, place: nil,
      progress: chart.map { ($0, { strings.time(Int64($0) * 10) }, { strings.spokenTime(Int64($0) * 10) }) }, language,
      .orange, to: RunningDestinations.history(effort.distance))
  }

  private func recent(_ run: RunListing) -> OverviewPart.Recent {
    let (name, length, start) = (strings.title(run), strings.runLength(run.lengthMillimetres), strings.start(run))
    let spoken = [
      name, language.spokenDate(run.day), strings.spokenRunLength(run.lengthMillimetres),
      strings.spokenRunTime(run.activeMilliseconds),
    ]
    return OverviewPart.Recent(
      on: start.day, at: start.time, name, length, strings.runTime(run.activeMilliseconds),
      label: spoken.joined(separator: ", "), to: RunningDestinations.run(run.id))
  }

  private func state(_ part: RunGlance?) -> String {
    guard let part else { return language.say(cs: "Zatím žádné běhy", en: "No runs yet") }
    let week = strings.length(part.week.lengthMillimetres)
    return language.say(cs: "\(week) tento týden", en: "\(week) this week")
  }

  /// A link to the run under way, with its time, distance and pace.
  func live(_ run: RunGlance.Live) -> Element {
    let name =
      run.finished == true
      ? language.say(cs: "Běh není uložený", en: "Run not saved") : language.say(cs: "Právě běžíte", en: "Running now")
    let figures: [Element] = [
      .stat(
        strings.time, strings.time(run.activeMilliseconds), spoken: strings.spokenTime(run.activeMilliseconds),
        type: .heroNumber),
      .stat(
        strings.lengthTitle, strings.runLength(run.lengthMillimetres),
        spoken: strings.spokenRunLength(run.lengthMillimetres), type: .heroNumber),
      .stat(
        strings.paceTitle, strings.pace(run.paceMilliseconds), spoken: strings.spokenPace(run.paceMilliseconds),
        type: .heroNumber),
    ]
    return .banner(name, note: run.signal.map(words), figures, to: RunningDestinations.track)
  }

  private func words(_ signal: LiveRunView.Signal) -> String {
    switch signal {
    case .good: language.say(cs: "GPS v pořádku", en: "GPS good")
    case .weak: language.say(cs: "Slabá GPS", en: "Weak GPS")
    case .lost: language.say(cs: "GPS ztracena", en: "GPS lost")
    }
  }

  /// Progress towards the weekly goal: `18.0 of 30 km`.
  private func goal(_ goal: ShowWeek.Goal, of week: ShowWeek.Output) -> Element {
    let (done, all) =
      goal.runs.map { runs in (language.number(week.runCount), strings.attempts(runs)) }
      ?? (
        strings.length(week.lengthMillimetres),
        language.outOf(text: strings.roundLength(goal.lengthMillimetres ?? 0))
      )
    return Element(
      .stat, language.say(cs: "Běh", en: "Run"), value: done, fill: Hue.orange.fill, to: RunningDestinations.home,
      unit: all, percent: goal.thousandths / 10)
  }
}
