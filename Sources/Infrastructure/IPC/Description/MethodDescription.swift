import KernelApplication

struct MethodDescription {
  let name: String
  let summary: String
  let kind: String
  /// The schema of the method's parameters, which are always an object.
  let params: Schema
  let result: Schema
  /// Parameters that the service itself reads, so that the method does not receive them. An example is the cursor of a
  /// page.
  var reserved: [Schema.Member] = []
  /// The events that the method can cause, except for the events of features that contribute to its result.
  var events: [EventDescription] = []
  /// The names of the errors that the method can return to its caller.
  let errors: [String]

  /// Whether a long result can be sent in pages, which requires that the result contains a list.
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
        .optional(
          "after", .text,
          "The cursor `next` of the page before; the answer is the page that follows it. If left out, the first page."))
      failures.append("\(ServiceCode.cursorExpired)")
    }
    if result.isUnbounded { failures.append("\(ServiceCode.resultTooLong)") }
    if method.kind.takesLong { reserved.append(.progressToken) }
    errors = ErrorDescription.all.map(\.name).filter(failures.contains)
  }
}

extension Schema {
  /// Whether any member of the object is a list, which can be divided into pages.
  fileprivate var hasList: Bool {
    guard case .object(let members, _) = form else { return false }
    return members.contains { member in
      guard case .schema(let make) = member.content, case .list(_, nil) = make().form else { return false }
      return true
    }
  }

  /// Whether a value of this schema may be too long for one message, because it contains lists or strings of unlimited
  /// length.
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
      "progressToken", .either(.text, .ordinal),
      "If given, the service sends `$/progress` notifications with this token while the method works.")
  }
}

/// An error that a method can return.
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
