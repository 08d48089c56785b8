import JSONCoding
import KernelApplication
import KernelDomain

/// The parsed and verified content of a section's live file, which records something in progress, such as a run. An
/// incomplete last line is skipped, as in a journal.
struct LiveContent {
  /// The entries of the live file, in the order in which they were added.
  private(set) var entries: [[UInt8]] = []
  /// The total size in bytes of the sound lines, that is, of the lines that match their checksums.
  private(set) var soundBytes = 0
  private(set) var lines = 0
  private(set) var lastChecksum: Checksum?
  /// What is wrong with the first damaged line, at which reading stops. Nil if no line is damaged.
  private(set) var damage: StoreFinding?
  private let path: String

  /// Reads the lines of a live file, and records the first damage.
  /// - Parameters:
  ///   - path: the live file's path, used in error messages.
  ///   - header: the line with which the file must begin.
  ///   - witness: the record of the live file's size after its last sync; nil if the store has no such record.
  init(_ read: JournalBytes, path: String, header: LiveHeader, witness: LiveWitness? = nil) {
    self.path = path
    // When a live file is created, it contains only its header.
    let scanner = JournalScanner(read, path: path, made: NamedFile(name: path, header.bytes))
    damage = scanner.damage
    read.bytes.withUnsafeBytes { bytes in
      for line in scanner.lines {
        let isSound =
          if let restored = line.restored {
            restored.withUnsafeBytes { take($0) }
          } else {
            take(UnsafeRawBufferPointer(rebasing: bytes[line.range]))
          }
        guard isSound else { return }
        lines += 1
        soundBytes = line.range.upperBound
        lastChecksum = line.checksum
      }
    }
    if damage == nil, let loss = witness?.loss(soundBytes, last: lastChecksum) { _ = refuse(loss) }
  }

  /// Parses a line and stores its entries. Returns true if the line's values are valid; otherwise sets `damage` and
  /// returns false.
  private mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if lines == 0 { return true }
    do throws(JSONError) {
      let line = try LiveLine(bytes)
      guard line.number == lines else { return refuse(.store(.lineNumber(found: line.number, expected: lines))) }
      entries += line.entries
      return true
    } catch {
      return refuse(error.problem)
    }
  }

  private mutating func refuse(_ problem: Message) -> Bool {
    damage = StoreFinding(place: "\(path), line \(lines), byte \(soundBytes)", problem: problem)
    return false
  }
}

extension StoreReader {
  /// Reads the section's live file; nil if it has none. Fails with `storeDamaged`, naming the place, if the file is
  /// damaged.
  func live(_ id: FeatureID, _ manifest: Manifest) throws(Failure) -> LiveContent? {
    guard let name = manifest.sections[id]?.live else { return nil }
    let header = LiveHeader(book: manifest.book, section: id)
    let path = folder.path(of: name)
    // Reads the witness, the record of the live file's size, before the live file itself: otherwise, a line appended
    // between the two reads would look like a loss.
    let witness = liveWitness(of: name, id.name)
    guard let read = try folder.journal(name, made: header.bytes.count) else {
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    let content = LiveContent(read, path: path, header: header, witness: witness)
    if let damage = content.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    return content
  }
}
