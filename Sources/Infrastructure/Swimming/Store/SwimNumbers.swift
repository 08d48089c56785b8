import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// The numbers of a swim, each within bounds. A right checksum does not tell that RecordBook wrote a file, and what
/// is reckoned with a number beyond them might overflow; no importer makes one.
extension JSONReader {
  /// Reads milliseconds since 1970; fails for an instant outside the calendar.
  mutating func instant() throws(JSONError) -> Timestamp {
    let instant = Timestamp(milliseconds: try int64())
    guard instant.isInCalendar else { throw failure(.json(.outOfRange)) }
    return instant
  }

  /// Reads seconds east of UTC; fails for more than a day.
  mutating func utcOffset() throws(JSONError) -> Int {
    let seconds = try int()
    guard Timestamp.utcOffsets.contains(seconds) else { throw failure(.json(.outOfRange)) }
    return seconds
  }

  /// Reads milliseconds; fails for less than nothing, and for more than the calendar has.
  mutating func swimDuration() throws(JSONError) -> Int64 {
    let milliseconds = try int64()
    guard (0...Timestamp.longestSpan).contains(milliseconds) else { throw failure(.json(.outOfRange)) }
    return milliseconds
  }

  /// Reads centimetres; fails for less than nothing, and for more than an importer believes.
  mutating func reportedDistance() throws(JSONError) -> Int {
    let centimetres = try int()
    guard Swim.distances.contains(centimetres) else { throw failure(.json(.outOfRange)) }
    return centimetres
  }
}
