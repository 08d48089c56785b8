package import KernelApplication
package import System

/// What a server serves: the methods, and the book that they work on.
package struct RPCProgram: Sendable {
  package var methods: [RPCMethod]
  /// Returns what each feature adds to parameters and results. Called only for `rpc.discover`.
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

/// The book that a server's methods work on, reduced to what the server itself needs.
package protocol ServedBook: Sendable {
  /// Runs `body`, and makes all changes within it durable together. Returns nil if that succeeds. Otherwise, changes
  /// nothing and returns the failure.
  func group(_ body: () -> Void) -> Failure?
  /// Runs `body`, and makes all additions within it to live files (records of something in progress) durable together.
  /// Returns nil if that succeeds. Otherwise, adds nothing and returns the failure.
  func liveGroup(_ body: () -> Void) -> Failure?
  /// Whether something is in progress, such as a run, during which the service must not end even if it has no clients.
  var isUnderWay: Bool { get }
  /// Writes derived data whose writing was postponed when changes were made, so that clients received their replies
  /// sooner.
  func writeDerived()
  /// A number that increases with every change to the book.
  var revision: UInt64 { get }
  /// The value of `revision` at the most recent change of each section of the book. There are at most 64 sections.
  var sectionRevisions: [UInt64] { get }
  /// Returns a bit set of the sections that any thread has read since the last call. The position of a section's bit is
  /// the section's index in `sectionRevisions`.
  func takeSectionsRead() -> UInt64
  /// Whether the book is locked, and how. The server reads this before each request.
  var lock: BookLock { get }
  /// Empties all caches of the book's files, so that the files are read again.
  func reload()
  /// Called when the service stops accepting requests.
  func stopping()
  /// Returns the time at which the next action, such as a reminder, falls due; nil if no action will fall due. Called
  /// after each group of changes, on the thread that made them.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline?
  /// Performs the actions that have fallen due, as part of a group of changes, and returns the events to send to
  /// subscribers.
  func fireTimers() throws(Failure) -> [EncodedEvent]
}

/// Default implementations, for a book that has no lock and no deadlines, and in which nothing is ever in progress.
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

/// A book that never changes, for programs whose methods work without a book.
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
