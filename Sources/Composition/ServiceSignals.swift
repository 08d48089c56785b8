import Glibc
import IPC

/// SIGTERM and SIGINT stop the service, SIGHUP has it read its files again; a client that goes while it is written to
/// is no matter (SIGPIPE). A service that does not end within 15 seconds of being told to is ended by an alarm, whatever
/// its loop is at.
enum ServiceSignals {
  /// Set once, before the handlers that read it.
  private nonisolated(unsafe) static var control: ServerControl?

  static func watch(_ control: ServerControl) {
    self.control = control
    signal(SIGPIPE, SIG_IGN)
    for stop in [SIGTERM, SIGINT] {
      handle(stop) { _ in
        alarm(15)
        ServiceSignals.control?.stop()
      }
    }
    handle(SIGHUP) { _ in ServiceSignals.control?.reload() }
    // Whoever started the service may have had these blocked.
    var all = sigset_t()
    sigemptyset(&all)
    for number in [SIGTERM, SIGINT, SIGHUP, SIGALRM] { sigaddset(&all, number) }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }
}
