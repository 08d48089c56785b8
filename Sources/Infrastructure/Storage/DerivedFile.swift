import JSONCoding

/// `records.json`: what was worked out from the rest of the store, and the small documents beside it, so that most
/// questions are answered without reading workouts or a long journal. It is never synced, and never believed unless
/// it was made from exactly what the store holds now.
struct DerivedFile {
  var stamp: StoreStamp
  /// The latest of each kind of document that the journal keeps: JSON by kind.
  var documents: [String: [UInt8]]
  /// What features derived: JSON by name.
  var values: [String: [UInt8]]

  static let name = "records.json"
  private static let format = 1

  func encoded() -> [UInt8] {
    var writer = JSONWriter(capacity: 16_384)
    writer.beginObject()
    writer.key("format")
    writer.integer(DerivedFile.format)
    writer.key("manifest")
    DerivedFile.write(stamp.manifest, &writer)
    writer.key("journalBytes")
    writer.integer(stamp.journalBytes)
    writer.key("lastLine")
    DerivedFile.write(stamp.lastLine, &writer)
    writer.key("documents")
    DerivedFile.write(documents, &writer)
    writer.key("derived")
    DerivedFile.write(values, &writer)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Nil when the bytes are not whole, or of another version: it is then made anew.
  init?(_ bytes: [UInt8]) {
    guard bytes.withUnsafeBytes({ SealedLine.checksum(of: $0) }) != nil,
      let file = try? JSONReader.read(bytes, DerivedFile.read)
    else { return nil }
    self = file
  }

  init(stamp: StoreStamp, documents: [String: [UInt8]], values: [String: [UInt8]]) {
    self.stamp = stamp
    self.documents = documents
    self.values = values
  }

  private static func read(_ reader: inout JSONReader) throws(JSONError) -> DerivedFile {
    var manifest: Checksum?
    var journalBytes = 0
    var lastLine: Checksum?
    var documents: [String: [UInt8]] = [:]
    var values: [String: [UInt8]] = [:]
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": guard try reader.int() == format else { throw reader.failure("this is another format") }
      case "manifest": manifest = try reader.takeNull() ? nil : Checksum(reader.string())
      case "journalBytes": journalBytes = try reader.int()
      case "lastLine": lastLine = try reader.takeNull() ? nil : Checksum(reader.string())
      case "documents": documents = try reader.rawMembers()
      case "derived": values = try reader.rawMembers()
      default: try reader.skipValue()
      }
    }
    let stamp = StoreStamp(manifest: manifest, journalBytes: journalBytes, lastLine: lastLine)
    return DerivedFile(stamp: stamp, documents: documents, values: values)
  }

  private static func write(_ checksum: Checksum?, _ writer: inout JSONWriter) {
    if let checksum { writer.string(checksum.description) } else { writer.null() }
  }

  private static func write(_ members: [String: [UInt8]], _ writer: inout JSONWriter) {
    writer.beginObject()
    for (name, json) in members.sorted(by: { $0.key < $1.key }) {
      writer.key(name)
      writer.raw(json)
    }
    writer.endObject()
  }
}
