package import KernelApplication
package import System

/// What a server serves: the methods, and the book on which they work.
package struct RPCProgram: Sendable {
  package var methods: [RPCMethod]
  /// Returns what each feature adds to parameters and results; called only for `rpc.discover`.
  package var features: @Sendable () -> [FeatureDescription]
  /// Formats messages to clients in English.
  package var english: EnglishLocalizer
  package var book: any ServedBook

  package init(
    methods: [RPCMethod], features: @escaping @Sendable () -> [FeatureDescription] = { [] }, english: EnglishLocalizer,
    book: any ServedBook = UnchangingBook()
  ) {
    self.methods = methods
    self.features = features
    self.english = english
    self.book = book
  }
}

/// The book on which a server's methods work, reduced to what the server itself needs.
package protocol ServedBook: Sendable {
  /// Runs `body`, and makes all changes made in it durable together. Returns nil if that succeeds. Otherwise, nothing
  /// is changed, and the failure is returned.
  func group(_ body: () -> Void) -> Failure?
  /// Runs `body`, and makes all additions to live files made in it durable together. Returns nil if that succeeds.
  /// Otherwise, nothing is added, and the failure is returned.
  func liveGroup(_ body: () -> Void) -> Failure?
  /// Whether something is under way, such as a run, during which the service must not end even if it has no clients.
  var isUnderWay: Bool { get }
  /// Writes derived data that changes have not written yet, so that their clients got their replies sooner.
  func writeDerived()
  /// A number that grows with every change.
  var revision: UInt64 { get }
  /// For each section of the book, the revision at which it last changed; at most 64 sections.
  var sectionRevisions: [UInt64] { get }
  /// Returns a bit set of the sections that any thread has read since the last call. A section's bit has the same
  /// position as the section has in `sectionRevisions`.
  func takeSectionsRead() -> UInt64
  /// Whether the book is locked, and in which way. The server reads this before each request.
  var lock: BookLock { get }
  /// Empties all caches of the book's files, so that the files are read again.
  func reload()
  /// Called when the service stops accepting requests.
  func stopping()
  /// Returns the time at which something next falls due; nil if nothing will. Called after each group of changes, on
  /// the thread that made them.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline?
  /// Does what has fallen due, within a group of changes, and returns the events to send to subscribers.
  func fireTimers() throws(Failure) -> [EncodedEvent]
}

/// Default implementations, for a book that has no lock and no deadlines, and in which nothing is ever under way.
extension ServedBook {
  package var lock: BookLock { .open }
  package func liveGroup(_ body: () -> Void) -> Failure? {
    body()
    return nil
  }
  package var isUnderWay: Bool { false }
  package func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline? { nil }
  package func fireTimers() throws(Failure) -> [EncodedEvent] { [] }
}

/// A book that never changes, for programs whose methods work on no book.
package struct UnchangingBook: ServedBook {
  package init() {}

  package func group(_ body: () -> Void) -> Failure? {
    body()
    return nil
  }
  package func writeDerived() {}
  package var revision: UInt64 { 0 }
  package var sectionRevisions: [UInt64] { [] }
  package func takeSectionsRead() -> UInt64 { 0 }
  package func reload() {}
  package func stopping() {}
}
