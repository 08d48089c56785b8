import JSONCoding
import KernelApplication
import System

/// How far a section's live file was made durable, in a file beside what is derived: a live file that ends before has lost
/// its end. It is written once the lines are synced, and is not synced itself: it never tells of more than is durable, and
/// after a power cut it may tell of less.
///
///     {"live":"running/live.17.jsonl","bytes":4711,"last":"8c7b6a59","crc":"1a2b3c4d"}
struct LiveWitness: Equatable {
  /// The live file that it is of. No other is ever given that name.
  let name: String
  /// The size of its lines.
  let bytes: Int
  /// The checksum of the last of them.
  let last: Checksum

  /// The name of the witness's own file within the store.
  static func name(_ section: String) -> String { DerivedFile.name(section, "live-end") }

  init(name: String, bytes: Int, last: Checksum) {
    (self.name, self.bytes, self.last) = (name, bytes, last)
  }

  /// Nil when the bytes are not whole.
  /// - Parameter line: what may follow its newline is of a longer one before.
  init?(_ line: [UInt8]) {
    let line = Array(line.prefix { $0 != 0x0A }) + [0x0A]
    guard SealedLine.isSound(line) else { return nil }
    var name: String?
    var bytes: Int?
    var last: Checksum?
    do throws(JSONError) {
      try JSONReader.read(line) { (reader) throws(JSONError) in
        try reader.beginObject()
        while let key = try reader.nextKey() {
          switch key {
          case "live": name = try reader.string()
          case "bytes": bytes = try reader.int()
          case "last": last = Checksum(try reader.string())
          default: try reader.skipValue()
          }
        }
      }
    } catch {
      return nil
    }
    guard let name, let bytes, let last else { return nil }
    self.init(name: name, bytes: bytes, last: last)
  }

  var line: [UInt8] {
    var writer = JSONWriter(capacity: 128)
    writer.beginObject()
    writer.key("live")
    writer.string(name)
    writer.key("bytes")
    writer.integer(bytes)
    writer.key("last")
    writer.string(last.description)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// What tells that lines are gone from the end of the file; nil when nothing does.
  /// - Parameters:
  ///   - found: the size of the lines that it has.
  ///   - line: the checksum of the last of them.
  func loss(_ found: Int, last line: Checksum?) -> Message? {
    if bytes > found { return .store(.acknowledgedBytesGone(bytes: bytes - found)) }
    return bytes == found && line != last ? .store(.otherLastLine) : nil
  }
}

extension StoreReader {
  /// What tells how long that live file was; nil where nothing does.
  func liveWitness(of name: String, _ section: String) -> LiveWitness? {
    let bytes = try? folder.optional(LiveWitness.name(section), limit: SizeLimit.lock)
    guard let witness = bytes.flatMap({ LiveWitness($0) }), witness.name == name else { return nil }
    return witness
  }
}
