import IPC
package import KernelApplication
import System

/// Receives the events of the book, continuing when the service is restarted. Must not be used by several threads at
/// once.
package final class EventFollower {
  private let control: ServiceControl
  private var connection: ServiceConnection?
  private var cursor: String?

  package enum Step: Sendable {
    /// The follower is now connected to a service, whose events come next.
    case following
    /// The follower is connected to a service, but some events after the last received one are lost.
    case missed
    case event(BookEvent.Received)
    /// The service has ended. The next call of `next()` waits until a service is running again.
    case lost
  }

  /// Creates a follower, which `start()` connects.
  /// - Parameters:
  ///   - socket: the value of the option `--socket`; nil for the usual socket.
  ///   - after: the cursor of the last event that the client already has; nil to receive only new events.
  package init(_ configuration: App.Configuration, socket: String?, after: String?) throws(Failure) {
    control = try ServiceControl(configuration, socket: socket)
    cursor = after
  }

  /// Connects to the service. Fails with `notFound` if no service is listening.
  package func start() throws(Failure) -> Step {
    guard let service = try control.connect() else { throw .noService(control.socket) }
    return try follow(service)
  }

  /// Waits for the next event, or for the next change of the connection to the service, and returns it.
  package func next() throws(Failure) -> Step {
    guard let connection else { return try reconnect() }
    do throws(ServiceError) {
      guard let params = try connection.notification("events.event") else { throw .gone }
      let event = BookEvent.Received(json: params)
      if let cursor = event.cursor { self.cursor = cursor }
      return .event(event)
    } catch .gone {
      self.connection = nil
      return .lost
    } catch {
      throw Failure(error, of: connection, "events.subscribe")
    }
  }

  private func reconnect() throws(Failure) -> Step {
    while true {
      if let service = try control.connect() {
        do throws(Failure) {
          return try follow(service)
        } catch .conflict where connection == nil {
          // This service ended too, before it responded.
        }
      }
      Thread.sleep(milliseconds: 200)
    }
  }

  private func follow(_ service: ServiceConnection) throws(Failure) -> Step {
    do throws(ServiceError) {
      _ = try service.greet()
      var params = Array("{}".utf8)
      if let cursor { params = EventFollower.params(cursor) }
      let result = LooseObject(try service.call(ServiceRequest("events.subscribe", params)))
      connection = service
      let resumed: Bool? = result["resumed"]
      let isResumed = cursor == nil || resumed == true
      if !isResumed || cursor == nil { cursor = result["cursor"] }
      return isResumed ? .following : .missed
    } catch {
      throw Failure(error, of: service, "events.subscribe")
    }
  }

  private static func params(_ cursor: String) -> [UInt8] {
    (try? App.json(["after": cursor])) ?? []
  }
}

extension BookEvent {
  /// An event received from a service, whose version may differ from that of this program.
  package struct Received: EncodedValueSource {
    /// The whole event in JSON, as sent by the service.
    package let json: [UInt8]
    /// The cursor of this event, from which a client can continue later; nil if the service did not send one.
    package let cursor: String?
    /// The event's name, such as `running.stateChanged`.
    package let name: String
    /// Those details of the event that are texts or numbers, in the order in which they were received.
    package let facts: [(name: String, value: String)]

    /// Decodes the details of the event; nil if they do not have the form of the type.
    package func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
      LooseObject(json)["details"]
    }

    init(json: [UInt8]) {
      self.json = json
      let params = LooseObject(json)
      cursor = params["cursor"]
      name = params["event"] ?? "?"
      facts = LooseObject.facts(params.json("details") ?? [])
    }
  }
}
