package import KernelDomain

/// Checks official results, and parses the times of results.
package enum OfficialResultRule {
  /// The reason why an official result is invalid.
  package enum Problem: Error, Hashable, Sendable {
    /// The distance is not a whole number of pool lengths, or it is too long.
    case distance
    /// The style does not occur at meets, which have only the four strokes and the individual medley.
    case style
    /// The time is 0, negative or longer than 24 hours.
    case time
    /// The splits are invalid. Each split must be before the final distance and time, and after the previous split.
    case splits
    case meetMissing
    /// The day is in the future, or too long ago to be correct.
    case day
  }

  /// The valid times, in hundredths of a second: up to 24 hours.
  package static let times = 1...8_640_000
  /// The longest valid distance, in metres or yards.
  package static let longestDistance = 30_000
  /// The valid styles of events at meets; `mix` means the individual medley.
  package static let styles: [StrokeStyle] = [.freestyle, .backstroke, .breaststroke, .butterfly, .mix]

  /// Checks a result. Throws the first problem that is found.
  /// - Parameter today: the day on which the result is added.
  package static func check(_ result: OfficialResult, on today: CivilDay) throws(Problem) {
    guard PlausibleDays.past(on: today).contains(result.day) else { throw .day }
    guard styles.contains(result.style) else { throw .style }
    guard result.distance <= longestDistance, isSwum(result.distance, on: result.course) else { throw .distance }
    guard times.contains(result.hundredths) else { throw .time }
    guard areSound(result.splits, of: result) else { throw .splits }
    guard result.meet.contains(where: { !$0.isWhitespace }) else { throw .meetMissing }
  }

  /// Whether a text has the form of a round's code, such as `FIN`: 1 to 20 letters from A to Z.
  package static func isRound(_ text: String) -> Bool {
    (1...20).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether the splits increase in distance and in time, and are below the result's final distance and time.
  package static func areSound(_ splits: [OfficialResult.Split], of result: OfficialResult) -> Bool {
    var last = OfficialResult.Split(distance: 0, hundredths: 0)
    for split in splits {
      guard split.distance > last.distance, split.hundredths > last.hundredths else { return false }
      last = split
    }
    return result.distance > last.distance && result.hundredths > last.hundredths
  }

  private static func isSwum(_ distance: Int, on course: SwimCourse) -> Bool {
    guard distance > 0 else { return false }
    return switch course {
    case .longCourseMetres: distance.isMultiple(of: 50)
    case .shortCourseMetres, .shortCourseYards: distance.isMultiple(of: 25)
    case .other(let pool): AttemptRule.lapCount(of: Distance(distance, course.unit), in: pool) != nil
    }
  }

  /// Whether the average speed is higher than any human can swim. The limit is the same as for suspicious laps.
  package static func isFasterThanAnybody(_ result: OfficialResult) -> Bool {
    guard let speed = SuspicionRule.fastest(result.style) else { return false }
    let centimetres = Int64(result.distance * result.course.unit.hundredthsOfMillimetre) / 1_000
    // Compares centimetres / (hundredths / 100) with the speed, without a division.
    return centimetres * 100 > speed * Int64(result.hundredths)
  }

  /// Returns the results without repetitions, oldest day first.
  package static func distinct(_ results: [OfficialResult]) -> [OfficialResult] { new(results, among: []) }

  /// Returns the distinct results that are not in `known`, oldest day first.
  /// - Parameter known: results sorted by id, as returned by `sorted`.
  package static func new(_ results: [OfficialResult], among known: [OfficialResult]) -> [OfficialResult] {
    var new: [OfficialResult] = []
    new.reserveCapacity(results.count)
    var known = known[...]
    var last: OfficialResultID?
    for (id, place) in inOrder(results) where id != last {
      last = id
      while let first = known.first, first.id < id { known.removeFirst() }
      if known.first?.id != id { new.append(results[place]) }
    }
    return new
  }

  /// Returns the results sorted by id. Since ids begin with the day, the oldest results come first.
  package static func sorted(_ results: [OfficialResult]) -> [OfficialResult] {
    inOrder(results).map { results[$0.place] }
  }

  /// Returns the id and the index of each result, sorted by id. Each id is created only once, before sorting, since
  /// creating an id takes much longer than comparing two.
  private static func inOrder(_ results: [OfficialResult]) -> [(id: OfficialResultID, place: Int)] {
    var order = results.enumerated().map { (id: $1.id, place: $0) }
    order.sort { $0.id == $1.id ? $0.place < $1.place : $0.id < $1.id }
    return order
  }

  /// Parses a time as written in result lists, and returns it in hundredths of a second. `33.1` is 33.10 s; `1:12.34`,
  /// `0:36.20` and `1:02:03.04` are also valid. The decimals may follow a point or a comma. Nil for any other text, for
  /// example with 60 seconds or three decimals.
  package static func time(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { time(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Parses UTF-8 in the same way as `time(_:)`, and returns the time in hundredths of a second. Nil if the text is not
  /// a valid time.
  package static func time(utf8 text: UnsafeRawBufferPointer) -> Int? {
    // `before` is the time parsed so far, in the unit of the part being parsed: after `1:` it is 60, in seconds.
    var (before, parts) = (0, 0)
    var (value, digits) = (0, 0)
    var place = 0
    while place < text.count, text[place] != UInt8(ascii: "."), text[place] != UInt8(ascii: ",") {
      if text[place] == UInt8(ascii: ":") {
        // Only the first part may have more than two digits.
        guard parts < 2, digits > 0, parts == 0 ? value <= 9_999 : digits == 2 && value <= 59 else { return nil }
        before = (before + value) * 60
        parts += 1
        (value, digits) = (0, 0)
      } else {
        guard case let digit = text[place] &- 0x30, digit < 10, digits < 18 else { return nil }
        value = value * 10 + Int(digit)
        digits += 1
      }
      place += 1
    }
    guard digits > 0, parts == 0 ? value <= 99_999 : digits == 2 && value <= 59 else { return nil }
    let seconds = before + value
    if place == text.count { return seconds * 100 }
    return fraction(text[(place + 1)...]).map { seconds * 100 + $0 }
  }

  /// Parses one or two decimals, and returns them as hundredths; nil for any other text.
  private static func fraction(_ digits: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard let first = digits.first, digits.count <= 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(first - 0x30) * 10 + (digits.count == 2 ? Int(digits[digits.startIndex + 1] - 0x30) : 0)
  }
}
