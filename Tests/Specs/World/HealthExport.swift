import KernelDomain

/// An Apple Health export written from a table of swims: `start | pool | laps | device`, the last left out where it
/// does not matter. Laps are told as a swimmer does: `4 × 20.00 freestyle, rest 60, 2 × 25.50 backstroke`.
struct HealthExport {
  let xml: String

  init(_ table: [[String]]) throws {
    let header = table.first ?? []
    let workouts = try table.dropFirst().map { row in
      try HealthExport.workout(Dictionary(uniqueKeysWithValues: zip(header, row)))
    }
    xml =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData locale=\"cs_CZ\">\n"
      + "<ExportDate value=\"2025-06-01 12:00:00 +0200\"/>\n" + workouts.joined() + "</HealthData>\n"
  }

  private static func workout(_ row: [String: String]) throws -> String {
    guard let start = row["start"].flatMap(Moment.init), let pool = row["pool"], let laps = row["laps"] else {
      throw SpecFailure("a swim needs start, pool and laps: \(row)")
    }
    var events = ""
    var passed = 0
    for part in laps.split(separator: ",").map({ $0.split(separator: " ") }) {
      if part.first == "rest", part.count == 2, let rest = milliseconds(part[1]) {
        passed += rest
      } else if part.count == 4, let count = Int(part[0]), part[1] == "×", let lap = milliseconds(part[2]),
        let style = codes[String(part[3])]
      {
        for _ in 0..<count {
          events += event(start.plus(passed), lap, style)
          passed += lap
        }
      } else {
        throw SpecFailure("not told as a swimmer does: \(part.joined(separator: " "))")
      }
    }
    return """
      <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="\(seconds(passed))" durationUnit="s" \
      sourceName="\(row["device"] ?? "Watch")" startDate="\(start)" endDate="\(start.plus(passed))">
      <MetadataEntry key="HKSwimmingLocationType" value="1"/>
      <MetadataEntry key="HKLapLength" value="\(pool == "25 yd" ? "22.86 m" : pool)"/>
      \(events)</Workout>

      """
  }

  private static func event(_ start: Moment, _ lap: Int, _ style: Int) -> String {
    """
    <WorkoutEvent type="HKWorkoutEventTypeLap" date="\(start)" duration="\(seconds(lap))" durationUnit="s">
    <MetadataEntry key="HKSwimmingStrokeStyle" value="\(style)"/>
    </WorkoutEvent>

    """
  }

  /// HKSwimmingStrokeStyle.
  private static let codes = [
    "unknown": 0, "mix": 1, "freestyle": 2, "backstroke": 3, "breaststroke": 4, "butterfly": 5, "kickboard": 6,
  ]

  private static func milliseconds(_ seconds: Substring) -> Int? {
    Double(seconds).map { Int(($0 * 1_000).rounded()) }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1_000).\(padded(milliseconds % 1_000, 3))"
  }
}

/// A date as Apple Health writes it: whole seconds, with the clock's offset.
private struct Moment: CustomStringConvertible {
  private var local: Timestamp
  private let offset: String

  /// `2025-05-02 16:35:00 +0200`.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let local = Timestamp("\(parts[0])T\(parts[1])Z") else { return nil }
    self.local = local
    self.offset = String(parts[2])
  }

  func plus(_ milliseconds: Int) -> Moment {
    var moment = self
    moment.local = local + Int64(milliseconds)
    return moment
  }

  var description: String {
    let clock = CivilDateTime(local)
    return "\(clock.day) \(clock.time) \(offset)"
  }
}
