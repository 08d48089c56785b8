import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// The screen that opens after a message was played. Its buttons play the message again, mark it as a favourite, delete
/// it, or go to the previous or next message. The runner can also reply to the message once.
struct PlaybackScreen: SupportScreen {
  let pattern = RoutePattern("support/message/MESSAGE")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let message: VoiceMessageID = try request.part("MESSAGE")
    let page = PlaybackPage(
      strings: try SupportStrings(request.language, catalog),
      shown: try catalog.call(ShowMessage.self, ShowMessage.Input(message: message)))
    return page.screen(request.route)
  }
}

struct PlaybackPage {
  let strings: SupportStrings
  let shown: VoiceMessageDetails

  private var language: Language { strings.language }
  private var message: VoiceMessageView { shown.message }
  private var id: String { message.message.description }
  private var name: String { strings.sender(message.from) }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: name, presentation: .stack,
      header: Header(.standard, subtitle: printable(shown.planName)), layout: SupportStrings.layout, back: back,
      content: [bubble, favourite, reply, others, away].compactMap { $0 })
  }

  private var back: Element {
    guard let run = message.heard?.run else {
      return .back(strings.heardMessages, to: SupportDestinations.history, strings.language)
    }
    return .back(printable(shown.planName), to: SupportDestinations.run(run), strings.language)
  }

  // MARK: The message

  private var bubble: Element {
    let seconds = message.durationMilliseconds.map { Element.note("\(max(1, $0 / 1_000)) s") }
    return .card(
      strings.heard(message), fill: Hue.orange.fill,
      [
        strings.sound(of: message), seconds,
        message.text.map { strings.text(printable($0)) },
      ].compactMap { $0 })
  }

  private var favourite: Element {
    let text = language.say(cs: "Oblíbená", en: "Favorite")
    return .card(
      nil,
      [
        Element(
          .toggle, text,
          hint: message.isFavourite
            ? language.say(cs: "Odznačit", en: "Unmark") : language.say(cs: "Označit", en: "Mark"),
          isOn: message.isFavourite, type: .body,
          action: Action(
            FavourMessage.method, ["message": .text(id), "isFavourite": .flag(!message.isFavourite)]),
          command: ShellCommand.recordbook(
            ["support", "favorite", id] + (message.isFavourite ? ["--off"] : [])))
      ])
  }

  /// The runner's reply or, as long as there is none, a field for it. A message can have only one reply.
  private var reply: Element {
    if let reply = message.reply {
      return .card(language.say(cs: "Vaše odpověď", en: "Your Reply"), [strings.text(printable(reply))])
    }
    let text = language.say(cs: "Odpovědět", en: "Reply")
    let field = Element(
      .textField, text,
      hint: language.say(
        cs: "Jedna odpověď, nejvýš 280 znaků; pošlete ji sami",
        en: "One reply, at most 280 characters; you send it yourself"),
      value: "", type: .body,
      action: Action(ReplyToMessage.method, ["message": .text(id)], input: Action.Input("text", .text)),
      command: ShellCommand.recordbook("support", "reply", id, "TEXT"))
    return .card(nil, [field])
  }

  // MARK: Further buttons

  private var others: Element? {
    let ways = [
      shown.previousMessage.map {
        Element.button(language.say(cs: "Předchozí", en: "Previous"), to: SupportDestinations.message($0))
      },
      shown.nextMessage.map {
        Element.button(language.say(cs: "Další", en: "Next"), to: SupportDestinations.message($0))
      },
    ].compactMap { $0 }
    return ways.isEmpty ? nil : Element(.section, children: ways)
  }

  private var away: Element {
    let destination = message.heard?.run.map { SupportDestinations.run($0) } ?? SupportDestinations.history
    return strings.delete(message.message, name, then: destination, isButton: true)
  }
}
