import BookApplication
import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain

/// Collects the messages in one FIT file that concern runs.
struct FITRunActivity {
  private var sessions: [FITRunSession] = []
  private var fixes: [RunFix] = []
  private var timer: [TimerEvent] = []
  private var laps: [RunLap] = []
  private var device: FITDevice?
  private var end: (time: Int?, local: Int?) = (nil, nil)
  private var packed = FITPackedOdometer()
  /// The sport that the message `sport` states. It is used if a session states none. `lapSport`, the sport of the first
  /// lap that states one, is used if the message `sport` states none either.
  private var sport: (sport: Int?, sub: Int?) = (nil, nil)
  private var lapSport: (sport: Int?, sub: Int?) = (nil, nil)
  private var hasLengths = false
  /// Whether the file is a course to follow, which nobody recorded.
  private var isCourse = false

  mutating func add(_ message: FITMessage) {
    switch message.number {
    case Message.record:
      guard var fix = RunFix(message) else { break }
      if fix.odometer == nil { fix.odometer = packed.length(message) }
      fixes.append(fix)
    case Message.event: if let event = TimerEvent(message) { timer.append(event) }
    case Message.lap:
      if let lap = RunLap(message) { laps.append(lap) }
      if lapSport.sport == nil { lapSport = (message.integer(25), message.integer(39)) }
    case Message.sport: sport = (message.integer(0), message.integer(1))
    case Message.length: hasLengths = true
    case Message.session: if sessions.count < FITReader.mostSessions { sessions.append(FITRunSession(message)) }
    case Message.fileID: (device, isCourse) = (FITDevice(message), message.integer(0) == FITRunActivity.course)
    case Message.activity: end = (message.timestamp, message.time(5))
    default: break
    }
  }

  func add(to read: inout ReadRuns, _ context: ActivityContext) {
    guard !sessions.isEmpty else { return addWithoutSession(to: &read, context) }
    for session in sessions {
      let context = context.at(session.start)
      let decision = context.decide(stated(session))
      guard decision.isKept(by: context) else {
        read.leaveOut(decision, start: session.start)
        continue
      }
      var recorded = recorded(context)
      recorded.isOneOfSeveral = sessions.count > 1
      recorded.device = session.totals
      recorded.start = session.start
      if let span = sessions.count > 1 ? session.span : nil {
        recorded.fixes = fixes.filter { span.contains($0.time) }
        recorded.timer = timer.filter { span.contains($0.time) }
        recorded.laps = laps.filter { span.contains($0.start) }
      } else {
        (recorded.fixes, recorded.timer, recorded.laps) = (fixes, timer, laps)
      }
      read.add(recorded, decision)
    }
  }

  /// Returns the sport that the session states; otherwise the sport in the message `sport`; otherwise the sport of the
  /// laps. If none of them states a sport, a session with a pool length is a swim.
  private func stated(_ session: FITRunSession) -> StatedSport? {
    let sports = [(session.sport, session.subSport), sport, lapSport]
    if let (own, sub) = sports.first(where: { $0.0 != nil }) { return StatedSport(fitSport: own, subSport: sub) }
    return session.hasPool ? StatedSport(.swimming) : StatedSport(fitSport: nil, subSport: session.subSport)
  }

  /// Adds all fixes as one activity, if there are any. Used for a file that has no session, because the device did not
  /// finish writing it.
  private func addWithoutSession(to read: inout ReadRuns, _ context: ActivityContext) {
    guard !fixes.isEmpty, !hasLengths, !isCourse else { return }
    read.remarks.append(.noSession)
    var recorded = recorded(context)
    (recorded.fixes, recorded.timer, recorded.laps) = (fixes, timer, laps)
    let stated = sport.sport == nil ? lapSport : sport
    var decision = context.decide(StatedSport(fitSport: stated.sport, subSport: stated.sub))
    if decision.sport == nil { decision.sport = GuessedSport.of(fixes) }
    if decision.isKept(by: context) {
      read.add(recorded, decision)
    } else if decision.sport?.isSwim == true {
      read.addSwim(recorded)
    } else {
      read.leaveOut(decision, start: fixes.first?.time, isOurs: true)
    }
  }

  private func recorded(_ context: ActivityContext) -> RecordedRun {
    var recorded = RecordedRun(source: (device?.source ?? "FIT").keptName)
    recorded.setsClock = true
    let clock = FITClock(activity: end, correlation: (nil, nil))
    if end.local != nil { recorded.utcOffset = clock.utcOffset }
    recorded.take(context.listed)
    return recorded
  }

