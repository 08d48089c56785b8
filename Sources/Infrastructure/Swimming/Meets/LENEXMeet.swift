import Formats
import KernelDomain
import SwimmingDomain

/// A meet in a LENEX file. Decides which of its results count as the athletes' official results.
struct LENEXMeet {
  let name: String
  let city: String?
  let nation: String?
  let course: String?
  var pointTable: String?
  var events: [String: LENEXEvent] = [:]
  var athletes: [LENEXAthlete] = []
  var relays: [LENEXRelay] = []

  init(_ element: XMLElement) throws(FormatProblem) {
    name = try element.string("name")?.cleanName ?? ""
    city = try element.string("city").flatMap { $0.isEmpty ? nil : $0.cleanName }
    nation = try element.string("nation").flatMap { $0.isEmpty ? nil : $0.cleanName }
    course = try element.string("course")
  }

  /// Returns the athletes of the meet, each with the results that count as official results.
  /// - Parameter today: the day on which the file is read.
  func counted(on today: CivilDay) -> [MeetAthlete] {
    var legs: [String: [(result: LENEXResult, relay: LENEXRelay)]] = [:]
    var otherLegs: [String: Int] = [:]
    for relay in relays {
      for result in relay.results {
        for position in result.positions where position.number != 1 { otherLegs[position.athlete, default: 0] += 1 }
        guard let first = result.positions.first(where: { $0.number == 1 }) else { continue }
        legs[first.athlete, default: []].append((result, relay))
      }
    }
    return athletes.map { athlete in
      var counted = MeetAthlete(
        name: athlete.name, writtenNames: athlete.writtenNames, birth: athlete.birth, licence: athlete.licence,
        club: athlete.club)
      for result in athlete.results { add(result, to: &counted, today) }
      counted.otherLegs = otherLegs[athlete.id] ?? 0
      for leg in legs[athlete.id] ?? [] { add(leg.result, of: leg.relay, to: &counted, today) }
      counted.results = OfficialResultRule.sorted(counted.results)
      return counted
    }
  }

  private func add(_ result: LENEXResult, to athlete: inout MeetAthlete, _ today: CivilDay) {
    do throws(MeetSkipped) {
      let event = try event(of: result)
      if let why = LENEXMeet.skip(result.status) { throw MeetSkipped(why) }
      let (day, course, style) = try place(event)
      guard let time = result.time else { throw MeetSkipped(.noTime) }
      var official = OfficialResult(
        day: day, meet: name, city: city, nation: nation, course: course, style: style, distance: event.distance,
        hundredths: time, round: event.round, isExhibition: result.status == "EXH",
        splits: result.splits.filter { $0.distance < event.distance },
        points: result.points, pointTable: pointTable)
      if result.hasBadSplit || !OfficialResultRule.areSound(official.splits, of: official) {
        official.splits = []
        athlete.splitsLeftOut += 1
      }
      try official.checkCounts(on: today)
      athlete.results.append(official)
    } catch {
      athlete.skipped[error.why, default: 0] += 1
    }
  }

  /// Adds the first leg of a relay to the athlete's results. It counts as an official result because it starts like an
  /// individual event.
  private func add(
    _ result: LENEXResult, of relay: LENEXRelay, to athlete: inout MeetAthlete, _ today: CivilDay
  ) {
    do throws(MeetSkipped) {
      let event = try event(of: result)
      let status = [result.status] + result.positions.filter { $0.number == 1 }.map(\.status)
      guard relay.gender != "X", event.gender != "X", status.allSatisfy({ LENEXMeet.skip($0) == nil }) else {
        throw MeetSkipped(.relayLeg)
      }
      let (day, course, style) = try place(event)
      let leg = event.distance
      guard let time = result.splits.first(where: { $0.distance == leg })?.hundredths else {
        throw MeetSkipped(.noTime)
      }
      var official = OfficialResult(
        day: day, meet: name, city: city, nation: nation, course: course,
        style: style == .mix ? .backstroke : style, distance: leg, hundredths: time, round: event.round,
        isExhibition: status.contains("EXH"), isLeadOff: true, splits: result.splits.filter { $0.distance < leg })
      if !OfficialResultRule.areSound(official.splits, of: official) {
        official.splits = []
        athlete.splitsLeftOut += 1
      }
      try official.checkCounts(on: today)
      athlete.results.append(official)
    } catch {
      athlete.skipped[error.why, default: 0] += 1
    }
  }

  private func event(of result: LENEXResult) throws(MeetSkipped) -> LENEXEvent {
    guard let event = events[result.event], event.distance > 0 else { throw MeetSkipped(.unknownEvent) }
    return event
  }

  /// Returns the day, course and style of an event. Fails if results of the event cannot be official results, for
  /// example because it is in open water.
  private func place(_ event: LENEXEvent) throws(MeetSkipped) -> (CivilDay, SwimCourse, StrokeStyle) {
    guard event.technique.isEmpty else { throw MeetSkipped(.technique) }
    guard let style = event.style else { throw MeetSkipped(.stroke) }
    guard let course = LENEXMeet.course(event.session.course ?? course ?? "") else { throw MeetSkipped(.course) }
    guard let day = event.session.day else { throw MeetSkipped(.unknownEvent) }
    return (day, course, style)
  }

  /// Returns the course with this name; nil for open water, and for pools of unknown length.
  private static func course(_ name: String) -> SwimCourse? {
    switch name {
    case "LCM": .longCourseMetres
    case "SCM": .shortCourseMetres
    case "SCY": .shortCourseYards
    case "SCM20": PoolLength(centimetres: 2_000).map(SwimCourse.init)
    case "SCM33": PoolLength(centimetres: 3_333).map(SwimCourse.init)
    default: nil
    }
  }

  /// Returns why results with this status are not official results; nil if they are.
  private static func skip(_ status: String) -> MeetSkip? {
    switch status {
    case "", "EXH": nil
    case "DSQ": .disqualified
    case "DNS": .didNotStart
    case "DNF": .didNotFinish
    case "WDR": .withdrawn
    case "SICK": .sick
    default: .otherStatus
    }
  }
}
