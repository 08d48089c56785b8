import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Reads the words of a command as values of running.
extension Arguments {
  /// A run by its name, by the beginning of one that no other run's has, by its day where it is the only one that counts
  /// on it, or `last` for the latest that counts.
  func run(_ session: Session, _ name: String = "RUN") throws(CommandError) -> RunID {
    let word = word(name)
    if let run = RunID(word) { return run }
    let runs = try session.call(ListRuns.self, ListRuns.Input()).runs
    if word == "last" {
      guard let last = runs.first(where: { $0.state == .counts }) else { throw Arguments.noRun(word) }
      return last.id
    }
    let start = word.hasPrefix("r") ? word : "r" + word
    let fitting =
      if let day = CivilDay(word) {
        runs.filter { $0.day == day && $0.state == .counts }.map(\.id)
      } else {
        word.isEmpty ? [] : runs.map(\.id).filter { $0.description.hasPrefix(start) }
      }
    guard let run = fitting.first else { throw Arguments.noRun(word) }
    if fitting.count > 1 { throw Arguments.ambiguous(word, fitting) }
    return run
  }

  private static func noRun(_ word: String) -> CommandError {
    .usage(
      UsageError(
        LocalizedText(cs: "„\(word)“ není žádný běh", en: "\"\(word)\" is no run"),
        hint: LocalizedText(
          cs: "Píše se jako r20150815T144508Z, 2015-08-15 nebo last; které jsou, ukáže",
          en: "Write it as r20150815T144508Z, 2015-08-15 or last; see which there are by"),
        command: "run list"))
  }

  /// The first few of those it could be.
  private static func ambiguous(_ word: String, _ runs: [RunID]) -> CommandError {
    let names = runs.prefix(5).map(\.description).joined(separator: ", ") + (runs.count > 5 ? ", …" : "")
    return .usage(
      UsageError(
        LocalizedText(cs: "„\(word)“ je více běhů", en: "several runs are \"\(word)\""),
        hint: LocalizedText(cs: "Jsou to \(names)", en: "They are \(names)")))
  }

  /// - Parameter name: of a word that may be left out.
  func effortDistance(_ name: String = "DISTANCE") throws(CommandError) -> EffortDistance? {
    guard let word = self[name] else { return nil }
    guard let distance = EffortDistance(rawValue: word.lowercased()) else {
      throw .usage(.invalid(name, word, valid: EffortDistance.allCases.map(\.rawValue)))
    }
    return distance
  }

  /// Two moments, of which one may be left out.
  func span() throws(CommandError) -> (from: RunMoment?, to: RunMoment?) {
    let word = word("FROM-TO")
    guard let span = SpanText(word) else { throw Arguments.noMoment("FROM-TO", word) }
    return (try Arguments.moment(span.from), try Arguments.moment(span.to))
  }

  private static func moment(_ text: String?) throws(CommandError) -> RunMoment? {
    guard let text else { return nil }
    return try moment(text, "FROM-TO")
  }

  /// What a span lacks of which both ends are needed.
  func openSpan() -> CommandError { Arguments.noMoment("FROM-TO", word("FROM-TO")) }

  func moment(_ name: String) throws(CommandError) -> RunMoment { try Arguments.moment(word(name), name) }

  private static func moment(_ text: String, _ name: String) throws(CommandError) -> RunMoment {
    guard let moment = RunMoment(text) else { throw noMoment(name, text) }
    return moment
  }

  private static func noMoment(_ name: String, _ word: String) -> CommandError {
    .usage(
      UsageError(
        LocalizedText(cs: "\(name): „\(word)“ není čas v běhu", en: "\(name): \"\(word)\" is no time in a run"),
        hint: LocalizedText(
          cs: "Píše se od začátku běhu: 12:30, 1:02:30, úsek 12:30-12:50",
          en: "Write it since the run's start: 12:30, 1:02:30, a span 12:30-12:50")))
  }

  /// `30 km`, `30km`, `12,5 km`, `4 runs`, `4`, `none`, in either language.
  func goal() throws(CommandError) -> SetGoal.Input {
    let word = all("GOAL").joined(separator: " ").lowercased()
    if ["none", "nic", "žádný", "zadny"].contains(word) { return SetGoal.Input(withoutGoal: true) }
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let number = Double(String(digits.map { $0 == "," ? "." : $0 }))
    switch (number, word.dropFirst(digits.count).drop { $0 == " " }) {
    case (let kilometres?, "km"): return SetGoal.Input(kilometres: kilometres)
    case (let runs?, ""), (let runs?, "run"), (let runs?, "runs"), (let runs?, "běh"), (let runs?, "běhy"),
      (let runs?, "běhů"), (let runs?, "x"):
      guard let count = Int(exactly: runs) else { break }
      return SetGoal.Input(runs: count)
    default: break
    }
    throw .usage(
      UsageError(
        LocalizedText(cs: "GOAL: „\(word)“ není týdenní cíl", en: "GOAL: \"\(word)\" is no goal for a week"),
        hint: LocalizedText(cs: "Například: 30 km, 4 runs, none", en: "For example: 30 km, 4 runs, none")))
  }
}

extension Session {
  /// In what lengths and paces are told.
  func runUnits() throws(CommandError) -> RunUnits {
    let settings = try call(ShowSettings.self, NoInput())
    guard case .text(let word) = settings.value(of: RunningSettings.units) else { return .kilometres }
    return RunUnits(rawValue: word) ?? .kilometres
  }
}
