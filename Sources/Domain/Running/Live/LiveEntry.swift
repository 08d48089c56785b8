package import KernelDomain

/// An event of a live run, as it is stored. Applying a run's events in order restores the run.
package enum LiveEntry: Hashable, Sendable {
  case start(LiveStart)
  /// A batch of fixes was added to the run. `sequence` is the number that the sender gave to the batch.
  case fixes(sequence: Int, [RunFix])
  case pause(Timestamp)
  case resume(Timestamp)
  case lap(Timestamp)
  /// Time passed up to this moment without a new fix. The current step of the workout may end because of that.
  case tick(Timestamp)
  case finish(Timestamp)
  /// The service that records the live run was stopped before the next event, so events may be missing here.
  case absence
}

extension LiveRun {
  /// Restores a live run from its stored events. Nil if the first event is not a start. Events that do not fit the
  /// run's state, such as a second finish, are ignored.
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
