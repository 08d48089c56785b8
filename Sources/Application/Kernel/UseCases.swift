/// The use cases of one feature, or of the book itself, looked up by method name.
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

/// A registered use case whose input and output types are erased.
package struct UseCaseEntry: Sendable {
  let useCase: any UseCase
  /// The gate that is asked before each call; nil if every call is admitted.
  var gate: (any BookGate)?

  package var method: String { type(of: useCase).method }
  package var summary: String { type(of: useCase).summary }
  package var kind: UseCaseKind { type(of: useCase).kind }
  package var whileLocked: UseWhileLocked { type(of: useCase).whileLocked }
  package var description: UseCaseDescription { type(of: useCase).description }

  /// Decodes the input, checks that its paths are absolute, calls the use case, and returns the output for the caller
  /// to encode. Fails with `locked`, before anything else happens, if the gate refuses the call.
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

/// An encoded input, which a `UseCaseEntry` decodes as the input type of its use case.
package protocol InputSource {
  /// Decodes the input. Fails with `Failure.invalidInput`, naming the member, if a member is missing, unknown or of the
  /// wrong type.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value
}
