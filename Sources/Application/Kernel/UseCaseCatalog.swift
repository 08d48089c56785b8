/// All use cases by method name. Composition registers each once; every front gets them from here.
package struct UseCaseCatalog: Sendable {
  private var entries: [String: Entry] = [:]

  package init() {}

  package mutating func register(_ useCase: some UseCase) {
    let entry = Entry(useCase)
    precondition(entries[entry.method] == nil, "\(entry.method) is registered twice")
    entries[entry.method] = entry
  }

  package subscript(method: String) -> Entry? {
    entries[method]
  }

  /// In order of their names.
  package var methods: [String] {
    entries.keys.sorted()
  }

  /// Calls a use case by its type; it must have been registered.
  package func call<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> Case.Output {
    guard let useCase = entries[Case.method]?.useCase as? Case else {
      preconditionFailure("\(Case.method) is not registered")
    }
    return try useCase(input, progress: progress)
  }

  /// A registered use case, its types erased behind coding.
  package struct Entry: Sendable {
    let useCase: any UseCase

    init(_ useCase: some UseCase) {
      self.useCase = useCase
    }

    package var method: String { type(of: useCase).method }
    package var summary: String { type(of: useCase).summary }
    package var kind: UseCaseKind { type(of: useCase).kind }
    /// For descriptions.
    package var inputType: any Decodable.Type { input(of: useCase) }
    package var outputType: any Decodable.Type { output(of: useCase) }

    private func input<Case: UseCase>(of useCase: Case) -> any Decodable.Type { Case.Input.self }
    private func output<Case: UseCase>(of useCase: Case) -> any Decodable.Type { Case.Output.self }

    /// Decodes the input, whose paths have to be absolute, and returns the output for its caller to encode.
    package func call(
      _ source: some InputSource, progress: any ProgressSink = NoProgress()
    ) throws(Failure) -> any Encodable & Sendable {
      try call(useCase, source, progress)
    }

    private func call<Case: UseCase>(
      _ useCase: Case, _ source: some InputSource, _ progress: any ProgressSink
    ) throws(Failure) -> any Encodable & Sendable {
      let input = try source.decode(Case.Input.self)
      try (input as? any PathInput)?.checkPaths()
      return try useCase(input, progress: progress)
    }
  }
}

/// Encoded input that a catalog entry decodes as what its use case takes.
package protocol InputSource {
  /// Fails with `Failure.invalidInput`, naming the member that is missing, unknown or of the wrong kind.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value
}
