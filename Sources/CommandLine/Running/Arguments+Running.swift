import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Converts words of the command line to values of the feature Running.
extension Arguments {
  /// Returns the part of a run that the argument `FROM-TO` names. Its beginning or its end may be left out and is then
  /// nil.
  func span() throws(CommandError) -> (from: RunMoment?, to: RunMoment?) {
    let word = word("FROM-TO")
    guard let span = SpanText(Arguments.oneSpan(word)) else { throw Arguments.noMoment("FROM-TO", word) }
    return (try Arguments.moment(span.from), try Arguments.moment(span.to))
  }

  /// Returns a part of a run as one word: `2:00-45:00` for `2:00 45:00`, `from 2:00 to 45:00` or `2:00 - 45:00`.
  private static func oneSpan(_ words: String) -> String {
    var text = ""
    for word in words.lowercased().split(separator: " ") {
      switch word {
      case "from", "od", "and", "a": continue
      case "-", "–", "to", "till", "until", "do": text += text.hasSuffix("-") ? "" : "-"
      default: text += (text.isEmpty || text.hasSuffix("-") || word.hasPrefix("-") ? "" : "-") + word
      }
    }
    return words.lowercased().hasPrefix("from ") && !text.contains("-") ? text + "-" : text
  }

  private static func moment(_ text: String?) throws(CommandError) -> RunMoment? {
    guard let text else { return nil }
    return try moment(text, "FROM-TO")
  }

  /// Returns the error for an argument `FROM-TO` that lacks a beginning or an end that the command requires.
  func openSpan() -> CommandError { Arguments.noMoment("FROM-TO", word("FROM-TO")) }

  fileprivate static func moment(_ text: String, _ name: String) throws(CommandError) -> RunMoment {
    guard let moment = RunMoment(text) else { throw noMoment(name, text) }
    return moment
  }

  private static func noMoment(_ name: String, _ word: String) -> CommandError {
    .usage(
      cs: "\(name): „\(word)“ není čas v běhu", en: "\(name): \"\(word)\" is not a time in a run",
      hint: LocalizedText(
        cs: "Píše se od začátku běhu: 12:30, 1:02:30, úsek 12:30-12:50",
        en: "Write the time since the start of the run: 12:30, 1:02:30, or a span 12:30-12:50"))
  }

  /// Parses a goal, such as `30 km`, `30km`, `12,5 km`, `4 runs`, `4` or `none`, in English or Czech.
  func goal() throws(CommandError) -> SetGoal.Input {
    let word = QuantityWords.weekly(all("GOAL"))
    if ["none", "nic", "žádný", "zadny"].contains(word) { return SetGoal.Input(withoutGoal: true) }
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let number = Double(String(digits.map { $0 == "," ? "." : $0 }))
    switch (number, word.dropFirst(digits.count).drop { $0 == " " }) {
    case (let kilometres?, "km"): return SetGoal.Input(kilometres: kilometres)
    case (let number?, ""):
      let shown = String(digits)
      throw .usage(
        cs: "GOAL: „\(number == 0 ? "0" : shown)“ nemá jednotku", en: "GOAL: \"\(shown)\" has no unit",
        hint: LocalizedText(cs: "Napište \(shown) km nebo \(shown) x.", en: "Write \(shown) km or \(shown) runs."))
    case (let runs?, "run"), (let runs?, "runs"), (let runs?, "běh"), (let runs?, "běhy"),
      (let runs?, "běhů"), (let runs?, "x"), (let runs?, "×"), (let runs?, "times"), (let runs?, "krát"):
      guard let count = Int(exactly: runs) else { break }
      return SetGoal.Input(runs: count)
    default: break
    }
    throw .usage(
      cs: "GOAL: „\(word)“ není týdenní cíl", en: "GOAL: \"\(word)\" is not a weekly goal",
      hint: LocalizedText(cs: "Například: 30 km, 4 runs, none", en: "For example: 30 km, 4 runs, none"))
  }
}

