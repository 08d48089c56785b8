import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SupportApplication
import SupportDomain

/// The screen of the run in progress. It covers all other screens, and shows the distance, the time, the message that
/// is playing, and the buttons that end the run.
struct ActiveSupportScreen: SupportScreen {
  let pattern = RoutePattern("support/run/RUN/active")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let word: String = try request.part("RUN")
    if word != SupportDestinations.now, PlanID(word) == nil, RunID(word) == nil {
      throw .notFound(.support(.noPlanName(text: word)))
    }
    let live = try catalog.call(ShowActive.self, NoInput())
    var page = ActiveSupportPage(strings: try SupportStrings(request.language, catalog), live: live, asked: word)
    if !page.isUnderWay, let run = RunID(word) { page.ended = try destination(of: run) }
    return page.screen(request.route)
  }

  /// Returns the screen that shows a run after it has ended. If the run followed a plan, this is the screen with the
  /// run's messages; otherwise, it is the Running feature's screen of the run. Nil if the book does not contain the
  /// run.
  private func destination(of run: RunID) throws(Failure) -> Destination? {
    do throws(Failure) {
      let shown = try catalog.call(ShowSupportedRun.self, ShowSupportedRun.Input(run: run))
      return SupportDestinations.run(shown.run.run)
    } catch .notFound {}
    return (try? catalog.call(ShowRun.self, ShowRun.Input(run: run))).map { SupportDestinations.recorded($0.run.id) }
  }
}

struct ActiveSupportPage {
  let strings: SupportStrings
  let live: SupportActiveView
  /// The component of the route that identifies the requested run: the run's id, the id of its plan, or the word that
  /// stands for the run in progress.
  let asked: String
  /// If the requested run has ended, the screen that shows it; otherwise nil.
  var ended: Destination?

  private var language: Language { strings.language }

  /// Whether the requested run is the one in progress.
  var isUnderWay: Bool {
    guard live.state != .idle, let run = live.run else { return false }
    return [SupportDestinations.now, run.description, live.plan?.plan.description].contains(asked)
  }

  func screen(_ route: Route) -> Screen {
    let title = live.plan.map { printable($0.name) } ?? language.say(cs: "Běh", en: "Run")
    var screen = Screen(
      route: route, language: language, title: isUnderWay ? title : language.say(cs: "Běh", en: "Run"),
      presentation: .fullScreenModal, header: Header(.standard), layout: SupportStrings.layout,
      back: .back(strings.homeTitle, to: SupportDestinations.home, strings.language),
      content: isUnderWay ? [voice, panel, done, heard, controls].compactMap { $0 } : [nothing])
    screen.announcement = isUnderWay ? live.plan.map(strings.announcement) : nil
    return screen
  }

  private var nothing: Element {
    let run = ended.map { [Element.button(language.say(cs: "Ukázat běh", en: "Show the Run"), to: $0)] }
    return .empty(
      language.say(cs: "Teď neběžíte", en: "No run in progress"),
      language.say(
        cs: "Běh začnete na domovské obrazovce; jeho zprávy zazní cestou.",
        en: "Start a run from Home to hear its messages on the way."), picture: SupportStrings.picture,
      color: Hue.orange.fill, run ?? [])
  }

  // MARK: The message

  /// An element with the message that is playing now or is to be played next; nil if there is none. A browser that
  /// shows the element plays the message once.
  private var voice: Element? {
    guard let cue = live.playing else { return nil }
    let text = strings.isWithYou(cue.from)
    let reports = [
      (ReportPlayback.Input.Report.started, language.say(cs: "Hraje", en: "Playing")),
      (.finished, language.say(cs: "Dohrálo", en: "Ended")),
      (.failed, language.say(cs: "Nejde přehrát", en: "Does Not Play")),
    ].map { report, name in
      Element.button(
        name,
        action: Action(
          ReportPlayback.method, ["delivery": .text(cue.delivery.description), "report": .text(report.rawValue)]),
        command: [
          "call", "support.reportPlayback", #"{"delivery":"\#(cue.delivery)","report":"\#(report.rawValue)"}"#,
        ])
    }
    let sound = Element(
      .audio, language.say(cs: "Hlas", en: "Voice"), label: text, value: "support/\(cue.delivery)",
      isOn: cue.state == .offered, type: .body,
      icon: cue.chimeSeconds > 0 ? .chime : nil, command: ShellCommand.recordbook("support", "listen"),
      children: reports)
    let skip = Element.button(
      language.say(cs: "Přeskočit", en: "Skip"),
      hint: language.say(
        cs: "Ukončí zprávu; slyšet ji můžete po běhu", en: "Ends the message; you can play it after the run"),
      action: Action(SkipMessage.method, ["message": .text(cue.message.description)]), command: ["support", "skip"])
    return .card(text, fill: Hue.orange.fill, [sound, skip])
  }

  // MARK: The run

  private var panel: Element {
    let (length, time) = (live.lengthMillimetres, live.activeMilliseconds)
    return .card(
      nil,
      [
        Element(
          .text, strings.state(live), type: .caption, color: isInterrupted ? Hue.warning.text : Hue.secondary.text),
        Element(.text, strings.length(length), label: strings.spokenLength(length), type: .heroNumber),
        Element(
          .text, strings.time(time) + (isOver ? "" : " · \(language.pace(live.paceMilliseconds, strings.unit))"),
          label: strings.spokenTime(time)
            + (isOver ? "" : ", \(language.spokenPace(live.paceMilliseconds, strings.unit))"), type: .number),
        progress,
      ].compactMap { $0 })
  }

