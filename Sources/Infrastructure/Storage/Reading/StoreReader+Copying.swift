import KernelApplication
import KernelDomain

extension StoreReader {
  /// The lines that a journal is known to hold, as they were written, for a copy of it; nil for a damaged one of a
  /// feature that nobody here knows, which stays as it is. Fails with `storeDamaged` where less is left than is known.
  /// - Parameters:
  ///   - made: the name and what the journal was made with.
  ///   - end: where the known lines end; nil where the section was not read.
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
