/// All use cases by method name. Composition registers each once; every front gets them from here.
package struct UseCaseCatalog: Sendable {
  private var entries: [String: Entry] = [:]

  package init() {}

  /// A registered use case, its types erased behind coding.
  package struct Entry: Sendable {
    package let method: String
    package let summary: String
    package let call: @Sendable (any InputSource, any ProgressSink) throws(Failure) -> any Encodable & Sendable
  }

  package mutating func register<Case: UseCase>(_ useCase: Case) {
    entries[Case.method] = Entry(
      method: Case.method, summary: Case.summary
    ) { (source, _) throws(Failure) in
      try useCase(source.decode(Case.Input.self))
    }
  }

  package mutating func register<Case: LongUseCase>(_ useCase: Case) {
    entries[Case.method] = Entry(
      method: Case.method, summary: Case.summary
    ) { (source, progress) throws(Failure) in
      try useCase(source.decode(Case.Input.self), progress: progress)
    }
  }

  package subscript(method: String) -> Entry? {
    entries[method]
  }

  /// In order of their names.
  package var methods: [String] {
    entries.keys.sorted()
  }
}

/// Encoded input that a catalog entry decodes as what its use case takes.
package protocol InputSource {
  /// Fails with `Failure.invalidInput`, naming the member that is missing, unknown or of the wrong kind.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value
}
