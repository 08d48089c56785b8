import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The rest that is on: what is left of it, the set that comes next, and longer, shorter or no rest.
package struct RestScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/rest")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = StrengthStrings(request.language, settings)
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let content: [Element]
    if let active, let rest = active.rest {
      content = RestPage(strings: strings, active: active, rest: rest).content
    } else {
      content =
        [strings.emptyState("timer", active == nil ? strings.noWorkoutOn : strings.restOver, nil)]
        + [active.flatMap { RestPage.next($0, strings) }].compactMap { $0 }
    }
    return Screen(
      route: request.route, language: request.language, title: strings.rest, presentation: .sheet,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: active.map { strings.back(strings.title($0.name), StrengthRoutes.active) }
        ?? strings.back(strings.home, StrengthRoutes.home),
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

  /// The same as a bar of the workout's screen.
  var bar: Element {
    .card(strings.rest, fill: Hue.accent.fill, [.remaining(rest, strings), progress] + buttons + [whole])
  }

  private var progress: Element {
    let total = max(rest.totalMilliseconds, 1)
    return Element(
      .progressBar, strings.rest,
      value: String(min(max(Int((total - rest.remainingMilliseconds) * 100 / total), 0), 100))
    )
  }

  /// It waits for the workout.
  private var paused: Element? { active.state == .paused ? strings.note(strings.paused) : nil }

  /// What comes behind the rest.
  static func next(_ active: ActiveWorkoutView, _ strings: StrengthStrings) -> Element? {
    guard let number = active.current, let block = active.blocks.first(where: { $0.number == number }) else {
      return nil
    }
    let told = block.targets.first.map { ", \(strings.measures($0))" } ?? ""
    return .fact(strings.next, strings.name(block.exercise) + told)
  }

  private var buttons: [Element] {
    [adjust(-15), adjust(15), skip]
  }

  private func adjust(_ seconds: Int) -> Element {
    let text = seconds < 0 ? "−\(-seconds) s" : "+\(seconds) s"
    let label =
      seconds < 0
      ? language.say(cs: "Odpočinek o \(-seconds) sekund kratší", en: "Rest shorter by \(-seconds) seconds")
      : language.say(cs: "Odpočinek o \(seconds) sekund delší", en: "Rest longer by \(seconds) seconds")
    return strings.button(
      text, label: label, action: Action(AdjustRest.method, ["seconds": .number(seconds)]),
      command: ["strength", "rest", (seconds < 0 ? "" : "+") + String(seconds)])
  }

  private var skip: Element {
    strings.button(strings.skip, action: Action(SkipRest.method), command: ["strength", "rest", "skip"])
  }

  /// Leads to the rest alone.
  private var whole: Element {
    strings.button(
      language.say(cs: "Jen odpočinek", en: "Rest Only"), route: StrengthRoutes.rest,
      command: ["show", StrengthRoutes.rest.description], shortcut: "r")
  }
}
