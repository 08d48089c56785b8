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
        "The events to receive.",
        [
          .optional(
            "after", .text,
            """
            The cursor of the last event that the client knows: later events are sent first. If left out, only new \
            events are sent.
            """, examples: [#""1f-0""#])
        ])
    case .cancel:
      Schema(
        "The request to cancel.",
        [
          .init(
            "id", .either(.text, .ordinal),
            "The id of the request, which was sent over this connection.", examples: ["1"])
        ])
    }
  }

  private var result: Schema {
    switch self {
    case .hello:
      Schema(
        "The service and what it can do.",
        Schema.identity + [.init("capabilities", .list(.text), "The capabilities of the service, one word each.")])
    case .status: Schema("The state of the service.", Schema.identity + Schema.status)
    case .stop, .unsubscribe: Schema("An empty object.", [])
    case .discover: .document
    case .subscribe:
      Schema(
        "The beginning of the events that are sent.",
        [
          .init("cursor", .text, "The cursor of the latest event."),
          .init(
            "resumed", .flag,
            "Whether no event since the given cursor is missing; if false, the client has to read the book again."),
        ])
    case .cancel: Schema(.nothing)
    }
  }
}

extension Schema {
  fileprivate static var identity: [Member] {
    [
      .init("service", .text, "Always `recordbook`."),
      .init("version", .text, "The version of the program."),
      .init("build", .text, "The build of the program, which distinguishes builds of one version."),
      .init("protocol", .integer, "The version number of the protocol.", unit: .ordinal),
      .init("process", .integer, "The process id of the service.", unit: .ordinal),
      .init("store", .store, "The store that the service has opened."),
    ]
  }

  private static var store: Schema {
    Schema(
      "Store", "The folder in which a book is stored. Device and inode show whether two paths lead to the same folder.",
      [
        .init("path", .text, "The absolute path of the folder."),
        .init(
          "device", .integer, "The number of the device that contains the folder; 0 if the folder does not exist yet.",
          unit: .ordinal),
        .init(
          "inode", .integer, "The inode number of the folder on its device; 0 if the folder does not exist yet.",
          unit: .ordinal),
      ])
  }

  fileprivate static var status: [Member] {
    [
      .init("uptimeSeconds", .integer, "How long the service has been running, in seconds.", unit: .seconds),
      .init("clients", .integer, "The number of clients that are connected.", unit: .of("clients")),
      .init(
        "clientsSinceStart", .integer, "The number of clients that have connected since the service started.",
        unit: .of("clients")),
      .init(
        "clientsLimited", .integer,
        "The number of clients that have exceeded a limit since the service started, including clients turned away.",
        unit: .of("clients")),
      .init("requests", .integer, "The number of requests since the service started.", unit: .of("requests")),
      .init("underWay", .integer, "The number of requests that the service is working on.", unit: .of("requests")),
      .init(
        "underWayMilliseconds", .integer,
        "How long the service has been working on the oldest of these requests, in milliseconds.", unit: .milliseconds),
      .init(
        "heldBytes", .integer, "The memory held for clients, in bytes: unfinished messages and unread answers.",
        unit: .bytes),
      .init("latencyMicroseconds", .latency, "How long answers took, in microseconds."),
    ]
  }

  private static var latency: Schema {
    let shares: [(name: String, words: String)] = [
      ("p50", "Half of the answers"), ("p90", "90 of 100 answers"), ("p99", "99 of 100 answers"),
      ("p999", "999 of 1,000 answers"), ("max", "All answers"),
    ]
    return Schema(
      "Latency", "How long the answers since the service started took, in microseconds; 0 before the first answer.",
      shares.map {
        .init($0.name, .number, "\($0.words) took at most this long, in microseconds.", unit: .of("microseconds"))
      })
  }

  /// The schema of the result of `rpc.discover`. It names only the top-level members of the document, because OpenRPC
  /// itself specifies their content.
  fileprivate static var document: Schema {
    Schema(
      "An OpenRPC document.",
      [
        .init("openrpc", .text, "The version of OpenRPC that the document follows."),
        .init("info", .map(.anything), "The program's title and version, and rules that apply to all methods."),
        .init("methods", .list(.map(.anything)), "All methods of the service."),
        .init("x-events", .map(.anything), "The events that clients can subscribe to, and how to."),
        .init("x-notifications", .list(.map(.anything)), "The notifications that the service sends."),
        .init("components", .map(.anything), "The schemas and errors to which methods refer."),
      ])
  }
}

/// Describes a message that the service sends without a request.
struct NotificationDescription {
  let name: String
  let summary: String
  let params: Schema

  static var all: [NotificationDescription] { [event, progress, closing] }

  static var event: NotificationDescription {
    NotificationDescription(
      name: "events.event", summary: "An event has happened to the book.",
      params: Schema(
        "An event that happened to the book.",
        [
          .init("cursor", .text, "The cursor of the event, which `events.subscribe` takes as `after`."),
          .init("event", .text, "The name of the event, one of those in `x-events`."),
          .init("details", .anything, "The details of the event, as `x-events` describes them."),
        ]))
  }

  private static var progress: NotificationDescription {
    NotificationDescription(
      name: "$/progress", summary: "How far a method has come.",
      params: Schema(
        "How far a method has come.",
        [
          .init("token", .anything, "The `progressToken` of the request."),
          .init("value", Progress.schema, "How far the method has come."),
        ]))
  }

  private static var closing: NotificationDescription {
    NotificationDescription(
      name: "service.closing", summary: "The service closes the connection.",
      params: Schema(
        "The last message on the connection.",
        [.init("error", .map(.anything), "The reason, as an error object of JSON-RPC.")]))
  }
}
