import BookApplication
import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain

/// Reads sessions in exports of Polar Flow, whose files have names such as `training-session-….json`. Times are local;
/// the UTC offset is in a separate member.
enum PolarReader {
  /// - Parameter zone: the time zone of sessions without a UTC offset.
  static func runs(
    in bytes: [UInt8], _ context: ActivityContext, _ zone: RunZone
  ) throws(FormatProblem) -> ReadRuns {
    var read = ReadRuns()
    let session = try ExportJSON(document: bytes)
    for exercise in (session["exercises"]?.elements ?? []).prefix(ReadRuns.most) {
      // A target is in a file of the same form. It has no end, and its exercises have no start.
      guard exercise["startTime"] != nil || session["stopTime"] != nil else { continue }
      let clock = PolarClock(exercise, zone)
      if clock.hasNoZone { read.remarks.append(.noZone) }
      let sport = exercise["sport"]?.text ?? session["name"]?.text
      let start = clock.time(exercise["startTime"]) ?? clock.time(session["startTime"])
      let decision = context.decide(StatedSport(word: sport))
      let name = session["name"]?.text
      if decision.isKept(by: context) {
        read.add(recorded(exercise, start, clock, name: name), decision)
      } else if decision.sport?.isSwim == true {
        read.addSwim(recorded(exercise, start, clock, name: name))
      } else {
        read.leaveOut(decision, start: start, isOurs: true)
      }
    }
    return read
  }

  private static func recorded(
    _ exercise: ExportJSON, _ start: Timestamp?, _ clock: PolarClock, name: String?
  ) -> RecordedRun {
    var recorded = RecordedRun(source: "Polar", name: name?.cleanName)
    recorded.start = start
    recorded.utcOffset = clock.offset
    recorded.fixes = fixes(exercise, clock)
    let end = clock.time(exercise["stopTime"])
    recorded.timer = [(start, true), (end, false)].compactMap { time, isStart in
      time.map { TimerEvent(time: $0, isStart: isStart) }
    }
    recorded.device = DeviceTotals(
      length: exercise["distance"]?.scaled(by: 1_000),
      active: exercise["duration"]?.text.flatMap(ISODuration.milliseconds),
      elapsed: start.flatMap { start in end.map { $0 - start } }, calories: exercise["kiloCalories"]?.scaled())
    return recorded
  }

  /// Creates fixes from the samples of the route, the odometer and the heart rate, which each have their own times.
  /// Combines samples that have the same time.
  private static func fixes(_ exercise: ExportJSON, _ clock: PolarClock) -> [RunFix] {
    var fixes: [Timestamp: RunFix] = [:]
    func add(_ name: String, _ value: (ExportJSON, inout RunFix) -> Void) {
      for sample in exercise["samples"]?[name]?.elements ?? [] {
        guard let time = clock.time(sample["dateTime"]) else { continue }
        value(sample, &fixes[time, default: RunFix(time: time)])
      }
    }
    add("recordedRoute") { sample, fix in
      guard let latitude = sample["latitude"]?.scaled(by: 1e7), let longitude = sample["longitude"]?.scaled(by: 1e7)
      else {
        return
      }
      fix.position = RunPosition(latitude: latitude, longitude: longitude)
      fix.elevation = sample["altitude"]?.scaled(by: 100).flatMap { Int32(exactly: $0) }
    }
    add("distance") { sample, fix in
      fix.odometer = sample["value"]?.scaled(by: 1_000).flatMap { RunFix.odometers.contains($0) ? $0 : nil }
    }
    add("heartRate") { sample, fix in fix.heartRate = sample["value"]?.scaled()?.rate }
    return fixes.values.sorted { $0.time < $1.time }
  }
}

/// Converts the local times of an exercise to instants.
private struct PolarClock {
  /// The exercise's UTC offset in seconds, positive east of Greenwich; nil if it is missing or implausible.
  let offset: Int?
  /// The rules of the time zone for exercises without an offset; nil if no zone is known, so that times count as UTC.
  private let rules: TimeZoneRules?

  init(_ exercise: ExportJSON, _ zone: RunZone) {
    offset = exercise["timezoneOffset"]?.scaled(by: 60).flatMap {
      Timestamp.utcOffsets.contains(Int($0)) ? Int($0) : nil
    }
    rules = zone.rules
  }

  var hasNoZone: Bool { offset == nil && rules == nil }

  func time(_ value: ExportJSON?) -> Timestamp? {
    guard let text = value?.text, let local = LocalText.time(text) else { return nil }
    if let offset { return local + Int64(offset) * -1_000 }
    return rules.map { $0.instant(of: CivilDateTime(local, offset: 0)) } ?? local
  }
}
