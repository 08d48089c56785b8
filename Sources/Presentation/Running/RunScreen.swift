import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// One run: its times by name, what its device made of it, the route with the splits beside it, laps, efforts, pauses, and
/// what can be corrected; of one under way what Track shows.
package struct RunScreen: ScreenProvider {
  package let pattern = RoutePattern("running/run/ID")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String = try request.part("ID")
    guard let id = RunID(name) else {
      throw .invalidInput(field: "run", problem: .running(.noRunName(text: name)))
    }
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let live = try catalog.call(ShowLive.self, NoInput())
    if live.run == id {
      // It is still run.
      let words = RunningWords(language: request.language, units: settings.runUnits)
      return TrackPage(words: words, live: live, location: settings.locationSource).screen(request.route)
    }
    let run = try catalog.call(ShowRun.self, RunInput(run: id))
    let track = run.hasRoute ? try catalog.call(ShowTrack.self, ShowTrack.Input(run: id, most: RunRouteMap.most)) : nil
    let others = try catalog.call(ListRuns.self, ListRuns.Input()).runs
    let page = RunPage(
      words: RunningWords(language: request.language, units: settings.runUnits), shown: run, track: track,
      next: RunPage.next(run.run, others))
    return page.screen(request.route)
  }
}

/// A run with what its screen shows.
struct RunPage {
  let words: RunningWords
  let shown: ShowRun.Output
  /// Nil where there is no route to be drawn.
  let track: ShowTrack.Output?
  /// The run that it could be joined with; nil where none follows within twelve hours.
  let next: RunListing?

  private var language: Language { words.language }
  private var run: RunListing { shown.run }

  func screen(_ route: Route) -> Screen {
    let map = track.flatMap { RunRouteMap(words: words, track: $0).element }
    var layout = RunningWords.layout
    if map != nil { layout.leadingPane = 2 }
    return Screen(
      route: route, language: language, title: words.title(run), presentation: .stack,
      header: Header(.standard, subtitle: subtitle), layout: layout, back: words.backHome,
      content: [facts, map ?? words.note(words.noPositions), splits, comparison].compactMap { $0 } + tables
        + [
          efforts, suspicious, corrections, RunForms(words: words, shown: shown, next: next).section,
        ].compactMap { $0 })
  }

  /// When it began, what recorded it, and what is to be said of it.
  private var subtitle: String {
    let start = language.dateAndClock(words.start(run))
    return [start, printable(run.source), words.state(run)].compactMap { $0 }.joined(separator: " · ")
  }

  /// The next one that begins within twelve hours after the end, whose gap would be a pause.
  static func next(_ run: RunListing, _ all: [RunListing]) -> RunListing? {
    let end = run.start + run.elapsedMilliseconds
    return all.filter { $0.start > run.start && $0.start - end <= 12 * 3_600_000 && $0.start >= end }
      .filter { $0.state == .counts && $0.id != run.id }.min { $0.start < $1.start }
  }

  // MARK: Numbers

  private var facts: Element {
    let pace = shown.paceMilliseconds
    var facts = [
      Element.fact(
        words.lengthTitle, words.runLength(run.lengthMillimetres),
        spoken: words.spokenRunLength(run.lengthMillimetres)),
      time(words.elapsed, run.elapsedMilliseconds), time(words.active, run.activeMilliseconds),
      time(words.moving, shown.movingMilliseconds),
      Element.fact(words.paceTitle, words.pace(pace), spoken: words.spokenPace(pace)),
    ]
    if let ascent = shown.ascentCentimetres { facts.append(.fact(words.ascent, words.elevation(ascent))) }
    if let descent = shown.descentCentimetres { facts.append(.fact(words.descent, words.elevation(descent))) }
    facts.append(.fact(words.caloriesTitle, words.calories(shown.calories)))
    return Element.card(words.measured, facts + [lengthNote].compactMap { $0 })
  }

  private func time(_ name: String, _ milliseconds: Int64) -> Element {
    .fact(name, words.time(milliseconds), spoken: words.spokenTime(milliseconds))
  }

