import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingDomain

/// The kinds of names, such as names of swims, that commands accept and shell completion offers.
enum SwimNames: String, OfferedNames {
  case segments
  case swims
  /// The segments that have suspicious laps, whose recorded time is probably wrong.
  case suspicious
  /// The swims that do not count for records and totals, because another recording of the same swim counts instead.
  case duplicates
  case courses
  /// The official results of meets.
  case results
  /// The swimmers whose results the book keeps for comparison with the user's.
  case beside
  /// The numbers of a segment's laps.
  case laps
  /// The numbers of a segment's laps. Once a number has been typed, also the ranges that begin with it: `3`, `3-4`,
  /// `3-5`.
  case lapRanges = "lap-ranges"

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    // The segment whose laps to list. It is given only for laps.
    let segment: SwimSegmentID? = try arguments.value("--of", session)
    return switch self {
    case .segments: SwimNames.segments(try session.call(ListSwims.self, ListSwims.Input()).swims)
    case .swims: try session.call(ListSwims.self, ListSwims.Input()).swims.map(\.id.description)
    case .suspicious: SwimNames.once(try review(session).suspicious.map(\.segment.description))
    case .duplicates: SwimNames.once(try review(session).duplicates.map(\.swim.description))
    case .courses:
      SwimNames.once(
        try session.call(ShowRecordsBook.self, ShowRecordsBook.Input()).courses.map(\.description)
          + ["lcm", "scm", "scy"])
    case .results:
      try session.call(ListOfficialResults.self, ListOfficialResults.Input()).results.map(\.id.description)
    case .beside: try session.call(ShowBeside.self, ShowBeside.Input()).swimmers.map(\.name)
    case .laps: try SwimNames.laps(of: segment, session).map(String.init)
    case .lapRanges: SwimNames.ranges(try SwimNames.laps(of: segment, session), start: arguments["START"] ?? "")
    }
  }

  private static func laps(of segment: SwimSegmentID?, _ session: Session) throws(CommandError) -> [Int] {
    guard let segment else { return [] }
    let laps = try session.call(ShowSegment.self, ShowSegment.Input(segment: segment)).laps
    return Array(laps.first...laps.last)
  }

  private static func ranges(_ laps: [Int], start: String) -> [String] {
    let first = Int(start.prefix { $0 != "-" })
    return laps.flatMap { lap in
      [String(lap)] + (lap == first ? laps.filter { $0 > lap }.map { "\(lap)-\($0)" } : [])
    }
  }

  /// Returns the segments of swims that have not been removed. Only these segments can be corrected.
  private static func segments(_ swims: [ListSwims.SwimRow]) -> [String] {
    swims.filter { $0.state != .removed }.flatMap { swim in
      (0..<swim.segmentCount).reversed().map { SwimSegmentID(swim: swim.id, number: $0 + 1).description }
    }
  }

  private func review(_ session: Session) throws(CommandError) -> ReviewLaps.Output {
    try session.call(ReviewLaps.self, NoInput())
  }

  private static func once(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}

extension Command {
  static let swimNames = names(
    "swim names", of: SwimNames.self,
    LocalizedText(cs: "čeho: úseků, tréninků, bazénů…", en: "of what: segments, swims, courses…"),
    options: [Option("of", .segment, cs: "Čí délky", en: "Whose laps")],
    examples: [
      Example("swim names segments", cs: "označení úseků", en: "the names of segments"),
      Example("swim names segments 2016", cs: "z roku 2016", en: "those of 2016"),
      Example("swim names laps --of 20230604T230559Z.13", cs: "délky úseku", en: "the laps of a segment"),
    ])
}
