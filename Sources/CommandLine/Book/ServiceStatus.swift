import Composition
import KernelApplication
import KernelCommandLine
import KernelPresentation

extension Command {
  static let status = Command(
    "service status",
    cs: "Jak na tom služba je", en: "Show the state of the service",
    details: LocalizedText(
      cs: "Řekne i to, kde je soket a kde to, co služba říká. Návratová hodnota 1, když neběží.",
      en: "Also shows where its socket and log are. Exit status 1 if it is not running.")
  ) { _, session throws(CommandError) in try session.reportStatus() }
}

extension Session {
  /// Prints the state of the service. In JSON, members that this program knows come first, then the members that only
  /// the service knows.
  func reportStatus() throws(CommandError) -> ExitStatus {
    let report: ServiceReport
    do throws(Failure) {
      report = try ServiceControl(options.configuration, socket: options.socket).report()
    } catch {
      throw .failed(error)
    }
    try options.json
      ? write(json: report.json) : write(words: StatusSummary.text(report, languageWithoutService, program))
    return report.status == nil ? .failed : .success
  }
}
