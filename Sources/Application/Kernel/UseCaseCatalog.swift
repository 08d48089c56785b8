/// All use cases, in groups. A group is created when one of its methods is first called, so that a command creates only
/// the use cases of one feature. The module Composition lists the groups. Screens and front ends get all use cases from
/// here.
package struct UseCaseCatalog: Sendable {
  /// A group of use cases, such as those of a feature. The name of each of its methods starts with one of the group's
  /// words.
  package struct Group: Sendable {
    /// The words with which the names of the group's methods start, up to the full stop, such as `swimming`.
    let words: [String]
    let useCases: @Sendable () -> UseCases

    /// Creates a group.
    /// - Parameters:
    ///   - words: the words with which the names of the group's methods start.
    ///   - useCases: returns the use cases. It is called many times, but must create them only once.
    package init(_ words: [String], _ useCases: @escaping @Sendable () -> UseCases) {
      self.words = words
      self.useCases = useCases
    }
  }

  private let groups: [Group]
  private var gate: (any BookGate)?

  package init(_ groups: [Group]) { self.groups = groups }

  /// Returns this catalog with an additional group.
  package func adding(_ group: Group) -> UseCaseCatalog {
    UseCaseCatalog(groups + [group])
  }

  /// Returns a copy of this catalog in which `gate` decides before each call whether the call is allowed. It serves
  /// callers that may not be logged in.
  package func behind(_ gate: any BookGate) -> UseCaseCatalog {
    var catalog = self
    catalog.gate = gate
    return catalog
  }

  /// Returns the use case with this method name; nil if there is none.
  package subscript(method: String) -> UseCaseEntry? {
    let bytes = method.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let word = String(method[..<dot])
    guard var entry = groups.first(where: { $0.words.contains(word) })?.useCases()[method] else { return nil }
    entry.gate = gate
    return entry
  }

  /// The names of all methods, sorted.
  package var methods: [String] {
    groups.flatMap { $0.useCases().methods }.sorted()
  }

  /// Calls a use case by its type. The type must be in one of the groups. If the gate rejects the call, fails with
  /// `locked` before anything else is done.
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
