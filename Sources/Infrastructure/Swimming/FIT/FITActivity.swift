import BookInfrastructure
import Formats
import SwimmingDomain

/// Collects the messages in one FIT file that concern swims.
struct FITActivity {
  private(set) var sessions: [FITSession] = []
  /// The `length` messages of the file (lengths swum and rests at the wall), in the order of the file.
  private(set) var lengths: [FITLength] = []
  /// The starts of the laps in which the measured position leapt (see `DistanceDoubtRule.isLeap`); for their unit, see
  /// `FITTime`.
  private(set) var leaps: [Int] = []
  var heart = FITHeartRates()
  private var sport: (sport: Int?, sub: Int?) = (nil, nil)
  private var lapSport: (sport: Int?, sub: Int?) = (nil, nil)
  private var device: FITDevice?
  private var end: (time: Int?, local: Int?) = (nil, nil)
  private var correlation: (time: Int?, sinceSwitchedOn: Int?) = (nil, nil)

  /// Creates the collection of a FIT file's messages.
  /// - Parameter previous: the preceding FIT file, if several FIT files were joined into one; nil for the first.
  init(after previous: FITActivity?) {
    if let previous { heart = FITHeartRates(after: previous.heart) }
  }

  mutating func add(_ message: FITMessage) {
    switch message.number {
    case FITSession.message: if sessions.count < FITReader.mostSessions { sessions.append(FITSession(message)) }
    case FITLength.message: lengths.append(FITLength(message))
    case Message.sport: sport = (message.integer(0), message.integer(1))
    case Message.lap: addLap(message)
    case FITHeartRates.beats: heart.addBeats(message)
    case Message.fileID: device = FITDevice(message)
    case Message.activity: end = (message.timestamp, message.time(Field.localTimestamp))
    case Message.timestampCorrelation: correlation = (message.timestamp, message.time(Field.systemTimestamp))
    default: break
    }
  }

  private mutating func addLap(_ message: FITMessage) {
    if lapSport.sport == nil { lapSport = (message.integer(25), message.integer(39)) }
    guard let start = message.time(Field.startTime), let distance = message.integer(Field.totalDistance),
      let time = message.unsigned(Field.totalTimerTime), Swim.distances.contains(distance),
      DistanceDoubtRule.isLeap(centimetres: distance, milliseconds: time)
    else { return }
    leaps.append(start)
  }

  /// Returns the sport that the session states; otherwise the sport in the message `sport`; otherwise the sport of the
  /// laps. If none of them states a sport, a session with a pool length is a swim.
  func stated(_ session: FITSession) -> StatedSport? {
    let sports = [(sport: session.sport, sub: session.subSport), sport, lapSport]
    if let stated = sports.first(where: { $0.sport != nil }) {
      return StatedSport(fitSport: stated.sport, subSport: stated.sub)
    }
    return session.pool == nil ? StatedSport(fitSport: nil, subSport: session.subSport) : StatedSport(.swimming)
  }

  /// Whether at least one session may be a swim, in which case heart rates have to be read.
  var mayBeSwim: Bool {
    !lengths.isEmpty || sessions.contains { stated($0)?.isSwim != false }
  }

  var clock: FITClock {
    FITClock(activity: end, correlation: correlation)
  }

  /// The name of the recording device; `FIT` if the file does not state it.
  var source: String { device?.source ?? "FIT" }

  private enum Message {
    static let fileID: UInt16 = 0
    static let sport: UInt16 = 12
    static let lap: UInt16 = 19
    static let activity: UInt16 = 34
    static let timestampCorrelation: UInt16 = 162
  }

  private enum Field {
    static let localTimestamp: UInt8 = 5
    static let startTime: UInt8 = 2
    static let totalTimerTime: UInt8 = 8
    static let totalDistance: UInt8 = 9
    static let systemTimestamp: UInt8 = 1
  }
}
