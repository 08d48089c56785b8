import System

/// Identifies the state of a section that a value was derived from.
struct SectionStamp: Hashable, Sendable {
  /// The checksum of the section's object in the manifest.
  let manifest: Checksum
  /// The size in bytes of the journal's sound lines, those whose checksum matches.
  let journalBytes: Int
  /// The checksum of the journal's last line.
  let lastLine: Checksum

  /// Whether a value with this stamp proves that a journal with the stamp `found` has lost changes. Derived values are
  /// written only after the changes that they include are durable.
  func provesLoss(_ found: SectionStamp) -> Bool {
    manifest == found.manifest
      && (journalBytes > found.journalBytes || journalBytes == found.journalBytes && lastLine != found.lastLine)
  }
}

/// The state of a section's journal where reading or writing it ended.
struct JournalEnd: Hashable, Sendable {
  /// The size in bytes of the sound lines, those whose checksum matches.
  var bytes: Int
  var lines: Int
  var lastLine: Checksum
  /// The size of the last line in bytes, including its newline.
  var lastLineBytes: Int
  /// Whether the file consists of the sound lines and nothing else.
  var isWhole: Bool
  /// The greatest change number that the journal states.
  var last: Int
  /// The journal file's status when this process last read or wrote it; nil if unknown.
  var file: FileStatus?

  /// Whether both journals have the same end, even in different files.
  func isSame(as other: JournalEnd) -> Bool {
    bytes == other.bytes && lines == other.lines && lastLine == other.lastLine && isWhole == other.isWhole
  }

  /// Moves the end past a line that was appended.
  mutating func append(_ line: [UInt8], last: Int) {
    guard let checksum = line.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) }) else { return }
    bytes += line.count
    lines += 1
    lastLine = checksum
    lastLineBytes = line.count
    self.last = last
  }
}
