import KernelApplication
import SwimmingApplication
import SwimmingDomain

/// What has names that commands take and completion offers.
enum Names: String, CaseIterable {
  case segments
  case swims

  /// The latest come first, and are the ones that need correcting; more would be a list, not an offer.
  static let most = 50

  /// - Parameter rows: newest first. Of a workout that was removed no segment can be corrected.
  func latest(of rows: [ListSwims.SwimRow]) -> [String] {
    let all = rows.lazy
    switch self {
    case .swims: return Array(all.map(\.id.description).prefix(Names.most))
    case .segments:
      let segments = all.filter { $0.state != .removed }.flatMap { row in
        (0..<row.segments).reversed().lazy.map { SwimSegmentID(swim: row.id, number: $0 + 1).description }
      }
      return Array(segments.prefix(Names.most))
    }
  }
}

extension Command {
  static let names = Command(
    "names",
    [
      Parameter(
        "KIND", .choice(Names.allCases.map(\.rawValue)), help: Phrase(cs: "úseky nebo tréninky", en: "of what"))
    ],
    summary: Phrase(
      cs: "Vypíše nejnovější označení, jak je nabízí doplňování", en: "List the latest names, as completion offers them"
    ),
    details: Phrase(
      cs: "Nejvýše \(Names.most), nejnovější napřed.", en: "At most \(Names.most), newest first."),
    examples: [Example("names segments", Phrase(cs: "označení úseků", en: "the names of segments"))]
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("KIND")
    guard let kind = Names(rawValue: word) else {
      throw .usage(.invalid("KIND", word, valid: Names.allCases.map(\.rawValue)))
    }
    let names = kind.latest(of: try session.call(ListSwims.self, NoInput()).swims)
    try session.options.json ? session.writeJSON(names) : session.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}
