import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The corrections for which the user chooses a part of a run, or a moment in it. The raw value is both a component of
/// the route and the verb of the command.
enum RunSheet: String, CaseIterable, Sendable {
  case trim, cut, split
}

/// The screen on which the user trims a run, cuts a part out of it, or splits it. Before the run is changed, the screen
/// shows a preview of the result.
struct RunSheetScreen: ScreenProvider {
  let sheet: RunSheet
  let catalog: UseCaseCatalog

  var pattern: RoutePattern {
    RoutePattern("running/run/ID/\(sheet.rawValue)?" + (sheet == .split ? "at" : "from&to"))
  }
  var isLaidOver: Bool { true }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (strings, run) = try catalog.shownRun(request)
    let profile = try catalog.call(ShowRunProfile.self, RunInput(run: run.run.id))
    var form = RunSheetForm(strings: strings, sheet: sheet, run: run.run, profile: profile)
    if sheet == .split {
      form.from = try request.query("at")
    } else {
      (form.from, form.to) = (try request.query("from"), try request.query("to"))
    }
    form.parts = parts(form)
    return Screen(
      route: request.route, language: request.language, title: strings.title(sheet), presentation: .sheet,
      header: Header(.standard, subtitle: strings.title(run.run)), layout: RunningStrings.layout,
      back: .cancel(to: RunningDestinations.run(run.run.id), strings.language), content: [form.element])
  }

  /// Returns the result of the correction: one run or, if the run is split, two. Nil if the user has entered nothing,
  /// or if the correction is impossible.
  private func parts(_ form: RunSheetForm) -> [RunListing]? {
    guard form.from != nil || form.to != nil else { return nil }
    let id = form.run.id
    let from = form.from.flatMap { RunMoment($0) }
    let to = form.to.flatMap { RunMoment($0) }
    let output: RunCorrectionOutput? =
      switch sheet {
      case .trim: try? catalog.call(TrimRun.self, TrimRun.Input(run: id, from: from, to: to, dryRun: true))
      case .cut:
        if let from, let to {
          try? catalog.call(CutGlitch.self, CutGlitch.Input(run: id, from: from, to: to, dryRun: true))
        } else {
          nil
        }
      case .split: from.flatMap { try? catalog.call(SplitRun.self, SplitRun.Input(run: id, at: $0, dryRun: true)) }
      }
    return output?.runs
  }
}

extension UseCaseCatalog {
  /// Returns the run whose id is in the route, and texts in the language of the request and the user's units.
  func shownRun(_ request: ScreenRequest) throws(Failure) -> (strings: RunningStrings, run: ShowRun.Output) {
    let name: String = try request.part("ID")
    guard let id = RunID(name) else {
      throw .invalidInput(field: "run", problem: .running(.noRunName(text: name)))
    }
    let settings = try call(ShowSettings.self, NoInput())
    return (
      RunningStrings(language: request.language, units: settings.runUnits),
      try call(ShowRun.self, ShowRun.Input(run: id))
    )
  }
}

/// The form in which the user enters the beginning and end of a part of a run, or the moment at which to split the run.
struct RunSheetForm {
  let strings: RunningStrings
  let sheet: RunSheet
  let run: RunListing
  let profile: ShowRunProfile.Output
  /// The time from the start of the run at which the part begins, as the user entered it, such as `3:24`; nil if
  /// nothing was entered. For a split, it is the moment of the split. `to` is the time at which the part ends.
  var from: String?
  var to: String?
  /// The result of the correction: one run or, if the run is split, two. Nil if the result is unknown.
  var parts: [RunListing]?

  private var language: Language { strings.language }
  /// The elapsed time of the run in seconds. It is rounded up, so that the part can include the very end of the run.
  private var seconds: Int64 { (run.elapsedMilliseconds + 999) / 1_000 }

  var element: Element {
    Element(
      .form, children: [.note(strings.correctionHint), span, stays].compactMap { $0 } + [preview, button])
  }

  private var span: Element {
    let chart = RunCharts(strings: strings, profile: profile).pace(over: .time).map { chart in
      Element(
        .chart, label: strings.described(chart, strings.paceTitle),
        color: Hue.accent.text, chart: chart)
    }
    let ends =
      sheet == .split
      ? [field(strings.secondBegins, "at", from ?? language.clock(seconds: seconds / 2))]
      : [
        field(strings.beginsAt, "from", from ?? "0:00"),
        field(strings.endsAt, "to", to ?? language.clock(seconds: seconds)),
      ]
    return Element(.span, label: strings.title(sheet), children: [chart].compactMap { $0 } + ends)
  }

  private func field(_ text: String, _ parameter: String, _ value: String) -> Element {
    Element(
      .textField, text, value: value, type: .body,
      action: Action(
        method, ["run": .text(run.id.description)],
        input: Action.Input(
          parameter, .text, limits: Action.Limits(0, Int(clamping: seconds), unit: "s", step: 1))))
  }

  private var stays: Element? {
    let text: String? =
      switch (parts, sheet) {
      case (let parts?, .split) where parts.count == 2: parts.map(summary).joined(separator: " + ")
      case (let parts?, _): parts.first.map { strings.stays($0, of: run) }
      case (nil, _): nil
      }
    return text.map { Element(.badge, $0, type: .body, fill: Hue.green.fill, key: "stays") }
  }

  private func summary(_ part: RunListing) -> String {
    "\(strings.length(part.lengthMillimetres)), \(strings.time(part.activeMilliseconds))"
  }

  private var preview: Element {
    let route = RunningDestinations.sheet(sheet, of: run.id).route
    return Element(
      .button, strings.showWhatStays, type: .body,
      action: Action(ShowScreen.method, ["route": .text(route.description)]))
  }

  private var button: Element {
    Element(
      .button, strings.verb(sheet), type: .body, fill: Hue.accent.fill, to: RunningDestinations.run(run.id),
      action: Action(method, ["run": .text(run.id.description)], style: .primary),
      command: RunningDestinations.sheet(sheet, of: run.id).command)
  }

  private var method: String {
    switch sheet {
    case .trim: TrimRun.method
    case .cut: CutGlitch.method
    case .split: SplitRun.method
    }
  }
}
