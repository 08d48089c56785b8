import Formats
import SwimmingDomain

/// A pool length in a FIT file (message 101), active or idle.
struct FITLength {
  static let message: UInt16 = 101

  /// In whole seconds; see `FITTime`.
  let start: Int?
  /// In milliseconds, with pauses. The end follows from start and duration; the time of the message is not used, since
  /// some devices write that of the swim's start, or one seconds late.
  let duration: Int32?
  /// Whether it is a rest at the wall, which may have a duration of 0.
  let isIdle: Bool
  let style: StrokeStyle
  let strokes: Int?

  init(_ message: FITMessage) {
    self.start = message.time(Field.startTime)
    self.duration = message.integer(Field.totalElapsedTime).flatMap { $0 < 0 ? nil : Int32(exactly: $0) }
    self.isIdle = message.integer(Field.lengthType) == 0
    self.style = FITLength.style(message.integer(Field.swimStroke))
    // Watches write 0 if they counted none, as in drills; nobody crosses a pool without a stroke.
    self.strokes = message.integer(Field.totalStrokes).flatMap { $0 > 0 ? $0 : nil }
  }

  private enum Field {
    static let startTime: UInt8 = 2
    static let totalElapsedTime: UInt8 = 3
    static let totalStrokes: UInt8 = 5
    static let swimStroke: UInt8 = 7
    static let lengthType: UInt8 = 12
  }

  /// The style by its number in the profile's `swim_stroke`.
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