  /// What the length is taken from, and what of the track it left out.
  private var lengthNote: Element? {
    let source = shown.lengthFrom.map { capitalized(words.name($0)) }
    let left = [
      shown.rejectedCount > 0
        ? language.say(cs: "odmítnutých poloh \(shown.rejectedCount)", en: "\(shown.rejectedCount) positions rejected")
        : nil,
      shown.jumpCount > 0 ? language.say(cs: "skoků \(shown.jumpCount)", en: "\(shown.jumpCount) jumps") : nil,
    ].compactMap { $0 }
    let told = [source].compactMap { $0 } + left
    return told.isEmpty ? nil : words.note(told.joined(separator: ", "))
  }

  /// The same numbers as the device told them.
  private var comparison: Element? {
    let device = shown.device
    let rows: [(String, String, String?)] = [
      (words.lengthTitle, words.runLength(run.lengthMillimetres), device.lengthMillimetres.map(words.length)),
      (words.elapsed, words.time(run.elapsedMilliseconds), device.elapsedMilliseconds.map(words.time)),
      (words.active, words.time(run.activeMilliseconds), device.activeMilliseconds.map(words.time)),
      (
        words.ascent, shown.ascentCentimetres.map(words.elevation) ?? "—",
        device.ascentCentimetres.map(words.elevation)
      ),
    ]
    let told = rows.compactMap { name, own, other in other.map { (cells: [name, own, $0], label: String?.none) } }
    guard !told.isEmpty else { return nil }
    return .section(
      language.say(cs: "Srovnání se zařízením", en: "Compared With the Device"),
      [.table(columns: [words.measure, words.here, words.device], rows: told)])
  }

  // MARK: Tables

  private var splits: Element? {
    let splits = words.units == .kilometres ? shown.kilometres : shown.miles
    return splits.isEmpty ? nil : .section(words.splits, [SplitTable(words: words, splits: splits).table])
  }

  private var tables: [Element] {
    var tables: [Element] = []
    if !shown.laps.isEmpty {
      let rows = shown.laps.enumerated().map { index, lap in
        (
          cells: [
            "\(index + 1)", words.time(lap.startMilliseconds), lap.lengthMillimetres.map(words.length) ?? "—",
            lap.milliseconds.map(words.time) ?? "—",
          ], label: String?.none
        )
      }
      tables.append(
        .section(
          words.laps, [.table(columns: [words.lap, words.from, words.lengthTitle, words.howLong], rows: rows)]))
    }
    if !shown.pauses.isEmpty {
      let rows = shown.pauses.map { pause in
        (
          cells: [words.time(pause.startMilliseconds), words.time(pause.milliseconds), words.name(pause.source)],
          label: String?.none
        )
      }
      tables.append(
        .section(words.pauses, [.table(columns: [words.from, words.howLong, words.how], texts: [0, 2], rows: rows)]))
    }
    return tables
  }

  // MARK: Efforts

  private var efforts: Element? {
    guard !shown.efforts.isEmpty else { return nil }
    return .section(words.bestEfforts, shown.efforts.map { EffortRows(words: words).ofRun($0) })
  }

  private var suspicious: Element? {
    guard !shown.suspicious.isEmpty else { return nil }
    return .section(
      words.suspiciousEfforts,
      [words.note(words.suspiciousHint)] + shown.suspicious.map { EffortRows(words: words).suspicious($0) })
  }

  // MARK: Corrections

  private var corrections: Element? {
    guard !shown.corrections.isEmpty else { return nil }
    let told = RunChangeWords(words: words)
    return .section(
      words.corrections,
      shown.corrections.reversed().map { correction in
        let what = told.what(correction.said)
        let state = correction.setAside == true ? language.say(cs: "už nesedí", en: "no longer fits") : ""
        return Element(
          .row, label: state.isEmpty ? what : "\(what), \(state)",
          children: [
            .cell(what, .leading, .body),
            .cell(state, .trailing, .caption, Hue.secondary.text),
            WayBack.undo(correction.number).button(what, language),
          ])
      })
  }
}
