import Glibc

/// A signal to a process.
package enum Signal: CaseIterable, Sendable {
  case terminate
  case interrupt
  case hangUp
  /// Cannot be handled.
  case kill
  case alarm
  /// Something was written that nobody reads any more.
  case brokenPipe
  /// A file would grow beyond a limit. If the signal is ignored, writing fails with `EFBIG`.
  case fileSizeLimit
  case abort
  case busError
  case arithmeticError
  case illegalInstruction
  case segmentationFault
  case trap

  private var number: Int32 {
    switch self {
    case .terminate: SIGTERM
    case .interrupt: SIGINT
    case .hangUp: SIGHUP
    case .kill: SIGKILL
    case .alarm: SIGALRM
    case .brokenPipe: SIGPIPE
    case .fileSizeLimit: SIGXFSZ
    case .abort: SIGABRT
    case .busError: SIGBUS
    case .arithmeticError: SIGFPE
    case .illegalInstruction: SIGILL
    case .segmentationFault: SIGSEGV
    case .trap: SIGTRAP
    }
  }

  /// Sends the signal to a process, which may have ended by then.
  package func send(to process: Int32) {
    Glibc.kill(process, number)
  }

  package func ignore() {
    signal(number, SIG_IGN)
  }

  /// Handles the signal, instead of its default action.
  /// - Parameters:
  ///   - once: whether the default action returns after the first one.
  ///   - handler: may only do what is safe in a signal handler (signal-safety(7)).
  package func handle(once: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    if once { action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) }
    sigaction(number, &action, nil)
  }

  /// Unblocks the signals for this thread: they may have been blocked by whoever started the process.
  package static func unblock(_ signals: [Signal]) {
    var set = sigset_t()
    sigemptyset(&set)
    for one in signals { sigaddset(&set, one.number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether there is a process of that number to which this one may send signals. It may be a zombie.
  package static func reaches(_ process: Int32) -> Bool {
    Glibc.kill(process, 0) == 0
  }
}
