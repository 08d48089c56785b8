package import KernelDomain

/// What can be an official result.
package enum OfficialResultRule {
  /// What is wrong with one.
  package enum Problem: Error, Hashable, Sendable {
    /// The distance is no whole number of lengths of the pool.
    case distance
    /// Only the four strokes and the medley are swum at meets.
    case style
    /// No time, or more than a day.
    case time
    /// A split lies beyond the result, or is no later than the one before.
    case splits
    case meetMissing
    /// Nobody can mean that day.
    case day
  }

  /// Up to a day, in hundredths of a second.
  package static let times = 1...8_640_000
  /// The longest distance, in the course's unit.
  package static let longestDistance = 30_000
  /// The strokes of meets.
  package static let styles: [StrokeStyle] = [.freestyle, .backstroke, .breaststroke, .butterfly, .mix]

  /// - Parameter today: when it is taken into the book.
  package static func check(_ result: OfficialResult, on today: CivilDay) throws(Problem) {
    guard PlausibleDays.past(on: today).contains(result.day) else { throw .day }
    guard styles.contains(result.style) else { throw .style }
    guard result.distance <= longestDistance, isSwum(result.distance, on: result.course) else { throw .distance }
    guard times.contains(result.hundredths) else { throw .time }
    guard areSound(result.splits, of: result) else { throw .splits }
    guard result.meet.contains(where: { !$0.isWhitespace }) else { throw .meetMissing }
  }

  /// Whether it may be the name of a round, as `FIN` is: up to 20 letters of A to Z.
  package static func isRound(_ text: String) -> Bool {
    (1...20).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Splits grow in distance and time, and stay below the result's.
  package static func areSound(_ splits: [OfficialResult.Split], of result: OfficialResult) -> Bool {
    var last = OfficialResult.Split(distance: 0, hundredths: 0)
    for split in splits + [OfficialResult.Split(distance: result.distance, hundredths: result.hundredths)] {
      guard split.distance > last.distance, split.hundredths > last.hundredths else { return false }
      last = split
    }
    return true
  }

  private static func isSwum(_ distance: Int, on course: SwimCourse) -> Bool {
    guard distance > 0 else { return false }
    return switch course {
    case .longCourseMetres: distance.isMultiple(of: 50)
    case .shortCourseMetres, .shortCourseYards: distance.isMultiple(of: 25)
    case .other(let pool): AttemptRule.lapCount(of: Distance(distance, .metre), in: pool) != nil
    }
  }

  /// Whether it is faster than anybody swims, on average: as of a lap that no record counts.
  package static func isFasterThanAnybody(_ result: OfficialResult) -> Bool {
    guard let speed = SuspicionRule.fastest(result.style) else { return false }
    let centimetres = Int64(result.distance * result.course.unit.hundredthsOfMillimetre) / 1_000
    // cm / (hundredths / 100) > speed.
    return centimetres * 100 > speed * Int64(result.hundredths)
  }

  /// Those of them that are not among the others, once each, by day.
  package static func new(_ results: [OfficialResult], among known: [OfficialResult]) -> [OfficialResult] {
    var seen = Set(known.map(\.id))
    return sorted(results.filter { seen.insert($0.id).inserted })
  }

  /// Oldest day first.
  package static func sorted(_ results: [OfficialResult]) -> [OfficialResult] {
    results.sorted { ($0.day, $0.id.description) < ($1.day, $1.id.description) }
  }

  /// A time as results lists have it, in hundredths of a second: `33.1` is 33.10, `1:12.34`, `0:36.20`, `1:02:03.04`,
  /// with a point or comma. Nil for anything else, such as sixty seconds or three decimals.
  package static func time(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last else { return nil }
    let second = last.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(second.count), var total = number(second[0], most: parts.count > 1 ? 59 : 99_999) else {
      return nil
    }
    if parts.count > 1, second[0].count != 2 { return nil }
    for (place, part) in parts.dropLast().reversed().enumerated() {
      let isFirst = place == parts.count - 2
      guard let value = number(part, most: isFirst ? 9_999 : 59), isFirst || part.count == 2 else { return nil }
      total += value * (place == 0 ? 60 : 3_600)
    }
    guard second.count == 2 else { return total * 100 }
    guard (1...2).contains(second[1].count), let fraction = number(second[1], most: 99) else { return nil }
    return total * 100 + (second[1].count == 1 ? 10 * fraction : fraction)
  }

  private static func number(_ text: Substring, most: Int) -> Int? {
    ASCII.integer(Array(text.utf8)).flatMap { $0 <= most ? $0 : nil }
  }
}
