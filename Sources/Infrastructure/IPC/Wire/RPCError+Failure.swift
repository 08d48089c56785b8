import JSONCoding
package import KernelApplication
import KernelDomain

// Only this extension assigns error codes to failures.
extension RPCError {
  /// Creates the error that represents a failure of a use case. Its `data` contains the failure's name and all its
  /// parts, so that the client can restore the failure. The message is included twice. From `id` and `arguments`, the
  /// client can format it in another language. `problem` and `hint` contain it in English, for a client that does not
  /// know the message.
  /// - Parameter english: formats the message in English.
  package init(_ failure: Failure, _ english: EnglishLocalizer) {
    let code = FailureCode(failure)
    var data = JSONWriter()
    data.beginObject()
    data.member("failure", "\(code)")
    data.write(failure, english)
    data.endObject()
    self.init(code: code.rawValue, message: RPCError.message(failure, code, english), data: data.bytes)
  }

  private static func message(_ failure: Failure, _ code: FailureCode, _ english: EnglishLocalizer) -> String {
    guard case .notFound(let problem) = failure else { return code.message }
    let text = printable(english(problem).text)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ failure: Failure, _ english: EnglishLocalizer) {
    switch failure {
    case .invalidInput(let field, let problem, let valid):
      member("field", field)
      write(problem, english)
      key("valid")
      strings(valid)
    case .badFile(let path, let problem, let place):
      member("path", path)
      write(problem, english)
      if let place, let coded = try? JSONDocument.encode(place) {
        key("place")
        raw(coded)
      }
    case .accessDenied(let path, let problem):
      member("path", path)
      write(problem, english)
    case .storeDamaged(let place, let problem):
      member("place", place)
      write(problem, english)
    case .notFound(let problem), .conflict(let problem), .system(let problem), .locked(let problem):
      write(problem, english)
    case .storeBusy(let path, let holder, let isStopped):
      member("path", path)
      if let holder { member("holder", Int(holder)) }
      if isStopped { member("isStopped", true) }
    case .storeNewer(let path, let found, let supported):
      member("path", path)
      member("found", found)
      member("supported", supported)
    case .storeReadOnly(let path), .diskFull(let path): member("path", path)
    case .cancelled: break
    }
  }

  private mutating func write(_ message: Message, _ english: EnglishLocalizer) {
    let words = english(message)
    member("problem", words.text)
    if let hint = words.hint { member("hint", hint) }
    let local = message.local.flatMap { try? MessageParts($0, english: english) }
    (local ?? message.remote.flatMap { MessageParts($0) })?.write(to: &self)
  }
}

/// The codes by which failures are represented on the wire. JSON-RPC 2.0 leaves the codes from -32000 to -32099 to
/// servers.
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
  case locked = -32_014

  /// A general English message that fits all errors with this code.
  var message: String {
    switch self {
    case .invalidInput: "Invalid params"
    case .notFound: "There is no such thing"
    case .badFile: "The file can't be used"
    case .accessDenied: "Access denied"
    case .conflict: "The change does not fit the book"
    case .storeBusy: "Another process is writing to the book"
    case .storeDamaged: "The book is damaged"
    case .storeNewer: "This version does not read the format of this book"
    case .storeReadOnly: "The book can't be written to"
    case .diskFull: "The disk is full; nothing was changed"
    case .system: "The system refused"
    case .cancelled: "Cancelled; nothing was changed"
    case .locked: "The book is locked"
    }
  }

  /// Describes the code and the members of its `data`, for `rpc.discover`. `problem` is the message in English; from
  /// `id` and `arguments`, a client can format it in another language. Most errors also have a `hint`.
  var summary: String {
    switch self {
    case .invalidInput: "\(message); data has field, problem, id, arguments, and valid, the valid values"
    case .notFound, .conflict, .system, .locked: "\(message); data has problem, hint, id and arguments"
    case .badFile: "\(message); data has path, problem, place, hint, id and arguments"
    case .accessDenied: "\(message); data has path, problem, hint, id and arguments"
    case .storeBusy: "\(message); data has path and holder, and isStopped if a signal has suspended the holder"
    case .storeDamaged: "\(message); data has place, problem, id and arguments"
    case .storeNewer: "\(message); data has path, found and supported"
    case .storeReadOnly, .diskFull: "\(message); data has path"
    case .cancelled: message
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
    case .locked: self = .locked
    }
  }
}
