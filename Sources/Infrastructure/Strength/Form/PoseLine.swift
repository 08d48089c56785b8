package import JSONCoding
import KernelApplication
package import StrengthDomain

/// Reads frames of poses, the points right into the frame that is to be judged.
///
///     {"t":83907,"p":[[0.528,0.402,0,0.95], … 33 of x, y, z and visibility]}
///     {"t":83940,"p":null}
package enum PoseLine {
  /// Milliseconds that a frame may have: what a `Double` tells apart.
  package static let times: ClosedRange<Int64> = -(1 << 53)...(1 << 53)

  /// - Parameter frame: is without meaning after an error.
  /// - Throws: what is wrong, with its place in the line as its path: `p[12][3]`.
  package static func read(_ line: UnsafeRawBufferPointer, into frame: inout PoseFrame) throws(JSONError) {
    var reader = JSONReader(line)
    try read(&reader, into: &frame)
    try reader.finish()
  }

  /// Reads a frame that stands in a greater document.
  package static func read(_ reader: inout JSONReader, into frame: inout PoseFrame) throws(JSONError) {
    var (hasTime, hasPoints) = (false, false)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "t":
        frame.time = try reader.member("t", time)
        hasTime = true
      case "p":
        frame.isEmpty = reader.takeNull()
        if !frame.isEmpty { try points(&reader, &frame.points) }
        hasPoints = true
      default: try reader.skipValue()
      }
    }
    guard hasTime else { throw JSONError(offset: reader.offset, path: "t", problem: .json(.missing)) }
    guard hasPoints else { throw JSONError(offset: reader.offset, path: "p", problem: .json(.missing)) }
  }

  private static func time(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
    let time = try reader.int64()
    guard times.contains(time) else {
      throw reader.failure(.json(.notWithin(least: "\(times.lowerBound)", most: "\(times.upperBound)")))
    }
    return time
  }

  private static func points(_ reader: inout JSONReader, _ points: inout PosePoints) throws(JSONError) {
    var (index, number) = (0, -1)
    do throws(JSONError) {
      try reader.beginArray()
      while try reader.nextElement() {
        guard index < points.count else { return try refuse(&reader, index) }
        try reader.beginArray()
        number = 0
        try reader.expectElement()
        points[index].x = try reader.double()
        number = 1
        try reader.expectElement()
        points[index].y = try reader.double()
        number = 2
        try reader.expectElement()
        _ = try reader.double()
        number = 3
        try reader.expectElement()
        let visibility = try reader.double()
        guard visibility >= 0, visibility <= 1 else { throw reader.failure(.json(.notWithin(least: "0", most: "1"))) }
        points[index].visibility = visibility
        try reader.endArray()
        (index, number) = (index + 1, -1)
      }
    } catch {
      var error = error
      error.path = index < points.count ? "p[\(index)]" + (number < 0 ? "" : "[\(number)]") : "p"
      throw error
    }
    guard index == points.count else { throw count(index, at: reader.offset) }
  }

  /// A body has as many points as there are, and no more: says how many were given.
  private static func refuse(_ reader: inout JSONReader, _ index: Int) throws(JSONError) {
    var found = index
    repeat {
      try reader.skipValue()
      found += 1
    } while try reader.nextElement()
    throw count(found, at: reader.offset)
  }

  private static func count(_ found: Int, at offset: Int) -> JSONError {
    JSONError(offset: offset, path: "p", problem: .json(.elements(expected: 33, found: found)))
  }
}

extension JSONReader {
  /// A member's value; what is wrong with it gets the member as its path.
  mutating func member<Value>(
    _ name: StaticString, _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      return try read(&self)
    } catch {
      var error = error
      error.path = "\(name)"
      throw error
    }
  }
}
