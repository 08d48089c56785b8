package import Formats
import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads meets from LENEX 3, the XML format in which swimming federations exchange results.
package enum LENEXReader {
  /// Whether an XML file with this root element is a LENEX file.
  package static func recognises(_ root: XMLRoot) -> Bool { root == .named("LENEX") }

  /// Reads all meets in a LENEX file.
  /// - Parameter today: the day on which the file is read.
  package static func meets(in bytes: [UInt8], on today: CivilDay) throws(FormatProblem) -> ReadMeets {
    var handler = LENEXHandler()
    try XMLScanner.read(bytes, [], allowsEntities: false, into: &handler)
    let athletes = handler.meets.flatMap { $0.counted(on: today) }
    guard athletes.contains(where: { !$0.results.isEmpty || !$0.skipped.isEmpty }) else {
      throw FormatProblem(.swimming(.noResultsInFile))
    }
    return ReadMeets(names: handler.meets.map(\.name), athletes: athletes)
  }
}

/// The meets in a meet file. An athlete of several meets is listed separately in each.
package struct ReadMeets: Hashable, Sendable {
  package var names: [String]
  package var athletes: [MeetAthlete]
  /// The number of lines in the file whose checksums are wrong.
  package var wrongChecksums = 0
}

/// A problem with a meet file whose records have fixed columns.
package struct MeetFileProblem: Error {
  package let message: SwimMeetMessage
  /// The number of the problem's line, counted from 1; nil if the problem is not in a single line.
  package var line: Int?
}

/// Collects the meets in a LENEX file: `MEET` elements contain `SESSION`s with `EVENT`s, and `CLUB`s with `ATHLETE`s
/// and `RELAY`s. Other elements are ignored.
struct LENEXHandler: XMLHandler {
  private(set) var meets: [LENEXMeet] = []
  private var session = LENEXSession()
  private var event: LENEXEvent?
  private var club: String?
  private var athlete: LENEXAthlete?
  private var relay: LENEXRelay?
  private var result: LENEXResult?

  /// The elements that are skipped, because they contain no results or only repeat other elements.
  private static let skipped: [StaticString] = [
    "ENTRIES", "RECORDLISTS", "TIMESTANDARDLISTS", "AGEGROUPS", "HEATS", "CONSTRUCTOR", "OFFICIALS", "HANDICAP",
  ]

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.depth == 0 {
      guard element.name.isNamed("LENEX") else {
        throw FormatProblem(.otherRoot(format: "LENEX", root: element.name.text), offset: element.offset)
      }
      return true
    }
    let name = element.name
    if LENEXHandler.skipped.contains(where: { name.isNamed($0) }) { return false }
    if name.isNamed("MEET") {
      meets.append(try LENEXMeet(element))
      session = LENEXSession()
      return true
    }
    guard !meets.isEmpty else { return true }
    if name.isNamed("RESULT") {
      result = try LENEXResult(element)
    } else if name.isNamed("SPLIT") {
      if let split = try LENEXResult.split(element) { result?.splits.append(split) } else { result?.hasBadSplit = true }
    } else if name.isNamed("RELAYPOSITION") {
      if let position = try LENEXRelay.Position(element) { result?.positions.append(position) }
    } else if name.isNamed("ATHLETE") {
      athlete = try LENEXAthlete(element, club: club)
    } else if name.isNamed("RELAY") {
      relay = LENEXRelay(gender: try element.string("gender"))
    } else if name.isNamed("CLUB") {
      club = try element.string("name")?.cleanName
    } else if name.isNamed("SESSION") {
      session = LENEXSession(
        day: try element.string("date").flatMap { CivilDay($0) }, course: try element.string("course"))
    } else if name.isNamed("EVENT") {
      event = try LENEXEvent(element, session)
    } else if name.isNamed("SWIMSTYLE") {
      try event?.take(element)
    } else if name.isNamed("POINTTABLE") {
      meets[meets.count - 1].pointTable = try element.string("name")?.cleanName
    }
    return true
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    guard let last = meets.indices.last else { return }
    let name = element.name
    if name.isNamed("RESULT"), let done = result {
      if relay != nil { relay?.results.append(done) } else { athlete?.results.append(done) }
      result = nil
    } else if name.isNamed("ATHLETE"), let done = athlete {
      meets[last].athletes.append(done)
      athlete = nil
    } else if name.isNamed("RELAY"), let done = relay {
      meets[last].relays.append(done)
      relay = nil
    } else if name.isNamed("EVENT"), let done = event {
      meets[last].events[done.id] = done
      event = nil
    } else if name.isNamed("CLUB") {
      club = nil
    }
  }
}

