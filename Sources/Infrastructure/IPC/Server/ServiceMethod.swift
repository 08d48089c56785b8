import JSONCoding
import KernelApplication

/// The service's own methods, as opposed to use cases.
enum ServiceMethod: String, CaseIterable {
  case hello = "service.hello"
  case status = "service.status"
  case stop = "service.stop"
  case discover = "rpc.discover"
  case subscribe = "events.subscribe"
  case unsubscribe = "events.unsubscribe"
  case cancel = "$/cancelRequest"

  /// The names of the method's parameters.
  var parameters: [String] {
    switch self {
    case .hello, .status, .stop, .discover, .unsubscribe: []
    case .subscribe: ["after"]
    case .cancel: ["id"]
    }
  }

  var summary: String {
    switch self {
    case .hello: "Identify the service: version, build, process, store and capabilities."
    case .status: "Show the state of the service: uptime, clients, requests and latency."
    case .stop: "Answer the requests received so far, then end the service."
    case .discover: "Describe all methods in an OpenRPC document."
    case .subscribe: "Subscribe to events from now on, or from those after a cursor."
    case .unsubscribe: "End the subscription to events."
    case .cancel: "Cancel a request of this connection, if it can still be stopped."
    }
  }
}

extension ServiceMethod {
  /// The maximum length of the parameters of one of these methods, in bytes.
  private static let longestParams = 8_192

  /// Parses the parameters into JSON values, by name. Fails with `invalidParams` if there is a parameter that this
  /// method does not have.
  func members(
    of params: UnsafeRawBufferPointer, _ english: EnglishLocalizer
  ) throws(RPCError) -> [String: [UInt8]] {
    guard params.first == UInt8(ascii: "{") else {
      guard params.dropFirst().first(where: { $0 > 0x20 }) ?? UInt8(ascii: "]") == UInt8(ascii: "]") else {
        throw .invalidParams("", .input(.parametersByName), english)
      }
      return [:]
    }
    guard params.count <= ServiceMethod.longestParams else {
      throw .invalidParams(
        "", .service(.parametersLong(bytes: params.count, most: ServiceMethod.longestParams)), english)
    }
    var reader = JSONReader(params)
    let members = (try? reader.rawMembers()) ?? [:]
    // An unknown parameter, which a client of another version may send, must not keep that client from stopping the
    // service.
    if self == .hello || self == .status || self == .stop { return members }
    // Any request may have a progress token, although these methods report no progress.
    for name in members.keys.sorted() where !parameters.contains(name) && name != "progressToken" {
      throw .invalidParams(name, .json(.noSuchMember), valid: parameters, english)
    }
    return members
  }
}
