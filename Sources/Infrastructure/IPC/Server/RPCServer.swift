package import KernelApplication
package import System

/// Answers JSON-RPC 2.0 over a Unix-domain socket, with one event loop on the thread that calls `run`. The loop answers
/// queries itself; anything that writes or takes long goes to a worker.
package final class RPCServer {
  /// Stops the server or makes it reload, from other threads and from signal handlers.
  package let control: ServerControl
  /// The event loop, used only by `run`.
  private var loop: ServerLoop

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

  /// Serves until it is stopped.
  /// - Returns: false if some requests did not end in time, and are still in progress on other threads.
  package func run() -> Bool { loop.run() }
}
