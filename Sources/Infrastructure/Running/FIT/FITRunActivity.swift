import Formats
import KernelDomain
import RunningDomain

/// The messages of one FIT file that are about runs.
struct FITRunActivity {
  private var sessions: [FITRunSession] = []
  private var fixes: [RunFix] = []
  private var timer: [TimerEvent] = []
  private var laps: [RunLap] = []
  private var device: FITDevice?
  private var end: (time: Int?, local: Int?) = (nil, nil)

  mutating func add(_ message: FITMessage) {
    switch message.number {
    case Message.record: if let fix = RunFix(message) { fixes.append(fix) }
    case Message.event: if let event = TimerEvent(message) { timer.append(event) }
    case Message.lap: if let lap = RunLap(message) { laps.append(lap) }
    case Message.session: sessions.append(FITRunSession(message))
    case Message.fileID: device = FITDevice(message)
    case Message.activity: end = (message.timestamp, message.time(5))
    default: break
    }
  }

  func add(to read: inout ReadRuns) {
    let clock = FITClock(activity: end, correlation: (nil, nil))
    for session in sessions {
      guard session.isRun else {
        read.leftOut.append(LeftOutActivity(name: nil, start: session.start, why: .otherFITSport(session.sport)))
        continue
      }
      var recorded = RecordedRun(source: (device?.source ?? "FIT").keptName)
      recorded.setsClock = true
      recorded.isOneOfSeveral = sessions.count > 1
      recorded.device = session.totals
      if end.local != nil { recorded.utcOffset = clock.utcOffset }
      if let span = sessions.count > 1 ? session.span : nil {
        recorded.fixes = fixes.filter { span.contains($0.time) }
        recorded.timer = timer.filter { span.contains($0.time) }
        recorded.laps = laps.filter { span.contains($0.start) }
      } else {
        (recorded.fixes, recorded.timer, recorded.laps) = (fixes, timer, laps)
      }
      read.add(recorded)
    }
  }

  private enum Message {
    static let fileID: UInt16 = 0
    static let session: UInt16 = 18
    static let lap: UInt16 = 19
    static let record: UInt16 = 20
    static let event: UInt16 = 21
    static let activity: UInt16 = 34
  }
}

/// The part of an activity that is of one sport, in a FIT file (message 18).
struct FITRunSession {
  let start: Timestamp?
  let sport: Int?
  let totals: DeviceTotals

  private static let running = 1

  init(_ message: FITMessage) {
    start = message.time(2).map(Timestamp.init(fit:))
    sport = message.integer(5)
    totals = DeviceTotals(
      length: message.number(9).map { $0 * 10 }, active: message.number(8), elapsed: message.number(7),
      ascent: message.number(22).map { $0 * 100 }, calories: message.number(11))
  }

  var isRun: Bool { sport == FITRunSession.running }

  /// From its start to its end; nil if one of them is missing.
  var span: ClosedRange<Timestamp>? {
    guard let start, let elapsed = totals.elapsed, elapsed >= 0 else { return nil }
    return start...start + elapsed
  }
}

extension Timestamp {
  /// - Parameter time: see `FITTime`.
  fileprivate init(fit time: Int) {
    self.init(seconds: Int64(FITTime.epoch + time))
  }
}

extension RunFix {
  /// Nil for a record without a time.
  fileprivate init?(_ message: FITMessage) {
    guard let time = message.timestamp else { return nil }
    self.init(
      time: Timestamp(fit: time), elevation: RunFix.elevation(message.number(78) ?? message.number(2)),
      odometer: message.number(5).map { $0 * 10 }, heartRate: message.number(3)?.rate,
      cadence: message.number(4)?.rate)
    if let latitude = message.number(0, signed: true), let longitude = message.number(1, signed: true) {
      position = RunPosition(latitude: RunFix.degrees(latitude), longitude: RunFix.degrees(longitude))
    }
  }

  /// Converts fifths of a metre, counted from 500 m below the sea, to centimetres.
  private static func elevation(_ fifths: Int64?) -> Int32? {
    fifths.flatMap { Int32(exactly: $0 * 20 - 50_000) }
  }

  /// Converts semicircles, of which 2^31 are 180 degrees, to units of 10^-7 degrees.
  private static func degrees(_ semicircles: Int64) -> Int64 {
    let half = Int64(1) << 30
    let scaled = abs(semicircles) * 1_800_000_000
    let rounded = (scaled + half) >> 31
    return semicircles < 0 ? -rounded : rounded
  }
}

extension TimerEvent {
  /// Nil for an event that does not start or stop the timer.
  fileprivate init?(_ message: FITMessage) {
    guard message.integer(0) == 0, let time = message.timestamp, let kind = message.integer(1) else { return nil }
    switch kind {
    case 0: self.init(time: Timestamp(fit: time), isStart: true)
    // Stop, stop all, stop and disable, stop all and disable.
    case 1, 4, 8, 9: self.init(time: Timestamp(fit: time), isStart: false)
    default: return nil
    }
  }
}

extension RunLap {
  /// Nil for a lap without a start.
  fileprivate init?(_ message: FITMessage) {
    guard let start = message.time(2) else { return nil }
    self.init(
      start: Timestamp(fit: start), duration: message.number(8), length: message.number(9).map { $0 * 10 })
  }
}

extension FITMessage {
  /// A field's number as in the profile, of at most 32 bits. Nil as for `integer`, and if it is too large.
  fileprivate func number(_ field: UInt8, signed: Bool = false) -> Int64? {
    guard let number = integer(field) else { return nil }
    return signed ? Int32(exactly: number).map(Int64.init) : UInt32(exactly: number).map(Int64.init)
  }
}
