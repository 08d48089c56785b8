/// All use cases, in groups that are made when a method of theirs is first asked for: a command makes those of one
/// feature. Composition says which there are; screens and fronts get every use case from here.
package struct UseCaseCatalog: Sendable {
  /// The use cases whose methods begin with one of a few words, such as those of a feature.
  package struct Group: Sendable {
    /// The part of a method before the full stop: `swimming`.
    let words: [String]
    let useCases: @Sendable () -> UseCases

    /// - Parameter useCases: asked for again and again; makes them once.
    package init(_ words: [String], _ useCases: @escaping @Sendable () -> UseCases) {
      self.words = words
      self.useCases = useCases
    }
  }

  private let groups: [Group]
  private var gate: (any BookGate)?

  package init(_ groups: [Group]) {
    self.groups = groups
  }

  /// All of these groups and another.
  package func adding(_ group: Group) -> UseCaseCatalog {
    UseCaseCatalog(groups + [group])
  }

  /// The same for those who come from outside: a gate is asked before each call.
  package func behind(_ gate: any BookGate) -> UseCaseCatalog {
    var catalog = self
    catalog.gate = gate
    return catalog
  }

  /// Nil for a method that there is not.
  package subscript(method: String) -> UseCaseEntry? {
    let bytes = method.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let word = String(method[..<dot])
    guard var entry = groups.first(where: { $0.words.contains(word) })?.useCases()[method] else { return nil }
    entry.gate = gate
    return entry
  }

  /// The methods in order of their names.
  package var methods: [String] {
    groups.flatMap { $0.useCases().methods }.sorted()
  }

  /// Calls a use case by its type; it must be in one of the groups. Fails with `locked` before all else.
  package func call<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> Case.Output {
    guard let useCase = self[Case.method]?.useCase as? Case else {
      preconditionFailure("\(Case.method) is not registered")
    }
    try gate?.admit(Case.whileLocked)
    return try useCase(input, progress: progress)
  }
}
