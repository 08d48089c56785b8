import JSONCoding
import KernelApplication

extension Manifest {
  /// The file's bytes; the same manifest gives the same bytes.
  func encoded() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.integer(Manifest.format)
    writer.key("generation")
    writer.integer(generation)
    writer.key("journal")
    writer.string(journal)
    writer.key("firstLine")
    writer.integer(firstLine)
    writer.key("files")
    writer.beginArray()
    for file in files.sorted(by: { $0.name < $1.name }) { file.write(&writer) }
    writer.endArray()
    writer.key("notes")
    writer.beginObject()
    for (kind, json) in notes.sorted(by: { $0.key < $1.key }) {
      writer.key(kind)
      writer.raw(json)
    }
    writer.endObject()
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Fails with `storeNewer`, or with `storeDamaged`, naming the place.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    guard bytes.withUnsafeBytes({ SealedLine.checksum(of: $0) }) != nil else {
      try Manifest.refuseNewer(bytes, path)
      throw .storeDamaged(place: path, problem: "its checksum does not fit its content")
    }
    do {
      self = try JSONReader.read(bytes, Manifest.read)
    } catch {
      try Manifest.refuseNewer(bytes, path)
      throw .storeDamaged(place: "\(path), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  private static func refuseNewer(_ bytes: [UInt8], _ path: String) throws(Failure) {
    guard let found = Manifest.format(of: bytes), found > format, !isOurs(bytes, saying: found) else { return }
    throw .storeNewer(path: path, found: found, supported: format)
  }

  /// Whether it is a manifest of today's in which nothing but the format's number is damaged.
  private static func isOurs(_ bytes: [UInt8], saying found: Int) -> Bool {
    let head = Array("{\"format\":\(found),".utf8)
    return bytes.starts(with: head) && SealedLine.isSound(Array("{\"format\":\(format),".utf8) + bytes[head.count...])
  }

  /// The format alone, of a manifest whose other members may be anything; nil when it tells none.
  static func format(of bytes: [UInt8]) -> Int? {
    try? JSONReader.read(bytes, readFormat)
  }

  private static func readFormat(_ reader: inout JSONReader) throws(JSONError) -> Int? {
    var found: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key == "format" { found = try reader.int() } else { try reader.skipValue() }
    }
    return found
  }

  private static func read(_ reader: inout JSONReader) throws(JSONError) -> Manifest {
    var manifest = Manifest.empty
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": guard try reader.int() == format else { throw reader.failure("this is another format") }
      case "generation": manifest.generation = try reader.int()
      case "journal": manifest.journal = try reader.string()
      case "firstLine": manifest.firstLine = try reader.int()
      case "files":
        try reader.beginArray()
        while try reader.nextElement() { manifest.files.append(try File(&reader)) }
      case "notes": manifest.notes = try reader.rawMembers()
      case "crc": try reader.skipValue()
      default: throw reader.failure("\"\(key.string)\" is no member of a manifest", at: key)
      }
    }
    return manifest
  }
}

extension Manifest.File {
  fileprivate func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(name)
    writer.key("bytes")
    writer.integer(bytes)
    writer.key("crc")
    writer.string(checksum.description)
    writer.endObject()
  }

  fileprivate init(_ reader: inout JSONReader) throws(JSONError) {
    var name = ""
    var bytes = 0
    var checksum: Checksum?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.string()
      case "bytes": bytes = try reader.int()
      case "crc": checksum = Checksum(try reader.string())
      default: throw reader.failure("\"\(key.string)\" is no member of a file", at: key)
      }
    }
    guard !name.isEmpty, let checksum else { throw reader.failure("a file has a name and a checksum") }
    self.init(name: name, bytes: bytes, checksum: checksum)
  }
}
