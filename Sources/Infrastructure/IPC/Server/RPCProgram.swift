package import KernelApplication
package import System

/// What a server offers its clients: the methods, and the book that they work on.
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

/// The book that a server's methods work on, as the server sees it.
package protocol ServedBook: Sendable {
  /// Runs `body`, and makes all changes in it durable together. Returns nil if that succeeded; if this returns a
  /// failure, nothing was changed.
  func group(_ body: () -> Void) -> Failure?
  /// Runs `body`, and makes all additions to live files in it durable together. Returns nil if that succeeded; if this
  /// returns a failure, nothing was added.
  func liveGroup(_ body: () -> Void) -> Failure?
  /// Whether anything is under way, such as a run, so that the service must not end even if it has no clients.
  var isUnderWay: Bool { get }
  /// Writes derived data, which a change leaves to be written after its client got the reply.
  func writeDerived()
  /// A number that grows with every change.
  var revision: UInt64 { get }
  /// For each section of the book, the revision at which it last changed; at most 64 sections.
  var sectionRevisions: [UInt64] { get }
  /// Returns, as a bit set, the sections that any thread has read since the last call. A section's bit has the
  /// section's position in `sectionRevisions`.
  func takeSectionsRead() -> UInt64
  /// Whether the book is locked, and how. The server reads this before each request.
  var lock: BookLock { get }
  /// Empties all caches of the book's files, so that the files are read again.
  func reload()
  /// Called when the service stops accepting requests.
  func stopping()
  /// Returns the time at which something next falls due; nil if nothing is due in the future. Called after each group
  /// of changes, on the same thread.
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

/// A book for methods that change nothing, used if a program names no other.
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
