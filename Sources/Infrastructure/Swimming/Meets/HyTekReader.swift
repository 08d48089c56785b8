import Formats
import KernelApplication
package import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Reads a meet from a `.hy3` file, the format in which the program Meet Manager exports results. A line has 130
/// columns, of which the first two name the kind of record:
///
///     B1 meet · C1 club · D1 swimmer · E1 entry · E2 result · F1 relay · F2 relay's result · F3 its legs · G1 splits
package enum HyTekReader {
  /// Whether a file begins like a `.hy3` file: with `A1` and the number that identifies the kind of file.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: "A1".utf8) && head.count > 2 && (0x30...0x39).contains(head[2])
  }

  /// Reads the meet in a `.hy3` file.
  /// - Parameter today: the day on which the file is read.
  package static func meet(in bytes: [UInt8], on today: CivilDay) throws(MeetFileProblem) -> ReadMeets {
    try bytes.withBytes { (bytes) throws(MeetFileProblem) in
      let lines = MeetLine.lines(of: bytes)
      guard recognises(bytes) else { throw MeetFileProblem(message: .notAMeetFile) }
      let sums = lines.map(checksum)
      if lines.count > 1, sums.last == .missing, !sums.dropLast().contains(.missing) {
        throw MeetFileProblem(message: .meetFileCut, line: lines.count)
      }
      guard lines.contains(where: { $0.record == "B1" }) else { throw MeetFileProblem(message: .noMeetInFile) }
      var meet = HyTekMeet()
      for line in lines { try meet.read(line) }
      guard meet.hasResults else {
        throw MeetFileProblem(message: meet.hasEntries ? .entriesOnly : .noResultsInFile)
      }
      return ReadMeets(
        names: meet.names, athletes: meet.swimmers.map { $0.counted(on: today) },
        wrongChecksums: sums.count { $0 == .wrong })
    }
  }

  private enum Checksum {
    case missing, right, wrong
  }

  /// Returns whether the checksum in the last two of a line's 130 columns is missing, right or wrong for the 128
  /// columns before them.
  private static func checksum(_ line: MeetLine) -> Checksum {
    if line.isEmpty(130, 1) { return .missing }
    let sums = line.sums(to: 128)
    let sum = ((sums.odd + 2 * sums.even) / 21 + 205) % 100
    let isRight = line[129] == UInt8(0x30 + sum % 10) && line[130] == UInt8(0x30 + sum / 10)
    return isRight ? .right : .wrong
  }
}

/// What has been read so far of the meet in a `.hy3` file. Files that were joined into one have several meets.
private struct HyTekMeet {
  private(set) var names: [String] = []
  var swimmers: [MeetSwimmer] = []
  var hasEntries = false
  var hasResults = false
  private var knownNames: Set<String> = []
  private var meet = Meet()
  private var club: String?
  /// The index of each swimmer in the meet's list of swimmers, by the swimmer's id in the file.
  private var places: [String: Int] = [:]
  private var entry: Entry?
  private var relay: Entry?
  private var result: Result?

  /// An entry in a meet file, which registers a swimmer or a relay for an event.
  private struct Entry {
    let event: MeetSwim.Event
    let style: StrokeStyle?
    let isExhibition: Bool
    /// The index of the swimmer in the meet's list of swimmers; nil for a relay.
    var swimmer: Int?
    var isMixed = false
  }

  /// The result to which splits and legs in the following lines belong.
  private struct Result {
    let round: UInt8
    let course: SwimCourse?
    let status: MeetSkip?
    let isExhibition: Bool
    let day: CivilDay?
    var splits: MeetSplits
  }

  mutating func read(_ line: MeetLine) throws(MeetFileProblem) {
    switch line.record {
    case "B1":
      // The ids of swimmers are those of their meet.
      if !names.isEmpty { (places, club, entry, relay, result) = ([:], nil, nil, nil, nil) }
      meet = Meet(name: line.text(3, 45), firstDay: line.day(93))
      if knownNames.insert(meet.name).inserted { names.append(meet.name) }
    case "C1": club = line.text(8, 30)
    case "D1":
      (entry, relay, result) = (nil, nil, nil)
      places[line.text(4, 5)] = swimmers.count
      swimmers.append(
        MeetSwimmer(
          first: line.text(29, 20), last: line.text(9, 20), nickname: line.text(49, 20), initial: line.text(69, 1),
          birth: line.day(89), licence: line.text(70, 14), club: club))
    case "E1":
      guard let place = places[line.text(4, 5)] else {
        throw MeetFileProblem(message: .unknownSwimmer, line: line.number)
      }
      hasEntries = true
      (entry, relay, result) = (entry(line, isRelay: false), nil, nil)
      entry?.swimmer = place
    case "E2":
      guard let entry, let place = entry.swimmer else {
        throw MeetFileProblem(message: .resultBeforeEntry, line: line.number)
      }
      hasResults = true
      let result = result(line, of: entry, day: 88)
      self.result = result
      swimmers[place].swims.append(swim(result, of: entry, distance: entry.event.distance, time: line.time(4, 8)))
    case "F1":
      hasEntries = true
      (entry, relay, result) = (nil, entry(line, isRelay: true), nil)
      relay?.isMixed = (13...15).contains { line[$0] == UInt8(ascii: "X") }
    case "F2":
      guard let relay else { throw MeetFileProblem(message: .resultBeforeEntry, line: line.number) }
      hasResults = true
      result = result(line, of: relay, day: 103)
    case "F3": readLegs(line)
    case "G1": readSplits(line)
    default: break
    }
  }

