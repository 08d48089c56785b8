import IPC
import System

/// Handles the service's signals. SIGTERM and SIGINT stop the service, and SIGHUP makes it read its files again.
/// SIGPIPE (a client has disconnected) and SIGXFSZ (a file would become too large) are ignored, because the failing
/// write reports the error. If the service has not ended 15 seconds after a request to stop, an alarm signal kills it.
enum ServiceSignals {
  /// The server to control. It is set once, before the signal handlers that read it are installed.
  private nonisolated(unsafe) static var control: ServerControl?

  static func watch(_ control: ServerControl) {
    self.control = control
    Signal.brokenPipe.ignore()
    Signal.fileSizeLimit.ignore()
    for stop in [Signal.terminate, .interrupt] {
      stop.handle { _ in
        ThisProcess.endAfter(seconds: 15)
        ServiceSignals.control?.stop()
      }
    }
    Signal.hangUp.handle { _ in ServiceSignals.control?.reload() }
    Signal.unblock([.terminate, .interrupt, .hangUp, .alarm])
  }
}
