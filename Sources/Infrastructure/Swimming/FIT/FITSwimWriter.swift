import Formats
import KernelDomain
import SwimmingApplication
package import SwimmingDomain

/// Writes a pool swim, with its corrections applied, as a FIT activity, as a watch would. The numbers of messages and
/// fields are those of the FIT profile.
package struct FITSwimWriter: SwimEncoder {
  package init() {}

  package func encode(_ swim: CorrectedSwim, _ heart: SwimHeartRate?) -> [UInt8]? {
    guard let pool = swim.pool, swim.laps.contains(where: { !$0.isExcluded }) else { return nil }
    var file = FITSwimFile(swim, pool, heart)
    return file.bytes()
  }
}

/// Creates the messages of one FIT file that contains a swim.
private struct FITSwimFile {
  private let swim: CorrectedSwim
  private let pool: PoolLength
  private let heart: SwimHeartRate?
  private var writer = FITWriter()
  private var lengths = 0
  private var activeLengths = 0
  private var laps = 0
  private var strokes = 0
  private var distance = 0

  private enum Message {
    static let fileID: UInt16 = 0
    static let session: UInt16 = 18
    static let lap: UInt16 = 19
    static let record: UInt16 = 20
    static let event: UInt16 = 21
    static let activity: UInt16 = 34
    static let length: UInt16 = 101
  }

  init(_ swim: CorrectedSwim, _ pool: PoolLength, _ heart: SwimHeartRate?) {
    self.swim = swim
    self.heart = heart
    self.pool = pool
  }

  /// One length swum, to be written as a `length` message. A lap that results from a correction, such as joining or
  /// splitting laps, becomes one length.
  private struct Length {
    var start: Int64
    var duration: Int64
    let style: StrokeStyle
    let strokes: Int?
    var end: Int64 { start + duration }
  }

  mutating func bytes() -> [UInt8] {
    let repetitions = self.repetitions
    let begin = swim.swim.start.milliseconds
    writer.add(
      Message.fileID,
      [
        (0, .enumeration(4)), (1, .uint16(255)), (2, .uint16(nil)), (3, .uint32z(serialNumber)),
        (4, .uint32(FITSwimFile.time(begin))), (8, .string(Swim.exportSource)),
      ])
    event(at: begin, type: 0)
    var end = begin
    for repetition in repetitions {
      if let first = repetition.first, activeLengths > 0 { rest(from: end, to: first.start) }
      write(repetition)
      end = max(end, repetition.map(\.end).max() ?? end)
    }
    writeHeartRate()
    end = max(end, swim.swim.end.milliseconds)
    event(at: end, type: 4)
    session(from: begin, to: end)
    writer.add(
      Message.activity,
      [
        (253, .uint32(FITSwimFile.time(end))), (0, .uint32(Int(swim.swim.duration))), (1, .uint16(1)),
        (2, .enumeration(0)), (3, .enumeration(26)), (4, .enumeration(1)),
        (5, .uint32(FITSwimFile.time(end) + swim.swim.utcOffset)),
      ])
    return writer.bytes
  }

  /// The lengths, grouped into stretches without a rest. A stretch is a segment, or a part of it between excluded laps.
  /// A gap before a joined lap is added to the duration of that lap, so that programs that read the file do not see a
  /// rest there.
  private var repetitions: [[Length]] {
    swim.segments.flatMap { segment in
      swim.laps(of: segment).split(whereSeparator: \.isExcluded).map { laps in
        var lengths: [Length] = []
        var end: Timestamp?
        for lap in laps {
          var length = Length(
            start: lap.start.milliseconds, duration: Int64(lap.duration), style: lap.style, strokes: lap.strokes)
          if lap.isJoined, let before = end, before < lap.start {
            if let last = lengths.last, last.end < before.milliseconds { FITSwimFile.layEndToEnd(&lengths) }
            length.duration += lap.start - before
            length.start = before.milliseconds
          }
          lengths.append(length)
          end = lap.end
        }
        return lengths
      }
    }
  }

  /// Moves the start of each length to the end of the length before it, so that the lengths do not overlap.
  private static func layEndToEnd(_ lengths: inout [Length]) {
    for index in lengths.indices.dropFirst() { lengths[index].start = lengths[index - 1].end }
  }

  /// Writes the heart rates. The time of each is the middle of the five seconds that it covers.
  private mutating func writeHeartRate() {
    guard let heart else { return }
    for (bin, rate) in heart.bins.enumerated() where rate > 0 {
      let middle = heart.start.milliseconds + Int64(bin) * SwimHeartRate.binLength + SwimHeartRate.binLength / 2
      writer.add(Message.record, [(253, .uint32(FITSwimFile.time(middle))), (3, .uint8(Int(rate)))])
    }
  }

