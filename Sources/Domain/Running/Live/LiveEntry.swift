package import KernelDomain

/// An event of a live run, in the form in which it is stored. Applying a run's entries in order restores the run.
package enum LiveEntry: Hashable, Sendable {
  case start(LiveStart)
  /// A batch of fixes that was added to the run, with the batch's number, which its sender chose.
  case fixes(sequence: Int, [RunFix])
  case pause(Timestamp)
  case resume(Timestamp)
  case lap(Timestamp)
  /// This moment came without a new fix. The current step of the workout may end because of that.
  case tick(Timestamp)
  case finish(Timestamp)
  /// The service that records the live run was stopped before the next entry. Events may be missing here.
  case absence
}

extension LiveRun {
  /// Restores a live run from its entries; nil if the first entry is not a start. Entries that do not fit the run's
  /// state, such as a second finish, are ignored.
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
    case .tick(let time): tick(at: time)
    case .finish(let time): try finish(at: time)
    case .absence: noteAbsence()
    }
  }
}