extension Arguments {
  /// Returns the words of a distance or a time, with `10k` written as `10km`.
  static func kilometres(_ words: [String]) -> [String] {
    QuantityWords.joined(words).map { word in
      word.lowercased().hasSuffix("k") && QuantityWords.isNumber(String(word.dropLast()))
        ? word.lowercased() + "m" : word
    }
  }
}

extension Session {
  /// Returns the units of distance and pace that the user chose in the settings.
  func runUnits() throws(CommandError) -> RunUnits {
    let settings = try call(ShowSettings.self, NoInput())
    guard case .text(let word) = settings.value(of: RunningSettings.units) else { return .kilometres }
    return RunUnits(rawValue: word) ?? .kilometres
  }
}

/// Parses a run. The word is the run's id, the beginning of its id if no other id begins in the same way, its day if
/// only one run of that day counts for records, or `last` for the latest run that counts for records.
extension RunID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> RunID {
    let word = given.word
    if let run = RunID(word) { return run }
    let runs = try given.session.call(ListRuns.self, ListRuns.Input()).runs
    if word == "last" {
      guard let last = runs.first(where: { $0.state == .counts }) else { throw noRunYet }
      return last.id
    }
    let start = word.hasPrefix("r") ? word : "r" + word
    let fitting =
      if let day = try given.session.day(word) {
        runs.filter { $0.day == day && $0.state == .counts }.map(\.id)
      } else {
        word.isEmpty ? [] : runs.map(\.id).filter { $0.description.hasPrefix(start) }
      }
    guard let run = fitting.first else {
      try given.session.refusePeriod(word, list: "run list")
      throw noRun(word)
    }
    if fitting.count > 1 { throw ambiguous(word, fitting) }
    return run
  }

  private static var noRunYet: CommandError {
    .usage(
      cs: "v knize ještě není žádný běh", en: "there is no run in the book yet",
      hint: LocalizedText(
        cs: "Přidejte ho (run add), zaznamenejte (run start), nebo načtěte soubory",
        en: "Add one (run add), record one (run start), or import files"),
      command: "import PATH")
  }

  private static func noRun(_ word: String) -> CommandError {
    .usage(
      cs: "„\(word)“ není žádný běh", en: "there is no run \"\(word)\"",
      hint: LocalizedText(
        cs: "Píše se jako r20150815T144508Z, 2015-08-15 nebo last; které jsou, ukáže",
        en: "Use a name such as r20150815T144508Z, a day such as 2015-08-15, or last. To list runs"),
      command: "run list")
  }

  /// Returns the error for a word that could mean several runs. It lists the first few of these runs.
  private static func ambiguous(_ word: String, _ runs: [RunID]) -> CommandError {
    let names = runs.prefix(5).map(\.description).joined(separator: ", ") + (runs.count > 5 ? ", …" : "")
    return .usage(
      cs: "„\(word)“ je více běhů", en: "\"\(word)\" matches several runs",
      hint: LocalizedText(cs: "Jsou to \(names)", en: "Use one of their names: \(names)"))
  }
}

extension EffortDistance: CommandValue {
  /// Returns the name of a distance as the book writes it: `5km` for `5k`, `10mile` for `10 miles`.
  private static func standardName(_ word: String) -> String {
    let word = Arguments.kilometres([word])[0].lowercased()
    switch word {
    case "half marathon", "půlmaraton", "půl maraton": return "half"
    case "maraton": return "marathon"
    case "1mi", "1mile": return "mile"
    default: return word.hasSuffix("mi") ? word + "le" : word
    }
  }

  static func read(_ given: GivenWord) throws(CommandError) -> EffortDistance {
    let word = given.word
    guard let distance = EffortDistance(rawValue: standardName(word)) else {
      throw .usage(.invalid(given.name, word, valid: EffortDistance.allCases.map(\.rawValue)))
    }
    return distance
  }
}

extension RunMoment: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> RunMoment {
    try Arguments.moment(given.word, given.name)
  }
}
