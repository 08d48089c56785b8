import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain

/// Reads sessions in exports of Polar Flow, whose files have names such as `training-session-….json`. Times are local;
/// the UTC offset is in a separate member.
enum PolarReader {
  static func runs(in bytes: [UInt8], _ context: ActivityContext) throws(FormatProblem) -> ReadRuns {
    var read = ReadRuns()
    let session = try ExportJSON(document: bytes)
    for exercise in session["exercises"]?.elements ?? [] {
      let sport = exercise["sport"]?.text ?? session["name"]?.text
      let start = time(exercise["startTime"], exercise) ?? time(session["startTime"], exercise)
      let decision = context.decide(StatedSport(word: sport))
      guard decision.isKept(by: context) else {
        read.leaveOut(decision, start: start, isOurs: true)
        continue
      }
      read.add(recorded(exercise, start, name: session["name"]?.text), decision)
    }
    return read
  }

  private static func recorded(_ exercise: ExportJSON, _ start: Timestamp?, name: String?) -> RecordedRun {
    var recorded = RecordedRun(source: "Polar", name: name?.cleanName)
    recorded.start = start
    recorded.utcOffset = offset(exercise)
    recorded.fixes = fixes(exercise)
    let end = time(exercise["stopTime"], exercise)
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
  private static func fixes(_ exercise: ExportJSON) -> [RunFix] {
    var fixes: [Timestamp: RunFix] = [:]
    func add(_ name: String, _ value: (ExportJSON, inout RunFix) -> Void) {
      for sample in exercise["samples"]?[name]?.elements ?? [] {
        guard let time = time(sample["dateTime"], exercise) else { continue }
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

  private static func time(_ value: ExportJSON?, _ exercise: ExportJSON) -> Timestamp? {
    guard let text = value?.text, let local = LocalText.time(text) else { return nil }
    return local + Int64(offset(exercise) ?? 0) * -1_000
  }

  /// Returns the exercise's UTC offset in seconds, positive east of Greenwich; nil if it is missing or implausible.
  private static func offset(_ exercise: ExportJSON) -> Int? {
    exercise["timezoneOffset"]?.scaled(by: 60).flatMap { Timestamp.utcOffsets.contains(Int($0)) ? Int($0) : nil }
  }
}
