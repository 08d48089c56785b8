import KernelApplication

extension ServiceMethod {
  var description: MethodDescription {
    MethodDescription(
      name: rawValue, summary: summary, kind: isLooking ? "\(UseCaseKind.inspection)" : "control", params: params,
      result: result, errors: ["\(FailureCode.invalidInput)", "\(ServiceCode.limit)", "\(ServiceCode.stopping)"])
  }

  private var isLooking: Bool {
    switch self {
    case .hello, .status, .discover: true
    case .stop, .subscribe, .unsubscribe, .cancel: false
    }
  }

  private var params: Schema {
    switch self {
    case .hello, .status, .stop, .discover, .unsubscribe: NoInput.schema
    case .subscribe:
      Schema(
        "From when on events are told.",
        [
          .optional(
            "after", .text,
            "The cursor of the last event known: what happened since is told, too. Left out, only what happens from now "
              + "on.", examples: [#""1f-0""#])
        ])
    case .cancel:
      Schema(
        "Which request is withdrawn.",
        [
          .init(
            "id", .either(.text, .ordinal),
            "That of the request, of this connection.", examples: ["1"])
        ])
    }
  }

  private var result: Schema {
    switch self {
    case .hello:
      Schema(
        "Who serves.",
        Schema.identity + [.init("capabilities", .list(.text), "What the service can do, a word each.")])
    case .status: Schema("How the service does.", Schema.identity + Schema.status)
    case .stop, .unsubscribe: Schema("Nothing is told.", [])
    case .discover: .document
    case .subscribe:
      Schema(
        "Where the events begin.",
        [
          .init("cursor", .text, "That of the latest event."),
          .init(
            "resumed", .flag,
            "False where what happened after the cursor given is not known any more: look at the book anew."),
        ])
    case .cancel: Schema(.nothing)
    }
  }
}

extension Schema {
  fileprivate static var identity: [Member] {
    [
      .init("service", .text, "Always `recordbook`."),
      .init("version", .text, "Of the program."),
      .init("build", .text, "What tells builds of one version apart."),
      .init("protocol", .integer, "The number of the rules that messages follow.", unit: .ordinal),
      .init("process", .integer, "The number of the service's process.", unit: .ordinal),
      .init("store", .store, "What is served."),
    ]
  }

  private static var store: Schema {
    Schema(
      "Store", "The folder that a book is kept in. Device and inode tell whether two paths are one folder.",
      [
        .init("path", .text, "From the root."),
        .init("device", .integer, "The number of the disk that it is on; 0 where it is not there yet.", unit: .ordinal),
        .init("inode", .integer, "Its number on that disk; 0 where it is not there yet.", unit: .ordinal),
      ])
  }

  fileprivate static var status: [Member] {
    [
      .init("uptimeSeconds", .integer, "How long the service has run.", unit: .seconds),
      .init("clients", .integer, "How many are connected.", unit: .of("clients")),
      .init("clientsSinceStart", .integer, "How many have connected.", unit: .of("clients")),
      .init("clientsLimited", .integer, "How many met a limit, those turned away included.", unit: .of("clients")),
      .init("requests", .integer, "How many were made.", unit: .of("requests")),
      .init("underWay", .integer, "How many are worked on now.", unit: .of("requests")),
      .init(
        "underWayMilliseconds", .integer, "How long the oldest of them has been worked on.", unit: .milliseconds),
      .init("heldBytes", .integer, "What is held for clients: unfinished messages and unread answers.", unit: .bytes),
      .init("latencyMicroseconds", .latency, "How long answers took."),
    ]
  }

  private static var latency: Schema {
    let shares: [(name: String, words: String)] = [
      ("p50", "Half of them"), ("p90", "90 of 100"), ("p99", "99 of 100"), ("p999", "999 of 1,000"), ("max", "All"),
    ]
    return Schema(
      "Latency", "How long answers took at most, by their share; 0 before the first.",
      shares.map { .init($0.name, .number, "\($0.words) took at most so long.", unit: .of("microseconds")) })
  }

  /// The answer to `rpc.discover`. Its content is described by OpenRPC's own schema.
  fileprivate static var document: Schema {
    Schema(
      "An OpenRPC document.",
      [
        .init("openrpc", .text, "The version of OpenRPC."),
        .init("info", .map(.anything), "Title, version, and what holds for all methods."),
        .init("methods", .list(.map(.anything)), "Every method."),
        .init("x-events", .map(.anything), "What is told to those who subscribe, and how to."),
        .init("x-notifications", .list(.map(.anything)), "What is sent unasked."),
        .init("components", .map(.anything), "Schemas and errors to which methods refer."),
      ])
  }
}

/// A message that the service sends without a request.
struct NotificationDescription {
  let name: String
  let summary: String
  let params: Schema

  static var all: [NotificationDescription] { [event, progress, closing] }

  static var event: NotificationDescription {
    NotificationDescription(
      name: "events.event", summary: "Something happened to the book.",
      params: Schema(
        "An event.",
        [
          .init("cursor", .text, "Where to go on after it."),
          .init("event", .text, "What happened: a name among `x-events`."),
          .init("details", .anything, "What is told of it, as `x-events` says."),
        ]))
  }

  private static var progress: NotificationDescription {
    NotificationDescription(
      name: "$/progress", summary: "How far a method is.",
      params: Schema(
        "How far a method is.",
        [
          .init("token", .anything, "The `progressToken` that the request gave."),
          .init("value", Progress.schema, "How far it is."),
        ]))
  }

  private static var closing: NotificationDescription {
    NotificationDescription(
      name: "service.closing", summary: "The service closes the connection.",
      params: Schema(
        "The last that a client hears.",
        [.init("error", .map(.anything), "Why: an error object of JSON-RPC.")]))
  }
}
