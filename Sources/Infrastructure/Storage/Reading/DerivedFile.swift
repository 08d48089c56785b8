import JSONCoding
import System

/// A file that contains a value which a feature has computed from its section, so that most queries need not read the
/// section. The file is never synced. It is used only if its stamp shows that the section has not changed since the
/// value was computed.
///
///     {"of":["4f3e2d1c",2391,"8c7b6a59","records"],"value":{…},"crc":"1a2b3c4d"}
struct DerivedFile {
  let stamp: SectionStamp
  /// The value that was derived from the section, as JSON.
  let value: [UInt8]

  /// Returns the name, within the store, of the derived file of a value, such as `swimming/derived/records.json` for
  /// the value `records`.
  static func name(_ section: String, _ value: String) -> String {
    "\(section)/derived/\(value).json"
  }

  /// Encodes a derived file.
  /// - Parameter name: the value's name. It is stored in the file, so that a file that contains another value is never
  ///   used by mistake.
  static func encoded(_ stamp: SectionStamp, _ value: [UInt8], as name: String) -> [UInt8] {
    var writer = JSONWriter(capacity: value.count + 96)
    writer.beginObject()
    writer.beginArray("of")
    writer.string(stamp.manifest.description)
    writer.integer(stamp.journalBytes)
    writer.string(stamp.lastLine.description)
    writer.string(name)
    writer.endArray()
    writer.key("value")
    writer.raw(value)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Parses a derived file. Nil if the file does not match its checksum, or if it contains a value with a name other
  /// than `name`; the value must then be computed again.
  /// - Parameters:
  ///   - name: the name of the expected value. Files written by older programs contain no name, and are accepted.
  ///   - bytes: the file's bytes. They are consumed so that the value can be extracted in place: copying a large value
  /// would take as long as reading it.
  init?(_ bytes: consuming [UInt8], of name: String) {
    guard SealedLine.isSound(bytes) else { return nil }
    var stamp: SectionStamp?
    var start: Int?
    do throws(JSONError) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
        var reader = JSONReader(UnsafeRawBufferPointer(bytes))
        try reader.beginObject()
        while start == nil, let key = try reader.nextKey() {
          switch key {
          case "of": stamp = try SectionStamp(&reader, of: name)
          // Does not parse the value, which is the last member; the code that uses the value does.
          case "value": start = reader.offset
          default: try reader.skipValue()
          }
        }
      }
    } catch {
      return nil
    }
    let end = bytes.count - SealedLine.tail
    guard let stamp, let start, start <= end else { return nil }
    self.stamp = stamp
    bytes.removeSubrange(end...)
    bytes.removeSubrange(..<start)
    value = bytes
  }
}

extension SectionStamp {
  fileprivate init?(_ reader: inout JSONReader, of name: String) throws(JSONError) {
    try reader.beginArray()
    try reader.expectElement()
    let manifest = Checksum(try reader.string())
    try reader.expectElement()
    let bytes = try reader.int()
    try reader.expectElement()
    let line = Checksum(try reader.string())
    if try reader.nextElement() {
      guard try reader.string() == name else { return nil }
      try reader.endArray()
    }
    guard let manifest, let line else { return nil }
    self.init(manifest: manifest, journalBytes: bytes, lastLine: line)
  }
}

extension StoreFolder {
  /// Writes a derived file, replacing an older version of it. Creates the file's folder if it is missing.
  /// - Parameter name: the file's name within the store.
  func write(_ bytes: [UInt8], asDerived name: String) throws(SystemError) {
    let path = path(of: name)
    do {
      try fileSystem.replace(path, with: bytes, durable: false)
    } catch {
      guard error.isMissing, let folder = StoreName.folder(of: path) else { throw error }
      try fileSystem.makeFolder(folder)
      try fileSystem.replace(path, with: bytes, durable: false)
    }
  }
}
