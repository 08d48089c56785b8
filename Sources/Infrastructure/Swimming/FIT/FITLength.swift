import Formats
import SwimmingDomain

/// A `length` message (101) in a FIT file: one length of the pool that was swum (active), or a rest at the wall (idle).
struct FITLength {
  static let message: UInt16 = 101

  /// The start of the length, in whole seconds; see `FITTime`.
  let start: Int?
  /// The duration in milliseconds, including pauses. If the file does not state that duration, the time during which
  /// the timer ran. The end of the length is the start plus the duration. The time of the message is not used as the
  /// end, because some devices write the start of the swim there, or a time that is a second late.
  let duration: Int32?
  /// Whether the length is a rest at the wall, whose duration may be 0.
  let isIdle: Bool
  let style: StrokeStyle
  let strokes: Int?

  init(_ message: FITMessage) {
    self.start = message.time(Field.startTime)
    self.duration = (message.integer(Field.totalElapsedTime) ?? message.integer(Field.totalTimerTime))
      .flatMap { $0 < 0 ? nil : Int32(exactly: $0) }
    self.isIdle = message.integer(Field.lengthType) == 0
    self.style = FITLength.style(message.integer(Field.swimStroke))
    // Watches write 0 if they could not count strokes, as in drills; nobody crosses a pool without a stroke.
    self.strokes = message.integer(Field.totalStrokes).flatMap { $0 > 0 ? $0 : nil }
  }

  private enum Field {
    static let startTime: UInt8 = 2
    static let totalElapsedTime: UInt8 = 3
    static let totalTimerTime: UInt8 = 4
    static let totalStrokes: UInt8 = 5
    static let swimStroke: UInt8 = 7
    static let lengthType: UInt8 = 12
  }

  /// Returns the style for a number of the profile's type `swim_stroke`.
  private static func style(_ stroke: Int?) -> StrokeStyle {
    switch stroke {
    case 0: .freestyle
    case 1: .backstroke
    case 2: .breaststroke
    case 3: .butterfly
    case 4: .drill
    case 5, 6: .mix
    default: .unknown
    }
  }
}
