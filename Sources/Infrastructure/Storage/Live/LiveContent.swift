import JSONCoding
import KernelApplication
import KernelDomain

/// The content of a section's live file, which records what is under way, such as a run; parsed and verified. As in a
/// journal, only the last line may be incomplete; it is then left out.
struct LiveContent {
  /// The entries, in the order in which they were added.
  private(set) var entries: [[UInt8]] = []
  /// The size in bytes of the sound lines, those whose checksum matches.
  private(set) var soundBytes = 0
  private(set) var lines = 0
  private(set) var lastChecksum: Checksum?
  /// What is wrong with the first damaged line, after which nothing is read; nil if no line is damaged.
  private(set) var damage: StoreFinding?
  private let path: String

  /// - Parameters:
  ///   - path: the live file's path, used in error messages.
  ///   - header: the line with which the file must begin.
  ///   - witness: records how long the file was after its last sync; nil if the store has no such record.
  init(_ read: JournalBytes, path: String, header: LiveHeader, witness: LiveWitness? = nil) {
    self.path = path
    // A live file is created with its header alone.
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

  /// Parses a line and stores its entries. Returns true if its values are possible; otherwise sets `damage` and returns
  /// false.
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
  /// Reads the section's live file; nil if it has none. Fails with `storeDamaged`, naming the damaged place.
  func live(_ id: FeatureID, _ manifest: Manifest) throws(Failure) -> LiveContent? {
    guard let name = manifest.sections[id]?.live else { return nil }
    let header = LiveHeader(book: manifest.book, section: id)
    let path = folder.path(of: name)
    // The witness is read before the file: a line appended between the two reads then cannot look like a loss.
    let witness = liveWitness(of: name, id.name)
    guard let read = try folder.journal(name, made: header.bytes.count) else {
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    let content = LiveContent(read, path: path, header: header, witness: witness)
    if let damage = content.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    return content
  }
}
