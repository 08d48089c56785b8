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
  /// How it may fail, as a caller has to expect; what follows from `kind` unless the use case says otherwise.
  static var failures: [FailureKind] { get }
  /// The events that it announces itself: by default those of its output, or none if it only reads.
  static var announces: [EventDescription] { get }
  /// What goes over the wire: made from the rest, and only for `rpc.discover`.
  static var description: UseCaseDescription { get }

  func callAsFunction(_ input: Input) throws(Failure) -> Output
  /// The same, for a caller that wants to follow it; only a `LongUseCase` has anything to report.
  func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output
}

extension UseCase {
  package static var whileLocked: UseWhileLocked { .refused }
  package static var failures: [FailureKind] { kind.failures }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    try self(input)
  }
}

extension UseCase where Output: Described {
  package static var announces: [EventDescription] { kind.isReading ? [] : Output.announced }
}

extension UseCase where Input: Described, Output: Described {
  package static var description: UseCaseDescription { describe(Input.schema, Output.schema) }
}

extension UseCase {
  package static var announces: [EventDescription] { [] }

  /// The description of a use case whose input or output is described in words of its own.
  package static func describe(_ input: Schema, _ output: Schema) -> UseCaseDescription {
    UseCaseDescription(input, output, failures, announces: announces)
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
  package var subject: String
  package var bytesDone: Int64
  package var bytesTotal: Int64
  package var found: Int

  package static let schema = Schema(
    "Progress", "How far a method is.",
    [
      .init("subject", .text, "What is being worked on, such as a file's path."),
      .init("bytesDone", .integer, "How much of it is done.", unit: .bytes),
      .init("bytesTotal", .integer, "How much of it there is.", unit: .bytes),
      .init("found", .integer, "How much was found so far, of what the method looks for.", unit: .of("things found")),
    ])

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
package struct NoInput: Described, Equatable {
  package static let schema = Schema("Nothing is taken.", [])

  package init() {}
}
