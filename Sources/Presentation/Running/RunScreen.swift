import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen of a run: its distance, pace and other values, the values that the device computed, the map of the route
/// with the splits, the laps, best efforts and pauses, and possible corrections. A run in progress is shown as on the
/// Track screen.
struct RunScreen: ScreenProvider {
  let pattern = RoutePattern("running/run/ID?splits&against")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String = try request.part("ID")
    guard let id = RunID(name) else {
      throw .invalidInput(field: "run", problem: .running(.noRunName(text: name)))
    }
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let live = try catalog.call(ShowLive.self, NoInput())
    if live.run == id {
      // The run is still under way.
      let strings = RunningStrings(language: request.language, units: settings.runUnits)
      return TrackPage(strings: strings, live: live, location: settings.locationSource).screen(request.route)
    }
    let choice: RunSplitChoice? = try request.query("splits", valid: RunSplitChoice.allCases.map(\.rawValue))
    let against: RunID? = try request.query("against")
    var run = try catalog.call(ShowRun.self, ShowRun.Input(run: id, against: against))
    if request.hidesHeartRates { run.forgetHeartRates() }
    let track = run.hasRoute ? try catalog.call(ShowTrack.self, ShowTrack.Input(run: id, most: RunRouteMap.most)) : nil
    let profile = try catalog.call(ShowRunProfile.self, RunInput(run: id))
    let charts = run.heartRate == nil ? nil : try catalog.call(ShowCharts.self, ShowCharts.Input(run: id))
    var compared = try run.plan == nil ? nil : catalog.call(CompareWorkout.self, CompareWorkout.Input(run: id))
    if request.hidesHeartRates { compared?.forgetHeartRates() }
    let others = try catalog.call(ListRuns.self, ListRuns.Input()).runs
    let page = RunPage(
      strings: RunningStrings(language: request.language, units: settings.runUnits), shown: run, track: track,
      profile: profile, charts: charts, compared: compared, next: RunPage.next(run.run, others),
      choice: choice ?? .kilometres, highestHeartRate: settings.word(of: RunningSettings.highestHeartRate))
    return page.screen(request.route)
  }
}

extension ShowRun.Output {
  /// Removes the heart rates of the run and of its parts, for a page that other people may see.
  fileprivate mutating func forgetHeartRates() {
    heartRate = nil
    for index in laps.indices { laps[index].heartRate = nil }
    for index in kilometres.indices { kilometres[index].heartRate = nil }
    for index in miles.indices { miles[index].heartRate = nil }
  }
}

extension CompareWorkout.Output {
  /// Removes the heart rates of all steps, for a page that other people may see.
  fileprivate mutating func forgetHeartRates() {
    for index in steps.indices { steps[index].lap?.heartRate = nil }
  }
}

/// The content of a run's screen.
struct RunPage {
  let strings: RunningStrings
  let shown: ShowRun.Output
  /// The run's positions, for the map; nil if there is no route to draw.
  let track: ShowTrack.Output?
  /// The run's pace and elevation, for the charts; nil if no charts are shown.
  var profile: ShowRunProfile.Output?
  /// The data for the chart of the run's heart rate; nil if the heart rate is unknown.
  var charts: ShowCharts.Output?
  /// The comparison of what was run with the planned workout that the run followed; nil if the run followed none.
  var compared: CompareWorkout.Output?
  /// The next run, with which this one can be joined; nil if none begins within twelve hours after the end of this one.
  let next: RunListing?
  var choice = RunSplitChoice.all
  /// The runner's highest heart rate in the settings; empty if there is none.
  var highestHeartRate = ""

  private var language: Language { strings.language }
  private var run: RunListing { shown.run }

  func screen(_ route: Route) -> Screen {
    let map = track.flatMap { RunRouteMap(strings: strings, track: $0, splits: wholeSplits).element }
    var layout = RunningStrings.layout
    let ghost = ghost
    let charts = profile.flatMap { RunCharts(strings: strings, profile: $0, bins: self.charts).stack(shown) }
    let leading = [map ?? .note(strings.noPositions), facts, ghost, charts].compactMap { $0 }
    // The charts stand below the map, beside the splits.
    if map != nil { layout.leadingPane = leading.count }
    return Screen(
      route: route, language: language, title: strings.title(run), presentation: .stack,
      header: Header(.lead, subtitle: subtitle), layout: layout, back: strings.backHome,
      toolbar: [RunMenu(strings: strings, shown: shown, next: next).element],
      content: leading + [workout].compactMap { $0 }
        + RunSplitSections(strings: strings, shown: shown, choice: choice).all
        + [efforts, suspicious, comparison, corrections, details].compactMap { $0 })
  }

