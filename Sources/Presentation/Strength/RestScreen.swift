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
    let words = StrengthWords(request.language, settings)
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let content: [Element]
    if let active, let rest = active.rest {
      content = RestPage(words: words, active: active, rest: rest).content
    } else {
      content =
        [words.emptyState("timer", active == nil ? words.noWorkoutOn : words.restOver, nil)]
        + [active.flatMap { RestPage.next($0, words) }].compactMap { $0 }
    }
    return Screen(
      route: request.route, language: request.language, title: words.rest, presentation: .sheet,
      header: Header(.standard), layout: StrengthWords.layout,
      back: active.map { words.back(words.title($0.name), StrengthRoutes.active) }
        ?? words.back(words.home, StrengthRoutes.home),
      content: content)
  }
}

struct RestPage {
  let words: StrengthWords
  let active: ActiveWorkoutView
  let rest: RestView

  private var language: Language { words.language }

  var content: [Element] {
    [.remaining(rest, words), progress, paused, RestPage.next(active, words)].compactMap { $0 } + buttons
  }

  /// The same as a bar of the workout's screen.
  var bar: Element {
    .card(words.rest, fill: Hue.accent.fill, [.remaining(rest, words), progress] + buttons + [whole])
  }

  private var progress: Element {
    let total = max(rest.totalMilliseconds, 1)
    return Element(
      .progressBar, words.rest, value: String(min(max(Int((total - rest.remainingMilliseconds) * 100 / total), 0), 100))
    )
  }

  /// It waits for the workout.
  private var paused: Element? { active.state == .paused ? words.note(words.paused) : nil }

  /// What comes behind the rest.
  static func next(_ active: ActiveWorkoutView, _ words: StrengthWords) -> Element? {
    guard let number = active.current, let block = active.blocks.first(where: { $0.number == number }) else {
      return nil
    }
    let told = block.targets.first.map { ", \(words.measures($0))" } ?? ""
    return .fact(words.next, words.name(block.exercise) + told)
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
    return words.button(
      text, label: label, action: Action(AdjustRest.method, ["seconds": .number(seconds)]),
      command: ["strength", "rest", (seconds < 0 ? "" : "+") + String(seconds)])
  }

  private var skip: Element {
    words.button(words.skip, action: Action(SkipRest.method), command: ["strength", "rest", "skip"])
  }

  /// Leads to the rest alone.
  private var whole: Element {
    words.button(
      language.say(cs: "Jen odpočinek", en: "Rest Only"), route: StrengthRoutes.rest,
      command: ["show", StrengthRoutes.rest.description], shortcut: "r")
  }
}
