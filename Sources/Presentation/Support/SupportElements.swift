import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SupportApplication
import SupportDomain

/// Elements that several screens of the Support feature share.
extension SupportStrings {
  static let layout = Layout(
    .cards, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)

  func text(_ text: String) -> Element { Element(.text, text, type: .body) }

  static let picture = "figure.run.voices"

  /// Returns a row that shows a plan, and links to the screen on which the user asks friends for messages.
  func row(_ plan: SupportPlanView) -> Element {
    let (name, day) = (printable(plan.name), day(of: plan))
    let counts = plan.waiting > 0 ? waiting(plan.waiting) : asked(plan.shares.count)
    return Element(
      .row, label: "\(name), \(day), \(counts)",
      hint: language.say(cs: "Ukáže, koho jste požádali", en: "Shows the friends you asked"), icon: .forward,
      to: SupportDestinations.sharing(plan.plan),
      children: [
        .cell(name, .leading, .body), .cell(day, .center, .caption, Hue.secondary.text),
        .cell(counts, .trailing, .caption, Hue.secondary.text), .identifier(plan.plan.description),
      ])
  }

  /// Returns a row that shows a past run, and links to the messages that were played during it.
  func row(_ run: SupportedRunView) -> Element {
    let name = printable(run.name ?? run.planName)
    let length = run.lengthMillimetres.map { self.length($0) } ?? ""
    let friends = run.friends.map { printable($0) }.joined(separator: ", ")
    let spoken = [name, language.spokenDate(run.day), length, counted(run.played, .messages), friends]
    let note = [language.date(run.day), friends].filter { !$0.isEmpty }.joined(separator: " · ")
    return Element(
      .row, label: spoken.filter { !$0.isEmpty }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže běh a jeho zprávy", en: "Shows the run and its messages"), icon: .forward,
      to: SupportDestinations.run(run.run),
      children: [
        .cell(name, .leading, .body), .cell(length, .center, .time),
        .cell(note, .trailing, .caption, Hue.secondary.text),
        .identifier(run.run.description),
      ])
  }

  /// Returns a row that shows a message, in the colour that marks messages from friends. If the message was played, the
  /// row links to the screen that plays it again. Otherwise, the row shows only the message's state and, if the plan
  /// allows it, the sender's name.
  func row(_ message: VoiceMessageView) -> Element {
    let (name, state) = (sender(message.from), heard(message))
    let isHeard = message.state == .played
    let mark = message.isFavourite ? language.say(cs: "oblíbená", en: "favorite") : nil
    return Element(
      .row, label: [name, state, mark].compactMap { $0 }.joined(separator: ", "),
      hint: isHeard ? language.say(cs: "Přehraje zprávu znovu", en: "Plays the message again") : nil,
      fill: Hue.orange.fill, icon: message.state == .playing ? Icon("speaker.wave.2.fill") : isHeard ? .forward : nil,
      to: isHeard ? SupportDestinations.message(message.message) : nil,
      children: [
        .cell(name, .leading, .body), .cell(state, .center, .caption, Hue.secondary.text),
        .cell(mark ?? "", .trailing, .caption, Hue.secondary.text), .identifier(message.message.description),
      ] + actions(of: message))
  }

  /// Returns the player of a message that was played during its run.
  func sound(of message: VoiceMessageView) -> Element {
    let (id, name) = (message.message.description, sender(message.from))
    return Element(
      .audio, language.say(cs: "Přehrát zprávu: \(name)", en: "Play the message: \(name)"), value: "support/\(id)",
      type: .body, command: ShellCommand.recordbook("support", "play", id))
  }

  /// Returns the buttons for a message: one that deletes the message and, if the message can be played but was not
  /// played during its run, one that plays it.
  private func actions(of message: VoiceMessageView) -> [Element] {
    let id = message.message
    let play = message.isPlayable && message.state != .played
    return
      (play
      ? [
        Element(
          .button, label: language.say(cs: "Přehrát: \(sender(message.from))", en: "Play: \(sender(message.from))"),
          hint: language.say(cs: "Přehrát", en: "Play"), icon: Icon("speaker.wave.2.fill"),
          to: SupportDestinations.message(id), action: Action(PlayMessage.method, ["message": .text(id.description)]),
          command: ShellCommand.recordbook("support", "play", id.description))
      ] : []) + [delete(id, sender(message.from), then: nil)]
  }

  func delete(_ message: VoiceMessageID, _ sender: String, then destination: Destination?, isButton: Bool = false)
    -> Element
  {
    let text = language.say(cs: "Smazat", en: "Delete")
    return Element(
      .button, isButton ? text : nil, label: "\(text): \(sender)", hint: text, type: .body,
      color: Hue.destructive.text, icon: isButton ? nil : Icon("trash"), to: destination,
      action: Action(
        DeleteMessage.method, ["message": .text(message.description)], style: .destructive,
        confirmation: language.say(cs: "Smazat zprávu natrvalo?", en: "Delete this message permanently?")),
      command: ShellCommand.recordbook("support", "delete-message", message.description))
  }
}
