import JSONCoding

/// What a service says of itself, as far as it says it.
package struct ServiceGreeting: Hashable, Sendable {
  package private(set) var version = "?"
  package private(set) var build = "?"
  /// The number of the wire's rules; a service that names none follows the first.
  package private(set) var wire = 1
  package private(set) var process: Int32?
  package private(set) var store: ServiceIdentity.Store?

  /// The wire's rules that this program follows. They change only where a client of the old ones would misread
  /// a service of the new ones: new methods and members change nothing.
  package static let wire = 2

  /// - Parameter json: the result of `service.hello`; what is of a kind that this version does not know is passed over.
  init(_ json: [UInt8]) {
    // Read by hand: this is a tenth of the time of a command.
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
  /// Nil when something is missing.
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
  /// Nil for a number that is no such one.
  fileprivate mutating func whole<Value: FixedWidthInteger>() throws(JSONError) -> Value? {
    let number = try rawBytes()
    return try? JSONReader.read(number) { (reader) throws(JSONError) in try reader.integer(Value.self) }
  }
}