struct LENEXSession {
  var day: CivilDay?
  /// The course (the kind of pool) of the meet's session; nil if the course of the meet applies.
  var course: String?
}

struct LENEXEvent {
  let id: String
  let gender: String?
  let round: String
  let session: LENEXSession
  var distance = 0
  var stroke = ""
  var technique = ""

  init(_ element: XMLElement, _ session: LENEXSession) throws(FormatProblem) {
    id = try element.string("eventid") ?? ""
    gender = try element.string("gender")
    let round = try element.string("round") ?? ""
    self.round = OfficialResultRule.isRound(round) ? round : OfficialResult.timedFinal
    self.session = session
  }

  mutating func take(_ element: XMLElement) throws(FormatProblem) {
    distance = try element.string("distance").flatMap { Int($0) } ?? 0
    if distance > OfficialResultRule.longestDistance { distance = 0 }
    stroke = try element.string("stroke") ?? ""
    technique = try element.string("technique") ?? ""
  }

  /// The style of the event; nil if the stroke is not one that is swum at meets.
  var style: StrokeStyle? {
    switch stroke {
    case "FREE": .freestyle
    case "BACK": .backstroke
    case "BREAST": .breaststroke
    case "FLY": .butterfly
    case "MEDLEY": .mix
    default: nil
    }
  }
}

struct LENEXAthlete {
  let id: String
  let name: String
  let writtenNames: [String]
  let birth: CivilDay?
  let licence: String?
  let club: String?
  var results: [LENEXResult] = []

  init(_ element: XMLElement, club: String?) throws(FormatProblem) {
    id = try element.string("athleteid") ?? ""
    let first = try element.string("firstname") ?? ""
    let last = try element.string("lastname") ?? ""
    let prefix = try element.string("nameprefix") ?? ""
    let english = [try element.string("firstname.en") ?? first, try element.string("lastname.en") ?? last]
    name = [first, prefix, last].filter { !$0.isEmpty }.joined(separator: " ").cleanName
    let written = [name, "\(first) \(last)", english.joined(separator: " "), "\(english[0]) \(prefix) \(english[1])"]
    writtenNames = written.enumerated().filter { written.firstIndex(of: $1) == $0 }.map(\.element)
    birth = try element.string("birthdate").flatMap { CivilDay($0) }
    licence = try element.string("license").flatMap { $0.isEmpty ? nil : $0 }
    self.club = club
  }
}

struct LENEXRelay {
  let gender: String?
  var results: [LENEXResult] = []

  struct Position {
    let number: Int
    let athlete: String
    let status: String

    init?(_ element: XMLElement) throws(FormatProblem) {
      guard let number = try element.string("number").flatMap({ Int($0) }),
        let athlete = try element.string("athleteid")
      else { return nil }
      self.number = number
      self.athlete = athlete
      status = try element.string("status") ?? ""
    }
  }
}

struct LENEXResult {
  let event: String
  let time: Int?
  let status: String
  let points: Int?
  var splits: [OfficialResult.Split] = []
  /// Whether any of the result's splits cannot be parsed.
  var hasBadSplit = false
  var positions: [LENEXRelay.Position] = []

  init(_ element: XMLElement) throws(FormatProblem) {
    event = try element.string("eventid") ?? ""
    time = try element.string("swimtime").flatMap(LENEXResult.hundredths)
    status = try element.string("status") ?? ""
    points = try element.string("points").flatMap { Int($0) }.flatMap { (0...9_999).contains($0) ? $0 : nil }
  }

  static func split(_ element: XMLElement) throws(FormatProblem) -> OfficialResult.Split? {
    guard let distance = try element.string("distance").flatMap({ Int($0) }),
      let time = try element.string("swimtime").flatMap(hundredths)
    else { return nil }
    return OfficialResult.Split(distance: distance, hundredths: time)
  }

  /// Parses a time such as `HH:MM:SS.hh` to hundredths of a second. Nil for `NT` (no time), for zero, for more than a
  /// day, and for any other text.
  static func hundredths(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 11, bytes[2] == 0x3A, bytes[5] == 0x3A, bytes[8] == 0x2E else { return nil }
    let numbers = [0, 3, 6, 9].compactMap { ASCII.integer(Array(bytes[$0..<$0 + 2])) }
    guard numbers.count == 4, numbers[1] < 60, numbers[2] < 60 else { return nil }
    let total = ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 100 + numbers[3]
    return OfficialResultRule.times.contains(total) ? total : nil
  }
}