  private func entry(_ line: MeetLine, isRelay: Bool) -> Entry {
    let stroke = line[22]
    return Entry(
      event: MeetSwim.Event(
        meet: meet, isRelay: isRelay, number: line.text(39, 4), distance: line.integer(16, 6) ?? 0, stroke: stroke),
      style: HyTekMeet.style(stroke, isRelay: isRelay), isExhibition: line[84] == UInt8(ascii: "X"))
  }

  /// Returns the result that a line states for an entry.
  /// - Parameter day: the column at which the day begins.
  private func result(_ line: MeetLine, of entry: Entry, day: Int) -> Result {
    Result(
      round: line[3], course: HyTekMeet.course(line[12]), status: HyTekMeet.skip(line[13]),
      isExhibition: entry.isExhibition || line[17] == UInt8(ascii: "X"), day: line.day(day),
      splits: MeetSplits(distance: entry.event.isRelay ? entry.event.distance / 4 : entry.event.distance))
  }

  private func swim(
    _ result: Result, of entry: Entry, distance: Int, time: Int?, leg: MeetSwim.Leg? = nil
  ) -> MeetSwim {
    MeetSwim(
      event: entry.event, round: MeetSwim.Round(letter: result.round), day: result.day, course: result.course,
      style: entry.style, distance: distance, time: time, status: result.status, isExhibition: result.isExhibition,
      leg: leg, splits: result.splits)
  }

  /// Reads a line with up to eleven splits. Each split has the letter of the round, the distance as a number of 25s
  /// (metres or yards), and the cumulative time since the start.
  private mutating func readSplits(_ line: MeetLine) {
    guard let round = result?.round else { return }
    for start in stride(from: 3, to: 124, by: 11) where !line.isEmpty(start, 11) && line[start] == round {
      if line.has("0.00", at: start + 3, 8) { continue }
      let split = line.integer(start + 1, 2).flatMap { number in
        line.time(start + 3, 8).map { OfficialResult.Split(distance: number * 25, hundredths: $0) }
      }
      if let place = entry?.swimmer, let last = swimmers[place].swims.indices.last {
        swimmers[place].swims[last].splits.add(split)
      } else {
        result?.splits.add(split)
      }
    }
  }

  /// Reads a line with up to eight legs of a relay. Each leg has a sex, a swimmer's id, a name, a round and the leg's
  /// number.
  private mutating func readLegs(_ line: MeetLine) {
    guard let relay, let result else { return }
    for start in stride(from: 3, to: 107, by: 13) where line[start + 11] == result.round {
      guard let place = places[line.text(start + 1, 5)], case let leg = line[start + 12], (0x31...0x38).contains(leg)
      else { continue }
      swimmers[place].swims.append(
        swim(
          result, of: relay, distance: result.splits.distance, time: result.splits.end,
          leg: leg == UInt8(ascii: "1") ? .first(isMixed: relay.isMixed) : .other))
    }
  }

  private static func style(_ letter: UInt8, isRelay: Bool) -> StrokeStyle? {
    switch letter {
    case UInt8(ascii: "A"): .freestyle
    case UInt8(ascii: "B") where !isRelay: .backstroke
    case UInt8(ascii: "C") where !isRelay: .breaststroke
    case UInt8(ascii: "D") where !isRelay: .butterfly
    case UInt8(ascii: "E"): .mix
    default: nil
    }
  }

  private static func course(_ letter: UInt8) -> SwimCourse? {
    switch letter {
    case UInt8(ascii: "Y"): .shortCourseYards
    case UInt8(ascii: "S"), UInt8(ascii: "M"): .shortCourseMetres
    case UInt8(ascii: "L"): .longCourseMetres
    default: nil
    }
  }

  /// Returns why results with this status letter are not official results; nil if they are.
  private static func skip(_ letter: UInt8) -> MeetSkip? {
    switch letter {
    case UInt8(ascii: " "), UInt8(ascii: "S"): nil
    case UInt8(ascii: "Q"): .disqualified
    case UInt8(ascii: "D"): .didNotFinish
    case UInt8(ascii: "R"), UInt8(ascii: "F"): .didNotStart
    default: .otherStatus
    }
  }
}
