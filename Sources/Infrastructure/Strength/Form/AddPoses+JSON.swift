package import JSONCoding
package import StrengthApplication
import StrengthDomain

// A fast path for JSON: a camera sends up to sixty frames per second, and waits for the answer to each.

extension AddPoses.Input: UsualFormReadable {
  /// Parses frames of 33 points each, provided that the members are in this order:
  /// `{"session":1795551005116,"frames":[{"t":83907,"p":[[0.528,0.402,0,0.95],…]},{"t":83940,"p":null}]}`. Nil for any
  /// other form.
  package init?(usual reader: inout JSONReader) {
    guard let input = try? AddPoses.Input.read(&reader) else { return nil }
    self = input
  }

  private static func read(_ reader: inout JSONReader) throws(JSONError) -> AddPoses.Input? {
    try reader.beginObject()
    guard try reader.nextKey(is: "session") else { return nil }
    let session = try reader.int64()
    guard try reader.nextKey(is: "frames") else { return nil }
    var moments: [PoseFrames.Moment] = []
    var points: [PosePoint] = []
    points.reserveCapacity(PoseFrames.pointsInFrame)
    var isUsual = true
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginObject()
      guard try reader.nextKey(is: "t") else { return nil }
      let time = try reader.int64()
      guard try reader.nextKey(is: "p") else { return nil }
      if reader.takeNull() {
        moments.append(PoseFrames.Moment(time: time, first: nil))
      } else {
        moments.append(PoseFrames.Moment(time: time, first: points.count))
        try reader.quads(PoseFrames.pointsInFrame) { _, numbers in
          points.append(PosePoint(x: numbers[0], y: numbers[1], visibility: numbers[3]))
          if !PosePoint.visibilities.contains(numbers[3]) { isUsual = false }
          return nil
        }
      }
      guard isUsual, moments.count <= mostFrames, try reader.nextKey() == nil else { return nil }
    }
    guard try reader.nextKey() == nil else { return nil }
    return AddPoses.Input(session: session, frames: PoseFrames(moments, points: points))
  }
}

extension AddPoses.Output: UsualFormWritable {
  /// If the output contains no events, writes it and returns true; otherwise writes nothing and returns false.
  package func writeUsual(_ writer: inout JSONWriter) -> Bool {
    guard events.isEmpty else { return false }
    writer.beginObject()
    writer.member("state", state.rawValue)
    writer.member("reps", reps)
    writer.member("partials", partials)
    writer.member("outOfOrder", outOfOrder)
    writer.beginArray("events")
    writer.endArray()
    writer.endObject()
    return true
  }
}

extension JSONReader {
  /// Moves to the next member of the object. Returns whether the member has this name.
  fileprivate mutating func nextKey(is name: StaticString) throws(JSONError) -> Bool {
    guard let key = try nextKey() else { return false }
    return key == name
  }
}
