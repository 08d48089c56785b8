import System

/// Identifies the state of a section from which a value was derived.
struct SectionStamp: Hashable, Sendable {
  /// The checksum of the section's object in the manifest.
  let manifest: Checksum
  /// The size in bytes of the journal's sound lines, those whose checksum matches.
  let journalBytes: Int
  /// The checksum of the journal's last line.
  let lastLine: Checksum

  /// Whether a derived value with this stamp proves that the journal, whose current stamp is `found`, has lost changes.
  /// A derived value is written only after the changes that it includes are durable.
  func provesLoss(_ found: SectionStamp) -> Bool {
    manifest == found.manifest
      && (journalBytes > found.journalBytes || journalBytes == found.journalBytes && lastLine != found.lastLine)
  }
}

/// The end of a section's journal as this process last read or wrote it.
struct JournalEnd: Hashable, Sendable {
  /// The size in bytes of the sound lines, those whose checksum matches.
  var bytes: Int
  var lines: Int
  var lastLine: Checksum
  /// The size of the last line in bytes, including its newline.
  var lastLineBytes: Int
  /// Whether the file contains the sound lines and nothing else.
  var isWhole: Bool
  /// The greatest change number that the book had used, according to the journal.
  var last: Int
  /// The journal file's status when this process last read or wrote it; nil if unknown.
  var file: FileStatus?

  /// Whether two journals end the same way, even if they are different files.
  func isSame(as other: JournalEnd) -> Bool {
    bytes == other.bytes && lines == other.lines && lastLine == other.lastLine && isWhole == other.isWhole
  }

  /// Moves the end past a line that was appended.
  /// - Parameter last: the greatest change number that the book has used.
  mutating func append(_ line: [UInt8], last: Int) {
    guard let checksum = line.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) }) else { return }
    bytes += line.count
    lines += 1
    lastLine = checksum
    lastLineBytes = line.count
    self.last = last
  }
}
