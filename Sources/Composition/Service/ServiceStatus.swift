import IPC
import JSONCoding

/// Whether a service is running and, if so, its state.
package struct ServiceReport: Sendable {
  /// The path of the socket on which the service listens, or would listen if it were running.
  package let socket: String
  /// The path of the service's log file, or the command that shows its log; nil if it is unknown.
  package let log: String?
  /// The state that the service reports; nil if no service is running.
  package let status: ServiceStatus?

  /// The report as JSON. The properties that this program adds come first, then those that the service sent:
  /// `{"running":true,"socket":"/run/user/1000/recordbook/sock","log":"…","service":"recordbook",…}`.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("running", status != nil)
    writer.member("socket", socket)
    if let log {
      writer.member("log", log)
    }
    writer.endObject()
    let members = status?.json.drop { $0 != UInt8(ascii: "{") }.dropFirst() ?? []
    guard members.first(where: { $0 > UInt8(ascii: " ") }) != UInt8(ascii: "}"), !members.isEmpty else {
      return writer.bytes
    }
    return writer.bytes.dropLast() + [UInt8(ascii: ",")] + members
  }
}

/// The state reported by a service, which may be of any version. A property is nil if the service does not report it.
package struct ServiceStatus: Sendable {
  /// The whole report as a JSON object, as the service sent it.
  package let json: [UInt8]
  package let version: String?
  package let build: String?
  package let process: Int?
  /// The path of the book's folder that the service serves.
  package let store: String?
  /// How long ago the service started, in seconds.
  package let uptime: Int?
  package let clients: Int?
  package let requests: Int?
  /// The number of requests that the service is processing in threads other than that of its event loop.
  package let underWay: Int?
  /// How long ago the oldest of the requests in `underWay` was received, in milliseconds.
  package let underWayMilliseconds: Int?
  /// Response times in microseconds, by percentile: `p50` and `p99`.
  package let latency: [String: Double]

  init(json: [UInt8]) {
    self.json = json
    let status = LooseObject(json)
    version = status["version"]
    build = status["build"]
    process = status["process"]
    store = status.object("store")["path"]
    uptime = status["uptimeSeconds"]
    clients = status["clients"]
    requests = status["requests"]
    underWay = status["underWay"]
    underWayMilliseconds = status["underWayMilliseconds"]
    latency = status["latencyMicroseconds"] ?? [:]
  }
}
