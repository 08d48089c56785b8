import KernelApplication

/// Reads the records of one FIT file. Stores the definitions, and returns the data messages whose layouts they define.
struct FITRecords {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  /// The definition of each local type. The index is the local type.
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  /// The descriptions of developer fields, by `FITFieldDescription.key`.
  private var descriptions: [UInt16: FITFieldDescription] = [:]
  /// The time of the most recent message that has a time. A compressed time has only five bits, and is expanded based
  /// on this time.
  private var latestTime: Int?
  /// The number that identifies the kind of message that is not returned; nil if all kinds are returned.
  private let passedOver: UInt16?

  init(_ bytes: [UInt8], _ records: Range<Int>, passingOver number: UInt16? = nil) {
    self.bytes = bytes
    passedOver = number
    self.position = records.lowerBound
    self.end = records.upperBound
  }

  /// Returns the next data message; nil after the last message.
  mutating func next() throws(FormatProblem) -> FITMessage? {
    while position < end {
      let start = position
      let header = try byte()
      if header & RecordHeader.isCompressed != 0 {
        let type = RecordHeader.compressedType(header)
        guard let message = try data(type, secondsMod32: Int(header & 0x1F), headerAt: start) else { continue }
        return message
      }
      let type = Int(header & 0x0F)
      guard header & RecordHeader.isDefinition != 0 else {
        guard let message = try data(type, secondsMod32: nil, headerAt: start) else { continue }
        return message
      }
      definitions[type] = try definition(hasDeveloperFields: header & RecordHeader.hasDeveloperFields != 0)
    }
    return nil
  }

  /// The meanings of the bits in the first byte of a record (FIT protocol, "Record Header Byte").
  private enum RecordHeader {
    static let isCompressed: UInt8 = 0x80
    static let isDefinition: UInt8 = 0x40
    static let hasDeveloperFields: UInt8 = 0x20

    static func compressedType(_ header: UInt8) -> Int {
      Int(header >> 5 & 0x03)
    }
  }

  /// Reads a data message; nil if it is of the kind that is not returned.
  /// - Parameters:
  ///   - type: the message's local type, which determines its layout.
  ///   - secondsMod32: the message's compressed time; nil if its header contains none.
  ///   - place: the byte offset of the message's header.
  private mutating func data(
    _ type: Int, secondsMod32: Int?, headerAt place: Int
  ) throws(FormatProblem) -> FITMessage? {
    guard let definition = definitions[type] else {
      throw FormatProblem(.noFITDefinition, offset: Int64(place))
    }
    let start = position
    try skip(definition.size)
    let time = secondsMod32.map { compressedTime($0) } ?? definition.time(FITTime.field, at: start)
    latestTime = time ?? latestTime
    guard definition.message != passedOver else { return nil }
    let message = FITMessage(definition, at: start, timestamp: time)
    if message.number == FITFieldDescription.message, let key = FITFieldDescription.key(message) {
      descriptions[key] = FITFieldDescription(message)
    }
    return message
  }

  /// Expands a compressed time. Returns the first time whose lowest five bits are `seconds` and that is not before the
  /// time of the most recent message. Nil if no earlier message has a time.
  private func compressedTime(_ seconds: Int) -> Int? {
    latestTime.map { $0 + (seconds - $0) & 0x1F }
  }

  private mutating func definition(hasDeveloperFields: Bool) throws(FormatProblem) -> FITDefinition {
    _ = try byte()  // reserved
    let place = position
    let order = try byte()
    guard order <= 1 else {
      throw FormatProblem(.noFITByteOrder(found: Int(order)), offset: Int64(place))
    }
    let (first, second) = (UInt16(try byte()), UInt16(try byte()))
    var size = 0
    var fields: [FITDefinition.Field] = []
    for _ in 0..<(try byte()) {
      let (number, length, code) = (try byte(), Int(try byte()), try byte())
      fields.append(.init(number: number, offset: size, size: length, type: FITBaseType(code: code)))
      size += length
    }
    let message = order == 1 ? first << 8 | second : second << 8 | first
    let developerFields = hasDeveloperFields ? try self.developerFields(of: message, &size) : []
    return FITDefinition(
      message: message, isBigEndian: order == 1, fields: fields, developerFields: developerFields, size: size, of: bytes
    )
  }

  /// Reads, from a definition, the developer fields of a kind of message that replace fields of the profile. Skips all
  /// other developer fields.
  /// - Parameter size: the size of a data message so far, in bytes, to which the sizes of all these fields are added.
  private mutating func developerFields(
    of message: UInt16, _ size: inout Int
  ) throws(FormatProblem) -> [FITDeveloperField] {
    var fields: [FITDeveloperField] = []
    for _ in 0..<(try byte()) {
      let (number, length, app) = (try byte(), Int(try byte()), try byte())
      if let description = descriptions[FITFieldDescription.key(app: app, number: number)],
        description.message == message, description.type.size == length
      {
        fields.append(FITDeveloperField(native: description.native, offset: size, type: description.type))
      }
      size += length
    }
    return fields
  }

  private mutating func byte() throws(FormatProblem) -> UInt8 {
    let place = position
    try skip(1)
    return bytes[place]
  }

  private mutating func skip(_ count: Int) throws(FormatProblem) {
    guard position + count <= end else {
      throw FormatProblem(.fitMessageBeyondEnd, offset: Int64(end))
    }
    position += count
  }
}
