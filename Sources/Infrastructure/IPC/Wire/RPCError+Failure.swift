import JSONCoding
package import KernelApplication
import KernelDomain

// The one place that gives failures their codes.
extension RPCError {
  /// A use case's failure. `data` names the failure and holds its parts, so that a client has it whole.
  package init(_ failure: Failure) {
    var parts = FailureParts()
    let message: String
    switch failure {
    case .invalidInput(let field, let problem, let valid):
      self = .invalidParams(field: field, problem: problem, valid: valid)
      return
    case .notFound(let what, let name, let hint):
      message = "There is no \(what) \"\(name)\""
      parts = FailureParts(("what", what), ("name", name), ("hint", hint))
    case .badFile(let path, let problem, let place, let hint):
      message = "The file can't be used"
      parts = FailureParts(("path", path), ("problem", problem), ("place", place), ("hint", hint))
    case .accessDenied(let path, let hint):
      message = "Access denied"
      parts = FailureParts(("path", path), ("hint", hint))
    case .conflict(let problem, let hint):
      message = "The change does not fit the book"
      parts = FailureParts(("problem", problem), ("hint", hint))
    case .storeBusy(let path, let holder):
      message = "Another process is writing to the book"
      parts = FailureParts(("path", path))
      parts.numbers = [("holder", holder.map(Int.init))]
    case .storeDamaged(let place, let problem):
      message = "The book is damaged"
      parts = FailureParts(("place", place), ("problem", problem))
    case .storeNewer(let path, let found, let supported):
      message = "A newer version wrote this book"
      parts = FailureParts(("path", path))
      parts.numbers = [("found", found), ("supported", supported)]
    case .storeReadOnly(let path):
      message = "The book can't be written to"
      parts = FailureParts(("path", path))
    case .diskFull(let path):
      message = "The disk is full; nothing was changed"
      parts = FailureParts(("path", path))
    case .system(let operation, let path, let reason):
      message = "The system refused"
      parts = FailureParts(("operation", operation), ("path", path), ("reason", reason))
    case .cancelled:
      message = "Cancelled; nothing was changed"
    }
    let code = FailureCode(failure)
    self.init(code: code.rawValue, message: printable(message), data: parts.json(code))
  }
}

/// The codes of failures on the wire (JSON-RPC 2.0 leaves -32000 to -32099 to servers).
package enum FailureCode: Int, CaseIterable, Sendable {
  case invalidInput = -32_602
  case notFound = -32_001
  case badFile = -32_002
  case accessDenied = -32_003
  case conflict = -32_004
  case storeBusy = -32_005
  case storeDamaged = -32_006
  case storeNewer = -32_007
  case storeReadOnly = -32_008
  case diskFull = -32_009
  case system = -32_010
  case cancelled = -32_011

  /// What it means, for the service's description.
  var summary: String {
    switch self {
    case .invalidInput: "Invalid params; data has field, problem, and valid: what would be taken"
    case .notFound: "There is no such thing; data has what, name and hint"
    case .badFile: "A file can't be used; data has path, problem, place and hint"
    case .accessDenied: "A path may not be read or written; data has path and hint"
    case .conflict: "The change does not fit the book; data has problem and hint"
    case .storeBusy: "Another process is writing to the book; data has path and holder"
    case .storeDamaged: "The book is damaged; data has place and problem"
    case .storeNewer: "A newer version wrote this book; data has path, found and supported"
    case .storeReadOnly: "The book can't be written to; data has path"
    case .diskFull: "The disk is full, nothing was changed; data has path"
    case .system: "The system refused; data has operation, path and reason"
    case .cancelled: "Cancelled; nothing was changed"
    }
  }

  init(_ failure: Failure) {
    switch failure {
    case .invalidInput: self = .invalidInput
    case .notFound: self = .notFound
    case .badFile: self = .badFile
    case .accessDenied: self = .accessDenied
    case .conflict: self = .conflict
    case .storeBusy: self = .storeBusy
    case .storeDamaged: self = .storeDamaged
    case .storeNewer: self = .storeNewer
    case .storeReadOnly: self = .storeReadOnly
    case .diskFull: self = .diskFull
    case .system: self = .system
    case .cancelled: self = .cancelled
    }
  }
}

/// What a failure says beside its name; parts without a value are left out.
private struct FailureParts {
  var texts: [(name: StaticString, value: String?)]
  var numbers: [(name: StaticString, value: Int?)] = []

  init(_ texts: (StaticString, String?)...) {
    self.texts = texts.map { (name: $0.0, value: $0.1) }
  }

  func json(_ code: FailureCode) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("failure")
    writer.string("\(code)")
    for text in texts {
      guard let value = text.value else { continue }
      writer.key(text.name)
      writer.string(value)
    }
    for number in numbers {
      guard let value = number.value else { continue }
      writer.key(number.name)
      writer.integer(value)
    }
    writer.endObject()
    return writer.bytes
  }
}