  /// Whether the run is finished, so that there is no current pace.
  private var isOver: Bool { live.state == .finished }
  private var isInterrupted: Bool { live.signal == .lost && live.state == .running || live.pause == .interrupted }

  private var progress: Element? {
    guard let goal = live.plan?.goalMillimetres, goal > 0 else { return nil }
    let text = "\(strings.length(live.lengthMillimetres)) \(language.outOf(text: strings.roundLength(goal)))"
    return Element(
      .progressBar, text, value: String(min(100, live.lengthMillimetres * 100 / goal)), color: Hue.blue.fill)
  }

  /// A note at the finish that states what was achieved, without urging the runner to do more; nil before the finish.
  private var done: Element? {
    guard isOver else { return nil }
    let friends = Set(live.heard.filter { $0.state == .played }.compactMap(\.from)).sorted().map { printable($0) }
    let text =
      friends.isEmpty
      ? language.say(cs: "Doběhli jste.", en: "You have finished.")
      : language.say(
        cs: "Doběhli jste. S vámi: \(friends.joined(separator: ", ")).",
        en: "You have finished. With you: \(friends.joined(separator: ", ")).")
    return .card(
      nil, fill: Hue.yellow.fill,
      [Element(.text, text, type: .body, icon: Icon("checkmark.circle.fill", .featured))])
  }

  private var heard: Element? {
    guard !live.heard.isEmpty else { return nil }
    let rows = live.heard.map { message -> Element in
      let (name, state) = (strings.sender(message.from), strings.heard(message))
      return Element(
        .row, label: "\(name), \(state)", fill: Hue.orange.fill,
        children: [.cell(name, .leading, .body), .cell(state, .trailing, .caption, Hue.secondary.text)])
    }
    return .section(language.say(cs: "Na této cestě", en: "On This Run"), rows)
  }

  // MARK: Controls

  private var controls: Element {
    if live.state == .finished {
      return Element(
        .section,
        children: [
          control(
            language.say(cs: "Uložit", en: "Save"), SaveRun.method, "save", .primary, then: SupportDestinations.history,
            asks: live.doubt == nil
              ? nil
              : language.say(
                cs: "Běh trvá nezvykle dlouho, nebo v něm hodiny nic nepřišlo. Uložit ho i tak?",
                en: "The run is unusually long, or no data arrived for hours. Save it anyway?"),
            isConfirmed: live.doubt != nil),
          control(
            language.say(cs: "Zahodit", en: "Discard"), DiscardRun.method, "discard", .destructive,
            then: SupportDestinations.home,
            asks: language.say(cs: "Zahodit běh? Jde to vzít zpět.", en: "Discard the run? It can be undone.")),
        ])
    }
    let goesOn = live.state == .paused
    return Element(
      .section,
      children: [
        goesOn
          ? control(language.say(cs: "Pokračovat", en: "Resume"), ResumeRun.method, "resume", .primary)
          : control(language.say(cs: "Pozastavit", en: "Pause"), PauseRun.method, "pause", .primary),
        control(
          language.say(cs: "Ukončit", en: "Finish"), FinishRun.method, "stop", .destructive,
          asks: language.say(cs: "Ukončit běh?", en: "Finish this run?")),
      ])
  }

  private func control(
    _ text: String, _ method: String, _ verb: String, _ style: Action.Style, then destination: Destination? = nil,
    asks question: String? = nil, isConfirmed: Bool = false
  ) -> Element {
    let isOpen = method != PauseRun.method || live.state == .running
    return .button(
      text, isPrimary: style == .primary, isDisabled: !isOpen, to: destination,
      action: Action(
        method, isConfirmed ? ["confirmed": .flag(true)] : [:], style: style, confirmation: question),
      command: ["run", verb] + (isConfirmed ? ["--confirm"] : []))
  }
}

extension SupportStrings {
  /// Describes the state of the run in progress, such as `Auto-paused` or `GPS lost; the clock runs on`.
  fileprivate func state(_ live: SupportActiveView) -> String {
    switch (live.state, live.pause, live.signal) {
    case (.idle, _, _): language.say(cs: "Připraveno", en: "Ready")
    case (.acquiring, _, _): language.say(cs: "Hledám GPS…", en: "Looking for GPS…")
    case (.finished, _, _): language.say(cs: "Běh skončil", en: "Run finished")
    case (_, .manual, _): language.say(cs: "Pozastaveno; zprávy počkají", en: "Paused; messages wait")
    case (_, .auto, _): language.say(cs: "Automaticky pozastaveno", en: "Auto-paused")
    case (_, .interrupted, _): language.say(cs: "Záznam se přerušil", en: "Interrupted")
    case (_, _, .lost): language.say(cs: "GPS ztracena, čas běží dál", en: "GPS lost; the clock runs on")
    case (_, _, .weak): language.say(cs: "Slabá GPS", en: "Weak GPS")
    case (_, _, _): language.say(cs: "Běžíte", en: "Running")
    }
  }
}
