import IPC
import JSONCoding

/// Whether a service runs, and its state.
package struct ServiceReport: Sendable {
  /// Where it listens, or would listen.
  package let socket: String
  /// The file of its log, or the command that shows it; nil if unknown.
  package let log: String?
  /// Nil when none runs.
  package let status: ServiceStatus?

  /// What this program knows, followed by what the service reports about itself:
  /// `{"running":true,"socket":"/run/user/1000/recordbook/sock","log":"…","service":"recordbook",…}`.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("running")
    writer.bool(status != nil)
    writer.key("socket")
    writer.string(socket)
    if let log {
      writer.key("log")
      writer.string(log)
    }
    writer.endObject()
    let told = status?.json.drop { $0 != UInt8(ascii: "{") }.dropFirst() ?? []
    guard told.first(where: { $0 > UInt8(ascii: " ") }) != UInt8(ascii: "}"), !told.isEmpty else { return writer.bytes }
    return writer.bytes.dropLast() + [UInt8(ascii: ",")] + told
  }
}

/// The state of a service of any version, as far as it reports it.
package struct ServiceStatus: Sendable {
  /// The status as the service sent it, an object.
  package let json: [UInt8]
  package let version: String?
  package let build: String?
  package let process: Int?
  /// The folder of the book.
  package let store: String?
  /// In seconds.
  package let uptime: Int?
  package let clients: Int?
  package let requests: Int?
  /// Requests being worked on outside its loop.
  package let underWay: Int?
  /// How long the oldest of them has taken, in milliseconds.
  package let underWayMilliseconds: Int?
  /// In microseconds, by percentile: `p50`, `p99`.
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
