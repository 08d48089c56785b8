package import KernelApplication
package import System

/// A JSON-RPC 2.0 server on a Unix-domain socket. An event loop, on the thread that calls `run`, replies to quick
/// queries itself. Other threads process the requests that write or take long.
package final class RPCServer {
  /// Stops the server or makes it reload, both from other threads and from signal handlers.
  package let control: ServerControl
  /// The server's event loop. Only `run` uses it.
  private var loop: ServerLoop

  /// Creates a JSON-RPC server.
  /// - Parameter listener: a listening, non-blocking socket; the server closes it.
  /// - Throws: `Failure.system` if the system lacks resources that the server needs.
  package init(
    listener: Int32, program: RPCProgram, identity: ServiceIdentity, limits: Limits = Limits(), poller: any Poller,
    log: ServiceLog = ServiceLog(level: .off)
  ) throws(Failure) {
    do throws(SystemError) {
      let wakeUp = try WakeUp()
      control = ServerControl(wakeUp)
      loop = try ServerLoop(
        listener: listener, program: program, identity: identity, limits: limits, poller: poller, log: log,
        mailbox: Mailbox(wakeUp), control: control)
    } catch {
      throw .system(operation: "wait for", path: "the socket", reason: error.words)
    }
  }

  /// Serves clients until the server is stopped.
  /// - Returns: true if all requests have finished; false if some are still in progress on other threads.
  package func run() -> Bool { loop.run() }
}
