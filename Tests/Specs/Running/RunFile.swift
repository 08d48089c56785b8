import KernelDomain

/// A watch's file (TCX) written from a row of a table: `start | legs | device | kcal | heart`, the last three left out
/// where they do not matter. `heart` is the heart rate in each leg, such as `130, 165`. Legs are written as a runner
/// notes them: `1000 m in 300, rest 60, 500 m in 150`. The watch counts the length; a leg is a lap, and each leads on
/// at a right angle, to the north first.
struct RunFile {
  let xml: String

  init(_ row: [String: String]) throws {
    guard let start = row["start"].flatMap({ Timestamp($0) }), let legs = row["legs"] else {
      throw SpecFailure("a run needs start and legs: \(row)")
    }
    var way = Way(start: start)
    let rates = (row["heart"] ?? "").split(separator: ",").map { $0.filter(\.isNumber) }
    let laps = try legs.split(separator: ",").enumerated().map {
      way.heartRate = $0.offset < rates.count ? rates[$0.offset] : nil
      return try way.lap(RunFile.words($0.element), kcal: $0.offset == 0 ? row["kcal"] : nil)
    }
    xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
      <Activity Sport="Running"><Id>\(start)</Id>
      \(laps.joined())<Creator><Name>\(row["device"] ?? "Watch")</Name></Creator>
      </Activity></Activities></TrainingCenterDatabase>

      """
  }

  private static func words(_ leg: Substring) -> [String] { leg.split(separator: " ").map(String.init) }
}

/// How far the runner has come.
private struct Way {
  /// Seconds between two points.
  private static let step = 5

  private let start: Timestamp
  private var seconds = 0
  private var metres = 0.0
  private var latitude = 50.0875
  private var longitude = 14.4214
  private var legs = 0
  /// The heart rate in this leg; nil if the watch does not tell it.
  var heartRate: String?

  init(start: Timestamp) {
    self.start = start
  }

  /// - Parameter words: `1000 m in 300` or `rest 60`.
  mutating func lap(_ words: [String], kcal: String?) throws -> String {
    if words.count == 2, words[0] == "rest", let rest = Int(words[1]) {
      seconds += rest
      return ""
    }
    guard words.count == 4, words[1] == "m", words[2] == "in", let length = Double(words[0]), let time = Int(words[3])
    else { throw SpecFailure("not told as a runner does: \(words.joined(separator: " "))") }
    let (begin, before) = (seconds, metres)
    var points = legs == 0 ? [point] : []
    while seconds < begin + time {
      let passed = min(Way.step, begin + time - seconds)
      go(length * Double(passed) / Double(time))
      seconds += passed
      points.append(point)
    }
    legs += 1
    return """
      <Lap StartTime="\(instant(begin))"><TotalTimeSeconds>\(time)</TotalTimeSeconds>\
      <DistanceMeters>\(metres - before)</DistanceMeters>\(kcal.flatMap { $0.isEmpty ? nil : "<Calories>\($0)</Calories>" } ?? "")\
      <Track>\(points.joined())</Track></Lap>

      """
  }

  /// A degree of latitude is about 111.2 km, one of longitude here 71.3 km.
  private mutating func go(_ metres: Double) {
    self.metres += metres
    switch legs % 4 {
    case 0: latitude += metres / 111_200
    case 1: longitude += metres / 71_300
    case 2: latitude -= metres / 111_200
    default: longitude -= metres / 71_300
    }
  }

  private var point: String {
    """
    <Trackpoint><Time>\(instant(seconds))</Time><Position><LatitudeDegrees>\(latitude)</LatitudeDegrees>\
    <LongitudeDegrees>\(longitude)</LongitudeDegrees></Position><DistanceMeters>\(metres)</DistanceMeters>\(heart)</Trackpoint>

    """
  }

  private var heart: String { heartRate.map { "<HeartRateBpm><Value>\($0)</Value></HeartRateBpm>" } ?? "" }

  private func instant(_ seconds: Int) -> Timestamp { start + Int64(seconds) * 1_000 }
}
