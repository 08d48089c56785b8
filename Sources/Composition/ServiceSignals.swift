import IPC
import System

/// SIGTERM and SIGINT stop the service, SIGHUP makes it read its files again. SIGPIPE (a client left while it was
/// written to) and SIGXFSZ (a file may not grow, which the write reports) are ignored. An alarm ends a service that has
/// not stopped 15 seconds after it was asked to, wherever its loop is.
enum ServiceSignals {
  /// Set once, before the handlers that read it are installed.
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
