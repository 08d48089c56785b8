import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let service = Command(
    "service",
    cs: "Služba, která drží knihu pro ostatní programy", en: "The service that keeps the book open for other programs",
    details: LocalizedText(
      cs:
        "Když běží, příkazy se jí ptají samy a odpovídají rychleji; odpovědi jsou tytéž. Jen jeden proces kdy "
        + "zapisuje. Bez podpříkazu řekne, jak na tom je. Co říká služba spuštěná příkazem service start, je v "
        + "$XDG_STATE_HOME/recordbook, obvykle ~/.local/state/recordbook: v service.log, a v service-XXXXXXXX.log u "
        + "knihy na jiném soketu; co říká ta, kterou spouští systemd: journalctl --user -u recordbook",
      en: "While it runs, commands use it by themselves and are faster; the answers are the same. Only one process "
        + "ever writes. Without a subcommand it shows the service's state. The log of a service started by service "
        + "start is in $XDG_STATE_HOME/recordbook, usually ~/.local/state/recordbook: in service.log, and in "
        + "service-XXXXXXXX.log for a book on another socket. For the log of a service started by systemd: journalctl "
        + "--user -u recordbook"),
    examples: [
      Example("service start", cs: "spustí ji", en: "start it"),
      Example("--json service status", cs: "jak na tom je, pro programy", en: "its state, for programs"),
      Example("service install", cs: "aby ji systém spouštěl sám", en: "let the system start it"),
    ],
    subcommands: [start, stop, restart, status, install, uninstall, run]
  ) { _, session throws(CommandError) in try session.reportStatus() }

  private static let start = Command(
    "service start",
    cs: "Spustí službu a počká, až odpovídá", en: "Start the service and wait until it answers"
  ) { _, session throws(CommandError) in
    let change = try session.control { (control) throws(Failure) in try control.start() }
    return try session.tell(change) { change, language in
      change.changed
        ? language.say(cs: "Služba běží\(process(change)).\n", en: "The service is running\(process(change)).\n")
        : language.say(
          cs: "Služba už běží\(process(change)).\n", en: "The service is already running\(process(change)).\n")
    }
  }

  private static let stop = Command(
    "service stop", options: [force],
    cs: "Ukončí službu, až dodělá, co má rozdělané", en: "Stop the service after it has finished its work",
    details: endDetails
  ) { arguments, session throws(CommandError) in
    let isForced = arguments.has("force")
    let change = try session.control { (control) throws(Failure) in try control.stop(force: isForced) }
    return try session.tell(change) { change, language in
      guard change.changed else { return language.say(cs: "Služba neběží.\n", en: "The service is not running.\n") }
      return change.forced
        ? killed(change, language)
        : language.say(cs: "Služba skončila\(process(change)).\n", en: "The service has stopped\(process(change)).\n")
    }
  }

  private static let restart = Command(
    "service restart", options: [force],
    cs: "Vymění službu za novou, této verze", en: "Restart the service with this version",
    details: endDetails
  ) { arguments, session throws(CommandError) in
    let isForced = arguments.has("force")
    let change = try session.control { (control) throws(Failure) in try control.restart(force: isForced) }
    return try session.tell(change) { change, language in
      (change.forced ? killed(nil, language) : "")
        + language.say(
          cs: "Služba běží nově\(process(change)).\n", en: "The service is running again\(process(change)).\n")
    }
  }

  private static let force = Option(
    "force",
    cs: "Neskončí-li služba do deseti vteřin sama, zabije ji",
    en: "Kill the service if it does not stop within ten seconds")

  private static let endDetails = LocalizedText(
    cs:
      "Čeká nejvýš 15 vteřin. S --force se služba, která do té doby sama neskončí, zabije; co potvrdila, v knize je.",
    en:
      "Waits at most 15 seconds. With --force, a service that does not stop by itself is killed; what it has "
      + "acknowledged is saved.")

  private static func killed(_ change: ServiceChange?, _ language: Language) -> String {
    let number = change.map(process) ?? ""
    return language.say(
      cs: "Služba\(number) sama neskončila, a tak byla zabita; co potvrdila, v knize je.\n",
      en: "The service\(number) did not stop by itself and was killed; what it had acknowledged is saved.\n")
  }

  private static func process(_ change: ServiceChange) -> String {
    change.process.map { " (\($0))" } ?? ""
  }
}

extension Session {
  /// Prints a result as JSON or in words. Unlike `report`, it determines the language without asking the service.
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
