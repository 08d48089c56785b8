import System

/// A process that may be a service.
package struct ServiceProcess {
  /// The name of a service's process in the kernel's tables, which store at most 15 bytes.
  package static let name = "recordbookd"

  let number: Int32

  /// Whether the process is running. A process that has ended but has not been waited for by its parent (a zombie) is
  /// not running, unless some of its threads are still waiting for a disk, because it then still holds the book.
  var runs: Bool {
    guard Signal.reaches(number) else { return false }
    return ProcessState(number)?.isEnded != true
  }

  /// Whether the process is suspended by a signal or a debugger, so that it does nothing until it is continued. A
  /// process traced by strace is suspended for a moment at each system call, which does not count.
  var isStopped: Bool {
    for _ in 0..<20 {
      let state = ProcessState(number)
      guard state?.isHeldByDebugger == true else { return state?.isStopped == true }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// Whether the process is a service. If systemd listens on the socket, the kernel reports systemd's own process as
  /// the peer, which is not a service and must not be killed.
  var isService: Bool {
    ProcessState(number)?.isNamed(ServiceProcess.name, orStartedWith: ["service", "run"]) == true
  }

  /// The path of the service's log file, or the command that shows its log in systemd's journal. Nil if the kernel does
  /// not reveal where the log is written, or if it is written to a device, such as a terminal, from which it cannot be
  /// read again.
  var log: String? {
    switch ProcessState.errorOutput(of: number) {
    case .file(let path): path
    case .socket: "journalctl --user -u recordbook"
    case nil: nil
    }
  }

  /// Waits until the process has ended, or until this number of milliseconds has passed. Returns whether the process
  /// has ended.
  func waitForEnd(_ milliseconds: Int) -> Bool {
    let end = MonotonicClock.now() + Int64(milliseconds) * 1_000_000
    while runs {
      if MonotonicClock.now() >= end { return false }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }
}
