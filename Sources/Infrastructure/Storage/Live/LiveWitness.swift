import JSONCoding
import KernelApplication
import System

/// Records how far a section's live file was made durable, in a file among the derived ones. A live file that is
/// shorter has lost its end. The witness is written after the lines are synced and not synced itself: it never records
/// more than is durable, and after a power cut it may record less.
///
///     {"live":"running/live.17.jsonl","bytes":4711,"last":"8c7b6a59","crc":"1a2b3c4d"}
struct LiveWitness: Equatable {
  /// The name of the live file, which is never given to another file.
  let name: String
  /// The size in bytes of the live file's lines.
  let bytes: Int
  /// The checksum of the live file's last line.
  let last: Checksum

  /// The name of the witness file within the store.
  static func name(_ section: String) -> String { DerivedFile.name(section, "live-end") }

  init(name: String, bytes: Int, last: Checksum) {
    (self.name, self.bytes, self.last) = (name, bytes, last)
  }

  /// Parses a witness file; nil if its line is not sound.
  /// - Parameter line: the file's bytes. Anything after the first newline is left from an earlier, longer line.
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

  /// The message if lines are missing from the end of the live file; nil if none are known to be missing.
  /// - Parameters:
  ///   - found: the size in bytes of the lines in the live file.
  ///   - line: the checksum of the last line in the live file.
  func loss(_ found: Int, last line: Checksum?) -> Message? {
    if bytes > found { return .store(.acknowledgedBytesGone(bytes: bytes - found)) }
    return bytes == found && line != last ? .store(.otherLastLine) : nil
  }
}

extension StoreReader {
  /// Reads the witness of that live file; nil if there is none.
  func liveWitness(of name: String, _ section: String) -> LiveWitness? {
    let bytes = try? folder.optional(LiveWitness.name(section), limit: SizeLimit.lock)
    guard let witness = bytes.flatMap({ LiveWitness($0) }), witness.name == name else { return nil }
    return witness
  }
}
