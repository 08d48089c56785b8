/// The use cases of one feature or of the book itself, by method name.
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

  /// The names of all methods, in no particular order.
  package var methods: [String] { Array(entries.keys) }
}

/// A use case, stored as the functions that decode its input and call it, so that use cases of different types fit
/// into one collection.
package struct UseCaseEntry: Sendable {
  let useCase: any UseCase
  /// Decides before each call whether the call is allowed; nil allows every call.
  var gate: (any BookGate)?

  package var method: String { type(of: useCase).method }
  package var summary: String { type(of: useCase).summary }
  package var kind: UseCaseKind { type(of: useCase).kind }
  package var whileLocked: UseWhileLocked { type(of: useCase).whileLocked }
  package var description: UseCaseDescription { type(of: useCase).description }

  /// Decodes the input, checks that its paths are absolute, calls the use case, and returns the output, which the
  /// caller encodes. If the gate rejects the call, fails with `locked` before anything else is done.
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

/// An input that has not been decoded yet. A `UseCaseEntry` decodes it as the input type of its use case.
package protocol InputSource {
  /// Decodes the input. If a member is missing, unknown or of the wrong type, fails with `Failure.invalidInput`, which
  /// names the member.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value
}
