import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of a session in which a camera watches the lifter: the session's state, the number of repetitions, facts
/// about the last repetition, and one short cue to the lifter.
struct FormScreen: ScreenProvider {
  let pattern = RoutePattern("strength/form?session")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let session: Int? = try request.query("session")
    let strings = try StrengthStrings(request, catalog)
    let shown = try catalog.call(ShowForm.self, ShowForm.Input(session: session.map { Int64($0) }))
    return Screen(
      route: request.route, language: request.language, title: strings.form, presentation: .fullScreenModal,
      header: Header(.standard, subtitle: shown.live.map { strings.name($0.exercise) }), layout: StrengthStrings.layout,
      back: strings.close,
      content: FormPage(strings: strings, shown: shown).content)
  }
}

struct FormPage {
  let strings: StrengthStrings
  let shown: ShowForm.Output

  private var language: Language { strings.language }

  var content: [Element] {
    guard let live = shown.live else { return [nothing] }
    return [
      .card(
        nil,
        [strings.cue(live.state).element, .note(strings.advice(live.state, live.exercise))]
          + (live.otherPerson == true ? [.note("✕ \(strings.someoneElse)")] : [])),
      count(live), last(live), finish(live),
    ].compactMap { $0 }
  }

  // MARK: A session

  private func count(_ live: ShowForm.Live) -> Element {
    let cue = live.lastEvent.flatMap { strings.cue($0, of: live.exercise) }?.element
    let partials =
      live.partials > 0 ? [Element.note("\(strings.notCounted): \(language.number(live.partials))")] : []
    return .card(
      strings.counted,
      [
        Element(
          .text, language.number(live.reps), label: "\(strings.counted): \(language.number(live.reps))",
          type: .heroNumber
        )
      ] + [cue].compactMap { $0 } + partials)
  }

  private func last(_ live: ShowForm.Live) -> Element? {
    guard let rep = live.lastRep else { return nil }
    if let held = rep.held {
      return .section(strings.lastRep, [.fact(strings.duration, strings.seconds(milliseconds: held))])
    }
    return .section(
      strings.lastRep,
      [
        rep.percent.map { .fact(language.say(cs: "Rozsah", en: "Range"), strings.percent($0)) },
        rep.confidence.map { .fact(strings.confidence, strings.percent($0)) },
        rep.view.map { .fact(language.say(cs: "Pohled", en: "View"), strings.name($0)) },
      ].compactMap { $0 })
  }

  private func finish(_ live: ShowForm.Live) -> Element {
    let finish = Element.button(
      strings.finish,
      hint: language.say(cs: "Ukončí počítání a ukáže výsledky", en: "Ends the counting and shows the results"),
      isPrimary: true, to: StrengthDestinations.formResults(session: live.session),
      action: Action(FinishForm.method, ["session": .number(Int(live.session))], style: .primary),
      command: ["strength", "form", "finish", String(live.session)], shortcut: strings.key("f"))
    return .section(nil, [finish])
  }

  // MARK: No session

  private var nothing: Element {
    let results =
      shown.results == nil
      ? []
      : [
        Element.button(
          strings.formResults, to: StrengthDestinations.formResults())
      ]
    return .empty(strings.noFormSession, strings.formHint, picture: "video", results)
  }
}
