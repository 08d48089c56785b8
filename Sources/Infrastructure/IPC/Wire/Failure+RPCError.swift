import JSONCoding
package import KernelApplication

extension Failure {
  /// The failure that an error of this or another version of the service stands for; nil for one that no use case
  /// gave, or that says too little.
  package init?(_ error: RPCError) {
    guard let data = error.data,
      let parts = try? JSONDocument.decode(
        Parts.self, from: data, unknownMembers: .passedOver)
    else { return nil }
    self.init(parts, FailureCode(rawValue: error.code))
  }

  private init?(_ parts: Parts, _ code: FailureCode?) {
    switch (code, parts.path, parts.problem) {
    case (.invalidInput, _, let problem?):
      self = .invalidInput(field: parts.field ?? "", problem: problem, valid: parts.valid ?? [])
    case (.notFound, _, _):
      guard let what = parts.what, let name = parts.name else { return nil }
      self = .notFound(what: what, name: name, hint: parts.hint ?? "")
    case (.badFile, let path?, let problem?):
      self = .badFile(path: path, problem: problem, place: parts.place, hint: parts.hint ?? "")
    case (.accessDenied, let path?, _): self = .accessDenied(path: path, hint: parts.hint ?? "")
    case (.conflict, _, let problem?): self = .conflict(problem: problem, hint: parts.hint ?? "")
    case (.storeBusy, let path?, _): self = .storeBusy(path: path, holder: parts.holder)
    case (.storeDamaged, _, let problem?): self = .storeDamaged(place: parts.place ?? "", problem: problem)
    case (.storeNewer, let path?, _):
      guard let found = parts.found, let supported = parts.supported else { return nil }
      self = .storeNewer(path: path, found: found, supported: supported)
    case (.storeReadOnly, let path?, _): self = .storeReadOnly(path: path)
    case (.diskFull, let path?, _): self = .diskFull(path: path)
    case (.system, let path?, _):
      guard let operation = parts.operation, let reason = parts.reason else { return nil }
      self = .system(operation: operation, path: path, reason: reason)
    case (.cancelled, _, _): self = .cancelled
    default: return nil
    }
  }

  /// Members that a newer service adds are passed over.
  private struct Parts: Decodable {
    var field: String?
    var problem: String?
    var valid: [String]?
    var what: String?
    var name: String?
    var hint: String?
    var path: String?
    var place: String?
    var holder: Int32?
    var found: Int?
    var supported: Int?
    var operation: String?
    var reason: String?
  }
}
