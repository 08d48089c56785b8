import IPC
package import KernelApplication
import System

/// Receives the book's events, through services that come and go. For one thread at a time.
package final class EventFollower {
  private let control: ServiceControl
  private var connection: ServiceConnection?
  private var cursor: String?

  package enum Step: Sendable {
    /// A service reports events from now on.
    case following
    /// The events since the last one received are lost.
    case missed
    case event(BookEvent.Received)
    /// The service has gone; the next step waits for another.
    case lost
  }

  /// - Parameter after: a cursor from which to continue.
  package init(_ configuration: App.Configuration, socket: String?, after: String?) throws(Failure) {
    control = try ServiceControl(configuration, socket: socket)
    cursor = after
  }

  /// Fails with `notFound` if no service listens at the start.
  package func start() throws(Failure) -> Step {
    guard let service = try control.connect() else { throw .noService(control.socket) }
    return try follow(service)
  }

  /// Waits for the next step.
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
          // It ended before it answered, like the one before.
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
  /// An event, as a service of any version reports it.
  package struct Received: EncodedValueSource {
    /// The event as the service sent it.
    package let json: [UInt8]
    /// The cursor after it.
    package let cursor: String?
    /// `feature.whatHappened`.
    package let name: String
    /// The event's details that are texts or numbers, in the order received.
    package let facts: [(name: String, value: String)]

    /// The details as a value; nil if they are not of this type.
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
