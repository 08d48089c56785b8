/// The use cases of a feature, or of the book, by method name.
package struct UseCases: Sendable {
  private var entries: [String: UseCaseEntry] = [:]

  package init(_ useCases: [any UseCase]) {
    for useCase in useCases {
      let entry = UseCaseEntry(useCase: useCase)
      precondition(entries[entry.method] == nil, "\(entry.method) is registered twice")
      entries[entry.method] = entry
    }
  }

  package subscript(method: String) -> UseCaseEntry? {
    entries[method]
  }

  /// The methods, in no order.
  package var methods: [String] { Array(entries.keys) }
}

/// A registered use case, its types erased behind coding.
package struct UseCaseEntry: Sendable {
  let useCase: any UseCase
  /// Asked before each call; nil where nothing is ever locked.
  var gate: (any BookGate)?

  package var method: String { type(of: useCase).method }
  package var summary: String { type(of: useCase).summary }
  package var kind: UseCaseKind { type(of: useCase).kind }
  package var whileLocked: UseWhileLocked { type(of: useCase).whileLocked }
  package var description: UseCaseDescription { type(of: useCase).description }

  /// Decodes the input, whose paths have to be absolute, and returns the output for its caller to encode. Fails with
  /// `locked` before all else.
  package func call(
    _ source: some InputSource, progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> any Encodable & Sendable {
    try gate?.admit(whileLocked)
    return try call(useCase, source, progress)
  }

  private func call<Case: UseCase>(
    _ useCase: Case, _ source: some InputSource, _ progress: any ProgressSink
  ) throws(Failure) -> any Encodable & Sendable {
    let input = try source.decode(Case.Input.self)
    try (input as? any PathInput)?.checkPaths()
    return try useCase(input, progress: progress)
  }
}

/// Encoded input that a catalog entry decodes as what its use case takes.
package protocol InputSource {
  /// Fails with `Failure.invalidInput`, naming the member that is missing, unknown or of the wrong kind.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value
}
