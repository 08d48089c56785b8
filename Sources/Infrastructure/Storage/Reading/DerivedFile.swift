import JSONCoding
import System

/// What a feature worked out from its section, so that most questions are answered without reading the section. It is
/// never synced, and never believed unless it was made from exactly what the section holds now.
///
///     {"of":["4f3e2d1c",2391,"8c7b6a59","records"],"value":{…},"crc":"1a2b3c4d"}
struct DerivedFile {
  let stamp: SectionStamp
  /// JSON.
  let value: [UInt8]

  /// Its name within the store, `swimming/derived/records.json`.
  static func name(_ section: String, _ value: String) -> String {
    "\(section)/derived/\(value).json"
  }

  /// - Parameter name: of the value: another's is not believed in its place.
  static func encoded(_ stamp: SectionStamp, _ value: [UInt8], as name: String) -> [UInt8] {
    var writer = JSONWriter(capacity: value.count + 96)
    writer.beginObject()
    writer.key("of")
    writer.beginArray()
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

  /// Nil when the bytes are not whole: it is then made anew.
  /// - Parameters:
  ///   - name: of the value that it should hold; what older programs wrote does not say it.
  ///   - bytes: the value is cut out of them where they lie: of a large one a copy would cost as much as reading it.
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
          // It is the last member, and whoever reads it checks it.
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
  /// Replaces a derived file, whose folder is made where there is none.
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
