import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SupportApplication
import SupportDomain

/// Elements that several screens of support have.
extension SupportStrings {
  static let layout = Layout(
    .cards, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)

  func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, isDisabled: Bool = false,
    icon: Icon? = nil, route: Route? = nil, action: Action? = nil, command: [String]
  ) -> Element {
    Element(
      .button, text, label: label ?? text, hint: hint, isDisabled: isDisabled, type: .body,
      fill: isPrimary ? Hue.accent.fill : nil, icon: icon, route: route, action: isDisabled ? nil : action,
      command: isDisabled ? nil : ShellCommand.recordbook(command))
  }

  /// A button that leads to a screen.
  func way(_ text: String, hint: String? = nil, isPrimary: Bool = false, icon: Icon? = nil, to route: Route) -> Element
  {
    button(
      text, hint: hint, isPrimary: isPrimary, icon: icon, route: route, command: ["show", route.description])
  }

  func back(_ name: String, to route: Route) -> Element {
    Element(
      .button, name, label: language.say(cs: "Zpět: \(name)", en: "Back: \(name)"), placement: .leading, type: .body,
      color: Hue.accent.text, icon: .back, route: route,
      command: ShellCommand.recordbook("show", route.description))
  }

  func cancel(to route: Route) -> Element {
    let text = language.say(cs: "Zrušit", en: "Cancel")
    return Element(
      .button, text, label: text, placement: .leading, type: .body, color: Hue.accent.text, route: route,
      command: ShellCommand.recordbook("show", route.description))
  }

  func note(_ text: String) -> Element {
    Element(.text, text, type: .caption, color: Hue.secondary.text)
  }

  func text(_ text: String) -> Element { Element(.text, text, type: .body) }

  func card(_ title: String?, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }

  func section(_ title: String, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, fill: fill, children: children)
  }

  func empty(_ title: String, _ hint: String, _ further: [Element] = []) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.orange.fill, icon: Icon("figure.run.voices", .illustration)),
        Element(.heading, title, type: .title), Element(.text, hint, type: .body, color: Hue.secondary.text),
      ] + further)
  }

  /// Leads to what is told of a plan, and to asking friends for it.
  func row(_ plan: SupportPlanView) -> Element {
    let (name, day) = (printable(plan.name), day(of: plan))
    let counts = plan.waiting > 0 ? waiting(plan.waiting) : asked(plan.shares.count)
    return Element(
      .row, label: "\(name), \(day), \(counts)",
      hint: language.say(cs: "Ukáže, koho jste požádali", en: "Shows whom you asked"), icon: .forward,
      route: SupportRoutes.sharing(plan.plan),
      command: ShellCommand.recordbook("show", SupportRoutes.sharing(plan.plan).description),
      children: [
        .cell(name, .leading, .body), .cell(day, .center, .caption, Hue.secondary.text),
        .cell(counts, .trailing, .caption, Hue.secondary.text), .identifier(plan.plan.description),
      ])
  }

  /// Leads to a run and what was heard in it.
  func row(_ run: SupportedRunView) -> Element {
    let name = printable(run.name ?? run.planName)
    let facts = [run.lengthMillimetres.map { length($0) }, counted(messages: run.played)].compactMap { $0 }
    let friends = run.friends.map { printable($0) }.joined(separator: ", ")
    let said = [name, language.spokenDate(run.day), facts.joined(separator: ", "), friends]
    return Element(
      .row, label: said.filter { !$0.isEmpty }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže běh a jeho zprávy", en: "Shows the run and its messages"), icon: .forward,
      route: SupportRoutes.run(run.run),
      command: ShellCommand.recordbook("show", SupportRoutes.run(run.run).description),
      children: [
        .cell(name, .leading, .body), .cell(language.date(run.day), .center, .caption, Hue.secondary.text),
        .cell(
          ([facts.joined(separator: ", ")] + (friends.isEmpty ? [] : [friends])).joined(separator: " · "), .trailing,
          .caption, Hue.secondary.text),
        .identifier(run.run.description),
      ])
  }

  /// A message in the colour of friends' voices. One that was heard leads to where it is heard again; of others nothing is
  /// told but who sent it, if that.
  func row(_ message: VoiceMessageView) -> Element {
    let (name, state) = (sender(message.from), heard(message))
    let isHeard = message.state == .played
    let mark = message.isFavourite ? language.say(cs: "oblíbená", en: "favorite") : nil
    let route = SupportRoutes.message(message.message)
    return Element(
      .row, label: [name, state, mark].compactMap { $0 }.joined(separator: ", "),
      hint: isHeard ? language.say(cs: "Přehraje zprávu znovu", en: "Plays the message again") : nil,
      fill: Hue.orange.fill, icon: isHeard ? .forward : nil, route: isHeard ? route : nil,
      command: isHeard ? ShellCommand.recordbook("show", route.description) : nil,
      children: [
        .cell(name, .leading, .body), .cell(state, .center, .caption, Hue.secondary.text),
        .cell(mark ?? "", .trailing, .caption, Hue.secondary.text), .identifier(message.message.description),
      ] + actions(of: message))
  }

  /// Playing what was not heard in its run, and taking it away.
  private func actions(of message: VoiceMessageView) -> [Element] {
    let id = message.message
    let play = message.isPlayable && message.state != .played
    return
      (play
      ? [
        Element(
          .button, label: language.say(cs: "Přehrát: \(sender(message.from))", en: "Play: \(sender(message.from))"),
          hint: language.say(cs: "Přehrát", en: "Play"), icon: Icon("play.circle.fill"),
          route: SupportRoutes.message(id), action: Action(PlayMessage.method, ["message": .text(id.description)]),
          command: ShellCommand.recordbook("support", "play", id.description))
      ] : []) + [delete(id, sender(message.from), then: nil)]
  }

  func delete(_ message: VoiceMessageID, _ sender: String, then route: Route?, isButton: Bool = false) -> Element {
    let text = language.say(cs: "Smazat", en: "Delete")
    return Element(
      .button, isButton ? text : nil, label: "\(text): \(sender)", hint: text, type: .body,
      color: Hue.destructive.text, icon: isButton ? nil : Icon("trash"), route: route,
      action: Action(
        DeleteMessage.method, ["message": .text(message.description)], style: .destructive,
        confirmation: language.say(cs: "Smazat zprávu natrvalo?", en: "Delete this message for good?")),
      command: ShellCommand.recordbook("support", "delete", message.description))
  }
}
