import KernelDomain

/// An Apple Health export written from a table of swims: `start | pool | laps | device | heart`, the last two left out
/// where they do not matter. The heart rate, such as `120 to 150`, changes evenly over the swim. The pool is `25 m`,
/// `25 yd`, `unknown` or `open water`. Laps are written as a swimmer notes them, such as `4 × 20.00 freestyle, rest 60,
/// 2 × 25.50 backstroke 12 strokes`, and a swim without lengths as `1500 m in 2100`.
struct HealthExport {
  let xml: String

  init(_ table: [[String]]) throws {
    let header = table.first ?? []
    let swims = try table.dropFirst().map { row in
      try ExportedSwim(Dictionary(uniqueKeysWithValues: zip(header, row)))
    }
    // Records stand before workouts, as in real exports.
    xml =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <HealthData locale="cs_CZ">
      <ExportDate value="2025-06-01 12:00:00 +0200"/>
      \(swims.map(\.records).joined())\(swims.map(\.swim).joined())</HealthData>

      """
  }
}

/// One swim as an export tells it: the strokes as records, the laps as events of a workout.
private struct ExportedSwim {
  private(set) var records = ""
  private var events = ""
  private let device: String
  private let start: AppleDate
  private let pool: String
  /// The attributes of the total distance, for a swim without lengths.
  private var total = ""
  /// Milliseconds since the start.
  private var passed = 0

  init(_ row: [String: String]) throws {
    guard let start = row["start"].flatMap(AppleDate.init), let pool = row["pool"], let laps = row["laps"] else {
      throw SpecFailure("a swim needs start, pool and laps: \(row)")
    }
    device = row["device"] ?? "Watch"
    self.start = start
    self.pool = pool
    for part in laps.split(separator: ",") { try add(part.split(separator: " ")) }
    try row["heart"].map { try addHeartRates($0.split(separator: " ")) }
  }

  private mutating func addHeartRates(_ words: [Substring]) throws {
    guard words.count == 3, let first = Int(words[0]), let last = Int(words[2]) else {
      throw SpecFailure("not a heart rate such as 120 to 150: \(words.joined(separator: " "))")
    }
    for moment in stride(from: 0, through: passed, by: 5_000) {
      let time = start.plus(moment)
      records += """
        <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="\(device)" unit="count/min" \
        startDate="\(time)" endDate="\(time)" value="\(first + (last - first) * moment / passed)"/>

        """
    }
  }

  /// `rest 60`, `1500 m in 2100`, `4 × 20.00 freestyle` or `4 × 20.00 freestyle 12 strokes`.
  private mutating func add(_ words: [Substring]) throws {
    if words.count == 2, words[0] == "rest", let rest = milliseconds(words[1]) {
      passed += rest
      return
    }
    if words.count == 4, words[2] == "in", let time = milliseconds(words[3]) {
      passed += time
      total = " totalDistance=\"\(words[0])\" totalDistanceUnit=\"\(words[1])\""
      return
    }
    guard words.count == 4 || words.count == 6, let count = Int(words[0]), words[1] == "×",
      let duration = milliseconds(words[2]), let style = styleCodes[String(words[3])]
    else { throw SpecFailure("not told as a swimmer does: \(words.joined(separator: " "))") }
    for _ in 0..<count {
      addLap(duration, style, strokes: words.count == 6 ? words[4] : nil)
    }
  }

  private mutating func addLap(_ duration: Int, _ style: Int, strokes: Substring?) {
    let begin = start.plus(passed)
    passed += duration
    let entry = "<MetadataEntry key=\"HKSwimmingStrokeStyle\" value=\"\(style)\"/>"
    events += """
      <WorkoutEvent type="HKWorkoutEventTypeLap" date="\(begin)" duration="\(seconds(duration))" durationUnit="s">
      \(entry)
      </WorkoutEvent>

      """
    guard let strokes else { return }
    records += """
      <Record type="HKQuantityTypeIdentifierSwimmingStrokeCount" sourceName="\(device)" unit="count" \
      startDate="\(begin)" endDate="\(start.plus(passed))" value="\(strokes)">
      \(entry)
      </Record>

      """
  }

  var swim: String {
    let length = pool == "25 yd" ? "22.86 m" : pool
    let location = pool == "open water" ? 2 : 1
    let entry = location == 2 || pool == "unknown" ? "" : "<MetadataEntry key=\"HKLapLength\" value=\"\(length)\"/>"
    return """
      <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="\(seconds(passed))" durationUnit="s" \
      sourceName="\(device)" startDate="\(start)" endDate="\(start.plus(passed))"\(total)>
      <MetadataEntry key="HKSwimmingLocationType" value="\(location)"/>
      \(entry)
      \(events)</Workout>

      """
  }
}

/// HKSwimmingStrokeStyle.
private let styleCodes = [
  "unknown": 0, "mix": 1, "freestyle": 2, "backstroke": 3, "breaststroke": 4, "butterfly": 5, "kickboard": 6,
]

private func milliseconds(_ seconds: Substring) -> Int? {
  Double(seconds).map { Int(($0 * 1_000).rounded()) }
}

private func seconds(_ milliseconds: Int) -> String {
  "\(milliseconds / 1_000).\(ASCII.decimal(milliseconds % 1_000, digits: 3))"
}
