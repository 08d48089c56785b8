import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let service = Command(
    "service",
    summary: LocalizedText(cs: "Služba, která drží knihu pro ostatní programy", en: "The service that holds the book"),
    details: LocalizedText(
      cs:
        "Když běží, příkazy se jí ptají samy a odpovídají rychleji; odpovědi jsou tytéž. Jen jeden proces kdy zapisuje. "
        + "Bez podpříkazu řekne, jak na tom je. Co říká služba spuštěná příkazem service start, je v "
        + "$XDG_STATE_HOME/recordbook, obvykle ~/.local/state/recordbook: v service.log, a v service-XXXXXXXX.log u knihy "
        + "na jiném soketu; co říká ta, kterou spouští systemd: journalctl --user -u recordbook",
      en: "While it runs, commands ask it by themselves and answer faster; the answers are the same. Only one process "
        + "ever writes. Without a subcommand it tells how the service is. What a service says that was started by service "
        + "start is in $XDG_STATE_HOME/recordbook, usually ~/.local/state/recordbook: in service.log, and in "
        + "service-XXXXXXXX.log for a book on another socket; that of one started by systemd: journalctl --user -u "
        + "recordbook"),
    examples: [
      Example("service start", LocalizedText(cs: "spustí ji", en: "start it")),
      Example("--json service status", LocalizedText(cs: "jak na tom je, pro programy", en: "how it is, for programs")),
      Example(
        "service install", LocalizedText(cs: "aby ji systém spouštěl sám", en: "have the system start it by itself")),
    ],
    subcommands: [start, stop, restart, status, install, uninstall, run]
  ) { _, session throws(CommandError) in try session.reportStatus() }

  private static let start = Command(
    "service start",
    summary: LocalizedText(cs: "Spustí službu a počká, až odpovídá", en: "Start the service and wait until it answers")
  ) { _, session throws(CommandError) in
    let change = try session.control { (control) throws(Failure) in try control.start() }
    return try session.tell(change) { change, language in
      change.changed
        ? language.say(cs: "Služba běží\(process(change)).\n", en: "The service runs\(process(change)).\n")
        : language.say(cs: "Služba už běží\(process(change)).\n", en: "The service runs already\(process(change)).\n")
    }
  }

  private static let stop = Command(
    "service stop", options: [force],
    summary: LocalizedText(
      cs: "Ukončí službu, až dodělá, co má rozdělané", en: "Stop the service once it has done its work"),
    details: endDetails
  ) { arguments, session throws(CommandError) in
    let isForced = arguments.has("force")
    let change = try session.control { (control) throws(Failure) in try control.stop(force: isForced) }
    return try session.tell(change) { change, language in
      guard change.changed else { return language.say(cs: "Služba neběží.\n", en: "No service runs.\n") }
      return change.forced
        ? killed(change, language)
        : language.say(cs: "Služba skončila\(process(change)).\n", en: "The service has ended\(process(change)).\n")
    }
  }

  private static let restart = Command(
    "service restart", options: [force],
    summary: LocalizedText(
      cs: "Vymění službu za novou, této verze", en: "Replace the service by a new one, of this version"),
    details: endDetails
  ) { arguments, session throws(CommandError) in
    let isForced = arguments.has("force")
    let change = try session.control { (control) throws(Failure) in try control.restart(force: isForced) }
    return try session.tell(change) { change, language in
      (change.forced ? killed(nil, language) : "")
        + language.say(cs: "Služba běží nově\(process(change)).\n", en: "The service runs anew\(process(change)).\n")
    }
  }

  private static let force = Option(
    "force",
    help: LocalizedText(
      cs: "Neskončí-li služba do deseti vteřin sama, zabije ji",
      en: "Kill a service that does not end within ten seconds")
  )

  private static let endDetails = LocalizedText(
    cs:
      "Čeká nejvýš 15 vteřin. S --force se služba, která do té doby sama neskončí, zabije; co potvrdila, v knize je.",
    en:
      "Waits for at most 15 seconds. With --force a service that does not end by itself is killed; what it has "
      + "acknowledged is in the book.")

  private static func killed(_ change: ServiceChange?, _ language: Language) -> String {
    let number = change.map(process) ?? ""
    return language.say(
      cs: "Služba\(number) sama neskončila, a tak byla zabita; co potvrdila, v knize je.\n",
      en: "The service\(number) did not end by itself and was killed; what it had acknowledged is in the book.\n")
  }

  private static func process(_ change: ServiceChange) -> String {
    change.process.map { " (\($0))" } ?? ""
  }
}

extension Session {
  /// Reports like `report`, in a language that the service is not asked for.
  func tell<Output: Encodable>(
    _ output: Output, _ words: (Output, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    try options.json ? writeJSON(output) : write(words: words(output, languageWithoutService))
    return .success
  }

  fileprivate func control<Value>(
    _ body: (ServiceControl) throws(Failure) -> Value
  ) throws(CommandError) -> Value {
    do throws(Failure) {
      return try body(ServiceControl(options.configuration, socket: options.socket))
    } catch {
      throw .failed(error)
    }
  }
}
