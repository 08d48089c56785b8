import Libc

/// A signal that this process sends, ignores or handles.
package enum Signal: CaseIterable, Sendable {
  case terminate
  case interrupt
  case hangUp
  /// SIGKILL, which a process can neither handle nor ignore.
  case kill
  case alarm
  /// SIGPIPE: the process has written to a pipe or socket whose other end is closed.
  case brokenPipe
  /// SIGXFSZ: a file would exceed the limit on file sizes. If this signal is ignored, writing such a file fails with
  /// `EFBIG` instead.
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

  /// Sends the signal to a process. Does nothing if that process has ended.
  package func send(to process: Int32) {
    Libc.kill(process, number)
  }

  package func ignore() {
    signal(number, SIG_IGN)
  }

  /// Makes a function handle the signal when it arrives, in place of the default action.
  /// - Parameters:
  ///   - once: whether the default action is restored after the signal has arrived once.
  ///   - handler: the function to call. It must only do what is safe in a signal handler (signal-safety(7)).
  package func handle(once: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.call(handler)
    if once { action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) }
    sigaction(number, &action, nil)
  }

  /// Unblocks signals for this thread. They may be blocked because the process that started this one had blocked them.
  package static func unblock(_ signals: [Signal]) {
    var set = sigset_t()
    sigemptyset(&set)
    for one in signals { sigaddset(&set, one.number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether there is a process with this id to which this process may send signals. It may be a zombie, which is a
  /// process that has ended but for which its parent has not waited yet.
  package static func reaches(_ process: Int32) -> Bool {
    Libc.kill(process, 0) == 0
  }
}
