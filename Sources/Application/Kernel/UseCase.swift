/// An operation of the book. It receives its dependencies when it is created. Front ends call it through
/// `UseCaseCatalog`.
package protocol UseCase: Sendable {
  associatedtype Input: Codable & Sendable
  associatedtype Output: Codable & Sendable

  /// The name of the method in requests to the service, in the form `feature.verbPhrase`.
  static var method: String { get }
  /// One sentence for help texts and for the service's description of its methods.
  static var summary: String { get }
  /// Whether the use case reads or changes the book, and whether it takes long.
  static var kind: UseCaseKind { get }
  /// Whether the use case may be called while the book is locked; by default it may not.
  static var whileLocked: UseWhileLocked { get }
  /// The failures that a caller must expect; by default those that are usual for `kind`.
  static var failures: [FailureKind] { get }
  /// The events that the use case can cause; by default those of its output type, or none if it only reads.
  static var announces: [EventDescription] { get }
  /// Describes the input, the output, the failures and the events. It is computed only for the method `rpc.discover`.
  static var description: UseCaseDescription { get }

  func callAsFunction(_ input: Input) throws(Failure) -> Output
  /// Calls the use case. It reports its progress, if it is a `LongUseCase`, and its events to `progress`.
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

  /// Creates the description of a use case from the schemas of its input and output. It serves use cases whose input
  /// and output types provide no schemas themselves.
  package static func describe(_ input: Schema, _ output: Schema) -> UseCaseDescription {
    UseCaseDescription(input, output, failures, announces: announces)
  }
}

/// A use case that may take long, so that its caller may want to follow its progress or cancel it. It implements the
/// variant of `callAsFunction` that has the parameter `progress`.
package protocol LongUseCase: UseCase {}

extension LongUseCase {
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }
}

/// Receives the progress of a long use case, and tells the use case when it must stop.
package protocol ProgressSink: Sendable {
  func report(_ progress: Progress)
  /// Sends an event to subscribed clients while the use case is still working.
  func announce(_ event: BookEvent)
  /// The connection of the client that called the use case; nil if this process called it.
  var caller: (any Caller)? { get }
  /// Whether the caller wants the use case to stop. The use case then has to fail with `Failure.cancelled`.
  var isCancelled: Bool { get }
}

extension ProgressSink {
  package func announce(_ event: BookEvent) {}
  package var caller: (any Caller)? { nil }
}

/// The progress of a long use case.
package struct Progress: Codable, Hashable, Sendable {
  package var subject: String
  package var bytesDone: Int64
  package var bytesTotal: Int64
  package var found: Int

  package static let schema = Schema(
    "Progress", "How far a method has come.",
    [
      .init("subject", .text, "What the method is working on, such as the path of a file."),
      .init("bytesDone", .integer, "The number of bytes done.", unit: .bytes),
      .init("bytesTotal", .integer, "The number of bytes in total.", unit: .bytes),
      .init(
        "found", .integer, "The number of things found so far, of the kind that the method looks for.",
        unit: .of("things found")),
    ])

  package init(subject: String, bytesDone: Int64, bytesTotal: Int64, found: Int) {
    self.subject = subject
    self.bytesDone = bytesDone
    self.bytesTotal = bytesTotal
    self.found = found
  }
}

/// Discards progress and events, and never cancels.
package struct NoProgress: ProgressSink {
  package init() {}
  package func report(_ progress: Progress) {}
  package var isCancelled: Bool { false }
}

/// The input of a use case that has no parameters.
package struct NoInput: Described, Equatable {
  package static let schema = Schema("No parameters.", [])

  package init() {}
}
