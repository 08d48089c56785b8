import IPC

/// The reason why a call takes long, which is shown to the user.
package enum Wait: Hashable, Sendable {
  /// Another process has been writing to the book for two seconds, or a signal has suspended it meanwhile. The value is
  /// its process id; nil if it is unknown.
  case writer(Int32?, isStopped: Bool)
  /// The service has not responded for two seconds or, if `forLong` is true, for ten seconds.
  case service(forLong: Bool, process: Int32?, ServiceState)
  /// The service did not respond, so the book is now read without it.
  case leftService(process: Int32?, ServiceState)
}

/// The reason why a service does not respond to a client.
package enum ServiceState: Hashable, Sendable {
  /// A signal (SIGSTOP) has suspended the service, so that it does nothing until it is continued.
  case stopped
  /// The service responds to other clients. It is processing `requests` requests, the oldest of which was received
  /// `milliseconds` milliseconds ago.
  case atWork(requests: Int, milliseconds: Int)
  /// The service does not respond to any client.
  case stuck

  /// Determines the state of the service. First asks the kernel whether the service is suspended. If it is not, asks
  /// the service itself through another connection. Takes at most half a second.
  init(_ service: ServiceConnection) {
    if let process = service.process.map(ServiceProcess.init), process.isService, process.isStopped {
      self = .stopped
      return
    }
    self = .stuck
    guard let other = try? ServiceConnection(service.address) else { return }
    other.patience = ServiceConnection.Patience(greeting: 500, answer: 500)
    guard let json = try? other.call(ServiceRequest("service.status")) else { return }
    let status = ServiceStatus(json: json)
    self = .atWork(requests: status.underWay ?? 0, milliseconds: status.underWayMilliseconds ?? 0)
  }
}