  /// The run's start, its source (such as the device that recorded it), and labels for what is unusual about it.
  private var subtitle: String {
    let day = language.weekdayDateAndClock(strings.start(run))
    return ([day, strings.source(run)] + strings.marks(run)).joined(separator: " · ")
  }

  /// Returns the next run, if it begins within twelve hours after the end of `run`; nil otherwise. The two runs can be
  /// joined; the time between them then becomes a pause.
  static func next(_ run: RunListing, _ all: [RunListing]) -> RunListing? {
    let end = run.start + run.elapsedMilliseconds
    return all.filter { $0.start > run.start && $0.start - end <= 12 * 3_600_000 && $0.start >= end }
      .filter { $0.state == .counts && $0.id != run.id }.min { $0.start < $1.start }
  }

  // MARK: Numbers

  /// The run's distance, time and pace, and below them the ascent, heart rate, calories and pauses.
  private var facts: Element {
    let lead = [
      stat(
        strings.lengthTitle, strings.runLength(run.lengthMillimetres), strings.spokenRunLength(run.lengthMillimetres),
        .statNumber),
      time(strings.time, run.activeMilliseconds, .statNumber),
      stat(
        strings.paceTitle, strings.pace(shown.paceMilliseconds), strings.spokenPace(shown.paceMilliseconds),
        .statNumber),
    ]
    // In whole seconds, as the times are shown: otherwise, the pauses could differ by a second from what is between them.
    let paused = (run.elapsedMilliseconds / 1_000 - run.activeMilliseconds / 1_000) * 1_000
    let others = [
      shown.ascentCentimetres.map { stat(strings.ascent, strings.elevation($0)) },
      shown.heartRate.map { stat(strings.heart, "\($0.average)") },
      shown.calories.map { stat(strings.caloriesTitle, strings.calories($0)) },
      paused >= 1_000 ? time(strings.pauses, paused) : nil,
    ].compactMap { $0 }
    return .card(
      nil,
      [Element(.statGrid, children: lead)] + (others.isEmpty ? [] : [Element(.statGrid, children: others)])
        + [run.impossible == true ? lengthNote : nil].compactMap { $0 } + written)
  }

  /// The values that a runner rarely asks for: other times, the descent, the pace on level ground, how the distance was
  /// measured, the heart rate with its zones, and the pauses; nil if there are none. Omits the elapsed and the moving
  /// time if they equal the run's time.
  private var details: Element? {
    let times = [
      (strings.elapsed, run.elapsedMilliseconds), (strings.moving, shown.movingMilliseconds),
    ].filter { abs($0.1 - run.activeMilliseconds) >= 1_000 }.map { time($0.0, $0.1) }
    let descent = shown.descentCentimetres.map { stat(strings.descent, strings.elevation($0)) }
    let flat = shown.flatPaceMilliseconds.map { stat(strings.onTheFlat, strings.flatPace($0)) }
    let stats = times + [descent, flat].compactMap { $0 }
    let note = run.impossible == true ? nil : lengthNote
    let heartRate = shown.heartRate.map {
      HeartRateSection(strings: strings, rate: $0, active: run.activeMilliseconds, highest: highestHeartRate).element
    }
    let sections = [heartRate, pauses].compactMap { $0 }
    guard !stats.isEmpty || !sections.isEmpty else { return note }
    return .disclosure(
      language.say(cs: "Detaily", en: "Details"),
      hint: language.say(cs: "Ukáže další čísla", en: "Shows more numbers"),
      (stats.isEmpty ? [] : [Element(.statGrid, children: stats)]) + [note].compactMap { $0 } + sections)
  }

  private func time(_ name: String, _ milliseconds: Int64, _ type: TypeToken? = nil) -> Element {
    stat(name, strings.runTime(milliseconds), strings.spokenRunTime(milliseconds), type)
  }

  private func stat(_ name: String, _ text: String, _ spoken: String? = nil, _ type: TypeToken? = nil) -> Element {
    .stat(name, text, spoken: spoken, type: type)
  }

  /// A note that says from what data the distance was computed or why it is unknown, and how many positions were left
  /// out of the computation.
  private var lengthNote: Element? {
    let impossible = language.say(
      cs: "Vzdálenost, kterou udává zařízení, za ten čas nikdo neuběhne",
      en: "Nobody runs the device's distance in that time")
    let source =
      shown.lengthFrom.map { capitalized(strings.name($0)) } ?? (run.impossible == true ? impossible : nil)
    let left = [
      shown.rejectedCount > 0
        ? language.say(cs: "odmítnutých poloh \(shown.rejectedCount)", en: "\(shown.rejectedCount) positions rejected")
        : nil,
      shown.jumpCount > 0 ? language.say(cs: "skoků \(shown.jumpCount)", en: "\(shown.jumpCount) jumps") : nil,
    ].compactMap { $0 }
    let parts = [source].compactMap { $0 } + left
    return parts.isEmpty ? nil : .note(parts.joined(separator: ", "))
  }