  private mutating func write(_ repetition: [Length]) {
    guard let first = repetition.first, let last = repetition.last else { return }
    let firstLength = lengths
    let before = (strokes: strokes, distance: distance)
    for length in repetition { write(length) }
    let style = repetition.allSatisfy { $0.style == first.style } ? first.style : .mix
    lap(
      from: first.start, to: last.end, firstLength: firstLength, active: repetition.count,
      distance: distance - before.distance,
      strokes: strokes - before.strokes, style: style)
  }

  private mutating func write(_ length: Length) {
    activeLengths += 1
    strokes += length.strokes ?? 0
    distance += pool.centimetres
    writer.add(
      Message.record, [(253, .uint32(FITSwimFile.time(length.end))), (5, .uint32(distance))])
    self.length(
      length, type: 1, strokes: length.strokes, stroke: FITSwimFile.stroke(length.style),
      speed: length.duration > 0 ? pool.centimetres * 10_000 / Int(length.duration) : nil)
  }

  private mutating func rest(from start: Int64, to end: Int64) {
    guard end > start else { return }
    let firstLength = lengths
    length(
      Length(start: start, duration: end - start, style: .unknown, strokes: nil), type: 0, strokes: nil, stroke: nil,
      speed: nil)
    lap(from: start, to: end, firstLength: firstLength, active: 0, distance: 0, strokes: 0, style: .unknown)
  }

  private mutating func length(_ length: Length, type: Int, strokes: Int?, stroke: Int?, speed: Int?) {
    writer.add(
      Message.length,
      [
        (253, .uint32(FITSwimFile.time(length.end))), (254, .uint16(lengths)), (0, .enumeration(28)),
        (1, .enumeration(1)), (2, .uint32(FITSwimFile.time(length.start))), (3, .uint32(Int(length.duration))),
        (4, .uint32(Int(length.duration))), (5, .uint16(strokes)), (6, .uint16(speed)), (7, .enumeration(stroke)),
        (12, .enumeration(type)),
      ])
    lengths += 1
  }

  private mutating func lap(
    from start: Int64, to end: Int64, firstLength: Int, active: Int, distance: Int, strokes: Int, style: StrokeStyle
  ) {
    writer.add(
      Message.lap,
      [
        (253, .uint32(FITSwimFile.time(end))), (254, .uint16(laps)), (0, .enumeration(9)), (1, .enumeration(1)),
        (2, .uint32(FITSwimFile.time(start))), (7, .uint32(Int(end - start))), (8, .uint32(Int(end - start))),
        (9, .uint32(distance)), (10, .uint32(strokes > 0 ? strokes : nil)), (25, .enumeration(5)),
        (32, .uint16(lengths - firstLength)), (35, .uint16(firstLength)), (38, .enumeration(FITSwimFile.stroke(style))),
        (39, .enumeration(17)), (40, .uint16(active)),
      ])
    laps += 1
  }

  private mutating func event(at time: Int64, type: Int) {
    writer.add(
      Message.event, [(253, .uint32(FITSwimFile.time(time))), (0, .enumeration(0)), (1, .enumeration(type))])
  }

  private mutating func session(from start: Int64, to end: Int64) {
    writer.add(
      Message.session,
      [
        (253, .uint32(FITSwimFile.time(end))), (254, .uint16(0)), (0, .enumeration(8)), (1, .enumeration(1)),
        (2, .uint32(FITSwimFile.time(start))), (5, .enumeration(5)), (6, .enumeration(17)),
        (7, .uint32(Int(end - start))), (8, .uint32(Int(swim.swim.duration))), (9, .uint32(distance)),
        (10, .uint32(strokes > 0 ? strokes : nil)), (25, .uint16(0)), (26, .uint16(laps)), (33, .uint16(lengths)),
        (44, .uint16(pool.centimetres)), (46, .enumeration(swim.course?.unit == .yard ? 1 : 0)),
        (47, .uint16(activeLengths)),
      ])
  }

  /// The serial number at the end of the source's name, which is where imports of FIT files put it; nil if there is
  /// none.
  private var serialNumber: Int? {
    swim.swim.source.split(separator: " ").last.flatMap { Int($0) }.flatMap { UInt32(exactly: $0) }.map { Int($0) }
  }

  /// Converts milliseconds since 1970 to a FIT time: whole seconds since 1989-12-31T00:00:00Z, rounded down as watches
  /// do.
  private static func time(_ milliseconds: Int64) -> Int {
    Int(Timestamp(milliseconds: milliseconds).seconds) - FITTime.epoch
  }

  /// Returns the number of the style in the profile's type `swim_stroke`; nil if the style is unknown. The type has no
  /// number for kickboard.
  private static func stroke(_ style: StrokeStyle) -> Int? {
    switch style {
    case .freestyle: 0
    case .backstroke: 1
    case .breaststroke: 2
    case .butterfly: 3
    case .drill, .kickboard: 4
    case .mix: 5
    case .unknown: nil
    }
  }
}
