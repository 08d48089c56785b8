import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain

/// Reads activities in exports of Nike Run Club, which have a file each or are in a list. Their times are in
/// milliseconds since 1970, in UTC.
enum NikeReader {
  static func runs(in bytes: [UInt8], _ context: ActivityContext) throws(FormatProblem) -> ReadRuns {
    var read = ReadRuns()
    let document = try ExportJSON(document: bytes)
    let list = document["activities"] ?? document
    for activity in (list.elements.isEmpty ? [document] : list.elements).prefix(ReadRuns.most) {
      let start = time(activity["start_epoch_ms"])
      let decision = context.decide(StatedSport(word: activity["type"]?.text))
      if decision.isKept(by: context) {
        read.add(recorded(activity, start), decision)
      } else {
        read.leaveOut(decision, start: start, isOurs: true)
      }
    }
    return read
  }

  private static func recorded(_ activity: ExportJSON, _ start: Timestamp?) -> RecordedRun {
    var recorded = RecordedRun(source: "Nike", name: activity["tags"]?["com.nike.name"]?.text?.cleanName)
    let end = time(activity["end_epoch_ms"])
    recorded.start = start
    recorded.fixes = fixes(activity)
    recorded.timer = [(start, true), (end, false)].compactMap { time, isStart in
      time.map { TimerEvent(time: $0, isStart: isStart) }
    }
    for moment in activity["moments"]?.elements ?? [] where moment["key"]?.text == "halt" {
      guard let time = time(moment["timestamp"]), let value = moment["value"]?.text else { continue }
      // The values are `pause`, `resume`, `auto_pause` and `auto_resume`.
      recorded.timer.append(TimerEvent(time: time, isStart: value.hasSuffix("resume")))
    }
    let total = activity["summaries"]?.elements.first { $0["metric"]?.text == "distance" }
    recorded.device = DeviceTotals(
      length: total?["value"]?.scaled(by: 1_000_000), active: activity["active_duration_ms"]?.scaled(),
      elapsed: start.flatMap { start in end.map { $0 - start } })
    return recorded
  }

  /// Creates fixes from the activity's positions. If it has no positions, creates them from its distances, whose
  /// running sum becomes the odometer reading.
  private static func fixes(_ activity: ExportJSON) -> [RunFix] {
    var values: [String: [ExportJSON]] = [:]
    for metric in activity["metrics"]?.elements ?? [] {
      if let type = metric["type"]?.text { values[type, default: []] += metric["values"]?.elements ?? [] }
    }
    var fixes: [Timestamp: RunFix] = [:]
    var latitudes: [Timestamp: Int64] = [:]
    for value in values["latitude"] ?? [] {
      if let time = time(value["start_epoch_ms"]) { latitudes[time] = value["value"]?.scaled(by: 1e7) }
    }
    for value in values["longitude"] ?? [] {
      guard let time = time(value["start_epoch_ms"]), let latitude = latitudes[time],
        let longitude = value["value"]?.scaled(by: 1e7)
      else { continue }
      fixes[time] = RunFix(time: time, position: RunPosition(latitude: latitude, longitude: longitude))
    }
    if fixes.isEmpty { fixes = odometer(values["distance"] ?? []) }
    for value in values["elevation"] ?? [] {
      guard let time = time(value["start_epoch_ms"]) else { continue }
      fixes[time]?.elevation = value["value"]?.scaled(by: 100).flatMap { Int32(exactly: $0) }
    }
    for value in values["heart_rate"] ?? [] {
      guard let time = time(value["start_epoch_ms"]) else { continue }
      fixes[time, default: RunFix(time: time)].heartRate = value["value"]?.scaled()?.rate
    }
    return fixes.values.sorted { $0.time < $1.time }
  }

  /// Creates fixes with odometer readings.
  /// - Parameter steps: distances in kilometres, each with its time.
  private static func odometer(_ steps: [ExportJSON]) -> [Timestamp: RunFix] {
    var fixes: [Timestamp: RunFix] = [:]
    var sum: Int64 = 0
    let ends = steps.compactMap { step in time(step["end_epoch_ms"]).map { ($0, step["value"]?.scaled(by: 1e6) ?? 0) } }
    for (time, length) in ends.sorted(by: { $0.0 < $1.0 }) {
      sum = min(sum + max(0, length), RunFix.odometers.upperBound + 1)
      fixes[time] = RunFix(time: time, odometer: RunFix.odometers.contains(sum) ? sum : nil)
    }
    return fixes
  }

  private static func time(_ value: ExportJSON?) -> Timestamp? {
    value?.scaled().map { Timestamp(milliseconds: $0) }.flatMap { $0.isInCalendar ? $0 : nil }
  }
}
