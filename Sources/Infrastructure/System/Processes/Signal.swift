import Glibc

/// What a process can be told without being asked.
package enum Signal: CaseIterable, Sendable {
  case terminate
  case interrupt
  case hangUp
  /// Can't be handled.
  case kill
  case alarm
  /// Someone wrote to what nobody reads any more.
  case brokenPipe
  /// A file may not become as large as it would; where this is ignored, writing fails with `EFBIG`.
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

  /// Sends it to a process, which may have gone by then.
  package func send(to process: Int32) {
    Glibc.kill(process, number)
  }

  package func ignore() {
    signal(number, SIG_IGN)
  }

  /// Has it call that instead of what it does by itself.
  /// - Parameters:
  ///   - once: the next one does what it does by itself.
  ///   - handler: only what is safe in a signal handler (signal-safety(7)).
  package func handle(once: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    if once { action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) }
    sigaction(number, &action, nil)
  }

  /// Lets them through to this thread: whoever started the process may have had them blocked.
  package static func unblock(_ signals: [Signal]) {
    var set = sigset_t()
    sigemptyset(&set)
    for one in signals { sigaddset(&set, one.number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether there is a process of that number that this one may send signals to, though it may have ended without
  /// anybody taking note of it.
  package static func reaches(_ process: Int32) -> Bool {
    Glibc.kill(process, 0) == 0
  }
}
