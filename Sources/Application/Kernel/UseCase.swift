/// One operation of the book. It receives its dependencies when it is created; front ends call it through
/// `UseCaseCatalog`.
package protocol UseCase: Sendable {
  associatedtype Input: Codable & Sendable
  associatedtype Output: Codable & Sendable

  /// The method's name in requests to the service, `feature.verbPhrase`.
  static var method: String { get }
  /// One sentence that help texts and the service's description of itself show.
  static var summary: String { get }
  /// Whether the use case reads or changes the book, and whether it takes long.
  static var kind: UseCaseKind { get }
  /// Whether the use case may be called while the book is locked; by default it may not.
  static var whileLocked: UseWhileLocked { get }
  /// The failures that a caller has to expect; by default the failures that are usual for `kind`.
  static var failures: [FailureKind] { get }
  /// The events that the use case announces; by default those of its output type, or none if it only reads.
  static var announces: [EventDescription] { get }
  /// The description of input, output, failures and events. It is computed only for the method `rpc.discover`.
  static var description: UseCaseDescription { get }

  func callAsFunction(_ input: Input) throws(Failure) -> Output
  /// Calls the use case, which reports its progress and events to `progress`. Only a `LongUseCase` reports progress.
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

  /// Describes a use case by these schemas of its input and output, if their types have none.
  package static func describe(_ input: Schema, _ output: Schema) -> UseCaseDescription {
    UseCaseDescription(input, output, failures, announces: announces)
  }
}

/// A use case that takes so long that its caller may want to follow or cancel it. It implements the call that has a
/// parameter `progress`.
package protocol LongUseCase: UseCase {}

extension LongUseCase {
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }
}

/// Receives the progress of a long use case, and tells the use case whether to stop.
package protocol ProgressSink: Sendable {
  func report(_ progress: Progress)
  /// Announces an event to subscribed clients while the use case is still working.
  func announce(_ event: BookEvent)
  /// The caller's connection; nil if the call comes from this process itself.
  var caller: (any Caller)? { get }
  /// Whether the caller wants the use case to stop. The use case then fails with `Failure.cancelled`.
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

/// A sink that discards progress and events, and never cancels.
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
