import Composition
import IPC
import KernelCommandLine
import KernelPresentation
import ServiceCommandLine

extension Command {
  /// The service in this process, as `recordbookd` runs it.
  static let run = Command(
    "service run",
    options: [
      Option(
        "log", Parameter("LEVEL", .choice(levels), help: LocalizedText(cs: "podrobnost", en: "a level")),
        help: LocalizedText(cs: "Co zapisovat; obvykle info", en: "What to log; info by default")),
      Option(
        "log-file", Parameter("PATH", .path, help: LocalizedText(cs: "cesta", en: "a path")),
        help: LocalizedText(
          cs: "Kam zapisovat místo na standardní chybový výstup", en: "Log to this file instead of standard error")),
      Option(
        "idle", Parameter("SECONDS", help: LocalizedText(cs: "vteřiny", en: "seconds")),
        help: LocalizedText(
          cs: "Skončí po této době bez klienta, když ji spustil soket systemd; obvykle 300",
          en: "End after this time without a client, if a socket of systemd started it; 300 by default")),
      Option(
        "poll",
        help: LocalizedText(cs: "Čeká voláním poll(2) místo epoll(7)", en: "Wait with poll(2) instead of epoll(7)")),
      Option(
        "ready-fd", Parameter("N", help: LocalizedText(cs: "číslo", en: "a number")),
        help: LocalizedText(
          cs: "Na tento deskriptor zapíše řádek, až bude připravena, nebo proč nebude",
          en: "Write a line to this descriptor once ready, or the reason why not")),
    ],
    summary: LocalizedText(cs: "Je službou v tomto procesu, dokud neskončí", en: "Be the service, in this process"),
    details: LocalizedText(
      cs: "Tak ji spouští systemd. Skončí po Ctrl-C a po příkazu service stop.",
      en: "This is how systemd runs it. It ends with Ctrl-C and with service stop.")
  ) { arguments, session throws(CommandError) in
    var service = ServiceArguments()
    service.configuration = session.options.configuration
    service.options.socket = session.options.socket
    service.options.usesPoll = arguments.has("poll")
    service.logFile = arguments["--log-file"]
    if let level = arguments["--log"] {
      guard let level = ServiceLog.Level.allCases.first(where: { "\($0)" == level }) else {
        throw .usage(.invalid("--log", level, valid: levels))
      }
      service.options.logLevel = level
    }
    if arguments["--idle"] != nil { service.options.idle = Int64(try arguments.wholeNumber("--idle")) }
    if arguments["--ready-fd"] != nil {
      service.start = ServiceStart(descriptor: Int32(clamping: try arguments.wholeNumber("--ready-fd")))
    }
    return ExitStatus(rawValue: ServiceRunner.serve(service)) ?? .failed
  }

  private static let levels = ServiceLog.Level.allCases.filter { $0 != .off }.map { "\($0)" }
}
