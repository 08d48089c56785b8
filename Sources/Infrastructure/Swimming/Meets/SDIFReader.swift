import Formats
import KernelApplication
package import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Reads a meet in SDIF, the format of USA Swimming: `.sd3` files, and `.cl2` files from the program Meet Manager. A
/// line has 160 columns, of which the first two name the kind of record:
///
///     B1 meet · C1 club · D0 swims of a swimmer in an event · D3 licence · E0 relay · F0 leg · G0 splits · Z0 end
package enum SDIFReader {
  /// Whether a file begins like an SDIF file: with `A0` and the digit that identifies an organisation.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: "A0".utf8) && head.count > 2 && (0x30...0x39).contains(head[2])
  }

  /// Reads the meet in an SDIF file.
  /// - Parameter today: the day on which the file is read.
  package static func meet(in bytes: [UInt8], on today: CivilDay) throws(MeetFileProblem) -> ReadMeets {
    try bytes.withBytes { (bytes) throws(MeetFileProblem) in
      let lines = MeetLine.lines(of: bytes)
      guard recognises(bytes) else { throw MeetFileProblem(message: .notAMeetFile) }
      guard lines.last?.record == "Z0" else { throw MeetFileProblem(message: .meetFileCut, line: lines.count) }
      guard lines.contains(where: { $0.record == "B1" }) else { throw MeetFileProblem(message: .noMeetInFile) }
      var meet = SDIFMeet()
      for line in lines { try meet.read(line) }
      guard meet.hasResults else {
        throw MeetFileProblem(message: meet.hasEntries ? .entriesOnly : .noResultsInFile)
      }
      return ReadMeets(names: meet.names, athletes: meet.swimmers.map { $0.counted(on: today) })
    }
  }
}

/// What has been read so far of the meet in an SDIF file. Files that were joined into one have several meets.
private struct SDIFMeet {
  private(set) var names: [String] = []
  var swimmers: [MeetSwimmer] = []
  var hasEntries = false
  var hasResults = false
  private var knownNames: Set<String> = []
  private var meet = Meet()
  private var club: String?
  /// The index of each swimmer in the meet's list of swimmers, by the swimmer's name and day of birth.
  private var places: [Person: Int] = [:]
  /// The index of the swimmer to whom a following `D3` line (licence) belongs; nil if there is none.
  private var last: Int?
  private var relay: Relay?
  /// The swims to which splits in the following lines belong.
  private var current: [Current] = []

  private struct Person: Hashable {
    let name: String
    let birth: CivilDay?
  }

  private struct Relay {
    let event: MeetSwim.Event
    let style: StrokeStyle?
    let isMixed: Bool
    let day: CivilDay?
    /// The rounds that the relay swam, each with its time.
    var rounds: [(place: Int, round: MeetSwim.Round, time: Time, course: SwimCourse?)] = []
  }

  private struct Current {
    let swimmer: Int
    let swim: Int
    /// The number of columns for splits read so far. This number times the distance between two splits is the distance
    /// of the current split.
    var slots = 0
    /// The cumulative time from the start to the most recent split, in hundredths of a second. Used if the file states
    /// splits as intervals.
    var sum = 0
    /// Whether a split is missing. If so, the intervals after it cannot be added up to cumulative times.
    var hasGap = false
  }

  private struct Time {
    var hundredths: Int?
    var skip: MeetSkip?
  }

  /// For each round, the column at which its time begins: first in the line of an individual event, then in the line of
  /// a relay. The course follows each time.
  private static let times: [(round: MeetSwim.Round, individual: Int, relay: Int)] = [
    (.preliminary, 98, 55), (.swimOff, 107, 64), (.final, 116, 73),
  ]

  mutating func read(_ line: MeetLine) throws(MeetFileProblem) {
    switch line.record {
    case "B1":
      let (city, nation) = (line.text(86, 20), line.text(118, 3))
      meet = Meet(
        name: line.text(12, 30), city: city.isEmpty ? nil : city, nation: nation.isEmpty ? nil : nation,
        firstDay: line.day(122))
      if knownNames.insert(meet.name).inserted { names.append(meet.name) }
    case "C1": club = line.text(18, 30)
    case "D0": readSwims(line)
    case "D3":
      let licence = line.text(3, 14)
      if let last, !licence.isEmpty { swimmers[last].athlete.licence = licence }
    case "E0": readRelay(line)
    case "F0":
      guard relay != nil else { throw MeetFileProblem(message: .resultBeforeEntry, line: line.number) }
      readLeg(line)
    case "G0": readSplits(line)
    default: break
    }
  }

  private mutating func readSwims(_ line: MeetLine) {
    let place = swimmer(line.text(12, 28), line.day(56), licence: line.text(40, 12))
    (relay, last, current, hasEntries) = (nil, place, [], true)
    let event = MeetSwim.Event(
      meet: meet, isRelay: false, number: line.text(73, 4), distance: line.integer(68, 4) ?? 0, stroke: line[72])
    for (round, column, _) in SDIFMeet.times {
      guard let time = SDIFMeet.time(line, column) else { continue }
      add(
        MeetSwim(
          event: event, round: round, day: line.day(81), course: SDIFMeet.course(line[column + 8]),
          style: SDIFMeet.style(line[72], isRelay: false), distance: event.distance, time: time.hundredths,
          status: time.skip, isExhibition: line[156] == UInt8(ascii: "X"), leg: nil,
          splits: MeetSplits(distance: event.distance)),
        of: place)
    }
  }

