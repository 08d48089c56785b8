import Composition
import KernelCommandLine
import KernelDomain
import KernelPresentation

/// Describes the state of the service in words, one fact per line.
enum StatusSummary {
  /// Returns the description of the service's state.
  /// - Parameter program: the program's name, with which the suggested command to start a service begins.
  static func text(_ report: ServiceReport, _ language: Language, _ program: Program) -> String {
    guard let status = report.status else {
      return language.say(cs: "Služba neběží.\n", en: "The service is not running.\n") + text(places(report), language)
        + language.say(cs: "Spusťte ji", en: "Start it") + ": \(program.command("service", "start"))\n"
    }
    return text(facts(status) + places(report), language)
  }

  private static func places(_ report: ServiceReport) -> [(LocalizedText, String?)] {
    [(LocalizedText(cs: "soket", en: "socket"), report.socket), (LocalizedText(cs: "záznam", en: "log"), report.log)]
  }

  private static func facts(_ status: ServiceStatus) -> [(LocalizedText, String?)] {
    [
      (LocalizedText(cs: "verze", en: "version"), status.version.map { $0 + (status.build.map { " (\($0))" } ?? "") }),
      (LocalizedText(cs: "proces", en: "process"), status.process.map(String.init)),
      (LocalizedText(cs: "kniha", en: "book"), status.store),
      (LocalizedText(cs: "běží", en: "uptime"), status.uptime.map(duration)),
      (LocalizedText(cs: "klienti", en: "clients"), status.clients.map(String.init)),
      (LocalizedText(cs: "požadavky", en: "requests"), status.requests.map(String.init)),
      (LocalizedText(cs: "rozdělané", en: "under way"), underWay(status)),
      (LocalizedText(cs: "odezva", en: "latency"), latency(status.latency)),
    ]
  }

  private static func text(_ lines: [(LocalizedText, String?)], _ language: Language) -> String {
    let width = lines.map { $0.0(language).count }.max() ?? 0
    return lines.map { name, value in
      guard let value else { return "" }
      let name = name(language)
      return name + String(repeating: " ", count: width - name.count + 2) + printable(value) + "\n"
    }.joined()
  }

  /// Returns the number of requests in progress and the age of the oldest one, such as `2, 00:00:34`; nil if there are
  /// none.
  private static func underWay(_ status: ServiceStatus) -> String? {
    guard let count = status.underWay, count > 0 else { return nil }
    return "\(count), \(duration((status.underWayMilliseconds ?? 0) / 1_000))"
  }

  /// Formats a duration, given in seconds, as days and a clock: `2d 03:04:05`.
  private static func duration(_ seconds: Int) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let days = seconds / 86_400
    let clock = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map(two).joined(separator: ":")
    return days > 0 ? "\(days)d \(clock)" : clock
  }

  /// Formats response times by percentile, such as `p50 12 µs, p99 80 µs`.
  private static func latency(_ values: [String: Double]) -> String? {
    guard !values.isEmpty else { return nil }
    // If values are equal, `max` comes last.
    return values.sorted { ($0.value, $0.key == "max" ? 1 : 0, $0.key) < ($1.value, $1.key == "max" ? 1 : 0, $1.key) }
      .map { "\($0.key) \(Int($0.value.rounded())) µs" }.joined(separator: ", ")
  }
}
