import Formats
import KernelDomain
import SwimmingDomain

/// Collects the heart rates in one FIT file. A watch writes a rate into each `record` message (20). A chest strap
/// cannot transmit through water, so it stores single beats, and the watch appends them after the swim as `hr` messages
/// (132).
struct FITHeartRates {
  static let record: UInt16 = 20
  static let beats: UInt16 = 132

  /// The heart rates from the watch in beats per minute, in the order of the file. For the unit of their times, see
  /// `FITTime`.
  private var records: [(time: Int32, rate: UInt8)] = []
  private var straps: [SwimHeartRate.Sample] = []
  /// The same moment on two clocks: in milliseconds since 1970, and in units of 1/1024 s on the chest strap's clock.
  private var anchor: (real: Int64, raw: Int)?
  /// The time of the most recent beat on the chest strap's clock, in units of 1/1024 s.
  private var last = 0

  init() {}

  /// Creates the collection for a FIT file that follows another one. It continues with the time that the strap's clock
  /// had at the end of the preceding file.
  init(after previous: FITHeartRates) {
    (anchor, last) = (previous.anchor, previous.last)
  }

  private enum Field {
    static let heartRate: UInt8 = 3
    static let fractionalTimestamp: UInt8 = 0
    static let filteredRates: UInt8 = 6
    static let eventTimestamp: UInt8 = 9
    static let eventTimestamps12: UInt8 = 10
  }

  mutating func addRecord(_ message: FITMessage) {
    guard let rate = message.integer(Field.heartRate), SwimHeartRate.possible.contains(rate),
      let time = message.timestamp.flatMap({ Int32(exactly: $0) })
    else { return }
    records.append((time, UInt8(rate)))
  }

  mutating func addBeats(_ message: FITMessage) {
    let rates = message.bytes(Field.filteredRates)
    let packed = message.bytes(Field.eventTimestamps12)
    guard packed.isEmpty else { return addBeats(rates, packed) }
    guard let raw = message.unsigned(Field.eventTimestamp).map({ Int($0) }) else { return }
    if let time = message.timestamp {
      let fraction = (message.unsigned(Field.fractionalTimestamp) ?? 0) * 1_000 / 32_768
      anchor = (Int64(FITTime.epoch + time) * 1_000 + fraction, raw)
    }
    last = raw
    if let rate = rates.first { addBeat(Int(rate)) }
  }

  /// Adds beats with packed times. Every three bytes contain the times of two beats. Each time consists of the lowest
  /// 12 bits of the strap's clock.
  private mutating func addBeats(_ rates: ArraySlice<UInt8>, _ packed: ArraySlice<UInt8>) {
    let bytes = Array(packed)
    var rates = rates
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
      let (low, middle, high) = (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
      for bits in [low | (middle & 0xF) << 8, middle >> 4 | high << 4] {
        guard let rate = rates.popFirst() else { return }
        last += (bits - last) & 0xFFF
        addBeat(Int(rate))
      }
    }
  }

  private mutating func addBeat(_ rate: Int) {
    guard let anchor, SwimHeartRate.possible.contains(rate) else { return }
    let moment = anchor.real + Int64(last - anchor.raw) * 1_000 / 1_024
    straps.append(SwimHeartRate.Sample(time: Timestamp(milliseconds: moment), rate: rate))
  }

  /// Returns the heart rates of the swim: those from the chest strap or, if there are none, those from the watch.
  func samples(_ clock: FITClock) -> [SwimHeartRate.Sample] {
    if !straps.isEmpty { return straps }
    return records.compactMap { record in
      clock.instant(Int(record.time)).map { SwimHeartRate.Sample(time: $0, rate: Int(record.rate)) }
    }
  }

  /// Moves beats from files without a session to the closest preceding file with a session.
  static func join(_ activities: inout [FITActivity]) {
    var owner: Int?
    for index in activities.indices {
      if !activities[index].sessions.isEmpty {
        owner = index
      } else if let owner {
        activities[owner].heart.straps += activities[index].heart.straps
        activities[index].heart.straps = []
      }
    }
  }
}
