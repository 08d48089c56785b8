package import KernelDomain

/// Identifies a run. The id consists of the second in which the run started (in UTC) and a number that distinguishes
/// runs that started in the same second. If the run was split, the numbers of its parts follow. A live run is
/// identified by the second in which the runner started it, which may be before the first fix.
package struct RunID: Hashable, Sendable {
  /// The second in which the run started, in seconds since 1970-01-01T00:00:00Z.
  package let second: Int64
  /// Distinguishes runs that started in the same second: 0 for the first one imported, 1 (written `-b`) for the second,
  /// 2 (`-c`) for the third …
  package let ordinal: Int
  /// Identifies a part of a split run. It has one number for each time that the run was split, in order: 1 for the
  /// first half, 2 for the second. Empty if the run was not split.
  package private(set) var parts: [UInt8] = []

  /// Creates an id for a run that was not split.
  /// - Parameters:
  ///   - start: the start of the run, which is rounded down to the second.
  ///   - ordinal: distinguishes the run from others that started in the same second.
  package init(start: Timestamp, ordinal: Int = 0) {
    self.second = start.seconds
    self.ordinal = ordinal
  }

  /// The valid ordinals, which correspond to the letters `a` to `z`; `a` itself is never written.
  package static let ordinals = 0..<26

  /// Returns the first id for a run that started in the second of `start` that is not in `taken`; nil if all 26 are
  /// taken.
  package static func free(at start: Timestamp, beside taken: Set<RunID>) -> RunID? {
    ordinals.lazy.map { RunID(start: start, ordinal: $0) }.first { !taken.contains($0) }
  }

  /// Returns the id of one half of this run after it is split.
  /// - Parameter number: 1 for the first half, 2 for the second.
  func part(_ number: UInt8) -> RunID {
    var id = self
    id.parts.append(number)
    return id
  }

  /// Returns the id of the same part of another run. For example, if this id is `r…-1`, returns the id of the first
  /// half of `original`.
  package func of(_ original: RunID) -> RunID {
    var id = original
    id.parts = parts
    return id
  }

  /// The id of the imported run, without the numbers of the parts into which it was split.
  package var original: RunID {
    var id = self
    id.parts = []
    return id
  }
}

extension RunID: Comparable {
  package static func < (a: RunID, b: RunID) -> Bool {
    if (a.second, a.ordinal) != (b.second, b.ordinal) { return (a.second, a.ordinal) < (b.second, b.ordinal) }
    return a.parts.lexicographicallyPrecedes(b.parts)
  }
}

/// The text of an id is `r20150815T144508Z`, or `r20150815T144508Z-b` for the second run that started in that second.
/// The ids of the two halves of a split run end in `-1` and `-2`.
extension RunID: LosslessStringConvertible {
  package var description: String {
    var name = ShortText()
    name.put("r")
    name.put(compact: CivilDateTime(Timestamp(seconds: second)))
    name.put("Z")
    if ordinal > 0 {
      name.put("-")
      name.put(UnicodeScalar(UInt8(ascii: "a") + UInt8(ordinal)))
    }
    for part in parts {
      name.put("-")
      name.put(Int(part))
    }
    return name.string
  }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[0] == UInt8(ascii: "r"), bytes[9] == UInt8(ascii: "T"),
      bytes[16] == UInt8(ascii: "Z"), let year = ASCII.integer(bytes[1..<5]), let month = ASCII.integer(bytes[5..<7]),
      let dayOfMonth = ASCII.integer(bytes[7..<9]), let day = CivilDay(year: year, month: month, day: dayOfMonth),
      let hour = ASCII.integer(bytes[10..<12]), hour < 24, let minute = ASCII.integer(bytes[12..<14]), minute < 60,
      let second = ASCII.integer(bytes[14..<16]), second < 60
    else { return nil }
    var suffixes = bytes[17...].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    guard suffixes.popFirst()?.isEmpty == true else { return nil }
    var ordinal = 0
    if let letter = suffixes.first?.first, suffixes.first?.count == 1,
      (UInt8(ascii: "b")...UInt8(ascii: "z")).contains(letter)
    {
      ordinal = Int(letter - UInt8(ascii: "a"))
      suffixes.removeFirst()
    }
    let clock = CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second))
    self.init(start: clock.timestamp(offset: 0), ordinal: ordinal)
    for suffix in suffixes {
      guard suffix.elementsEqual([UInt8(ascii: "1")]) || suffix.elementsEqual([UInt8(ascii: "2")]) else { return nil }
      parts.append(suffix[suffix.startIndex] - UInt8(ascii: "0"))
    }
  }
}

extension RunID: DescriptionCodable {}
