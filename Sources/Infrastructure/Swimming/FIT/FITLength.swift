import Formats
import SwimmingDomain

/// A pool length as a FIT file tells it (message 101), active or idle.
struct FITLength {
  static let message: UInt16 = 101

  /// See `FITTime`; whole seconds.
  let start: Int?
  /// Milliseconds, pauses included. Start and this tell the end; the message's own time doesn't: some devices give
  /// that of the swim's start, or a time seconds late.
  let duration: Int32?
  /// Rest at the wall, which may last no time at all.
  let isIdle: Bool
  let style: StrokeStyle
  let strokes: Int?

  init(_ message: FITMessage) {
    self.start = message.time(Field.startTime)
    self.duration = message.integer(Field.totalElapsedTime).flatMap { $0 < 0 ? nil : Int32(exactly: $0) }
    self.isIdle = message.integer(Field.lengthType) == 0
    self.style = FITLength.style(message.integer(Field.swimStroke))
    // Nobody crosses a pool without a stroke: watches write 0 where they counted none, as in drills.
    self.strokes = message.integer(Field.totalStrokes).flatMap { $0 > 0 ? $0 : nil }
  }

  private enum Field {
    static let startTime: UInt8 = 2
    static let totalElapsedTime: UInt8 = 3
    static let totalStrokes: UInt8 = 5
    static let swimStroke: UInt8 = 7
    static let lengthType: UInt8 = 12
  }

  /// The profile's `swim_stroke`.
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
