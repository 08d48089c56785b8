import KernelApplication

struct MethodDescription {
  let name: String
  let summary: String
  let kind: String
  /// The schema of the parameters, always an object.
  let params: Schema
  let result: Schema
  /// Parameters meant for the service itself.
  var reserved: [Schema.Member] = []
  /// The events that the method itself can cause.
  var events: [EventDescription] = []
  /// The names of the errors that the method can answer with.
  let errors: [String]

  /// Whether a long answer can come in pages, which requires that it has a list.
  var comesInPages: Bool { reserved.contains { $0.name == "after" } }
}

extension MethodDescription {
  init(_ method: RPCMethod) {
    name = method.name
    summary = method.summary
    kind = "\(method.kind)"
    guard let useCase = method.describe?() else {
      (params, result, errors) = (NoInput.schema, .anything, [])
      return
    }
    params = useCase.input
    result = useCase.output
    events = useCase.announces
    var failures = Set(useCase.failures).union([.invalidInput, .cancelled]).map { "\($0)" }
    if method.whileLocked != .allowed { failures.append("\(FailureCode.locked)") }
    failures += [ServiceCode.limit, .stopping].map { "\($0)" }
    if result.hasList {
      reserved.append(
        .optional("after", .text, "The `next` of a page: the page that follows is answered."))
      failures.append("\(ServiceCode.cursorExpired)")
    }
    if result.isUnbounded { failures.append("\(ServiceCode.resultTooLong)") }
    if method.kind.takesLong { reserved.append(.progressToken) }
    errors = ErrorDescription.all.map(\.name).filter(failures.contains)
  }
}

extension Schema {
  /// Whether a member is a list, which can be divided into pages.
  fileprivate var hasList: Bool {
    guard case .object(let members, _) = form else { return false }
    return members.contains { member in
      guard case .schema(let make) = member.content, case .list(_, nil) = make().form else { return false }
      return true
    }
  }

  /// Whether a value of this schema may be longer than a message, because it has lists, or texts of any length.
  fileprivate var isUnbounded: Bool {
    guard case .object(let members, _) = form else { return false }
    return members.contains { member in
      guard case .schema(let make) = member.content else { return true }
      let schema = make()
      return switch schema.form {
      case .list(_, nil), .text(nil), .map, .anything: true
      case .object: schema.isUnbounded
      default: false
      }
    }
  }
}

extension Schema.Member {
  fileprivate static var progressToken: Schema.Member {
    .optional(
      "progressToken", .either(.text, .ordinal), "Notifications of how far the method is are sent, and carry this.")
  }
}

/// An error that a method can answer with.
struct ErrorDescription {
  let name: String
  let code: Int
  let summary: String

  static var all: [ErrorDescription] {
    FailureCode.allCases.map { ErrorDescription(name: "\($0)", code: $0.rawValue, summary: $0.summary) }
      + ServiceCode.allCases.map { ErrorDescription(name: "\($0)", code: $0.rawValue, summary: $0.summary) }
      + [("parseError", RPCError.parseError), ("invalidRequest", .invalidRequest), ("methodNotFound", .methodNotFound)]
      .map { ErrorDescription(name: $0, code: $1.code, summary: $1.message) }
  }
}
