import System

/// Which state of a section something was derived from.
struct SectionStamp: Hashable, Sendable {
  /// That of the section's object in the manifest.
  let manifest: Checksum
  /// The size of the journal's sound lines in bytes.
  let journalBytes: Int
  /// That of the journal's last line.
  let lastLine: Checksum

  /// Whether something derived at this stamp knows of changes that are gone from a journal that ends so. What is
  /// derived is written after the changes that it is derived from were made durable, so that this proves a loss.
  func provesLoss(_ found: SectionStamp) -> Bool {
    manifest == found.manifest
      && (journalBytes > found.journalBytes || journalBytes == found.journalBytes && lastLine != found.lastLine)
  }
}

/// How far a section's journal was read.
struct JournalEnd: Hashable, Sendable {
  /// The size of the sound lines in bytes.
  var bytes: Int
  var lines: Int
  var lastLine: Checksum
  /// The size of the last line, its newline included.
  var lastLineBytes: Int
  /// The file is the sound lines and nothing else.
  var isWhole: Bool
  /// The greatest number that it says was given to a change.
  var last: Int
  /// The file's when it was read, or when this process last wrote to it; nil where that is not known.
  var file: FileStatus?

  /// Whether both journals end alike, whatever the files.
  func isSame(as other: JournalEnd) -> Bool {
    bytes == other.bytes && lines == other.lines && lastLine == other.lastLine && isWhole == other.isWhole
  }

  /// Follows a line that was appended.
  mutating func append(_ line: [UInt8], last: Int) {
    guard let checksum = line.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) }) else { return }
    bytes += line.count
    lines += 1
    lastLine = checksum
    lastLineBytes = line.count
    self.last = last
  }
}
