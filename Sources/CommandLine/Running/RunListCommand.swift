import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningPresentation

extension Command {
  static let listRuns = Command(
    "run list", [.period], options: [.limit, .kinds, .distances, .text, .tag, .shoes, .indoor],
    cs: "Vypíše běhy a jejich součet", en: "List the runs, and their totals",
    details: LocalizedText(
      cs:
        "Nejnovější napřed, i s těmi, které se nepočítají: druhé záznamy téhož běhu, vyřazené, chůze. Poslední řádek "
        + "je součet; chůze a jiné jsou v něm, jen když je --kind jmenuje.",
      en:
        "Newest first, including those that do not count: second recordings, removed runs, walks. The last line has "
        + "the totals, which include walks and other kinds only if --kind names them."),
    examples: [
      Example("run list 2015", cs: "jeden rok", en: "one year"),
      Example("run list 2015-08 --limit 10", cs: "nejvýš deset z měsíce", en: "at most ten from a month"),
      Example("run list --distance 10..15 --text river", cs: "10 až 15 km u řeky", en: "10 to 15 km by the river"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let (since, until, limit) = try arguments.listed(session)
    var input = ListRuns.Input(since: since, until: until, limit: limit)
    input.kinds = arguments["--kind"].map { $0.split(separator: ",").map(String.init) }
    (input.leastMillimetres, input.mostMillimetres) = try arguments.distances()
    (input.text, input.tag, input.shoes) = (arguments["--text"], arguments["--tag"], arguments["--shoes"])
    input.indoor = arguments.has("indoor") ? true : nil
    return try session.reportRuns(ListRuns.self, input) { $0.list($1, $2, columns: columns) }
  }
}

extension Option {
  fileprivate static let kinds = Option(
    "kind", Parameter("KINDS", cs: "třeba running,walking", en: "such as running,walking"),
    cs: "Jen tyto druhy, i v součtu", en: "Only these kinds, also in the totals")
  fileprivate static let distances = Option(
    "distance", Parameter("KM", cs: "od..do v km", en: "from..to in km").known(as: "mostMillimetres").amount,
    cs: "Jen takto dlouhé; konec jde vynechat", en: "Only over this distance; either end may be left out")
  fileprivate static let text = Option(
    "text", Parameter("WORDS", cs: "slova", en: "words"),
    cs: "Jen se všemi slovy v názvu, poznámce, štítcích, botách",
    en: "Only with all words in the name, note, tags or shoes")
  fileprivate static let tag = Option(
    "tag", Parameter("TAG", cs: "štítek", en: "a tag"), cs: "Jen s tímto štítkem", en: "Only with this tag")
  fileprivate static let shoes = Option(
    "shoes", Parameter("SHOES", .name("run names shoes"), cs: "boty", en: "shoes"), cs: "Jen v těchto botách",
    en: "Only in these shoes")
  fileprivate static let indoor = Option("indoor", cs: "Jen na pásu", en: "Only on a treadmill")
}

extension Arguments {
  /// Returns the minimum and the maximum of the range given as `--distance`, in millimetres. Each is nil if the range
  /// is open at that end; both are nil if the option is not given.
  fileprivate func distances() throws(CommandError) -> (Int64?, Int64?) {
    guard let word = self["--distance"] else { return (nil, nil) }
    let dots = word.contains("..") ? word : word.replacing("–", with: "-").replacing("-", with: "..")
    let ends = dots.lowercased().replacing("km", with: "").split(separator: ".", omittingEmptySubsequences: false)
    guard let middle = ends.indices.dropFirst().first(where: { ends[$0].isEmpty && $0 + 1 < ends.count }) else {
      throw Arguments.noDistances(word)
    }
    let first = ends[..<middle].joined(separator: ".")
    let second = ends[(middle + 1)...].joined(separator: ".")
    let (least, most) = (Arguments.millimetres(first), Arguments.millimetres(second))
    guard least != nil || first.isEmpty, most != nil || second.isEmpty, least != nil || most != nil,
      least ?? 0 <= most ?? .max
    else { throw Arguments.noDistances(word) }
    return (least, most)
  }

  private static func millimetres(_ kilometres: String) -> Int64? {
    guard let number = Double(String(kilometres.map { $0 == "," ? "." : $0 })), (0...10_000).contains(number) else {
      return nil
    }
    return Int64((number * 1_000_000).rounded())
  }

  private static func noDistances(_ word: String) -> CommandError {
    .usage(
      cs: "--distance: „\(word)“ není rozmezí", en: "--distance: \"\(word)\" is not a range",
      hint: LocalizedText(cs: "Napište 10..15, 10.. nebo ..5, v km.", en: "Write 10..15, 10.. or ..5, in km."))
  }
}
