package import KernelDomain

/// Identifies a workout. The id consists of the second of local time in which the workout started and a number that
/// distinguishes workouts that started in the same second.
package struct WorkoutID: Hashable, Sendable {
  /// The start of the workout, in seconds since 1970-01-01T00:00:00 of local time.
  package let second: Int64
  /// Distinguishes workouts that started in the same second: 0 for the first one, 1 (written `-b`) for the second, 2
  /// (`-c`) for the third …
  package let ordinal: Int

  package init(second: Int64, ordinal: Int = 0) {
    self.second = second
    self.ordinal = ordinal
  }

  package init(start clock: CivilDateTime, ordinal: Int = 0) {
    self.init(second: clock.timestamp(offset: 0).seconds, ordinal: ordinal)
  }

  /// The local date and time at which the workout started.
  package var clock: CivilDateTime { CivilDateTime(Timestamp(seconds: second)) }
}

extension WorkoutID: Comparable {
  package static func < (a: WorkoutID, b: WorkoutID) -> Bool {
    (a.second, a.ordinal) < (b.second, b.ordinal)
  }
}

/// The text of an id is `s20250210T164613`, or `s20250210T164613-b` for the second workout that started in that second.
/// After `-z`, the endings continue with `-27`, `-28` …
extension WorkoutID: LosslessStringConvertible {
  private static let letters = 1..<26

  package var description: String {
    var name = ShortText()
    name.put("s")
    name.put(compact: clock)
    if WorkoutID.letters.contains(ordinal) {
      name.put("-")
      name.put(UnicodeScalar(UInt8(ascii: "a") + UInt8(ordinal)))
    } else if ordinal > 0 {
      name.put("-")
      name.put(words: String(ordinal + 1))
    }
    return name.string
  }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes[0] == UInt8(ascii: "s"), bytes[9] == UInt8(ascii: "T"),
      let year = ASCII.integer(bytes[1..<5]), let month = ASCII.integer(bytes[5..<7]),
      let dayOfMonth = ASCII.integer(bytes[7..<9]), let day = CivilDay(year: year, month: month, day: dayOfMonth),
      let hour = ASCII.integer(bytes[10..<12]), hour < 24, let minute = ASCII.integer(bytes[12..<14]), minute < 60,
      let second = ASCII.integer(bytes[14..<16]), second < 60,
      let ordinal = WorkoutID.ordinal(bytes[16...])
    else { return nil }
    self.init(
      start: CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second)), ordinal: ordinal)
  }

  private static func ordinal(_ suffix: ArraySlice<UInt8>) -> Int? {
    guard let dash = suffix.first else { return 0 }
    let rest = suffix.dropFirst()
    guard dash == UInt8(ascii: "-"), let first = rest.first else { return nil }
    if (UInt8(ascii: "b")...UInt8(ascii: "z")).contains(first) {
      return rest.count == 1 ? Int(first - UInt8(ascii: "a")) : nil
    }
    guard first != UInt8(ascii: "0"), let number = ASCII.integer(rest), number > letters.upperBound else { return nil }
    return number - 1
  }
}

extension WorkoutID: DescriptionCodable {}
