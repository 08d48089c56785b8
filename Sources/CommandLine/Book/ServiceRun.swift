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
        "log", Parameter("LEVEL", .choice(levels), cs: "podrobnost", en: "a level"),
        cs: "Co zapisovat; obvykle info", en: "What to log; info by default"),
      Option(
        "log-file", Parameter("PATH", .path, cs: "cesta", en: "a path"),
        cs: "Kam zapisovat místo na standardní chybový výstup", en: "Log to this file instead of standard error"),
      Option(
        "idle", Parameter("SECONDS", cs: "vteřiny", en: "seconds"),
        cs: "Skončí po této době bez klienta, když ji spustil soket systemd; obvykle 300",
        en: "End after this time without a client, if a socket of systemd started it; 300 by default"),
      Option(
        "poll",
        cs: "Čeká voláním poll(2) místo epoll(7)", en: "Wait with poll(2) instead of epoll(7)"),
      Option(
        "ready-fd", Parameter("N", cs: "číslo", en: "a number"),
        cs: "Na tento deskriptor zapíše řádek, až bude připravena, nebo proč nebude",
        en: "Write a line to this descriptor once ready, or the reason why not"),
    ],
    cs: "Je službou v tomto procesu, dokud neskončí", en: "Be the service, in this process",
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