  /// The type of files with courses in the FIT profile.
  private static let course = 6

  private enum Message {
    static let fileID: UInt16 = 0
    static let session: UInt16 = 18
    static let lap: UInt16 = 19
    static let sport: UInt16 = 12
    static let record: UInt16 = 20
    static let event: UInt16 = 21
    static let activity: UInt16 = 34
    static let length: UInt16 = 101
  }
}

/// A session in a FIT file (message 18): a part of an activity during which the sport does not change.
struct FITRunSession {
  let start: Timestamp?
  let sport: Int?
  let subSport: Int?
  /// Whether the session states the length of a pool.
  let hasPool: Bool
  let totals: DeviceTotals

  init(_ message: FITMessage) {
    start = message.time(2).map(Timestamp.init(fit:))
    sport = message.integer(5)
    subSport = message.integer(6)
    hasPool = (message.integer(44) ?? 0) > 0
    totals = DeviceTotals(
      length: message.number(9).map { $0 * 10 }, active: message.number(8), elapsed: message.number(7),
      ascent: message.number(22).map { $0 * 100 }, calories: message.number(11))
  }

  /// The time range from the session's start to its end; nil if either is missing.
  var span: ClosedRange<Timestamp>? {
    guard let start, let elapsed = totals.elapsed, elapsed >= 0 else { return nil }
    return start...start + elapsed
  }
}

extension Timestamp {
  /// Creates an instant from a time in a FIT file.
  /// - Parameter time: the time; see `FITTime`.
  fileprivate init(fit time: Int) {
    self.init(seconds: Int64(FITTime.epoch + time))
  }
}

extension RunFix {
  /// Creates a fix from a `record` message; nil if the message has no time.
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

  /// Converts an elevation, counted in fifths of a metre from -500 m, to centimetres.
  private static func elevation(_ fifths: Int64?) -> Int32? {
    fifths.flatMap { Int32(exactly: $0 * 20 - 50_000) }
  }

  /// Converts semicircles (of which 2^31 make 180 degrees) to units of 10^-7 degrees.
  private static func degrees(_ semicircles: Int64) -> Int64 {
    let half = Int64(1) << 30
    let scaled = abs(semicircles) * 1_800_000_000
    let rounded = (scaled + half) >> 31
    return semicircles < 0 ? -rounded : rounded
  }
}

/// Adds up the distances that older watches store as twelve bits of each record instead of an odometer reading. The
/// twelve bits count sixteenths of a metre and start again at 0 after 256 m.
struct FITPackedOdometer {
  private var last: Int64?
  private var sum: Int64 = 0

  /// Returns the distance since the activity's start, in millimetres; nil if the record contains no packed distance.
  mutating func length(_ message: FITMessage) -> Int64? {
    guard let bytes = message.bytes(8, count: 3) else { return nil }
    let count = Int64(bytes[1] >> 4) | Int64(bytes[2]) << 4
    sum += last.map { (count - $0) & 0xFFF } ?? count
    last = count
    return (sum * 125 + 1) / 2
  }
}

extension TimerEvent {
  /// Creates a timer event from an `event` message; nil if the message is not about starting or stopping the timer.
  fileprivate init?(_ message: FITMessage) {
    guard message.integer(0) == 0, let time = message.timestamp, let kind = message.integer(1) else { return nil }
    switch kind {
    case 0: self.init(time: Timestamp(fit: time), isStart: true)
    // Stop, stop all, stop and disable, stop and disable all.
    case 1, 4, 8, 9: self.init(time: Timestamp(fit: time), isStart: false)
    default: return nil
    }
  }
}

extension RunLap {
  /// Creates a lap from a `lap` message; nil if the message has no start.
  fileprivate init?(_ message: FITMessage) {
    guard let start = message.time(2) else { return nil }
    self.init(
      start: Timestamp(fit: start), duration: message.number(8), length: message.number(9).map { $0 * 10 })
  }
}

extension FITMessage {
  /// Returns a field's value as stored, without the scaling that the FIT profile defines. Nil if `integer` would return
  /// nil, or if the value does not fit in 32 bits.
  /// - Parameter signed: whether the value must fit in a signed instead of an unsigned 32-bit number.
  fileprivate func number(_ field: UInt8, signed: Bool = false) -> Int64? {
    guard let number = integer(field) else { return nil }
    return signed ? Int32(exactly: number).map(Int64.init) : UInt32(exactly: number).map(Int64.init)
  }
}
