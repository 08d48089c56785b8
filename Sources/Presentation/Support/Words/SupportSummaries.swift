import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
package import SupportApplication
import SupportDomain

/// The texts that commands print about plans, shares (the pages sent to friends) and messages.
package struct SupportSummaries {
  private let strings: SupportStrings
  private var language: Language { strings.language }

  package init(strings: SupportStrings) { self.strings = strings }

  // MARK: Plans

  package func planned(_ output: SupportPlanOutput) -> String {
    language.say(cs: "Plán", en: "Plan") + " \(output.plan.plan): \(facts(of: output))\n"
  }

  /// Describes a plan that was saved, for a toast (a brief notice) on the page that opens next.
  func toast(_ output: SupportPlanOutput) -> String {
    language.say(cs: "Uloženo: ", en: "Saved: ") + facts(of: output)
  }

  private func facts(of output: SupportPlanOutput) -> String {
    let plan = output.plan
    let facts = [
      printable(plan.name), plan.day.map { language.date($0) }, plan.goalMillimetres.map { strings.roundLength($0) },
    ]
    return facts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Describes a plan that was created, and adds the command for the next step, which makes a page for a friend.
  package func planned(_ output: SupportPlanOutput, _ program: Program) -> String {
    let share = program.command("support", "share", output.plan.plan.description, "--to", "NAME", "FILE.html")
    return planned(output) + program.undo(output.change, language)
      + language.say(cs: "Požádat přítele", en: "Ask a friend") + ": \(share)\n"
  }

  func shared(_ output: SharePlan.Output) -> String {
    language.say(cs: "Sdíleno", en: "Shared") + ": \(printable(output.share.friend))\n"
  }

  package func shared(_ output: SharePlan.Output, _ program: Program) -> String {
    let date = language.date(output.share.lastDay)
    return (output.path.map { printable($0) + "\n" } ?? "")
      + language.say(
        cs: "Pošlete soubor, jak chcete: kdo ho má, může do \(date) namluvit zprávu.\n",
        en: "Send the file any way you like: anyone who has it can record a message until \(date).\n")
      + language.say(cs: "Co přijde zpět, přijme", en: "Receive what comes back") + ": "
      + program.command("support", "receive", "FILE") + "\n" + program.undo(output.change, language)
  }

  package func page(_ output: ExportShare.Output) -> String { printable(output.path) + "\n" }

  func revoked(_ output: RevokeShare.Output) -> String {
    language.say(
      cs: "Odvoláno: \(printable(output.share.friend)). Co přišlo, zůstane.\n",
      en: "Revoked: \(printable(output.share.friend)). Messages received are kept.\n")
  }

  package func revoked(_ output: RevokeShare.Output, _ program: Program) -> String {
    revoked(output) + program.undo(output.change, language)
  }

  package func removed(_ output: RemovePlan.Output) -> String {
    language.say(cs: "Plán \(output.plan) je smazaný natrvalo", en: "Plan \(output.plan) was permanently removed")
      + withIt(output) + "\n"
  }

  /// Describes a plan that was removed, for a toast (a brief notice) on the page that opens next.
  func toast(_ output: RemovePlan.Output) -> String {
    language.say(cs: "Plán je smazaný natrvalo", en: "The plan was permanently removed") + withIt(output)
  }

  private func withIt(_ output: RemovePlan.Output) -> String {
    guard output.messages > 0 else { return "" }
    let count = strings.counted(output.messages, .messages)
    return language.say(cs: ", zprávy s ním: \(count)", en: ", and \(count) with it")
  }

  /// Returns a list of plans.
  /// - Parameter isPart: true if the user asked for the plans of some days.
  package func plans(_ output: ListPlans.Output, _ program: Program, isPart: Bool = false) -> String {
    if isPart, output.plans.isEmpty {
      return language.say(cs: "V těch dnech žádný plán. Všechny", en: "No plans in that time. See all") + ": "
        + program.command("support", "list") + "\n"
    }
    guard !output.plans.isEmpty else {
      return language.say(cs: "Zatím žádné plány. Naplánujte běh", en: "No plans yet. Plan a run") + ": "
        + program.command("support", "add", "NAME") + "\n"
    }
    return output.plans.map { plan in
      var line = "\(plan.plan)  \(printable(plan.name))"
      if let day = plan.day { line += ", \(language.date(day))" }
      line += ", \(strings.messages(of: plan))\n"
      return line + plan.shares.map(share).joined()
    }.joined()
  }

  private func share(_ share: SupportShareView) -> String {
    "  \(share.share)  \(printable(share.friend)), \(strings.state(share)), \(strings.received(share))\n"
  }

  // MARK: Messages

  package func received(count: Int, isDryRun: Bool = false) -> String {
    guard !isDryRun || count == 0 else {
      let messages = strings.counted(count, .messages)
      return language.say(
        cs: "Přijalo by se: \(messages)\nNic se nezměnilo.\n", en: "Would receive: \(messages)\nNothing was changed.\n")
    }
    return language.say(
      cs: count == 0 ? "Nic nového\n" : "Přijato: \(strings.counted(count, .messages))\n",
      en: count == 0 ? "Nothing new\n" : "Received: \(strings.counted(count, .messages))\n")
  }

  /// Describes each message that was received, one per line.
  package func received(_ output: ReceiveMessages.Output) -> String {
    var text = ""
    for file in output.files where file.problem == nil {
      let known =
        file.isKnown != true
        ? strings.sender(file.from)
        : file.message == nil
          ? language.say(cs: "smazaná dříve", en: "deleted earlier") : language.say(cs: "už je tu", en: "already here")
      text += "\(file.message?.description ?? "–")  \(known)\n"
    }
    return text + received(count: output.received, isDryRun: output.dryRun == true)
  }

  /// States why a file, or a message in it, was refused: `photo.samwise, a/b.json: the token was already used …`.
  package func refused(_ file: ReceiveMessages.Output.File, _ problem: String) -> String {
    "\(printable(file.path))\(file.entry.map { ", \(printable($0))" } ?? ""): \(problem)"
  }

  package func messages(_ messages: [VoiceMessageView]) -> String {
    guard !messages.isEmpty else { return strings.waiting(0) + "\n" }
    return messages.map { message in
      var line = "\(message.message)  \(strings.sender(message.from)), \(state(message))"
      if message.isFavourite { line += " ♥" }
      if let text = message.text { line += ": \(printable(text))" }
      return line + "\n"
    }.joined()
  }

  private func state(_ message: VoiceMessageView) -> String {
    message.heard == nil ? strings.stateName(message.state) : strings.heardLine(message)
  }

  package func history(_ output: ShowSupportHistory.Output) -> String {
    guard !output.runs.isEmpty else {
      return language.say(cs: "Zatím žádné běhy podle plánu\n", en: "No runs with a plan yet\n")
    }
    return output.runs.map { run in
      "\(run.run)  \(language.date(run.day)), \(printable(run.planName)), \(strings.counted(run.played, .messages))\n"
    }.joined()
  }

  func marked(_ output: VoiceMessageOutput) -> String {
    output.message.isFavourite
      ? language.say(cs: "Zpráva je mezi oblíbenými\n", en: "The message is a favorite\n")
      : language.say(cs: "Zpráva už mezi oblíbenými není\n", en: "The message is no longer a favorite\n")
  }

  package func marked(_ output: VoiceMessageOutput, _ program: Program) -> String {
    marked(output) + program.undo(output.change, language)
  }

  func replied() -> String {
    language.say(cs: "Odpověď je zapsaná; pošlete ji sami\n", en: "Your reply is saved; you send it yourself\n")
  }

  package func replied(_ output: VoiceMessageOutput, _ program: Program) -> String {
    (output.path.map { printable($0) + "\n" } ?? "") + replied() + program.undo(output.change, language)
  }

  package func deleted(_ output: DeleteMessage.Output) -> String {
    language.say(
      cs: "Zpráva \(output.message) je smazaná natrvalo\n", en: "Message \(output.message) was permanently deleted\n")
  }

  package func sound(_ output: VoiceSoundOutput) -> String { printable(output.sound.path) + "\n" }

  // MARK: The run under way

  package func started(_ output: StartSupportedRun.Output) -> String {
    language.say(
      cs: "Běh \(output.run) jde podle plánu \(output.plan)\n", en: "Run \(output.run) follows plan \(output.plan)\n")
  }

  /// Describes a run that was started, and adds the commands that play messages and send positions.
  package func started(_ output: StartSupportedRun.Output, _ program: Program) -> String {
    let positions =
      output.state == .acquiring
      ? language.say(cs: "Body posílá třeba", en: "Send fixes, for example") + ": gpspipe -w | "
        + program.command("run", "feed") + "\n" : ""
    return started(output) + positions + language.say(cs: "Zprávy přehrává", en: "Play the messages with") + ": "
      + program.command("support", "listen", "--player", "mpv --really-quiet") + "\n"
  }

  /// Describes the state of a message, for a toast (a brief notice) on the page that opens next.
  func toast(_ output: DeliveryOutput) -> String {
    language.say(cs: "Zpráva: ", en: "The message: ") + name(output.state)
  }

  package func stands(_ output: DeliveryOutput) -> String { line(output.delivery.message, output.state) }

  func line(_ message: VoiceMessageID, _ state: SupportEvents.DeliveryChanged.State) -> String {
    "\(message): \(name(state))\n"
  }

  private func name(_ state: SupportEvents.DeliveryChanged.State) -> String {
    switch state {
    case .offered: language.say(cs: "má zaznít", en: "to be played")
    case .started: language.say(cs: "právě zní", en: "playing")
    case .played: language.say(cs: "přehraná", en: "played")
    case .skipped: language.say(cs: "přeskočená", en: "skipped")
    case .failed: language.say(cs: "nikdo ji nepřehrál", en: "not played")
    case .waiting: language.say(cs: "čeká", en: "waiting")
    }
  }
}

extension SupportStrings {
  /// Returns the name of a message's state, such as `waiting`.
  func stateName(_ state: VoiceMessageView.State) -> String {
    switch state {
    case .waiting: language.say(cs: "čeká", en: "waiting")
    case .playing: language.say(cs: "právě zní", en: "playing")
    case .played: language.say(cs: "přehraná", en: "played")
    case .skipped: language.say(cs: "přeskočená", en: "skipped")
    case .failed: language.say(cs: "nikdo ji nepřehrál", en: "not played")
    }
  }

  /// Describes a message's state and, if it was played during a run, the distance at which that happened.
  func heardLine(_ message: VoiceMessageView) -> String {
    let place = message.heard?.lengthMillimetres.map { ", \(length($0))" } ?? ""
    return stateName(message.state) + place
  }
}
