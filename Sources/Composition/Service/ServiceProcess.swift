import System

/// A process that may be a service. Its properties come from the kernel's folder `/proc`.
package struct ServiceProcess {
  /// The name of a service's process in the kernel's tables, where it must not exceed 15 bytes.
  package static let name = "recordbookd"

  let number: Int32

  /// Whether the process is running. It is not if it has ended and only its parent has not collected it (a zombie). It
  /// still is if some of its threads wait for a disk: then it still holds the book.
  var runs: Bool {
    guard Signal.reaches(number) else { return false }
    return state != "Z" || (words.dropFirst(17).first.flatMap { Int($0) } ?? 0) > 1
  }

  /// Whether a signal (SIGSTOP, SIGTSTP) or a debugger has suspended the process, so that it does nothing until it is
  /// continued. Under strace, a process is suspended only for a moment at each system call, which does not count.
  var isStopped: Bool {
    for _ in 0..<20 {
      if state != "t" { return state == "T" }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// Whether the process is a service. If systemd listens on a socket, the kernel names systemd's own process, which
  /// must not be killed.
  var isService: Bool { told("comm") == ServiceProcess.name + "\n" }

  /// The path of the service's log file, or the command that shows its log in systemd's journal. Nil if the kernel does
  /// not tell, or if the log goes to something that cannot be read afterwards.
  var log: String? {
    guard let target = Path.target(ofLink: "/proc/\(number)/fd/2") else { return nil }
    if target.hasPrefix("socket:") { return "journalctl --user -u recordbook" }
    return target.hasPrefix("/") && !target.hasPrefix("/dev/") ? target : nil
  }

  /// Waits until the process has ended, and returns true; returns false if it has not ended within this time.
  func waitForEnd(_ milliseconds: Int) -> Bool {
    let end = MonotonicClock.now() + Int64(milliseconds) * 1_000_000
    while runs {
      if MonotonicClock.now() >= end { return false }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// The state of the process as a letter (see proc(5)); nil if the kernel does not tell.
  private var state: Substring? { words.first }

  /// The fields of `/proc/PID/stat` (see proc(5)) after the process's name; the first one is the state.
  private var words: [Substring] { told("stat").split(separator: ")").last?.split(separator: " ") ?? [] }

  /// Returns the contents of a file in `/proc/PID`; empty if it cannot be read.
  private func told(_ what: String) -> String {
    guard let file = try? OpenFile(reading: "/proc/\(number)/\(what)") else { return "" }
    defer { PosixFileSystem().close(file) }
    let text = [UInt8](unsafeUninitializedCapacity: 512) { room, count in
      count = (try? PosixFileSystem().read(file, UnsafeMutableRawBufferPointer(room), at: 0)) ?? 0
    }
    return String(decoding: text, as: UTF8.self)
  }
}
