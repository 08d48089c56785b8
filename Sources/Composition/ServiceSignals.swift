import Glibc
import IPC

/// SIGTERM and SIGINT stop the service, SIGHUP has it read its files again; a client that goes while it is written to
/// is no matter (SIGPIPE).
enum ServiceSignals {
  /// Set once, before the handlers that read it.
  private nonisolated(unsafe) static var control: ServerControl?

  static func watch(_ control: ServerControl) {
    self.control = control
    signal(SIGPIPE, SIG_IGN)
    for stop in [SIGTERM, SIGINT] { handle(stop) { _ in ServiceSignals.control?.stop() } }
    handle(SIGHUP) { _ in ServiceSignals.control?.reload() }
    // Whoever started the service may have had these blocked.
    var all = sigset_t()
    sigemptyset(&all)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&all, number) }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }
}
