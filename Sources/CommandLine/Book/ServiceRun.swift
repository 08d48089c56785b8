import Composition
import IPC
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import System

extension Command {
  /// The command `service run`, which runs the service in the current process.
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
        en: "Stop after this time without a client, if a systemd socket started it; 300 by default"),
      Option(
        "poll",
        cs: "Čeká voláním poll(2) místo epoll(7)", en: "Wait with poll(2) instead of epoll(7)"),
      Option(
        "ready-fd", Parameter("N", cs: "číslo", en: "a number"),
        cs: "Na tento deskriptor zapíše řádek, až bude připravena, nebo proč nebude",
        en: "Write a line to this descriptor once ready, or the reason why not"),
    ],
    cs: "Je službou v tomto procesu, dokud neskončí", en: "Run the service in this process",
    details: LocalizedText(
      cs: "Tak ji spouští systemd. Skončí po Ctrl-C a po příkazu service stop.",
      en: "This is how systemd runs it. It stops with Ctrl-C and with service stop.")
  ) { arguments, session throws(CommandError) in
    // Other programs recognise a service by this process name.
    ThisProcess.setName(ServiceProcess.name)
    let start = ServiceStart(
      descriptor: try arguments["--ready-fd"].map { (_) throws(CommandError) in
        Int32(clamping: try arguments.wholeNumber("--ready-fd"))
      })
    var options = try arguments.serviceOptions()
    options.socket = session.options.socket
    do throws(Failure) {
      options.logFile = try arguments["--log-file"].map(logFile)
      let service = try BookService(session.options.configuration, options)
      start.succeeded()
      return service.run() ? .success : .failed
    } catch {
      start.failed(error)
      guard let file = options.logFile else { throw .failed(error) }
      let words = FailureStrings(error, language: .en, program: .usual, App.strings)
      ServiceLog(level: options.logLevel, file: file).error(words.problem + (words.hint.map { ". \($0)" } ?? ""))
      return .failed
    }
  }

  private static func logFile(_ path: String) throws(Failure) -> LogFile {
    do throws(SystemError) {
      return try LogFile(path)
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  fileprivate static let levels = ServiceLog.Level.allCases.filter { $0 != .off }.map { "\($0)" }
}

extension Arguments {
  fileprivate func serviceOptions() throws(CommandError) -> BookService.Options {
    var options = BookService.Options()
    options.usesPoll = has("poll")
    if let word = self["--idle"] {
      guard let seconds = Int64(word), (0...1_000_000).contains(seconds) else {
        throw .usage(
          UsageError(
            cs: "--idle: „\(word)“ není počet vteřin od 0 do 1000000",
            en: "--idle: \"\(word)\" is not a number of seconds from 0 to 1000000",
            hint: LocalizedText(cs: "Například: --idle 300", en: "For example: --idle 300")))
      }
      options.idle = seconds
    }
    if let name = self["--log"] {
      guard let level = ServiceLog.Level.allCases.first(where: { $0 != .off && "\($0)" == name }) else {
        throw .usage(.invalid("--log", name, valid: Command.levels))
      }
      options.logLevel = level
    }
    return options
  }
}

extension CommandTable {
  /// The commands of the program `recordbookd`, which runs only the service. It accepts the same words as `recordbook
  /// service run`.
  package static let recordbookd = CommandTable(
    [Group(cs: "Služba", en: "The service", [.service])], nouns: [], home: .service, topics: [])
}
