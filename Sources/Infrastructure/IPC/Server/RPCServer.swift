import Glibc
package import KernelApplication
import Synchronization

/// Answers JSON-RPC 2.0 over a Unix-domain socket: one event loop on the thread that calls `run`.
package final class RPCServer {
  let methods: MethodTable
  let identity: ServiceIdentity
  let limits: Limits
  let poller: any Poller
  var listener: Int32
  var connections = ConnectionTable()
  /// Replies of the connection being dealt with, before they are sent.
  var out = ByteBuffer()
  /// What is read goes here first.
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var isStopping = false
  var requests: UInt64 = 0
  let started = MonotonicClock.now()

  static let listenerToken = UInt64.max

  /// - Parameter listener: a socket that listens and does not block; the server closes it.
  /// - Throws: `Failure.system` when the poller takes no more descriptors.
  package init(
    listener: Int32, methods: [RPCMethod], identity: ServiceIdentity, limits: Limits = Limits(), poller: any Poller
  ) throws(Failure) {
    self.methods = MethodTable(methods)
    self.identity = identity
    self.limits = limits
    self.poller = poller
    self.listener = listener
    do throws(PollError) {
      try poller.add(listener, .read, token: RPCServer.listenerToken)
    } catch {
      throw .system(operation: "wait for", path: "the socket", reason: String(cString: strerror(error.code)))
    }
  }

  deinit {
    scratch.deallocate()
  }

  /// Serves until it is stopped.
  package func run() {
    while !isStopping {
      let count = poller.wait(timeout: -1)
      for index in 0..<count { deal(with: poller.event(index)) }
    }
    poller.remove(listener)
    close(listener)
    for connection in connections.all { drop(connection) }
  }

  private func deal(with event: PollEvent) {
    if event.token == RPCServer.listenerToken { return acceptAll() }
    // An event of a connection that was closed a moment ago finds nobody.
    guard let connection = connections[ConnectionToken(rawValue: event.token)] else { return }
    if event.canWrite { flush(connection) }
    if event.canRead || event.isGone, connection.interest.contains(.read) { read(connection) }
    if event.isGone, connections[connection.token] != nil, !event.canRead { drop(connection) }
  }
}

/// A clock that nobody sets.
enum MonotonicClock {
  /// Nanoseconds since some moment.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
