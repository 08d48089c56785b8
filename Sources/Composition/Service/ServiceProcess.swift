import System

/// A process that may be a service, as the kernel tells of it.
package struct ServiceProcess {
  /// The name by which a process that serves goes in the system's tables, at most 15 bytes.
  package static let name = "recordbookd"

  let number: Int32

  /// One that has ended, though nobody took note of it, does not run. While one of its threads waits for a disk it has
  /// not ended, and holds the book.
  var runs: Bool {
    guard Signal.reaches(number) else { return false }
    return state != "Z" || (words.dropFirst(17).first.flatMap { Int($0) } ?? 0) > 1
  }

  /// It was stopped (SIGSTOP, SIGTSTP), or a debugger holds it, and does nothing until it is told to go on. One that is
  /// only watched (strace) is held for a moment at each call.
  var isStopped: Bool {
    for _ in 0..<20 {
      if state != "t" { return state == "T" }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// A socket that systemd holds tells systemd's process, which is no service to be ended.
  var isService: Bool { told("comm") == ServiceProcess.name + "\n" }

  /// The file that it writes its log to, or the command that shows it where that is systemd's journal; nil where the
  /// kernel does not tell, and for what can't be read again.
  var log: String? {
    guard let target = Path.target(ofLink: "/proc/\(number)/fd/2") else { return nil }
    if target.hasPrefix("socket:") { return "journalctl --user -u recordbook" }
    return target.hasPrefix("/") && !target.hasPrefix("/dev/") ? target : nil
  }

  /// Waits until it has ended; false when after so many milliseconds it has not.
  func waitForEnd(_ milliseconds: Int) -> Bool {
    let end = MonotonicClock.now() + Int64(milliseconds) * 1_000_000
    while runs {
      if MonotonicClock.now() >= end { return false }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// The state as in proc(5); nil where the kernel tells nothing.
  private var state: Substring? { words.first }

  /// What proc(5) tells behind the name, from the state on.
  private var words: [Substring] { told("stat").split(separator: ")").last?.split(separator: " ") ?? [] }

  /// What the kernel tells of it; empty where it tells nothing.
  private func told(_ what: String) -> String {
    guard let file = try? OpenFile(reading: "/proc/\(number)/\(what)") else { return "" }
    defer { PosixFileSystem().close(file) }
    let text = [UInt8](unsafeUninitializedCapacity: 512) { room, count in
      count = (try? PosixFileSystem().read(file, UnsafeMutableRawBufferPointer(room), at: 0)) ?? 0
    }
    return String(decoding: text, as: UTF8.self)
  }
}
