package import KernelApplication
package import System

/// Answers JSON-RPC 2.0 over a Unix-domain socket: one event loop on the thread that calls `run`. Queries are answered
/// on it; what writes or takes long is done by a worker.
package final class RPCServer {
  /// For other threads and signal handlers.
  package let control: ServerControl
  /// Nothing but `run` touches it.
  private var loop: ServerLoop

  /// - Parameter listener: a socket that listens and does not block; the server closes it.
  /// - Throws: `Failure.system` when the system has no room for what the server needs.
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

  /// Serves until it is told to stop.
  /// - Returns: false when something that it was asked for did not end in time, and is still under way on other threads.
  package func run() -> Bool { loop.run() }
}
