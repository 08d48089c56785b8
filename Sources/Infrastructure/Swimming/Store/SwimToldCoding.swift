import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes what a file states about a swim besides its lengths. Members that do not apply to a swim are left out.
struct SwimToldCoding {
  var isOffsetStated: Bool?
  var impossiblePool: Int?
  var hasLeap = false
  var laps: [StatedLap] = []

  /// Stores the values that have been read in `swim`.
  func complete(_ swim: inout Swim) {
    swim.isOffsetStated = isOffsetStated
    swim.impossiblePool = impossiblePool
    swim.hasLeap = hasLeap
    swim.statedLaps = laps
  }

  static func write(_ swim: Swim, _ writer: inout JSONWriter) {
    guard !swim.statedLaps.isEmpty else { return }
    writer.beginArray("told")
    for lap in swim.statedLaps {
      writer.beginArray()
      writer.integer(lap.start - swim.start)
      writer.integer(lap.duration)
      writer.integer(lap.centimetres)
      if lap.hasPause { writer.integer(1) }
      writer.endArray()
    }
    writer.endArray()
  }

  static func laps(_ reader: inout JSONReader, from start: Timestamp) throws(JSONError) -> [StatedLap] {
    var laps: [StatedLap] = []
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginArray()
      try reader.expectElement()
      let (milliseconds, isTooFar) = start.milliseconds.addingReportingOverflow(try reader.int64())
      try reader.expectElement()
      let duration = try reader.int32()
      try reader.expectElement()
      let centimetres = try reader.int32()
      var hasPause = false
      while try reader.nextElement() { hasPause = try reader.int() == 1 }
      let begin = Timestamp(milliseconds: milliseconds)
      guard !isTooFar, begin.isInCalendar, duration >= 0, centimetres >= 0 else {
        throw reader.failure(.json(.outOfRange))
      }
      laps.append(StatedLap(start: begin, duration: duration, centimetres: centimetres, hasPause: hasPause))
    }
    return laps
  }
}
