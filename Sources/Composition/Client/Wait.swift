import IPC

/// Why a call takes long, so that the user can be told.
package enum Wait: Hashable, Sendable {
  /// Another process has been writing to the book for two seconds: the process with this id, nil if unknown.
  case writer(Int32?)
  /// The service has not responded for two seconds; if `forLong` is true, for ten seconds.
  case service(forLong: Bool, process: Int32?, ServiceState)
  /// The service did not respond, so the book is now read without it.
  case leftService(process: Int32?, ServiceState)
}

/// Why a service does not respond to a client.
package enum ServiceState: Hashable, Sendable {
  /// A signal (SIGSTOP) has suspended the service: it does nothing until it is continued.
  case stopped
  /// The service responds to other clients. It is working on this number of requests, of which the oldest has taken
  /// this many milliseconds.
  case atWork(requests: Int, milliseconds: Int)
  /// The service responds to nobody.
  case stuck

  /// Asks the kernel whether the service is suspended, then the service itself on another connection. This takes at
  /// most half a second.
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
