import IPC

/// What the one who asked waits for.
package enum Wait: Hashable, Sendable {
  /// Another process that is writing to the book, for two seconds; nil where nothing tells which.
  case writer(Int32?)
  /// The service, which has said nothing for two seconds; for long: for ten.
  case service(forLong: Bool, process: Int32?, ServiceState)
  /// No longer for the service: what was to be read is read without it.
  case leftService(process: Int32?, ServiceState)
}

/// How a service is that says nothing to one of its clients.
package enum ServiceState: Hashable, Sendable {
  /// Stopped by a signal: it does nothing until it is told to go on.
  case stopped
  /// It answers others, and works for them or this one: so many requests, the oldest for so many milliseconds.
  case atWork(requests: Int, milliseconds: Int)
  /// It answers nobody.
  case stuck

  /// Asks the service itself, on another connection, when the kernel does not tell; that takes half a second at most.
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
