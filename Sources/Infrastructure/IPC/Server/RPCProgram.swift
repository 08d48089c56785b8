package import KernelApplication
package import System

/// The program behind a server.
package struct RPCProgram: Sendable {
  package var methods: [RPCMethod]
  /// What features add to parameters and answers; called only for `rpc.discover`.
  package var features: @Sendable () -> [FeatureDescription]
  /// Formats messages to clients.
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

/// The book that a server's methods work on, as far as the server needs to know it.
package protocol ServedBook: Sendable {
  /// Makes all changes in `body` durable together. If this returns a failure, nothing was changed.
  func group(_ body: () -> Void) -> Failure?
  /// Makes all additions to live files in `body` durable together. If this returns a failure, none of them was made.
  func liveGroup(_ body: () -> Void) -> Failure?
  /// Whether anything is in progress, so that the service is needed even without clients.
  var isUnderWay: Bool { get }
  /// Writes derived data, which changes leave to be written once nobody waits for them.
  func writeDerived()
  /// A number that grows with every change.
  var revision: UInt64 { get }
  /// For each section of the book, the last revision that changed it; at most 64.
  var sectionRevisions: [UInt64] { get }
  /// The sections read on any thread since the last call, as a bit set: a section's bit is its position in
  /// `sectionRevisions`.
  func takeSectionsRead() -> UInt64
  /// Whether the book is locked. The server asks before each request.
  var lock: BookLock { get }
  /// Drops what was read from the book's files, so that they are read again.
  func reload()
  /// Called once the service accepts no more requests.
  func stopping()
  /// The time at which something next falls due; nil if nothing does. Called on the thread of changes, after each
  /// group.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline?
  /// Does what has fallen due, within a group, and returns the events for subscribers.
  func fireTimers() throws(Failure) -> [EncodedEvent]
}

/// The defaults are for a book that has no lock, no deadlines and nothing in progress.
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

/// A book for methods that change nothing.
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
