package import KernelDomain

/// An event of a live run, as it is stored: the run consists of its entries in order.
package enum LiveEntry: Hashable, Sendable {
  case start(LiveStart)
  /// A batch of fixes that were accepted.
  case fixes(sequence: Int, [RunFix])
  case pause(Timestamp)
  case resume(Timestamp)
  case lap(Timestamp)
  case finish(Timestamp)
  /// The service that had the run stopped.
  case absence
}

extension LiveRun {
  /// The run of these entries. Nil if the first entry does not begin a run. An entry that does not fit, such as a
  /// second end, is ignored.
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
