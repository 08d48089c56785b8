package import KernelDomain

/// Identifies a swim. The id consists of the second in which the swim started (in UTC) and an ordinal that
/// distinguishes swims that started in the same second.
package struct SwimID: Hashable, Sendable {
  /// The second in which the swim started, in seconds since 1970-01-01T00:00:00Z.
  package let second: Int64
  /// Distinguishes swims that started in the same second: 0 for the first one imported, 1 (written `-b`) for the
  /// second, 2 (`-c`) for the third, and so on.
  package let ordinal: Int

  /// Creates an id.
  /// - Parameter start: the start of the swim, which is rounded down to the second.
  package init(start: Timestamp, ordinal: Int = 0) {
    self.second = start.seconds
    self.ordinal = ordinal
  }

  /// The valid ordinals, which correspond to the letters `a` to `z`; `a` itself is never written.
  package static let ordinals = 0..<26
}

extension SwimID: Comparable {
  package static func < (a: SwimID, b: SwimID) -> Bool {
    (a.second, a.ordinal) < (b.second, b.ordinal)
  }
}

/// The text of an id is `20230604T231603Z`, or `20230604T231603Z-b` for the second swim that started in that second.
extension SwimID: LosslessStringConvertible {
  package var description: String {
    var name = ShortText()
    write(to: &name)
    return name.string
  }

  fileprivate func write(to name: inout ShortText) {
    name.put(compact: CivilDateTime(Timestamp(seconds: second)))
    name.put("Z")
    if ordinal > 0 {
      name.put("-")
      name.put(UnicodeScalar(UInt8(ascii: "a") + UInt8(ordinal)))
    }
  }

  package init?(_ text: String) {
    self.init(utf8: text.utf8Span.span)
  }

  package init?(utf8 text: Span<UInt8>) {
    guard text.count == 16 || text.count == 18, text[8] == UInt8(ascii: "T"), text[15] == UInt8(ascii: "Z"),
      let year = ASCII.integer(text, 0..<4), let month = ASCII.integer(text, 4..<6),
      let dayOfMonth = ASCII.integer(text, 6..<8),
      let day = CivilDay(year: year, month: month, day: dayOfMonth),
      let hour = ASCII.integer(text, 9..<11), hour < 24, let minute = ASCII.integer(text, 11..<13), minute < 60,
      let second = ASCII.integer(text, 13..<15), second < 60
    else { return nil }
    var ordinal = 0
    if text.count == 18 {
      guard text[16] == UInt8(ascii: "-"), (UInt8(ascii: "b")...UInt8(ascii: "z")).contains(text[17]) else {
        return nil
      }
      ordinal = Int(text[17] - UInt8(ascii: "a"))
    }
    let clock = CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second))
    self.init(start: clock.timestamp(offset: 0), ordinal: ordinal)
  }
}

/// Identifies a segment by the id of its swim and the segment's number within the swim, counting from 1.
package struct SwimSegmentID: Hashable, Sendable {
  package let swim: SwimID
  package let number: Int

  package init(swim: SwimID, number: Int) {
    self.swim = swim
    self.number = number
  }
}

extension SwimSegmentID: Comparable {
  package static func < (a: SwimSegmentID, b: SwimSegmentID) -> Bool {
    (a.swim, a.number) < (b.swim, b.number)
  }
}

/// The text of an id is the swim's id, a point and the segment's number: `20230604T231603Z.13`.
extension SwimSegmentID: LosslessStringConvertible {
  package var description: String {
    var name = ShortText()
    swim.write(to: &name)
    name.put(".")
    name.put(number, width: number < 10 ? 1 : number < 100 ? 2 : 3)
    return name.string
  }

  package init?(_ text: String) {
    let bytes = text.utf8Span.span
    guard let point = bytes.indices.first(where: { bytes[$0] == UInt8(ascii: ".") }) else { return nil }
    let digits = point + 1..<bytes.count
    guard 1...18 ~= digits.count, bytes[digits.lowerBound] != UInt8(ascii: "0"),
      let number = ASCII.integer(bytes, digits), let swim = SwimID(utf8: bytes.extracting(..<point))
    else { return nil }
    self.init(swim: swim, number: number)
  }
}

extension SwimID: DescriptionCodable {}
extension SwimSegmentID: DescriptionCodable {}
