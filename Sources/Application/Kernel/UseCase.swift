/// One thing the book can do. Dependencies come through `init`; fronts reach it through the catalog.
package protocol UseCase: Sendable {
  associatedtype Input: Codable & Sendable
  associatedtype Output: Codable & Sendable

  /// `feature.verbPhrase`, as on the wire.
  static var method: String { get }
  /// One sentence for help and discovery.
  static var summary: String { get }
  /// How it works on the book.
  static var kind: UseCaseKind { get }
  /// Whether it may be called while the book is locked. It may not where nothing is said.
  static var whileLocked: UseWhileLocked { get }
  /// What goes over the wire; asked only by who wants a description.
  static var description: UseCaseDescription { get }

  func callAsFunction(_ input: Input) throws(Failure) -> Output
  /// The same, for a caller that wants to follow it; only a `LongUseCase` has anything to report.
  func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output
}

extension UseCase {
  package static var whileLocked: UseWhileLocked { .refused }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    try self(input)
  }
}

/// A use case that takes long enough for its caller to want to follow or cancel it: it implements the call with
/// `progress`.
package protocol LongUseCase: UseCase {}

extension LongUseCase {
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }
}

/// Where a long use case reports how far it is.
package protocol ProgressSink: Sendable {
  func report(_ progress: Progress)
  /// Tells those who follow the book of what happens while it works.
  func announce(_ event: BookEvent)
  /// The connection of who asked; nil for this process itself.
  var caller: (any Caller)? { get }
  /// True once the caller wants the use case to stop; it then fails with `Failure.cancelled`.
  var isCancelled: Bool { get }
}

extension ProgressSink {
  package func announce(_ event: BookEvent) {}
  package var caller: (any Caller)? { nil }
}

/// How far a long use case is.
package struct Progress: Codable, Hashable, Sendable {
  /// What is being worked on, such as a file's path.
  package var subject: String
  package var bytesDone: Int64
  package var bytesTotal: Int64
  /// Things found so far.
  package var found: Int

  package init(subject: String, bytesDone: Int64, bytesTotal: Int64, found: Int) {
    self.subject = subject
    self.bytesDone = bytesDone
    self.bytesTotal = bytesTotal
    self.found = found
  }
}

/// Reports to nobody and is never cancelled.
package struct NoProgress: ProgressSink {
  package init() {}
  package func report(_ progress: Progress) {}
  package var isCancelled: Bool { false }
}

/// The input of a use case that takes none.
package struct NoInput: Codable, Hashable, Sendable {
  package init() {}
}
