import JSONCoding
import System

/// The state of the service, as returned by `service.status`.
struct ServiceStatus {
  var identity: ServiceIdentity
  /// The time since the service started, in seconds.
  var uptime: Int64
  var clients: Int
  var clientsSinceStart: UInt64
  /// The number of clients that have exceeded a limit since the service started, including those that were rejected
  /// because there were too many clients.
  var clientsLimited: UInt64
  var requests: UInt64
  /// The number of jobs that are in progress or queued.
  var underWay: Int
  /// The time since the oldest job in progress or queued was received, in milliseconds.
  var underWayMilliseconds: Int64
  /// The number of bytes of memory held for all clients together.
  var heldBytes: Int
  var latency: LatencyHistogram

  var json: [UInt8] {
    var writer = JSONWriter(capacity: 1_024)
    writer.beginObject()
    identity.write(to: &writer)
    writer.member("uptimeSeconds", uptime)
    writer.member("clients", clients)
    writer.key("clientsSinceStart")
    writer.integer(clientsSinceStart)
    writer.key("clientsLimited")
    writer.integer(clientsLimited)
    writer.key("requests")
    writer.integer(requests)
    writer.member("underWay", underWay)
    writer.member("underWayMilliseconds", underWayMilliseconds)
    writer.member("heldBytes", heldBytes)
    writer.key("latencyMicroseconds")
    writeLatency(&writer)
    writer.endObject()
    return writer.bytes
  }

  private func writeLatency(_ writer: inout JSONWriter) {
    writer.beginObject()
    let shares: [(StaticString, Double)] = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p999", 0.999), ("max", 1)]
    for (name, share) in shares {
      writer.key(name)
      let nanoseconds = latency.percentile(share)
      // All these numbers are finite.
      try? writer.double(Double(nanoseconds / 100) / 10)
    }
    writer.endObject()
  }
}

extension ServiceIdentity {
  /// The result of `service.hello`, as JSON.
  var hello: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(to: &writer)
    writer.key("capabilities")
    writer.strings(["batches", "cancelRequest", "discover", "events", "pages", "progress"])
    writer.endObject()
    return writer.bytes
  }

  /// Writes the members that identify the service and its store.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("service", "recordbook")
    writer.member("version", version)
    writer.member("build", build)
    writer.member("protocol", ServiceGreeting.wire)
    writer.key("process")
    writer.integer(ThisProcess.number)
    writer.beginObject("store")
    writer.member("path", store.path)
    writer.key("device")
    writer.integer(store.device)
    writer.key("inode")
    writer.integer(store.inode)
    writer.endObject()
  }
}
