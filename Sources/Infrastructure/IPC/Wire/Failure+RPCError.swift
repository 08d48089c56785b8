import JSONCoding
package import KernelApplication

extension Failure {
  /// Restores the failure of a use case from an error that a service of any version has sent. Nil if the error did not
  /// come from a use case, or if it lacks members that the failure needs.
  package init?(_ error: RPCError) {
    guard let data = error.data,
      let parts = try? JSONDocument.decode(Parts.self, from: data, unknownMembers: .passedOver)
    else { return nil }
    self.init(parts, FailureCode(rawValue: error.code))
  }

  private init?(_ parts: Parts, _ code: FailureCode?) {
    switch (code, parts.path, parts.message) {
    case (.invalidInput, _, let problem?):
      self = .invalidInput(field: parts.field ?? "", problem: problem, valid: parts.valid ?? [])
    case (.notFound, _, let problem?): self = .notFound(problem)
    case (.badFile, let path?, let problem?): self = .badFile(path: path, problem: problem, place: parts.place)
    case (.accessDenied, let path?, let problem?): self = .accessDenied(path: path, problem: problem)
    case (.conflict, _, let problem?): self = .conflict(problem)
    case (.storeBusy, let path?, _):
      self = .storeBusy(path: path, holder: parts.holder, isStopped: parts.isStopped ?? false)
    case (.storeDamaged, _, let problem?): self = .storeDamaged(place: parts.damagedPlace ?? "", problem: problem)
    case (.storeNewer, let path?, _):
      guard let found = parts.found, let supported = parts.supported else { return nil }
      self = .storeNewer(path: path, found: found, supported: supported)
    case (.storeReadOnly, let path?, _): self = .storeReadOnly(path: path)
    case (.diskFull, let path?, _): self = .diskFull(path: path)
    case (.system, _, let problem?): self = .system(problem)
    case (.cancelled, _, _): self = .cancelled
    case (.locked, _, let problem?): self = .locked(problem)
    default: return nil
    }
  }
}

/// The members of an error's `data`. Members that this version does not know are ignored.
private struct Parts: Decodable {
  var message: Message?
  var field: String?
  var valid: [String]?
  var path: String?
  /// Where in one of the user's files, such as an imported file, the problem is.
  var place: FilePlace?
  /// Where in the store's files the damage is.
  var damagedPlace: String?
  var holder: Int32?
  var isStopped: Bool?
  var found: Int?
  var supported: Int?

  private enum Member: String, CodingKey {
    case problem, hint, id, arguments, field, valid, path, place, holder, isStopped, found, supported
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    func part<Value: Decodable>(_ member: Member, _ type: Value.Type = Value.self) throws -> Value? {
      try container.decodeIfPresent(type, forKey: member)
    }
    if let problem = try part(.problem, String.self) {
      let words = MessageText(problem, hint: try part(.hint))
      message = Message(
        RemoteMessage(id: try part(.id) ?? "", arguments: try part(.arguments, UndecodedPart.self)?.part, words: words))
    }
    (field, valid, path) = (try part(.field), try part(.valid), try part(.path))
    damagedPlace = try? part(.place)
    place = damagedPlace == nil ? try? part(.place) : nil
    (holder, isStopped) = (try part(.holder), try part(.isStopped))
    (found, supported) = (try part(.found), try part(.supported))
  }
}
