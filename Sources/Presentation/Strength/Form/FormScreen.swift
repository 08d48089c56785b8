package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// A camera that looks at an exercise, as its session stands: the state, what was counted, the last repetition, one cue.
package struct FormScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/form?session")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let session: Int? = try request.query("session")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let words = StrengthWords(request.language, settings)
    let shown = try catalog.call(ShowForm.self, ShowForm.Input(session: session.map { Int64($0) }))
    return Screen(
      route: request.route, language: request.language, title: words.form, presentation: .fullScreenModal,
      header: Header(.standard, subtitle: shown.live.map { words.name($0.exercise) }), layout: StrengthWords.layout,
      back: words.back(words.home, StrengthRoutes.home, icon: Icon("chevron.down")),
      content: FormPage(words: words, shown: shown).content)
  }
}

struct FormPage {
  let words: StrengthWords
  let shown: ShowForm.Output

  private var language: Language { words.language }

  var content: [Element] {
    guard let live = shown.live else { return [nothing] }
    return [
      .card(nil, [words.cue(live.state).element, words.note(words.advice(live.state, live.exercise))]),
      count(live), last(live), finish(live),
    ].compactMap { $0 }
  }

  // MARK: A session

  private func count(_ live: ShowForm.Live) -> Element {
    let cue = live.lastEvent.flatMap { words.cue($0, of: live.exercise) }?.element
    let partials =
      live.partials > 0 ? [words.note("\(words.notCounted): \(language.number(live.partials))")] : []
    return .card(
      words.counted,
      [
        Element(
          .text, language.number(live.reps), label: "\(words.counted): \(language.number(live.reps))", type: .heroNumber
        )
      ] + [cue].compactMap { $0 } + partials)
  }

  private func last(_ live: ShowForm.Live) -> Element? {
    guard let rep = live.lastRep else { return nil }
    if let held = rep.held {
      return .section(words.lastRep, [.fact(words.duration, words.seconds(milliseconds: held))])
    }
    return .section(
      words.lastRep,
      [
        rep.percent.map { .fact(language.say(cs: "Rozsah", en: "Range"), words.percent($0)) },
        rep.confidence.map { .fact(words.confidence, words.percent($0)) },
        rep.view.map { .fact(language.say(cs: "Pohled", en: "View"), words.name($0)) },
      ].compactMap { $0 })
  }

  private func finish(_ live: ShowForm.Live) -> Element {
    let finish = words.button(
      words.finish,
      hint: language.say(cs: "Ukončí počítání a ukáže výsledky", en: "Ends the counting, shows the results"),
      isPrimary: true, route: StrengthRoutes.formResults(session: live.session),
      action: Action(FinishForm.method, ["session": .number(Int(live.session))], style: .primary),
      command: ["strength", "form", "finish", String(live.session)], shortcut: "f")
    return .section(nil, [finish])
  }

  // MARK: None

  private var nothing: Element {
    let results =
      shown.results == nil
      ? []
      : [
        words.button(
          words.formResults, route: StrengthRoutes.formResults(), command: ["strength", "form", "results"])
      ]
    return words.emptyState("video", words.noFormSession, words.formHint, results)
  }
}
