import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let watch = Command(
    "watch",
    options: [
      Option(
        "after", Parameter("CURSOR", cs: "kurzor z předchozí události", en: "an event's cursor"),
        cs: "Pokračuje za touto událostí", en: "Continue after this event"),
      Option(
        "adhan", Parameter("FILE", .path, cs: "zvukový soubor", en: "a sound file"),
        cs: "Zvuk na začátku modlitby, na kterou je připomínka at",
        en: "A sound when a prayer begins for which a reminder at is set"),
      Option(
        "fajr-adhan", Parameter("FILE", .path, cs: "zvukový soubor", en: "a sound file"),
        cs: "Jiný zvuk pro fadžr", en: "Another sound for Fajr"),
      Option(
        "player", Parameter("CMD", cs: "přehrávač, třeba 'mpv --really-quiet'", en: "such as 'mpv --really-quiet'"),
        cs: "Spustí CMD SOUBOR; jinak soubor jen vypíše", en: "Run CMD FILE; otherwise the file is only printed"),
    ],
    cs: "Sleduje, co se s knihou děje", en: "Follow the book's events",
    details: LocalizedText(
      cs:
        "Potřebuje službu. S --json řádek JSON na událost. Když služba skončí, počká na další a pokračuje, kde "
        + "přestal; když to nejde, řekne to. Konec: Ctrl-C",
      en:
        "Needs the service. With --json, prints one line of JSON per event. When the service stops, it waits for the "
        + "next one and continues where it left off, or says that it can't. Stop it with Ctrl-C"),
    examples: [
      Example("watch", cs: "pro lidi", en: "for people"),
      Example("--json watch", cs: "pro programy", en: "for programs"),
      Example("watch --adhan adhan.ogg --player mpv", cs: "volání k modlitbě", en: "the call to prayer"),
    ]
  ) { arguments, session throws(CommandError) in
    try session.watch(after: arguments["--after"], try Adhan(arguments))
  }
}

extension Session {
  /// Prints the book's events as they happen, until a failure or a signal ends the command.
  /// - Parameter cursor: the cursor of the event after which to begin; nil to print only new events.
  fileprivate func watch(after cursor: String?, _ adhan: Adhan?) throws(CommandError) -> ExitStatus {
    let language = language
    disconnect()
    let follower: EventFollower
    var step: EventFollower.Step
    do throws(Failure) {
      follower = try EventFollower(options.configuration, socket: options.socket, after: cursor)
      step = try follower.start()
    } catch {
      throw .failed(error)
    }
    while true {
      try tell(step, language)
      if case .event(let event) = step, let path = adhan?.hear(event) { try write(printable(path) + "\n") }
      do throws(Failure) {
        step = try follower.next()
      } catch {
        throw .failed(error)
      }
    }
  }

  private func tell(_ step: EventFollower.Step, _ language: Language) throws(CommandError) {
    switch step {
    case .event(let event):
      try options.json
        ? write(json: event.json) : write(EventSummary.text(event, language))
    case .following:
      remark(language.say(cs: "sleduji; konec: Ctrl-C", en: "following; stop with Ctrl-C"))
    case .missed:
      remark(
        language.say(
          cs: "co se stalo mezitím, už služba neví; sleduji od teď",
          en: "the events in between are lost; following from now on"))
      if options.json { try write(#"{"event":"watch.missed"}"# + "\n") }
    case .lost:
      remark(
        language.say(cs: "služba skončila; čekám na další", en: "the service has stopped; waiting for the next one"))
    }
  }

  /// Prints a remark for the user on standard error, so that it is separate from the data.
  private func remark(_ words: String) {
    complain(words, hint: nil)
  }
}