  private mutating func readRelay(_ line: MeetLine) {
    (last, current, hasEntries) = (nil, [], true)
    let event = MeetSwim.Event(
      meet: meet, isRelay: true, number: line.text(27, 4), distance: line.integer(22, 4) ?? 0, stroke: line[26])
    var relay = Relay(
      event: event, style: SDIFMeet.style(line[26], isRelay: true), isMixed: line[21] == UInt8(ascii: "X"),
      day: line.day(38))
    for (place, columns) in SDIFMeet.times.enumerated() {
      guard let time = SDIFMeet.time(line, columns.relay) else { continue }
      hasResults = true
      relay.rounds.append((place, columns.round, time, SDIFMeet.course(line[columns.relay + 8])))
    }
    self.relay = relay
  }

  private mutating func readLeg(_ line: MeetLine) {
    guard let relay else { return }
    let place = swimmer(line.text(23, 28), line.day(66), licence: line.text(line.isEmpty(93, 14) ? 51 : 93, 14))
    last = place
    for round in relay.rounds {
      let leg = line[77 + round.place]
      guard (0x31...0x39).contains(leg) else { continue }
      // Only one swimmer begins, so that the splits after the legs are those of few swims.
      let isFirst = leg == UInt8(ascii: "1") && !current.contains { currentSwim($0).round == round.round }
      let distance = relay.event.distance / 4
      let swim = MeetSwim(
        event: relay.event, round: round.round, day: relay.day, course: round.course, style: relay.style,
        distance: distance, time: isFirst && relay.rounds.count == 1 ? line.time(80, 8) : nil,
        status: round.time.skip, isExhibition: false, leg: isFirst ? .first(isMixed: relay.isMixed) : .other,
        splits: MeetSplits(distance: distance))
      if isFirst { add(swim, of: place) } else { swimmers[place].swims.append(swim) }
    }
  }

  private func currentSwim(_ current: Current) -> MeetSwim { swimmers[current.swimmer].swims[current.swim] }

  private mutating func add(_ swim: MeetSwim, of place: Int) {
    hasResults = true
    current.append(Current(swimmer: place, swim: swimmers[place].swims.count))
    swimmers[place].swims.append(swim)
  }

  /// Reads up to ten splits. A swim with more splits has several such lines in succession.
  private mutating func readSplits(_ line: MeetLine) {
    let step = line.integer(59, 4) ?? 0
    let round = MeetSwim.Round(letter: line[144])
    let areIntervals = line[63] == UInt8(ascii: "I")
    for index in current.indices {
      let (place, number) = (current[index].swimmer, current[index].swim)
      guard line[144] == UInt8(ascii: " ") || round == currentSwim(current[index]).round else { continue }
      for start in stride(from: 64, to: 144, by: 8) {
        current[index].slots += 1
        if line.isEmpty(start, 8) || line.has("0.00", at: start, 8) {
          current[index].hasGap = true
          continue
        }
        guard step > 0, var time = line.time(start, 8), !areIntervals || !current[index].hasGap else {
          swimmers[place].swims[number].splits.add(nil)
          continue
        }
        if areIntervals {
          current[index].sum += time
          time = current[index].sum
        }
        swimmers[place].swims[number].splits.add(
          OfficialResult.Split(distance: current[index].slots * step, hundredths: time))
      }
      // The time of a relay's first leg, unless the line of the leg has it.
      let swim = currentSwim(current[index])
      if swim.leg != nil, swim.time == nil { swimmers[place].swims[number].time = swim.splits.end }
    }
  }

  /// Returns the index of a swimmer. Adds the swimmer if the file has not named them before.
  /// - Parameter name: `Last, First M`; a single letter as the last word is an initial.
  private mutating func swimmer(_ name: String, _ birth: CivilDay?, licence: String) -> Int {
    let person = Person(name: name, birth: birth)
    if let place = places[person] { return place }
    places[person] = swimmers.count
    let parts = name.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    var first = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
    let initial = first.count > 1 && first.last?.count == 1 ? first.removeLast() : ""
    swimmers.append(
      MeetSwimmer(
        first: first.joined(separator: " "), last: String(parts[0]), initial: initial, birth: birth, licence: licence,
        club: club))
    return swimmers.count - 1
  }

  /// Returns the time in the eight columns that start with `column`; nil if they are blank.
  private static func time(_ line: MeetLine, _ column: Int) -> Time? {
    if line.isEmpty(column, 8) { return nil }
    if line.has("NT", at: column, 8) { return Time(skip: .noTime) }
    if line.has("NS", at: column, 8) || line.has("SCR", at: column, 8) { return Time(skip: .didNotStart) }
    if line.has("DNF", at: column, 8) { return Time(skip: .didNotFinish) }
    if line.has("DQ", at: column, 8) || line[column + 8] == UInt8(ascii: "X") { return Time(skip: .disqualified) }
    return Time(hundredths: line.time(column, 8))
  }

  private static func style(_ digit: UInt8, isRelay: Bool) -> StrokeStyle? {
    switch digit {
    case UInt8(ascii: "1") where !isRelay, UInt8(ascii: "6") where isRelay: .freestyle
    case UInt8(ascii: "2") where !isRelay: .backstroke
    case UInt8(ascii: "3") where !isRelay: .breaststroke
    case UInt8(ascii: "4") where !isRelay: .butterfly
    case UInt8(ascii: "5") where !isRelay, UInt8(ascii: "7") where isRelay: .mix
    default: nil
    }
  }

  private static func course(_ letter: UInt8) -> SwimCourse? {
    switch letter {
    case UInt8(ascii: "1"), UInt8(ascii: "S"): .shortCourseMetres
    case UInt8(ascii: "2"), UInt8(ascii: "Y"): .shortCourseYards
    case UInt8(ascii: "3"), UInt8(ascii: "L"): .longCourseMetres
    default: nil
    }
  }
}
