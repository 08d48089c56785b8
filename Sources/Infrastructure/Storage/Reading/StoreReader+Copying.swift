import KernelApplication
import KernelDomain

extension StoreReader {
  /// Returns a journal's known lines, as they were written, to copy them to a new file. Nil for a damaged journal of a
  /// feature that this program does not know, which is left alone. Fails with `storeDamaged` if known lines are
  /// missing.
  /// - Parameters:
  ///   - made: the journal's name, and the size and checksum it was created with.
  ///   - end: where the known lines end; nil if the section was not read.
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
