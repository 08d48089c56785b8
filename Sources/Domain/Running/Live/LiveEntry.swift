package import KernelDomain

/// A stored event of a live run. Applying a run's entries in order restores the run.
package enum LiveEntry: Hashable, Sendable {
  case start(LiveStart)
  /// A batch of fixes that were admitted to the run, with the number of the batch.
  case fixes(sequence: Int, [RunFix])
  case pause(Timestamp)
  case resume(Timestamp)
  case lap(Timestamp)
  case finish(Timestamp)
  /// The service process that held the live run stopped, so events may be missing until the next entry.
  case absence
}

extension LiveRun {
  /// Restores a live run from its entries. Nil if the first entry is not a start. An entry that does not fit, such as a
  /// second finish, is ignored.
  package init?(_ entries: some Sequence<LiveEntry>) {
    var iterator = entries.makeIterator()
    guard case .start(let start)? = iterator.next() else { return nil }
    self.init(start)
    while let entry = iterator.next() {
      try? apply(entry)
    }
  }

  private mutating func apply(_ entry: LiveEntry) throws(LiveRunError) {
    switch entry {
    case .start: throw .notNow(.start, state())
    case .fixes(let sequence, let fixes): take(fixes, sequence: sequence)
    case .pause(let time): try pause(at: time)
    case .resume(let time): try resume(at: time)
    case .lap(let time): try lap(at: time)
    case .finish(let time): try finish(at: time)
    case .absence: noteAbsence()
    }
  }
}
