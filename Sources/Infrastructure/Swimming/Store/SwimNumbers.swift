import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Reads the numbers that describe a swim, and fails if they are outside the bounds that every importer respects.
/// Calculations with larger numbers could overflow, and a valid checksum does not prove that this program wrote the
/// file.
extension JSONReader {
  /// Reads milliseconds since 1970 as an instant. Fails if the instant is outside the calendar.
  mutating func instant() throws(JSONError) -> Timestamp {
    let instant = Timestamp(milliseconds: try int64())
    guard instant.isInCalendar else { throw failure(.json(.outOfRange)) }
    return instant
  }

  /// Reads a UTC offset, in seconds east of UTC. Fails if it is more than a day in either direction.
  mutating func utcOffset() throws(JSONError) -> Int {
    let seconds = try int()
    guard Timestamp.utcOffsets.contains(seconds) else { throw failure(.json(.outOfRange)) }
    return seconds
  }

  /// Reads a duration in milliseconds. Fails if it is negative, or longer than the calendar.
  mutating func swimDuration() throws(JSONError) -> Int64 {
    let milliseconds = try int64()
    guard (0...Timestamp.longestSpan).contains(milliseconds) else { throw failure(.json(.outOfRange)) }
    return milliseconds
  }

  /// Reads a distance in centimetres. Fails if it is negative, or greater than importers accept.
  mutating func reportedDistance() throws(JSONError) -> Int {
    let centimetres = try int()
    guard Swim.distances.contains(centimetres) else { throw failure(.json(.outOfRange)) }
    return centimetres
  }
}
