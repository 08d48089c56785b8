import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// The screen on which a friend uses the runner's computer to record a message. It has three steps: looking at the run,
/// filling in the form and recording, and reading the confirmation. (A friend elsewhere gets a file with a page
/// instead, on which the form and the recorder are separate steps.)
struct MessagePageScreen: SupportScreen {
  let pattern = RoutePattern("support/share/SHARE?step")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let step: String? = try request.query("step", valid: MessageStep.allCases.map(\.rawValue))
    let share: ShareID = try request.part("SHARE")
    let page = MessagePage(
      strings: SupportStrings(language: request.language),
      content: try catalog.call(ShowShare.self, ShowShare.Input(share: share)).content,
      step: step.flatMap(MessageStep.init))
    return page.screen(request.route)
  }
}

struct MessagePage {
  let strings: SupportStrings
  let content: SharePageContent
  /// The step that the screen shows; nil for the first step, in which the friend looks at the run.
  let step: MessageStep?

  private var language: Language { strings.language }
  private var shared: SharedPageStrings { SharedPageStrings(content: content) }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: shared.title[language], presentation: .fullScreenModal,
      header: Header(.standard),
      layout: Layout(
        .form, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: back, content: body)
  }

  private var back: Element {
    switch step {
    case .record: .back(shared.runTitle[language], to: SupportDestinations.recording(content.share), strings.language)
    case .saved, nil: .back(strings.homeTitle, to: SupportDestinations.home, strings.language)
    }
  }

  private var body: [Element] {
    switch step {
    case .saved: [saved]
    case .record where content.state == .open: [form]
    case .record, nil: [run]
    }
  }

  // MARK: Steps

  private var run: Element {
    let facts: [Element] = shared.facts.map { .fact($0.0[language], $0.1[language]) }
    let ends =
      content.state == .open
      ? Element.button(
        shared.next[language], isPrimary: true, to: SupportDestinations.recording(content.share, .record))
      : Element(.warning, closed, type: .body, color: Hue.warning.text, icon: .warning)
    return .card(
      shared.runTitle[language], facts + [strings.text(shared.surprise[language]), .note(stored), ends])
  }

  /// Explains why the friend can't send any more messages.
  private var closed: String {
    switch content.state {
    case .open, .expired: shared.over[language]
    case .used: shared.spent[language]
    case .revoked:
      language.say(
        cs: "Tato stránka byla odvolána, zprávy z ní se nepřijímají.",
        en: "This page was revoked: messages from it are not accepted.")
    }
  }

  private var stored: String {
    language.say(
      cs: "Zpráva zůstane v této knize na tomto počítači; kniha ji do poslechu neukáže.",
      en: "The message stays in this book on this machine; it is not shown before it is heard.")
  }

  private var form: Element {
    let parameters: [String: Action.Parameter] = ["share": .text(content.share.description)]
    func field(_ text: String, _ parameter: String, _ value: String = "", isOptional: Bool? = nil, hint: String? = nil)
      -> Element
    {
      Element(
        .textField, text, hint: hint, value: value, type: .body,
        action: Action(
          ReceiveMessages.method, parameters, input: Action.Input(parameter, .text, isOptional: isOptional)))
    }
    let record = shared.recordTitle[language]
    return Element(
      .form,
      children: [
        field(shared.from[language], "from", printable(content.friend)),
        field(
          shared.when[language], "at", isOptional: true,
          hint: language.say(
            cs: "Třeba 5,2 km nebo 25 min; prázdné je cíl", en: "Such as 5.2 km or 25 min; empty for the finish")),
        field(shared.text[language], "text", isOptional: true),
        Element(
          .recorder, record,
          action: Action(
            ReceiveMessages.method, parameters,
            input: Action.Input("paths", .paths, limits: Action.Limits(1, content.mostSeconds, unit: "s"))),
          command: ShellCommand.recordbook(
            "support", "receive", "FILE", "--share", content.share.description)),
        Element(
          .button, shared.save[language], type: .body, fill: Hue.accent.fill,
          to: SupportDestinations.recording(content.share, .saved),
          action: Action(ReceiveMessages.method, parameters, style: .primary)),
      ])
  }

  private var saved: Element {
    let again =
      content.state == .open
      ? [Element.button(shared.another[language], to: SupportDestinations.recording(content.share, .record))] : []
    return .card(
      language.say(cs: "Uloženo", en: "Saved"), fill: Hue.yellow.fill,
      [strings.text(shared.surprise[language])] + again + [
        Element.button(strings.homeTitle, to: SupportDestinations.home)
      ])
  }
}
