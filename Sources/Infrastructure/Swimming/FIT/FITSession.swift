import BookApplication
import Formats
import SwimmingDomain

/// The part of an activity that is of one sport, in a FIT file (message 18).
struct FITSession {
  static let message: UInt16 = 18

  /// See `FITTime`.
  let start: Int?
  /// In milliseconds, with pauses.
  let elapsed: Int64?
  /// The time while the timer ran, in milliseconds.
  let timed: Int64?
  /// In centimetres.
  let distance: Int?
  let pool: PoolLength?
  let sport: Int?
  let subSport: Int?

  init(_ message: FITMessage) {
    self.start = message.time(Field.startTime)
    self.elapsed = message.milliseconds(Field.totalElapsedTime)
    self.timed = message.milliseconds(Field.totalTimerTime)
    self.distance = FITSession.distance(message)
    // In centimetres, whatever `pool_length_unit` is: that only says how the swimmer reads it.
    self.pool = message.integer(Field.poolLength).flatMap { PoolLength(centimetres: $0) }
    self.sport = message.integer(Field.sport)
    self.subSport = message.integer(Field.subSport)
  }

  /// In centimetres. An app that counts lengths by itself gives metres in a field of its own, next to 0 in the
  /// profile's field.
  private static func distance(_ message: FITMessage) -> Int? {
    let told = message.integer(Field.totalDistance)
    let ofApp = message.developerNumber(inPlaceOf: Field.totalDistance).flatMap { Int(exactly: ($0 * 100).rounded()) }
    return [told == 0 ? ofApp : nil, told].lazy.compactMap { $0 }.first(where: Swim.distances.contains)
  }

  var isOpenWater: Bool { subSport == FITSession.openWater }

  private static let openWater = 18

  private enum Field {
    static let startTime: UInt8 = 2
    static let sport: UInt8 = 5
    static let subSport: UInt8 = 6
    static let totalElapsedTime: UInt8 = 7
    static let totalTimerTime: UInt8 = 8
    static let totalDistance: UInt8 = 9
    static let poolLength: UInt8 = 44
  }
}

extension FITMessage {
  /// A field in milliseconds. Nil as for `integer`, and if no swim takes that long.
  fileprivate func milliseconds(_ field: UInt8) -> Int64? {
    integer(field).flatMap { UInt32(exactly: $0) }.map(Int64.init)
  }
}
