/// Adds the messages that a watch writes about a swim. Times are FIT's: seconds since 1989-12-31T00:00:00Z.
extension FITBuilder {
  /// 2023-06-05T06:00:00Z, as a FIT time.
  package static let morning: UInt32 = 1_054_879_200

  package mutating func fileID(serial: UInt32? = 3_919_433_028) {
    message(0, [0: .enumeration(4), 1: .uint16(1), 2: .uint16(1499), 3: .uint32z(serial ?? 0)])
  }

  package mutating func session(
    start: UInt32 = morning, elapsed: UInt32, timed: UInt32? = nil, sport: UInt8 = 5, subSport: UInt8 = 17,
    pool: UInt16? = 2500, distance: UInt32 = .max
  ) {
    message(
      18,
      [
        253: .uint32(start &+ elapsed / 1000), 2: .uint32(start), 5: .enumeration(sport), 6: .enumeration(subSport),
        7: .uint32(elapsed), 8: .uint32(timed ?? elapsed), 9: .uint32(distance), 44: .uint16(pool ?? .max),
      ])
  }

  /// Adds an active length.
  package mutating func length(start: UInt32, elapsed: UInt32, stroke: UInt8 = 0, strokes: UInt16 = 10) {
    message(
      101,
      [
        253: .uint32(start &+ elapsed / 1000), 2: .uint32(start), 3: .uint32(elapsed), 4: .uint32(elapsed),
        5: .uint16(strokes), 7: .enumeration(stroke), 12: .enumeration(1),
      ])
  }

  /// Adds an idle length: a rest at the wall.
  package mutating func idle(start: UInt32, elapsed: UInt32) {
    message(
      101,
      [
        253: .uint32(start &+ elapsed / 1000), 2: .uint32(start), 3: .uint32(elapsed), 4: .uint32(elapsed),
        5: .uint16(.max), 7: .enumeration(.max), 12: .enumeration(0),
      ])
  }

  package mutating func activity(end: UInt32, local: UInt32?) {
    message(34, [253: .uint32(end), 5: .uint32(local ?? .max), 1: .uint16(1)])
  }

  /// A file with a swim of 100 m in a 25 m pool on a morning in Prague: two lengths, a rest, and two more lengths.
  package static func swim(isBigEndian: Bool = false) -> FITBuilder {
    var file = FITBuilder(isBigEndian: isBigEndian)
    file.fileID()
    file.length(start: morning, elapsed: 25_125)
    file.length(start: morning + 25, elapsed: 26_375)
    file.idle(start: morning + 51, elapsed: 30_000)
    file.length(start: morning + 81, elapsed: 31_500, stroke: 1)
    file.length(start: morning + 112, elapsed: 32_000, stroke: 2)
    file.session(elapsed: 144_500, timed: 114_500, distance: 10_000)
    file.activity(end: morning + 144, local: morning + 144 + 7_200)
    return file
  }
}
