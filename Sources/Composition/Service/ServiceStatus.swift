import IPC

/// How a service of any version is, as far as it tells.
package struct ServiceStatus: Sendable {
  /// As the service said it.
  package let json: [UInt8]
  package let version: String?
  package let build: String?
  package let process: Int?
  /// The folder of the book.
  package let store: String?
  /// Seconds.
  package let uptime: Int?
  package let clients: Int?
  package let requests: Int?
  /// Requests that others than its loop work on.
  package let underWay: Int?
  /// Since the oldest of them was asked.
  package let underWayMilliseconds: Int?
  /// Microseconds, by what they are: `p50`, `p99`.
  package let latency: [String: Double]

  init(json: [UInt8]) {
    self.json = json
    let status = LooseObject(json)
    version = status["version"]
    build = status["build"]
    process = status["process"]
    store = status.object("store")["path"]
    uptime = status["uptime"]
    clients = status["clients"]
    requests = status["requests"]
    underWay = status["underWay"]
    underWayMilliseconds = status["underWayMilliseconds"]
    latency = status["latencyMicroseconds"] ?? [:]
  }
}