  /// What the runner recorded about the run, such as the note, the shoes and the perceived effort; and other recordings
  /// of the same run.
  private var written: [Element] {
    let shoes = shown.shoes.map { language.say(cs: "Boty: ", en: "Shoes: ") + printable($0) }
    let twins = shown.alsoIn.map { RunImportStrings(strings: strings).alsoIn($0) }
    let tags = run.tags.map { "\(strings.tagsTitle): " + $0.map { printable($0) }.joined(separator: ", ") }
    let load = shown.load.map { ", \(strings.load.lowercased()) \($0)" } ?? ""
    let effort = run.effort.map { "\(strings.effortTitle): \($0)\(load)" }
    return [shown.note.map { printable($0) }, shoes, tags, effort, twins].compactMap { $0 }.map { .note($0) }
  }

  /// A table that compares the values computed by the book with those computed by the device; nil if the device
  /// reported none.
  private var comparison: Element? {
    let device = shown.device
    let rows: [(String, String, String?)] = [
      (strings.lengthTitle, strings.runLength(run.lengthMillimetres), device.lengthMillimetres.map(strings.length)),
      (strings.elapsed, strings.time(run.elapsedMilliseconds), device.elapsedMilliseconds.map(strings.time)),
      (strings.active, strings.time(run.activeMilliseconds), device.activeMilliseconds.map(strings.time)),
      (
        strings.ascent, shown.ascentCentimetres.map(strings.elevation) ?? "—",
        device.ascentCentimetres.map(strings.elevation)
      ),
    ]
    let parts = rows.compactMap { name, own, other in other.map { (cells: [name, own, $0], label: String?.none) } }
    guard !parts.isEmpty, run.byHand != true else { return nil }
    return .section(
      language.say(cs: "Srovnání se zařízením", en: "Compared With the Device"),
      [.table(columns: [strings.measure, strings.here, strings.device], rows: parts)])
  }

  // MARK: Tables

  /// A table that compares the run with an earlier one; nil if the address names no earlier run.
  private var ghost: Element? {
    shown.ghost.map { GhostSection(strings: strings, day: run.day, ghost: $0).element }
  }

  /// A table that compares what was run with the planned workout; nil if the run followed no workout.
  private var workout: Element? {
    compared.map { .section(strings.workout, [WorkoutTable(strings: strings).compared($0.steps)]) }
  }

  private var wholeSplits: [RunSplitView] { strings.units == .kilometres ? shown.kilometres : shown.miles }

  private var pauses: Element? {
    guard !shown.pauses.isEmpty else { return nil }
    let rows = shown.pauses.map { pause in
      (
        cells: [strings.time(pause.startMilliseconds), strings.time(pause.milliseconds), strings.name(pause.source)],
        label: String?.none
      )
    }
    return .section(
      strings.pauses, [.table(columns: [strings.from, strings.howLong, strings.how], texts: [0, 2], rows: rows)])
  }

  // MARK: Efforts

  private var efforts: Element? {
    guard !shown.efforts.isEmpty else { return nil }
    return .section(
      strings.bestEfforts, EffortRows(strings: strings).ofRun(shown.efforts, standings: shown.standings ?? []))
  }

  private var suspicious: Element? {
    guard !shown.suspicious.isEmpty else { return nil }
    return .section(
      strings.suspiciousEfforts,
      [.note(strings.suspiciousHint)] + shown.suspicious.map { EffortRows(strings: strings).suspicious($0) })
  }

  // MARK: Corrections

  private var corrections: Element? {
    guard !shown.corrections.isEmpty else { return nil }
    let parts = RunChangeStrings(strings: strings)
    return .section(
      strings.corrections,
      shown.corrections.reversed().map { correction in
        let what = parts.what(correction.said)
        let undo = WayBack.undo(correction.number).button(what, language)
        let state = correction.setAside == true ? language.say(cs: "už nesedí", en: "no longer fits") : ""
        return Element(
          .row, label: state.isEmpty ? what : "\(what), \(state)",
          children: [
            .cell(what, .leading, .body),
            .cell(state, .trailing, .caption, Hue.secondary.text),
            correction.said.change == .add ? undo.leading(to: RunningDestinations.home) : undo,
          ])
      })
  }
}

extension Element {
  /// Returns a copy of this button that opens another screen after its action. It is needed if the button undoes the
  /// addition of the run that the screen shows, because the screen then no longer exists.
  fileprivate func leading(to destination: Destination) -> Element {
    Element(
      .button, text, label: label, hint: hint, type: type, color: color, route: destination.route, action: action,
      command: command)
  }
}
