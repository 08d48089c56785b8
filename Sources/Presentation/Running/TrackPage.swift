import BookPresentation
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The content of the Track screen. A map of the route fills the screen. The time, the distance and the pace float
/// above it near the top, and buttons of equal width near the bottom: one before a run, three during it. Before a run,
/// a card below the panel has what can be chosen for it.
struct TrackPage {
  let strings: RunningStrings
  let live: LiveRunView
  let location: LocationSource
  /// The workouts from which the user can choose one for a new run; empty while a run is in progress.
  var workouts: [WorkoutView] = []
  /// The current day, which the panel shows before a run; nil while a run is in progress.
  var today: CivilDay?
  /// Whether the run that the user can start is indoors, where no device needs to send positions.
  var isIndoor = false
  /// The plan whose messages from friends the next run plays; nil if there is none.
  var voices: ShowVoices.Plan?

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: strings.trackRun, presentation: .root, header: Header(.standard),
      layout: Layout(
        .canvas, top: Layout.Inset(.safeArea, .md), bottom: Layout.Inset(.safeArea, .md), spacing: .md),
      toolbar: [.overview(language)], content: [canvas, panel, options, controls].compactMap { $0 })
  }

  // MARK: The route

  /// The route or, if there is none to draw, the reason; nil before a run outdoors, which needs no reason.
  private var canvas: Element? {
    let lines = live.route.map { $0.map { RouteMap.Position($0[0], $0[1]) } }
    return RunRouteMap(strings: strings, lines: lines, endsHere: live.state != .finished).element ?? invitation
  }

  private var invitation: Element? {
    let words = strings.invitation(live.state, location, isIndoor: isIndoor || live.indoor == true)
    guard let (title, hint) = words else { return nil }
    let settings: [Element] =
      live.state == .idle && !isOpen(.start) ? [.button(strings.settings, to: RunningDestinations.settings)] : []
    return .empty(title, hint, settings)
  }

  // MARK: The panel

  private var panel: Element {
    if live.state == .idle {
      let ready = Element(.text, strings.state(live), type: .heroNumber)
      return .card(nil, [signal, ready].compactMap { $0 })
    }
    let metrics = [
      Element(
        .text, strings.time(live.activeMilliseconds), label: strings.spokenTime(live.activeMilliseconds),
        type: .heroNumber),
      Element(
        .text, now.map { $0.text }.joined(separator: " · "), label: now.map { $0.spoken }.joined(separator: ", "),
        type: .number),
    ]
    return .card(
      nil, [status, step].compactMap { $0 } + metrics + [ghost, average, splits].compactMap { $0 })
  }

  /// Says, before a run, that nothing is received yet, because positions are sent only during runs; and shows the date.
  private var signal: Element? {
    let text =
      location == .nobody || isIndoor
      ? language.say(cs: "○ Bez GPS", en: "○ No GPS")
      : language.say(cs: "○ GPS začne s během", en: "○ GPS starts with the run")
    return today.map { day in
      Element(
        .row, label: "\(text.dropFirst(2)), \(language.spokenDate(day))",
        children: [
          .cell(text, .leading, .caption), .cell(language.dayAndMonth(day), .trailing, .caption, Hue.secondary.text),
        ])
    }
  }

  /// The distance and the current pace, which is `—` while the runner hardly moves, the run is paused or the signal is
  /// lost. A finished run has no current pace.
  private var now: [(text: String, spoken: String)] {
    let length = (
      text: strings.length(live.lengthMillimetres), spoken: strings.spokenLength(live.lengthMillimetres)
    )
    let pace = (text: strings.pace(live.paceMilliseconds), spoken: strings.spokenPace(live.paceMilliseconds))
    return live.state == .finished ? [length] : [length, pace]
  }

  /// The run's state in words, with a warning if no more positions arrive.
  private var status: Element {
    let text = strings.state(live)
    guard live.signal == .lost && live.state != .acquiring || live.pause == .interrupted else {
      return Element(.text, text, type: .caption, color: Hue.secondary.text)
    }
    return Element(.warning, text, type: .body, color: Hue.warning.text, icon: .warning)
  }

  /// The current step of the planned workout; nil if the run follows no workout.
  private var step: Element? {
    live.step.map { Element(.text, strings.underWay($0), type: .body) }
  }

  /// Says how far the runner is ahead of or behind the earlier run with which this run is compared; nil if it is
  /// compared with none.
  private var ghost: Element? {
    live.ghostMilliseconds.map {
      .note(language.say(cs: "Proti dřívějšímu: ", en: "Against the earlier run: ") + strings.signed($0))
    }
  }

  /// What can be chosen before a run; nil during it.
  private var options: Element? { live.state == .idle ? .card(nil, [friends, indoors] + planned) : nil }

  /// Leads to the plan whose messages the run plays or, if there is none, to where friends are asked for messages.
  private var friends: Element {
    let destination = RunningDestinations.voices(of: voices?.plan)
    let name = language.say(cs: "S hlasy přátel", en: "With Friends' Voices")
    guard let voices else {
      return .row(
        name, language.say(cs: "Požádejte o ně přátele", en: "Ask friends for them"),
        hint: language.say(cs: "Ukáže běhy s přáteli", en: "Shows runs with friends"), to: destination)
    }
    let messages =
      voices.waiting > 0
      ? language.counted(voices.waiting, .messages)
      : language.say(cs: "zatím žádné zprávy", en: "no messages yet")
    return .row(
      name, "\(printable(voices.name)), \(messages)", hint: language.say(cs: "Ukáže plán", en: "Shows the plan"),
      to: destination)
  }

  /// Buttons that start a run with one of the first workouts, and a link to all workouts.
  private var planned: [Element] {
    let start = workouts.prefix(TrackPage.mostWorkouts).map { workout in
      Element.button(
        language.say(cs: "Začít: \(printable(workout.name))", en: "Start \(printable(workout.name))"),
        hint: printable(workout.plan),
        isDisabled: !isOpen(.start),
        action: Action(
          LiveAction.start.method, given(.start).parameters.merging(["workout": .text(workout.workout)]) { $1 }),
        command: ["run", "start"] + given(.start).options + ["--workout", workout.workout])
    }
    return start + [.button(strings.workouts, to: RunningDestinations.workouts(nil))]
  }

  private static let mostWorkouts = 5

  /// The average pace and the number of laps; nil if there are neither.
  private var average: Element? {
    let pace = live.averagePaceMilliseconds.map { strings.pace($0) }
    let parts = [
      pace.map { language.say(cs: "průměr \($0)", en: "average \($0)") },
      live.lapCount > 0 ? "\(strings.laps.lowercased()): \(live.lapCount)" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : .note(parts.joined(separator: ", "))
  }

  /// A table of the splits, which describes in numbers the route that the map shows; nil before the first split is
  /// completed.
  private var splits: Element? {
    let splits = strings.units == .kilometres ? live.kilometreSplits : live.mileSplits
    guard !splits.isEmpty else { return nil }
    return .disclosure(
      strings.splits, hint: language.say(cs: "Ukáže mezičasy", en: "Shows the splits"),
      [SplitTable(strings: strings, splits: splits).table])
  }

  /// A switch that determines whether Start starts a run indoors. The screen's address holds its state, so that it works
  /// without a script.
  private var indoors: Element {
    let other = RunningDestinations.track(isIndoor: !isIndoor)
    return Element(
      .toggle, language.say(cs: "V hale", en: "Indoors"),
      hint: language.say(
        cs: "Na pásu: vzdálenost počítá zařízení", en: "On a treadmill: the device counts the distance"),
      isOn: isIndoor, type: .body, to: other,
      action: Action(ShowScreen.method, ["route": .text(other.route.description)]), key: "indoor")
  }

  // MARK: Controls

  private var controls: Element {
    let buttons =
      switch live.state {
      case .idle: [button(.start, isPrimary: true)]
      case .finished: [button(.save, isPrimary: true), button(.discard)]
      default: [button(first, isPrimary: true), button(.stop), button(.lap)]
      }
    return Element(.section, children: buttons)
  }

  /// The action of the first of the three buttons during a run.
  private var first: LiveAction { live.state == .paused ? .resume : .pause }

  private func isOpen(_ action: LiveAction) -> Bool {
    switch action {
    case .start: location != .nobody || isIndoor
    case .pause, .lap: live.state == .running
    case .stop: live.state != .idle
    case .resume, .save, .discard: true
    }
  }

  /// The action's parameters, and the options of its command that correspond to them.
  private func given(_ action: LiveAction) -> (parameters: [String: Action.Parameter], options: [String]) {
    switch action {
    case .start where isIndoor: (["indoor": .flag(true)], ["--indoor"])
    case .save where live.doubt != nil: (["confirmed": .flag(true)], ["--confirm"])
    default: ([:], [])
    }
  }

  private func button(_ action: LiveAction, isPrimary: Bool = false) -> Element {
    let text = action == .lap && live.step != nil ? strings.nextStep : strings.name(action)
    let isOpen = isOpen(action)
    return Element(
      .button, text, isDisabled: !isOpen, type: .body, fill: isPrimary ? Hue.accent.fill : nil,
      icon: action.icon, to: action == .save || action == .discard ? RunningDestinations.home : nil,
      action: isOpen
        ? Action(
          action.method, given(action).parameters,
          style: action == .discard || action == .stop ? .destructive : isPrimary ? .primary : .normal,
          confirmation: question(action)) : nil,
      command: isOpen ? ShellCommand.recordbook(["run", action.rawValue] + given(action).options) : nil)
  }

  /// Returns the question to confirm before an action; nil if the action needs no confirmation.
  private func question(_ action: LiveAction) -> String? {
    switch action {
    case .discard: language.say(cs: "Zahodit běh? Jde to vzít zpět.", en: "Discard the run? It can be undone.")
    case .save: live.doubt.map { strings.question(savingDespite: $0) }
    default: nil
    }
  }
}
