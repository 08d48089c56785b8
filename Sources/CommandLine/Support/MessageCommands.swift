import Composition
import KernelApplication
import KernelCommandLine
import KernelPresentation
import SupportApplication
import SupportPresentation

/// What friends sent back, and what she does with it.
extension Command {
  static let receive = Command(
    "support receive", [Parameter.path.read.repeated.known(as: "paths")],
    options: [
      Option(
        "share", Parameter("SHARE", help: LocalizedText(cs: "sdílení", en: "a share")),
        help: LocalizedText(cs: "Ke kterému sdílení patří samotná nahrávka", en: "Of which share a bare recording is")),
      Option(
        "from", Parameter("NAME", help: LocalizedText(cs: "jméno", en: "a name")),
        help: LocalizedText(cs: "Kdo v ní mluví", en: "Who speaks in it")),
      Option(
        "at", Parameter("PLACE", help: LocalizedText(cs: "5km, 25min nebo finish", en: "5km, 25min or finish")),
        help: LocalizedText(cs: "Kde v běhu se ozve", en: "Where in the run it is heard")),
    ],
    summary: LocalizedText(cs: "Přijme, co přátelé poslali zpět", en: "Take what friends sent back"),
    details: LocalizedText(
      cs:
        "Soubory .samwise, složky a archivy zip s nimi, a holé nahrávky WAV, Ogg Opus a MP4. Totéž podruhé nic nezmění. "
        + "Co přijmout nejde, vypíše (stav 1).",
      en:
        "Files named .samwise, folders and zips of them, and bare recordings in WAV, Ogg Opus and MP4. The same again "
        + "changes nothing. What can't be taken is listed (status 1)."),
    examples: [
      Example("support receive sarah.samwise", LocalizedText(cs: "soubor ze stránky", en: "a file of the page")),
      Example(
        "support receive voice.m4a --share 0123 --at 5km", LocalizedText(cs: "samotná nahrávka", en: "a bare recording")
      ),
    ]
  ) { arguments, session throws(CommandError) in
    let input = ReceiveMessages.Input(
      paths: arguments.paths("PATH"),
      share: arguments["--share"] == nil ? nil : try arguments.share(session, "--share"),
      from: arguments["--from"], at: arguments["--at"])
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
    "support messages", [Parameter.plan.optional],
    summary: LocalizedText(cs: "Vypíše zprávy", en: "List the messages"),
    details: LocalizedText(
      cs: "O těch, které se ještě neozvaly, neřekne, co v nich je ani kdy přijdou.",
      en: "Of those not heard yet it tells neither what they say nor when they come.")
  ) { arguments, session throws(CommandError) in
    let plan = try arguments["PLAN"].map { (_) throws(CommandError) in try arguments.plan(session) }
    return try session.reportSupport(ListMessages.self, ListMessages.Input(plan: plan)) { words, output, _ in
      words.messages(output.messages)
    }
  }

  static let play = Command(
    "support play", [.message],
    summary: LocalizedText(cs: "Řekne, kde je zvuk zprávy", en: "Give the sound of a message, to be heard"),
    details: LocalizedText(
      cs: "Vypíše cestu k souboru. Zpráva, která čeká na běh, se nevydá.",
      en: "Prints the path of the file. A message that waits for its run is not given out."),
    examples: [Example("support play m4x0w9c", LocalizedText(cs: "znovu", en: "again"))]
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(PlayMessage.self, PlayMessage.Input(message: arguments.message(session))) {
      words, output, _ in words.sound(output)
    }
  }

  static let favourite = Command(
    "support favourite", [.message],
    options: [Option("off", help: LocalizedText(cs: "Zruší to", en: "No longer"))],
    summary: LocalizedText(cs: "Označí zprávu jako oblíbenou", en: "Mark a message as a favorite")
  ) { arguments, session throws(CommandError) in
    let input = FavourMessage.Input(message: try arguments.message(session), isFavourite: !arguments.has("off"))
    return try session.reportSupport(FavourMessage.self, input) { $0.marked($1, $2) }
  }

  static let reply = Command(
    "support reply",
    [.message, Parameter("TEXT", help: LocalizedText(cs: "nejvýš 280 znaků", en: "at most 280 letters"))],
    options: [
      Option(
        "file", Parameter("FILE", .path, help: LocalizedText(cs: "soubor", en: "a file")),
        help: LocalizedText(cs: "Zapíše odpověď k odeslání", en: "Write the answer, to be sent"))
    ],
    summary: LocalizedText(cs: "Odpoví na zprávu, jednou", en: "Answer a message, once"),
    examples: [Example("support reply m4x0w9c 'Thank you!'", LocalizedText(cs: "poděkuje", en: "say thanks"))]
  ) { arguments, session throws(CommandError) in
    let input = ReplyToMessage.Input(
      message: try arguments.message(session), text: arguments.word("TEXT"),
      path: arguments["--file"] == nil ? nil : arguments.path("--file"))
    return try session.reportSupport(ReplyToMessage.self, input) { $0.replied($1, $2) }
  }

  static let deleteMessage = Command(
    "support delete", [.message],
    summary: LocalizedText(cs: "Smaže zprávu i se zvukem, natrvalo", en: "Delete a message with its sound, for good")
  ) { arguments, session throws(CommandError) in
    try session.reportSupport(DeleteMessage.self, ShowMessage.Input(message: arguments.message(session))) {
      words, output, _ in words.deleted(output)
    }
  }
}
