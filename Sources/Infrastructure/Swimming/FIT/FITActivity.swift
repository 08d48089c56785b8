import Formats

/// The messages of one FIT file that tell of swims.
struct FITActivity {
  private(set) var sessions: [FITSession] = []
  /// In the file's order.
  private(set) var lengths: [FITLength] = []
  private var device: String?
  private var end: (time: Int?, local: Int?) = (nil, nil)
  private var correlation: (time: Int?, sinceSwitchedOn: Int?) = (nil, nil)

  mutating func add(_ message: FITMessage) {
    switch message.number {
    case FITSession.message: sessions.append(FITSession(message))
    case FITLength.message: lengths.append(FITLength(message))
    case Message.fileID: device = FITActivity.device(message)
    case Message.activity: end = (message.timestamp, message.time(Field.localTimestamp))
    case Message.timestampCorrelation: correlation = (message.timestamp, message.time(Field.systemTimestamp))
    default: break
    }
  }

  var clock: FITClock {
    FITClock(activity: end, correlation: correlation)
  }

  /// The recording device: by serial number, else as the product is called or numbered.
  var source: String {
    device ?? "FIT"
  }

  private static func device(_ message: FITMessage) -> String? {
    if let serial = message.integer(Field.serialNumber) { return String(serial) }
    if let name = message.text(Field.productName) { return name }
    guard let manufacturer = message.integer(Field.manufacturer) else { return nil }
    return message.integer(Field.product).map { "\(manufacturer)/\($0)" } ?? String(manufacturer)
  }

  private enum Message {
    static let fileID: UInt16 = 0
    static let activity: UInt16 = 34
    static let timestampCorrelation: UInt16 = 162
  }

  private enum Field {
    static let manufacturer: UInt8 = 1
    static let product: UInt8 = 2
    static let serialNumber: UInt8 = 3
    static let productName: UInt8 = 8
    static let localTimestamp: UInt8 = 5
    static let systemTimestamp: UInt8 = 1
  }
}
