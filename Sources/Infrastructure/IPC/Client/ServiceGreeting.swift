import JSONCoding

/// The identity of a service, as stated in its reply to `service.hello`.
package struct ServiceGreeting: Hashable, Sendable {
  package private(set) var version = "?"
  package private(set) var build = "?"
  /// The version of the service's wire protocol; 1 if the service states none.
  package private(set) var wire = 1
  package private(set) var process: Int32?
  package private(set) var store: ServiceIdentity.Store?

  /// The version of the wire protocol that this program uses. It is increased only for changes that an old client would
  /// misinterpret, which does not include new methods and new members.
  package static let wire = 2

  /// Parses the identity of a service.
  /// - Parameter json: the result of `service.hello`. Members whose type this version does not expect are ignored.
  init(_ json: [UInt8]) {
    // Parsed by hand, since decoding would take a tenth of the time that a whole command takes.
    let greeting = try? JSONReader.read(json) { (reader) throws(JSONError) in
      var greeting = ServiceGreeting()
      try greeting.read(&reader)
      return greeting
    }
    self = greeting ?? ServiceGreeting()
  }

  private init() {}

  private mutating func read(_ reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch (key, reader.nextKind()) {
      case ("version", .string): version = try reader.string()
      case ("build", .string): build = try reader.string()
      case ("protocol", .number): wire = try reader.whole() ?? 1
      case ("process", .number): process = try reader.whole()
      case ("store", .object): store = try ServiceIdentity.Store(&reader)
      default: try reader.skipValue()
      }
    }
  }
}

extension ServiceIdentity.Store {
  /// Parses the identity of the service's store; nil if a member is missing.
  fileprivate init?(_ reader: inout JSONReader) throws(JSONError) {
    var (path, device, inode): (String?, UInt64?, UInt64?)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch (key, reader.nextKind()) {
      case ("path", .string): path = try reader.string()
      case ("device", .number): device = try reader.whole()
      case ("inode", .number): inode = try reader.whole()
      default: try reader.skipValue()
      }
    }
    guard let path, let device, let inode else { return nil }
    self.init(path: path, device: device, inode: inode)
  }
}

extension JSONReader {
  /// Reads a whole number; nil if the value is not a whole number, or if it does not fit into the type.
  fileprivate mutating func whole<Value: FixedWidthInteger>() throws(JSONError) -> Value? {
    let number = try rawBytes()
    return try? JSONReader.read(number) { (reader) throws(JSONError) in try reader.integer(Value.self) }
  }
}
