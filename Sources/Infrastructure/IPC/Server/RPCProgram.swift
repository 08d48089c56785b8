package import KernelApplication
package import System

/// The program behind a server.
package struct RPCProgram: Sendable {
  package var methods: [RPCMethod]
  /// What features add to parameters and answers; asked only by who wants a description.
  package var features: @Sendable () -> [FeatureDescription]
  /// How messages are worded in what clients are told.
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

/// The book that a server's methods work on, as far as the server has to know it.
package protocol ServedBook: Sendable {
  /// Makes all changes made within `body` durable together; when it returns a failure, nothing was changed.
  func group(_ body: () -> Void) -> Failure?
  /// The same of what is added to live files.
  func liveGroup(_ body: () -> Void) -> Failure?
  /// Whether anything is under way, so that the service is needed though nobody asks.
  var isUnderWay: Bool { get }
  /// Writes what changes put off until nobody waits for one.
  func writeDerived()
  /// Greater once anything was changed.
  var revision: UInt64 { get }
  /// For each section of the book, the revision that changed it last; at most 64.
  var sectionRevisions: [UInt64] { get }
  /// The sections read since this was last called, on any thread: a bit each, at the position that a section has in
  /// `sectionRevisions`.
  func takeSectionsRead() -> UInt64
  /// Whether it is open. Asked with each request.
  var lock: BookLock { get }
  /// Forgets what it knows of its files, to read them again.
  func reload()
  /// Learns that the service takes nothing new any more.
  func stopping()
  /// When something next falls due; nil where nothing does. Asked on the thread of changes, after each group.
  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline?
  /// Does what has fallen due, within a group; returns what those who follow the book are told.
  func fireTimers() throws(Failure) -> [EncodedEvent]
}

/// A book in which nothing falls due, nothing is under way, and which nothing locks.
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

/// The book of methods that change nothing.
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
