import Glibc
import JSONCoding

// What the service is asked about itself.
extension RPCServer {
  func answer(
    _ method: ServiceMethod, _ params: UnsafeRawBufferPointer, _ connection: Connection
  ) -> Result<[UInt8], RPCError> {
    let members: [String: [UInt8]]
    do throws(RPCError) {
      members = try RPCServer.members(params, of: method)
    } catch {
      return .failure(error)
    }
    switch method {
    case .hello: return .success(hello())
    case .status: return .success(status())
    case .discover: return .success(description)
    case .stop:
      control.stop()
      return .success(Array("{}".utf8))
    case .cancel:
      cancel(members["id"] ?? [], connection)
      return .success(Array("null".utf8))
    case .subscribe: return subscribe(members["after"], connection)
    case .unsubscribe:
      connection.flags.remove(.followsEvents)
      return .success(Array("{}".utf8))
    }
  }

  /// Bytes of the parameters of such a method.
  private static let longestParams = 8_192

  /// The parameters by name. Fails with `invalidParams` for those that the method does not take.
  private static func members(
    _ params: UnsafeRawBufferPointer, of method: ServiceMethod
  ) throws(RPCError) -> [String: [UInt8]] {
    guard params.first == UInt8(ascii: "{") else {
      guard params.dropFirst().first(where: { $0 > 0x20 }) ?? UInt8(ascii: "]") == UInt8(ascii: "]") else {
        throw .invalidParams(field: "", problem: "parameters are taken by name, as an object")
      }
      return [:]
    }
    guard params.count <= longestParams else {
      throw .invalidParams(
        field: "", problem: "the parameters have \(params.count) bytes, at most \(longestParams) are taken")
    }
    var reader = JSONReader(params)
    let members = (try? reader.rawMembers()) ?? [:]
    // What an older or newer client adds to these must not keep it from stopping the service.
    if method == .hello || method == .status || method == .stop { return members }
    // Progress may be asked of any request; here there is none to tell.
    for name in members.keys.sorted() where !method.parameters.contains(name) && name != "progressToken" {
      throw .invalidParams(field: name, problem: "there is no such member", valid: method.parameters)
    }
    return members
  }

  private func cancel(_ id: [UInt8], _ connection: Connection) {
    for job in connection.jobs where job.id == id { running[job.number]?.cancel() }
  }

  private func hello() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writeIdentity(&writer)
    writer.key("capabilities")
    writer.strings(["batches", "cancelRequest", "discover", "events", "pages", "progress"])
    writer.endObject()
    return writer.bytes
  }

  private func status() -> [UInt8] {
    var writer = JSONWriter(capacity: 1_024)
    writer.beginObject()
    writeIdentity(&writer)
    writer.key("uptime")
    writer.integer((MonotonicClock.now() - statistics.started) / 1_000_000_000)
    writer.key("clients")
    writer.integer(connections.count)
    writer.key("clientsSinceStart")
    writer.integer(statistics.clients)
    writer.key("clientsLimited")
    writer.integer(statistics.limited)
    writer.key("requests")
    writer.integer(statistics.requests)
    writer.key("underWay")
    writer.integer(running.count)
    writer.key("underWayMilliseconds")
    writer.integer(running.values.map { (MonotonicClock.now() - $0.began) / 1_000_000 }.max() ?? 0)
    writer.key("heldBytes")
    writer.integer(held)
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
      let nanoseconds = statistics.latency.percentile(share)
      // Every number here is finite.
      try? writer.double(Double(nanoseconds / 100) / 10)
    }
    writer.endObject()
  }

  private func writeIdentity(_ writer: inout JSONWriter) {
    writer.key("service")
    writer.string("recordbook")
    writer.key("version")
    writer.string(identity.version)
    writer.key("build")
    writer.string(identity.build)
    writer.key("protocol")
    writer.integer(ServiceGreeting.wire)
    writer.key("process")
    writer.integer(getpid())
    writer.key("store")
    writer.beginObject()
    writer.key("path")
    writer.string(identity.store.path)
    writer.key("device")
    writer.integer(identity.store.device)
    writer.key("inode")
    writer.integer(identity.store.inode)
    writer.endObject()
  }
}
