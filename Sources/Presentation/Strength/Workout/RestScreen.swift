import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of the current rest: the time left, the next set, and buttons that lengthen, shorten or skip the rest.
struct RestScreen: ScreenProvider {
  let pattern = RoutePattern("strength/rest")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let strings = try StrengthStrings(request, catalog).shortening(active?.blocks.map(\.exercise) ?? [])
    let content: [Element]
    if let active, let rest = active.rest {
      content = RestPage(strings: strings, active: active, rest: rest).content
    } else {
      content =
        [.empty(active == nil ? strings.noWorkoutOn : strings.restOver, picture: "timer")]
        + [active.flatMap { RestPage.next($0, strings) }].compactMap { $0 }
    }
    return Screen(
      route: request.route, language: request.language, title: strings.rest, presentation: .sheet,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: active.map { .back(strings.title($0.name), to: StrengthDestinations.active, strings.language) }
        ?? .back(strings.feature, to: StrengthDestinations.home, strings.language),
      content: content)
  }
}

struct RestPage {
  let strings: StrengthStrings
  let active: ActiveWorkoutView
  let rest: RestView

  private var language: Language { strings.language }

  var content: [Element] {
    [.remaining(rest, strings), progress, paused, RestPage.next(active, strings)].compactMap { $0 } + buttons
  }

  /// A bar at the bottom of the workout's screen that shows the current rest.
  var bar: Element {
    let total = strings.clock(seconds: Int(rest.totalMilliseconds / 1_000))
    let whole = language.say(cs: "Odpočinek", en: "Rest") + " " + language.outOf(text: total)
    return Element(
      .dock, label: strings.rest, children: [self.whole, .remaining(rest, strings), .note(whole)] + buttons)
  }

  private var progress: Element {
    let total = max(rest.totalMilliseconds, 1)
    return Element(
      .progressBar, strings.rest,
      value: String(min(max(Int((total - rest.remainingMilliseconds) * 100 / total), 0), 100))
    )
  }

  /// A note that the workout is paused, and the rest with it; nil if the workout is not paused.
  private var paused: Element? { active.state == .paused ? .note(strings.paused) : nil }

  /// Returns an element with the exercise and the set that follow the rest; nil if there is no further set.
  static func next(_ active: ActiveWorkoutView, _ strings: StrengthStrings) -> Element? {
    guard let number = active.current, let block = active.blocks.first(where: { $0.number == number }) else {
      return nil
    }
    let summary = block.targets.first.map { ", \(strings.measures($0))" } ?? ""
    return .fact(strings.next, strings.name(block.exercise) + summary)
  }

  private var buttons: [Element] {
    [adjust(-15), adjust(15), skip]
  }

  private func adjust(_ seconds: Int) -> Element {
    let text = seconds < 0 ? "−\(-seconds)" : "+\(seconds)"
    let label =
      seconds < 0
      ? language.say(cs: "Odpočinek o \(-seconds) sekund kratší", en: "Rest shorter by \(-seconds) seconds")
      : language.say(cs: "Odpočinek o \(seconds) sekund delší", en: "Rest longer by \(seconds) seconds")
    return .button(
      text, label: label, action: Action(AdjustRest.method, ["seconds": .number(seconds)]),
      command: ["strength", "rest", (seconds < 0 ? "" : "+") + String(seconds)])
  }

  private var skip: Element {
    .button(strings.skip, action: Action(SkipRest.method), command: ["strength", "rest", "skip"])
  }

  /// A button that opens the screen of the current rest. It shows how much of the rest is left.
  private var whole: Element {
    let total = max(rest.totalMilliseconds, 1)
    return Element(
      .button, label: language.say(cs: "Jen odpočinek", en: "Rest Only"), icon: Icon("timer"),
      to: StrengthDestinations.rest, shortcut: strings.key("r"),
      percent: min(Int(rest.remainingMilliseconds * 100 / total), 100))
  }
}
