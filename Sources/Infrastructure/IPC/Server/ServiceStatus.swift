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
    writer.key("uptimeSeconds")
    writer.integer(uptime)
    writer.key("clients")
    writer.integer(clients)
    writer.key("clientsSinceStart")
    writer.integer(clientsSinceStart)
    writer.key("clientsLimited")
    writer.integer(clientsLimited)
    writer.key("requests")
    writer.integer(requests)
    writer.key("underWay")
    writer.integer(underWay)
    writer.key("underWayMilliseconds")
    writer.integer(underWayMilliseconds)
    writer.key("heldBytes")
    writer.integer(heldBytes)
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
    writer.key("service")
    writer.string("recordbook")
    writer.key("version")
    writer.string(version)
    writer.key("build")
    writer.string(build)
    writer.key("protocol")
    writer.integer(ServiceGreeting.wire)
    writer.key("process")
    writer.integer(ThisProcess.number)
    writer.key("store")
    writer.beginObject()
    writer.key("path")
    writer.string(store.path)
    writer.key("device")
    writer.integer(store.device)
    writer.key("inode")
    writer.integer(store.inode)
    writer.endObject()
  }
}
