import JSONCoding

/// What a store of format 1 derived from all that it held, and small documents, in its `records.json`: never synced, and
/// believed only where it was made from just what the store holds.
struct FormatOneDerived {
  static let name = "records.json"

  /// JSON by name.
  private(set) var values: [String: [UInt8]] = [:]
  private var manifest: String?
  private var journalBytes = 0
  private var lastLine: String?

  /// Nil when the bytes are not whole.
  init?(_ bytes: [UInt8]) {
    guard SealedLine.isSound(bytes) else { return nil }
    do throws(JSONError) {
      try JSONReader.read(bytes) { (reader) throws(JSONError) in try read(&reader) }
    } catch {
      return nil
    }
  }

  private mutating func read(_ reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "manifest": manifest = try reader.takeNull() ? nil : reader.string()
      case "journalBytes": journalBytes = try reader.int()
      case "lastLine": lastLine = try reader.takeNull() ? nil : reader.string()
      case "derived": values = try reader.rawMembers()
      default: try reader.skipValue()
      }
    }
  }

  /// Whether it was made of a store with this manifest and journal, byte for byte.
  func fits(manifest: [UInt8], journal: [UInt8]) -> Bool {
    manifest.claimedChecksum == self.manifest && journal.count == journalBytes && journal.claimedChecksum == lastLine
  }
}

extension [UInt8] {
  fileprivate var claimedChecksum: String? {
    withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) }?.description
  }
}
