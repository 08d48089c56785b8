import Glibc
import JSONCoding

// What the service is asked about itself.
extension RPCServer {
  func answer(_ method: ServiceMethod, _ params: UnsafeRawBufferPointer) -> Result<[UInt8], RPCError> {
    switch method {
    case .hello: return .success(hello())
    case .status: return .success(status())
    case .stop:
      isStopping = true
      return .success(Array("{}".utf8))
    }
  }

  private func hello() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writeIdentity(&writer)
    writer.key("capabilities")
    writer.strings(["batches"])
    writer.endObject()
    return writer.bytes
  }

  private func status() -> [UInt8] {
    var writer = JSONWriter(capacity: 1_024)
    writer.beginObject()
    writeIdentity(&writer)
    writer.key("uptime")
    writer.integer((MonotonicClock.now() - started) / 1_000_000_000)
    writer.key("clients")
    writer.integer(connections.count)
    writer.key("requests")
    writer.integer(requests)
    writer.endObject()
    return writer.bytes
  }

  private func writeIdentity(_ writer: inout JSONWriter) {
    writer.key("service")
    writer.string("recordbook")
    writer.key("version")
    writer.string(identity.version)
    writer.key("build")
    writer.string(identity.build)
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
