import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// The screen on which the user asks friends for messages for a planned run. It lists the friends who were asked, each
/// with the page made for that friend, and the messages received. A form asks another friend.
struct SharePlanScreen: SupportScreen {
  let pattern = RoutePattern("support/run/RUN/share")
  let catalog: UseCaseCatalog
  var isLaidOver: Bool { true }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let word: String = try request.part("RUN")
    let shown = try catalog.call(ShowPlan.self, ShowPlan.Input(plan: try plan(word, request)))
    let page = SharePlanPage(strings: SupportStrings(language: request.language), shown: shown)
    return page.screen(request.route)
  }

  /// Returns the id of the plan that the route names. The word `latest` names the plan that was created most recently.
  private func plan(_ word: String, _ request: ScreenRequest) throws(Failure) -> PlanID {
    guard word == SupportDestinations.latest else { return try request.part("RUN") }
    guard let last = try catalog.call(ListPlans.self, ListPlans.Input()).plans.first else {
      throw .notFound(.support(.noPlanYet))
    }
    return last.plan
  }
}

struct SharePlanPage {
  let strings: SupportStrings
  let shown: ShowPlan.Output

  private var language: Language { strings.language }
  private var plan: SupportPlanView { shown.plan }
  private var name: String { printable(plan.name) }

  func screen(_ route: Route) -> Screen {
    var screen = Screen(
      route: route, language: language, title: strings.askFriend, presentation: .sheet,
      header: Header(.standard, subtitle: "\(name) · \(strings.day(of: plan))"), layout: SupportStrings.layout,
      back: .link(
        language.say(cs: "Zavřít", en: "Close"), placement: .leading, to: SupportDestinations.home),
      content: [ask, friends, messages, showsSenders])
    screen.announcement = strings.announcement(plan)
    return screen
  }

  // MARK: Asking a friend

  private var ask: Element {
    let title = language.say(cs: "Jméno přítele", en: "Friend's name")
    let make = language.say(cs: "Připravit stránku", en: "Make the Page")
    let parameters: [String: Action.Parameter] = ["plan": .text(plan.plan.description)]
    let field = Element(
      .textField, title, value: "", type: .body,
      action: Action(SharePlan.method, parameters, input: Action.Input("friend", .text)))
    let button = Element(
      .button, make,
      hint: language.say(cs: "Stránka pro jednoho přítele, jako soubor", en: "A page for one friend, as a file"),
      type: .body, fill: Hue.accent.fill, action: Action(SharePlan.method, parameters, style: .primary),
      command: ShellCommand.recordbook(
        "support", "share", plan.plan.description, "--to", "NAME", "FILE.html"))
    return .card(
      nil,
      [
        strings.text(
          language.say(
            cs: "Zprávu pošle jen ten, kdo má stránku od vás. Pošlete ji e-mailem, v chatu nebo na flash disku.",
            en:
              "Only someone with this file can send a message. Send the file any way you like: email, a messenger, a USB stick."
          )),
        Element(.form, children: [field, button]),
      ])
  }

  // MARK: Friends

  private var friends: Element {
    let rows =
      plan.shares.isEmpty
      ? [Element.note(language.say(cs: "Zatím jste nikoho nepožádali", en: "Nobody asked yet"))]
      : plan.shares.map(row)
    return .section(language.say(cs: "Přátelé", en: "Friends"), rows)
  }

  private func row(_ share: SupportShareView) -> Element {
    let (friend, state, count) = (printable(share.friend), strings.state(share), strings.received(share))
    return Element(
      .row, label: "\(friend), \(state), \(count)",
      hint: language.say(cs: "Nahrát zprávu tady", en: "Records a message here"), icon: .forward,
      to: SupportDestinations.recording(share.share),
      children: [
        .cell(friend, .leading, .body), .cell(state, .center, .caption, Hue.secondary.text),
        .cell(count, .trailing, .caption, Hue.secondary.text), .identifier(share.share.description),
      ] + (share.state == .open ? [page(share), revoke(share)] : []))
  }

  private func page(_ share: SupportShareView) -> Element {
    let friend = printable(share.friend)
    return Element(
      .button, label: language.say(cs: "Uložit stránku: \(friend)", en: "Save the page: \(friend)"),
      hint: language.say(cs: "Uložit stránku", en: "Save the page"), value: "support/\(share.share)",
      icon: Icon("square.and.arrow.down"),
      command: ShellCommand.recordbook("support", "page", share.share.description, "FILE.html"))
  }

  private func revoke(_ share: SupportShareView) -> Element {
    let friend = printable(share.friend)
    return Element(
      .button, label: language.say(cs: "Odvolat: \(friend)", en: "Revoke: \(friend)"),
      hint: language.say(cs: "Odvolat: nic dalšího se nepřijme", en: "Revoke: no more messages are accepted"),
      color: Hue.destructive.text, icon: Icon("minus"),
      action: Action(RevokeShare.method, ["share": .text(share.share.description)], style: .destructive),
      command: ShellCommand.recordbook("support", "revoke", share.share.description))
  }

  // MARK: Received messages

  private var messages: Element {
    let receive = language.say(cs: "Přijmout zprávy", en: "Receive Messages")
    let button = Element(
      .button, receive,
      hint: language.say(
        cs: "Soubory, které vám přátelé poslali zpět", en: "Files that friends sent back to you"), type: .body,
      action: Action(ReceiveMessages.method, input: Action.Input("paths", .paths)),
      command: ShellCommand.recordbook("support", "receive", "FILE"))
    return .section(
      strings.messages(of: plan), shown.messages.filter { $0.state != .played }.map(strings.row) + [button])
  }

  private var showsSenders: Element {
    let text = language.say(cs: "Ukazovat předem, kdo poslal zprávu", en: "Show in advance who sent a message")
    return .card(
      nil,
      [
        Element(
          .toggle, text,
          hint: plan.showsSenders
            ? language.say(cs: "Vypnout", en: "Turn off") : language.say(cs: "Zapnout", en: "Turn on"),
          isOn: plan.showsSenders, type: .body,
          action: Action(
            UpdatePlan.method,
            ["plan": .text(plan.plan.description), "showsSenders": .flag(!plan.showsSenders)]),
          command: ShellCommand.recordbook(
            "support", "edit", plan.plan.description, "--senders", plan.showsSenders ? "off" : "on")),
        .note(
          language.say(
            cs: "Co kdo řekl a kdy to zazní, se nedozvíte před poslechem nikdy.",
            en: "What was said, and when it plays, is never shown in advance.")),
      ])
  }
}
