import BookApplication
import Formats
import SwimmingDomain

/// A session in a FIT file (message 18): a part of an activity during which the sport does not change.
struct FITSession {
  static let message: UInt16 = 18

  /// The start of the session; see `FITTime`.
  let start: Int?
  /// The duration of the session in milliseconds, including pauses.
  let elapsed: Int64?
  /// The time during which the timer ran, in milliseconds.
  let timed: Int64?
  /// The distance of the session in centimetres; nil if the message does not contain it.
  let distance: Int?
  let pool: PoolLength?
  /// The length of the pool in centimetres, if the file states an impossible one; nil otherwise.
  let impossiblePool: Int?
  let sport: Int?
  let subSport: Int?

  init(_ message: FITMessage) {
    self.start = message.time(Field.startTime)
    self.elapsed = message.unsigned(Field.totalElapsedTime)
    self.timed = message.unsigned(Field.totalTimerTime)
    self.distance = FITSession.distance(message)
    // The field is in centimetres even if `pool_length_unit` is yards: that unit only determines how to display it.
    let pool = message.unsigned(Field.poolLength).map { Int($0) }
    self.pool = pool.flatMap { PoolLength(centimetres: $0) }
    self.impossiblePool = self.pool == nil ? pool.flatMap { $0 > 0 ? $0 : nil } : nil
    self.sport = message.integer(Field.sport)
    self.subSport = message.integer(Field.subSport)
  }

  /// Returns the distance of the session in centimetres. An app that counts lengths itself writes the metres into its
  /// own field, and 0 into the profile's field.
  private static func distance(_ message: FITMessage) -> Int? {
    let stated = message.integer(Field.totalDistance)
    let ofApp = message.developerNumber(inPlaceOf: Field.totalDistance).flatMap { Int(exactly: ($0 * 100).rounded()) }
    return [stated == 0 ? ofApp : nil, stated].lazy.compactMap { $0 }.first(where: Swim.distances.contains)
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
