import IPC
import System

/// SIGTERM and SIGINT stop the service, SIGHUP has it read its files again; a client that goes while it is written to
/// is no matter (SIGPIPE), nor is a file that may not grow (SIGXFSZ), of which writing tells. A service that does not end within 15 seconds of being told to is ended by an alarm, whatever
/// its loop is at.
enum ServiceSignals {
  /// Set once, before the handlers that read it.
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
