import System

/// Identifies the state of a section from which a value was derived.
struct SectionStamp: Hashable, Sendable {
  /// The checksum of the section's object in the manifest.
  let manifest: Checksum
  /// The total size in bytes of the journal's lines that match their checksums.
  let journalBytes: Int
  /// The checksum of the journal's last line.
  let lastLine: Checksum

  /// Whether the journal has lost changes. This stamp must come from a derived file, and `found` must be the journal's
  /// current stamp. A derived value is written only after the changes that it includes are durable, so a shorter
  /// journal proves a loss.
  func provesLoss(_ found: SectionStamp) -> Bool {
    manifest == found.manifest
      && (journalBytes > found.journalBytes || journalBytes == found.journalBytes && lastLine != found.lastLine)
  }
}

/// Describes where a section's journal ended when this process last read or wrote it.
struct JournalEnd: Hashable, Sendable {
  /// The total size in bytes of the journal's lines that match their checksums.
  var bytes: Int
  var lines: Int
  var lastLine: Checksum
  /// The size of the journal's last line in bytes, including its newline.
  var lastLineBytes: Int
  /// Whether the journal file consists only of lines that match their checksums.
  var isWhole: Bool
  /// The greatest change number used in the book, according to the journal.
  var last: Int
  /// The journal file's status when this process last read or wrote it; nil if unknown.
  var file: FileStatus?

  /// Whether two journals have the same length and last line, even if they are different files.
  func isSame(as other: JournalEnd) -> Bool {
    bytes == other.bytes && lines == other.lines && lastLine == other.lastLine && isWhole == other.isWhole
  }

  /// Updates the recorded end of the journal after a line has been appended.
  /// - Parameter last: the greatest change number used in the book, including the line's changes.
  mutating func append(_ line: [UInt8], last: Int) {
    guard let checksum = line.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) }) else { return }
    bytes += line.count
    lines += 1
    lastLine = checksum
    lastLineBytes = line.count
    self.last = last
  }
}
