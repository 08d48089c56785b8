import KernelDomain
import SwimmingDomain

/// An athlete's swim in a meet file with fixed columns, before it is decided whether the swim counts as an official
/// result.
struct MeetSwim {
  /// Identifies an event at a meet. Swims in different rounds of an event have equal values.
  struct Event: Hashable {
    let meet: Meet
    let isRelay: Bool
    let number: String
    let distance: Int
    let stroke: UInt8
  }

  enum Round {
    case preliminary, swimOff, final
  }

  enum Leg {
    /// The first leg of a relay.
    /// - isMixed: whether both women and men swim in the relay.
    case first(isMixed: Bool)
    case other
  }

  let event: Event
  /// The round in which the athlete swam; nil if the file states an unknown one.
  let round: Round?
  /// The day of the swim; nil if neither the result nor the meet states one.
  let day: CivilDay?
  /// The course (the kind of pool) of the swim; nil if the file states an unknown one.
  let course: SwimCourse?
  /// The style of the event; nil if it is not one that is swum at meets, as in diving.
  let style: StrokeStyle?
  /// The distance that the athlete swam, in metres or yards.
  let distance: Int
  /// The time of the swim in hundredths of a second; nil if there is none.
  var time: Int?
  /// The reason why the result does not count, according to its status in the file; nil if the status gives no such
  /// reason.
  let status: MeetSkip?
  let isExhibition: Bool
  /// The leg that the athlete swam in a relay; nil for an individual event.
  let leg: Leg?
  var splits: MeetSplits
}

/// A meet in a file with fixed columns.
struct Meet: Hashable {
  var name = ""
  var city: String?
  var nation: String?
  /// The first day of the meet; nil if the file does not state it.
  var firstDay: CivilDay?
}

/// The splits of a swim in a meet file, as far as they have been read. Only splits that lead up to the result are kept,
/// so that their number is limited however many lines of splits a damaged file contains.
struct MeetSplits {
  /// The distance of the swim, in metres or yards.
  let distance: Int
  private(set) var splits: [OfficialResult.Split] = []
  /// The time at the swim's distance, in hundredths of a second; nil if no split states it.
  private(set) var end: Int?
  /// Whether any of the splits cannot be parsed, or does not follow the previous one.
  private(set) var areBad = false

  /// Adds the next split.
  /// - Parameter split: the split; nil if it cannot be parsed.
  mutating func add(_ split: OfficialResult.Split?) {
    guard let split else {
      areBad = true
      return
    }
    if split.distance == distance, end == nil { end = split.hundredths }
    guard split.distance < distance else { return }
    if split.distance > splits.last?.distance ?? 0 { splits.append(split) } else { areBad = true }
  }
}

/// An athlete in a meet file with fixed columns.
struct MeetSwimmer {
  var athlete: MeetAthlete
  var swims: [MeetSwim] = []

  /// Creates the swimmer from the parts of a name.
  /// - Parameters:
  ///   - nickname: a name used instead of the first name; empty if there is none.
  ///   - initial: the initial of the middle name; empty if there is none.
  init(
    first: String, last: String, nickname: String = "", initial: String = "", birth: CivilDay?, licence: String,
    club: String?
  ) {
    func name(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
    var written: [String] = []
    for first in [first, nickname] where !first.isEmpty || nickname.isEmpty {
      for name in [name(first, last), name(first, initial, last)] where !written.contains(name) { written.append(name) }
    }
    athlete = MeetAthlete(
      name: name(first, last), writtenNames: written, birth: birth, licence: licence.isEmpty ? nil : licence, club: club
    )
  }

  /// Returns the athlete with all swims that count as official results. Equal results count only once.
  /// - Parameter today: the day on which the file is read.
  func counted(on today: CivilDay) -> MeetAthlete {
    var athlete = athlete
    var known: Set<OfficialResult> = []
    let heats = Set(swims.filter { $0.round == .preliminary }.map(\.event))
    for swim in swims {
      if case .other = swim.leg {
        athlete.otherLegs += 1
        continue
      }
      do throws(MeetSkipped) {
        var result = try swim.result(hasHeats: heats.contains(swim.event))
        let leavesOut = swim.splits.areBad || !OfficialResultRule.areSound(result.splits, of: result)
        if leavesOut { result.splits = [] }
        try result.checkCounts(on: today)
        guard known.insert(result).inserted else { continue }
        if leavesOut { athlete.splitsLeftOut += 1 }
        athlete.results.append(result)
      } catch {
        athlete.skipped[error.why, default: 0] += 1
      }
    }
    athlete.results = OfficialResultRule.sorted(athlete.results)
    return athlete
  }
}

extension MeetSwim {
  /// Returns the official result of this swim. If the swim does not count as one, fails with the first reason found.
  /// - Parameter hasHeats: whether the event also had heats, so that its final was not its only round.
  fileprivate func result(hasHeats: Bool) throws(MeetSkipped) -> OfficialResult {
    var isLeadOff = false
    if case .first(let isMixed) = leg {
      isLeadOff = true
      if isMixed || status != nil { throw MeetSkipped(.relayLeg) }
    }
    guard let style else { throw MeetSkipped(.stroke) }
    if let status { throw MeetSkipped(status) }
    guard let course else { throw MeetSkipped(.course) }
    guard let round else { throw MeetSkipped(.round) }
    guard let time else { throw MeetSkipped(.noTime) }
    let meet = event.meet
    guard let day = day ?? meet.firstDay else { throw MeetSkipped(.day) }
    return OfficialResult(
      day: day, meet: meet.name, city: meet.city, nation: meet.nation, course: course,
      style: isLeadOff && style == .mix ? .backstroke : style, distance: distance, hundredths: time,
      round: round.code(hasHeats: hasHeats), isExhibition: isExhibition, isLeadOff: isLeadOff, splits: splits.splits)
  }
}

extension MeetSwim.Round {
  /// Creates the round from its letter: `P`, `S` or `F`; nil for any other letter.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "P"): self = .preliminary
    case UInt8(ascii: "S"): self = .swimOff
    case UInt8(ascii: "F"): self = .final
    default: return nil
    }
  }

  /// Returns the round's code in LENEX. A final without preceding heats has the code for the only round of an event.
  fileprivate func code(hasHeats: Bool) -> String {
    switch self {
    case .preliminary: "PRE"
    case .swimOff: "SOP"
    case .final: hasHeats ? "FIN" : OfficialResult.timedFinal
    }
  }
}

/// The reason why a result in a meet file does not count as an official result.
struct MeetSkipped: Error {
  let why: MeetSkip

  init(_ why: MeetSkip) { self.why = why }
}

extension OfficialResult {
  /// Fails if the result cannot count as an official result because of its distance or its day. A meet without a name
  /// is accepted. The time and the splits are not checked here, because the readers of meet files have checked them
  /// already.
  func checkCounts(on today: CivilDay) throws(MeetSkipped) {
    do {
      try OfficialResultRule.check(self, on: today)
    } catch {
      switch error {
      case .distance: throw MeetSkipped(.distance)
      case .day: throw MeetSkipped(.day)
      case .style, .time, .splits, .meetMissing: break
      }
    }
  }
}
