import IPC
import System

/// Handles the service's signals: SIGTERM and SIGINT stop the service, SIGHUP makes it reopen its files. SIGPIPE (a
/// client has gone while the service writes to it) and SIGXFSZ (a file must not grow; the write fails, too) are
/// ignored. If the service has not stopped 15 seconds after a request to stop, an alarm signal kills it, whatever it is
/// doing.
enum ServiceSignals {
  /// The server to control. It is set once, before the handlers that read it are installed.
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
