import JSONCoding
import KernelApplication
import KernelDomain

/// What a section's live file says, read and verified: as of a journal, only what was appended last may be incomplete, and
/// is left out then.
struct LiveContent {
  /// In the order in which they were added.
  private(set) var entries: [[UInt8]] = []
  /// The size of the sound lines in bytes.
  private(set) var soundBytes = 0
  private(set) var lines = 0
  private(set) var lastChecksum: Checksum?
  /// A line that can't be what was written, after which nothing is read.
  private(set) var damage: StoreFinding?
  private let path: String

  /// - Parameters:
  ///   - path: for messages.
  ///   - header: what it has to begin with.
  ///   - witness: tells how long it was; nil where nothing does.
  init(_ read: JournalBytes, path: String, header: LiveHeader, witness: LiveWitness? = nil) {
    self.path = path
    // It was made with nothing but its header.
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

  /// False for a line that says what it can't; `damage` tells.
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
  /// What the section's live file says; nil where it has none. Fails with `storeDamaged`, naming the place.
  func live(_ id: FeatureID, _ manifest: Manifest) throws(Failure) -> LiveContent? {
    guard let name = manifest.sections[id]?.live else { return nil }
    let header = LiveHeader(book: manifest.book, section: id)
    let path = folder.path(of: name)
    // Read before the file: it tells of no more than was there then.
    let witness = liveWitness(of: name, id.name)
    guard let read = try folder.journal(name, made: header.bytes.count) else {
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    let content = LiveContent(read, path: path, header: header, witness: witness)
    if let damage = content.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    return content
  }
}
