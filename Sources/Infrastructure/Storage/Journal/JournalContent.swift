import JSONCoding
import KernelApplication
import KernelDomain
import System

/// A section's journal, parsed and verified.
struct JournalContent {
  private(set) var header: JournalHeader?
  private(set) var changes: [Change] = []
  /// The greatest change number used in the book when the last line was written.
  private(set) var last = 0
  /// The total size in bytes of the lines that match their checksums.
  private(set) var soundBytes = 0
  private(set) var lines = 0
  private(set) var lastChecksum: Checksum?
  /// The size in bytes of the last line that matches its checksum.
  private(set) var lastLineBytes = 0
  /// Whether the file consists only of lines that match their checksums.
  private(set) var isWhole = true
  /// What is wrong with the first damaged line, at which reading stops. Nil if no line is damaged.
  private(set) var damage: StoreFinding?
  /// The status that the journal file had when it was read; nil if there is no file.
  let status: FileStatus?
  private let path: String

  /// Parses a journal's lines.
  /// - Parameters:
  ///   - path: the journal's path, used in error messages.
  ///   - made: the size and checksum with which the journal was created, from the manifest; nil if the manifest is
  ///     lost.
  ///   - book: the id of the store that the journal should belong to; nil if unknown.
  init(_ read: JournalBytes, path: String, section: FeatureID, made: NamedFile?, book: BookID?) {
    self.path = path
    status = read.status
    let scanner = JournalScanner(read, path: path, made: made)
    isWhole = scanner.isWhole
    damage = scanner.damage
    read.bytes.withUnsafeBytes { bytes in
      for line in scanner.lines {
        let isSound =
          if let restored = line.restored {
            restored.withUnsafeBytes { take($0, section, book) }
          } else {
            take(UnsafeRawBufferPointer(rebasing: bytes[line.range]), section, book)
          }
        guard isSound else { return }
        lines += 1
        soundBytes = line.range.upperBound
        lastLineBytes = line.range.count
        lastChecksum = line.checksum
      }
    }
    if header == nil, damage == nil { damage = finding(.store(.firstLineMissing)) }
  }

  /// Parses a line and stores its content. Returns true if the line's values are valid; otherwise sets `damage` and
  /// returns false.
  private mutating func take(_ line: UnsafeRawBufferPointer, _ section: FeatureID, _ book: BookID?) -> Bool {
    do throws(JSONError) {
      if lines == 0 {
        let header = try JournalHeader(line)
        guard header.section == section, header.book == book ?? header.book else {
          return refuse(
            .store(.foreignJournal(section: header.section.name, book: "\(header.book)")))
        }
        (self.header, last) = (header, header.last)
        return true
      }
      return take(try JournalLine(line))
    } catch {
      return refuse(error.problem)
    }
  }

  private mutating func take(_ line: JournalLine) -> Bool {
    guard line.number == lines else { return refuse(.store(.lineNumber(found: line.number, expected: lines))) }
    guard line.last >= last else { return refuse(.store(.changeCount(found: line.last, before: last))) }
    for change in line.changes {
      guard change.number > changes.last?.number ?? 0, change.number <= line.last else {
        return refuse(.store(.changeOrder(found: change.number, before: changes.last?.number ?? 0)))
      }
      changes.append(change)
    }
    last = line.last
    return true
  }

  private mutating func refuse(_ problem: Message) -> Bool {
    damage = finding(problem)
    return false
  }

  private func finding(_ problem: Message) -> StoreFinding {
    StoreFinding(place: "\(path), line \(lines), byte \(soundBytes)", problem: problem)
  }
}
