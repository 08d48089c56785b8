import KernelApplication
import KernelDomain

extension StoreReader {
  /// Returns the lines of a journal that are known to match their checksums, so that they can be copied to a new file.
  /// Nil if the journal is damaged and this program does not know its feature; such a journal must not be changed.
  /// Fails with `storeDamaged` if lines that this process has read or written are missing.
  /// - Parameters:
  ///   - made: the journal's name, and the size and checksum with which it was created.
  ///   - end: the end of the lines that this process has read or written; nil if it has not read the section.
  func soundJournal(_ id: FeatureID, _ made: NamedFile, _ end: JournalEnd?) throws(Failure) -> [UInt8]? {
    let path = folder.path(of: made.name)
    let isKnown = reducers[id] != nil
    let found =
      try isKnown
      ? folder.journal(made.name, made: made.bytes) : folder.readableJournal(made.name, made: made.bytes)
    guard let found else {
      if !isKnown { return nil }
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    let scanner = JournalScanner(found, path: path, made: made)
    if let damage = scanner.damage {
      if !isKnown { return nil }
      throw .storeDamaged(place: damage.place, problem: damage.problem)
    }
    let sound = scanner.sound(of: found.bytes)
    guard let end else { return sound }
    guard sound.count >= end.bytes else {
      throw .storeDamaged(place: path, problem: .store(.bytesGone(bytes: end.bytes - sound.count)))
    }
    return Array(sound[..<end.bytes])
  }
}
