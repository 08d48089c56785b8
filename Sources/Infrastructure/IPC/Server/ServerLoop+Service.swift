import JSONCoding
import KernelApplication
import System

// Replies to requests for the service's own methods.
extension ServerLoop {
  mutating func answer(
    _ method: ServiceMethod, _ params: UnsafeRawBufferPointer, _ connection: Connection
  ) -> Result<[UInt8], RPCError> {
    let members: [String: [UInt8]]
    do throws(RPCError) {
      members = try method.members(of: params, program.english)
    } catch {
      return .failure(error)
    }
    switch method {
    case .hello: return .success(identity.hello)
    case .status: return .success(status.json)
    case .discover: return .success(describe())
    case .stop:
      control.stop()
      return .success(Array("{}".utf8))
    case .cancel:
      let id = members["id"] ?? []
      for job in connection.jobs where job.id == id { jobs.cancel(job.number) }
      return .success(Array("null".utf8))
    case .subscribe: return subscribe(members["after"], connection)
    case .unsubscribe:
      connection.followsEvents = false
      return .success(Array("{}".utf8))
    }
  }

  private var status: ServiceStatus {
    ServiceStatus(
      identity: identity, uptime: (MonotonicClock.now() - statistics.started) / 1_000_000_000,
      clients: clients.count, clientsSinceStart: acceptor.accepted,
      clientsLimited: acceptor.rejected + clients.limited, requests: statistics.requests, underWay: jobs.count,
      underWayMilliseconds: jobs.longest, heldBytes: clients.heldBytes, latency: statistics.latency)
  }

  private mutating func describe() -> [UInt8] {
    if let description { return description }
    var document = OpenRPCDocument(program, version: identity.version)
    let made = document.make()
    description = made
    return made
  }

  /// Subscribes a client to events.
  /// - Parameter after: the cursor of the last event that the client received, as JSON; nil if it wants only new
  ///   events.
  private func subscribe(_ after: [UInt8]?, _ connection: Connection) -> Result<[UInt8], RPCError> {
    var missed: ArraySlice<EventLog.Notification>? = []
    if let after, after != Array("null".utf8) {
      guard let cursor = try? JSONReader.read(after, { (reader) throws(JSONError) in try reader.string() }) else {
        return .failure(.invalidParams("after", .service(.cursorExpected(most: nil)), program.english))
      }
      missed = events.events(after: cursor)
    }
    let isOpen = program.book.lock.isOpen
    let sent = (missed ?? []).compactMap { isOpen ? $0.bytes : $0.bytesWhileLocked }
    connection.followsEvents = true
    connection.missed = ArraySlice(sent)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("cursor", events.cursor)
    // `resumed` is false if events after the cursor are not stored any more or must not be sent now. The client then
    // has to read the book again.
    writer.member("resumed", missed?.count == sent.count)
    writer.endObject()
    return .success(writer.bytes)
  }
}
