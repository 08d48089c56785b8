import IPC

/// What a caller waits for.
package enum Wait: Hashable, Sendable {
  /// Another process has been writing to the book for two seconds; nil if it is unknown which.
  case writer(Int32?)
  /// The service has been silent for two seconds, or for ten (`forLong`).
  case service(forLong: Bool, process: Int32?, ServiceState)
  /// The wait for the service is over: the book is read without it.
  case leftService(process: Int32?, ServiceState)
}

/// The state of a service that is silent towards one of its clients.
package enum ServiceState: Hashable, Sendable {
  /// Stopped by a signal: it does nothing until it is continued.
  case stopped
  /// It answers others and is working on so many requests, the oldest for so many milliseconds.
  case atWork(requests: Int, milliseconds: Int)
  /// It answers nobody.
  case stuck

  /// Asks the kernel, else the service itself on another connection, which takes at most half a second.
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
