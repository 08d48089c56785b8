/// What the service itself is asked, beside the use cases.
enum ServiceMethod: String, CaseIterable {
  case hello = "service.hello"
  case status = "service.status"
  case stop = "service.stop"
  case discover = "rpc.discover"
  case subscribe = "events.subscribe"
  case unsubscribe = "events.unsubscribe"
  case cancel = "$/cancelRequest"

  /// The parameters that it takes.
  var parameters: [String] {
    switch self {
    case .hello, .status, .stop, .discover, .unsubscribe: []
    case .subscribe: ["after"]
    case .cancel: ["id"]
    }
  }

  var summary: String {
    switch self {
    case .hello: "Who serves: version, build, process, store, and what the service can do."
    case .status: "How the service does: uptime, clients, requests, latency."
    case .stop: "Answer what was asked, then end the service."
    case .discover: "This description of all methods, as an OpenRPC document."
    case .subscribe: "Be told of events from now on, or from those after a cursor."
    case .unsubscribe: "Be told of events no longer."
    case .cancel: "Stop working on a request of this connection, if it can still be stopped."
    }
  }
}
