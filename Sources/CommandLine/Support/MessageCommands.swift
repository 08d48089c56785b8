import Composition
import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportDomain
import SupportPresentation

/// The commands about messages from friends.
extension Command {
  static let receive = Command(
    "support receive", [Parameter.path.read.repeated.known(as: "paths")],
    options: [
      Option(
        "share", Parameter("SHARE", cs: "sdílení", en: "a share"),
        cs: "Ke kterému sdílení patří samotná nahrávka", en: "The share that a bare recording belongs to"),
      Option("from", Parameter("NAME", cs: "jméno", en: "a name"), cs: "Kdo v ní mluví", en: "Who speaks in it"),
      Option(
        "at", Parameter("PLACE", cs: "5km, 25min nebo finish", en: "5km, 25min or finish"),
        cs: "Kde v běhu se ozve", en: "Where in the run it plays"),
      .dryRun,
    ],
    cs: "Přijme, co přátelé poslali zpět", en: "Receive what friends sent back",
    details: LocalizedText(
      cs:
        "Soubory .samwise, složky a archivy zip s nimi, a holé nahrávky WAV, Ogg Opus a MP4. Totéž podruhé nic "
        + "nezmění. Co přijmout nejde, vypíše (stav 1).",
      en:
        "Files named .samwise, folders and zip archives of these, and bare recordings in WAV, Ogg Opus and MP4. "
        + "Receiving a file again changes nothing. What can't be received is listed (status 1)."),
    examples: [
      Example("support receive sarah.samwise", cs: "soubor ze stránky", en: "a file made by the page"),
      Example("support receive voice.m4a --share 0123 --at 5km", cs: "samotná nahrávka", en: "a bare recording"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ReceiveMessages.Input(
      paths: arguments.paths("PATH"),
      share: try arguments.value("--share", session),
      from: arguments["--from"], at: arguments["--at"], dryRun: arguments.isDryRun)
    let output = try session.call(ReceiveMessages.self, input)
    let refused = output.files.filter { $0.problem != nil }
    _ = try session.report(output) { output, language, _ in
      SupportSummaries(strings: SupportStrings(language: language)).received(output)
    }
    guard !refused.isEmpty else { return .success }
    if !session.options.json {
      let language = session.language
      let localizer = MessageLocalizer(language, program: session.program, App.strings)
      let summaries = SupportSummaries(strings: SupportStrings(language: language))
      for file in refused {
        guard let problem = file.problem else { continue }
        let words = localizer.localized(problem)
        session.complain(summaries.refused(file, words.text), hint: words.hint)
      }
    }
    return .failed
  }

  static let listMessages = Command(
    "support messages", ListMessages.self, ListMessages.Input.init, [Parameter.plan.optional],
    cs: "Vypíše zprávy", en: "List the messages",
    details: LocalizedText(
      cs: "O těch, které se ještě neozvaly, neřekne, co v nich je ani kdy přijdou.",
      en: "For messages that have not been played, it shows neither what they say nor when they play."),
    reply: .support { words, output, _ in words.messages(output.messages) })

  static let play = Command(
    "support play", [.message],
    cs: "Řekne, kde je zvuk zprávy", en: "Print the path of a message's sound",
    details: LocalizedText(
      cs: "Zpráva, která čeká na běh, se nevydá.",
      en: "Not for a message that waits for its run."),
    examples: [Example("support play m4x0w9c", cs: "znovu", en: "again")]
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(PlayMessage.self, PlayMessage.Input(message: arguments.value("MESSAGE", session))) {
      words, output, _ in words.sound(output)
    }
  }

  static let favourite = Command(
    "support favorite", [.message],
    options: [Option("off", cs: "Zruší to", en: "Remove the mark")],
    cs: "Označí zprávu jako oblíbenou", en: "Mark a message as a favorite"
  ) { arguments, session throws(CommandError) in
    let input = FavourMessage.Input(
      message: try arguments.value("MESSAGE", session), isFavourite: !arguments.has("off"))
    return try session.reportSupport(FavourMessage.self, input) { $0.marked($1, $2) }
  }

  static let reply = Command(
    "support reply",
    [.message, Parameter("TEXT", cs: "nejvýš 280 znaků", en: "at most 280 characters").joined],
    options: [
      Option(
        "file", Parameter("FILE", .path, cs: "soubor", en: "a file"),
        cs: "Zapíše odpověď k odeslání", en: "Write the reply to a file, to send")
    ],
    cs: "Odpoví na zprávu, jednou", en: "Reply to a message, once",
    examples: [Example("support reply m4x0w9c 'Thank you!'", cs: "poděkuje", en: "say thanks")]
  ) { arguments, session throws(CommandError) in
    let input = ReplyToMessage.Input(
      message: try arguments.value("MESSAGE", session), text: arguments.word("TEXT"),
      path: arguments["--file"] == nil ? nil : arguments.path("--file"))
    return try session.reportSupport(ReplyToMessage.self, input) { $0.replied($1, $2) }
  }

  static let deleteMessage = Command(
    "support delete-message", [.message], options: [.yes],
    cs: "Smaže zprávu i se zvukem, natrvalo", en: "Delete a message and its sound, permanently"
  ) { arguments, session throws(CommandError) in
    let message: VoiceMessageID = try arguments.value("MESSAGE", session)
    try session.confirm(
      arguments,
      loss: LocalizedText(cs: "zpráva \(message) i se zvukem", en: "the message \(message) and its sound"))
    return try session.reportSupport(DeleteMessage.self, ShowMessage.Input(message: message)) {
      words, output, _ in words.deleted(output)
    }
  }
}
