import JSONCoding
import KernelApplication
import System

/// Records, in a separate file beside the derived files, how much of a section's live file is durable. If the live file
/// is shorter than recorded, its end has been lost. The witness file is written after each sync of the live file, but
/// is not synced itself. It therefore never states more than is durable, but may state less after a power cut.
///
///     {"live":"running/live.17.jsonl","bytes":4711,"last":"8c7b6a59","crc":"1a2b3c4d"}
struct LiveWitness: Equatable {
  /// The name of the live file. It contains the number of the commit that created the file, so that no later live file
  /// has the same name.
  let name: String
  /// The size in bytes of all lines in the live file.
  let bytes: Int
  /// The checksum of the live file's last line.
  let last: Checksum

  /// Returns the name of the section's witness file within the store.
  static func name(_ section: String) -> String { DerivedFile.name(section, "live-end") }

  init(name: String, bytes: Int, last: Checksum) {
    (self.name, self.bytes, self.last) = (name, bytes, last)
  }

  /// Parses a witness file; nil if the file's first line does not match its checksum.
  /// - Parameter line: the file's bytes. Any bytes after the first newline are ignored.
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
    writer.member("live", name)
    writer.member("bytes", bytes)
    writer.member("last", last.description)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Returns a message if lines are missing from the end of the live file; nil if nothing indicates a loss.
  /// - Parameters:
  ///   - found: the size in bytes of all lines found in the live file.
  ///   - line: the checksum of the last line found in the live file.
  func loss(_ found: Int, last line: Checksum?) -> Message? {
    if bytes > found { return .store(.acknowledgedBytesGone(bytes: bytes - found)) }
    return bytes == found && line != last ? .store(.otherLastLine) : nil
  }
}

extension StoreReader {
  /// Reads the section's witness file; nil if there is none, or if it describes a live file other than `name`.
  func liveWitness(of name: String, _ section: String) -> LiveWitness? {
    let bytes = try? folder.optional(LiveWitness.name(section), limit: SizeLimit.lock)
    guard let witness = bytes.flatMap({ LiveWitness($0) }), witness.name == name else { return nil }
    return witness
  }
}
