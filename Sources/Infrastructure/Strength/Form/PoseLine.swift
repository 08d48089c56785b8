package import JSONCoding
import KernelApplication
package import StrengthDomain

/// Parses frames of poses. Writes the points directly into the frame to be analysed.
///
///     {"t":83907,"p":[[0.528,0.402,0,0.95], … 33 of x, y, z and visibility]}
///     {"t":83940,"p":null}
package enum PoseLine {
  /// Parses a line that contains one frame of poses.
  /// - Parameter frame: receives the points. If parsing fails, its content is undefined.
  /// - Throws: an error whose path is the position within the line, such as `p[12][3]`.
  package static func read(_ line: UnsafeRawBufferPointer, into frame: inout PoseFrame) throws(JSONError) {
    var reader = JSONReader(line)
    try read(&reader, into: &frame)
    try reader.finish()
  }

  /// Parses one frame of poses that is part of a larger JSON text.
  package static func read(_ reader: inout JSONReader, into frame: inout PoseFrame) throws(JSONError) {
    var (hasTime, hasPoints) = (false, false)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "t":
        guard !hasTime else { throw reader.failure(.json(.twice(name: "t")), at: key) }
        frame.time = try reader.member("t", time)
        hasTime = true
      case "p":
        guard !hasPoints else { throw reader.failure(.json(.twice(name: "p")), at: key) }
        frame.isEmpty = reader.takeNull()
        if !frame.isEmpty {
          try reader.member("p") { (reader) throws(JSONError) in try points(&reader, &frame.points) }
        }
        hasPoints = true
      default: try reader.skipValue()
      }
    }
    guard hasTime else { throw JSONError(offset: reader.offset, path: "t", problem: .json(.missing)) }
    guard hasPoints else { throw JSONError(offset: reader.offset, path: "p", problem: .json(.missing)) }
  }

  private static func time(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
    let time = try reader.int64()
    guard PoseFrame.times.contains(time) else {
      throw reader.failure(
        .json(.notWithin(least: "\(PoseFrame.times.lowerBound)", most: "\(PoseFrame.times.upperBound)")))
    }
    return time
  }

  private static func points(_ reader: inout JSONReader, _ points: inout PosePoints) throws(JSONError) {
    try reader.quads(points.count) { row, numbers in
      points[row] = PosePoint(x: numbers[0], y: numbers[1], visibility: numbers[3])
      return PosePoint.visibilities.contains(numbers[3]) ? nil : (3, .json(.notWithin(least: "0", most: "1")))
    }
  }
}

extension JSONReader {
  /// Reads the value of the member `name` by calling `read`. If that fails, the error's path begins with this name.
  mutating func member<Value>(
    _ name: StaticString, _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      return try read(&self)
    } catch {
      var error = error
      error.path = "\(name)" + error.path
      throw error
    }
  }
}
