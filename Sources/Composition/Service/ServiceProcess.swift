import System

/// A process that may be a service, as the kernel describes it.
package struct ServiceProcess {
  /// The name of a serving process in the system's tables, at most 15 bytes.
  package static let name = "recordbookd"

  let number: Int32

  /// A process that has ended does not run, even if its parent has not collected it. While one of its threads waits for
  /// a disk, it has not ended and still holds the book.
  var runs: Bool {
    guard Signal.reaches(number) else { return false }
    return state != "Z" || (words.dropFirst(17).first.flatMap { Int($0) } ?? 0) > 1
  }

  /// A signal (SIGSTOP, SIGTSTP) or a debugger has stopped it, and it does nothing until it is continued. A process
  /// that is only traced (strace) stops for a moment at each call.
  var isStopped: Bool {
    for _ in 0..<20 {
      if state != "t" { return state == "T" }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// For a socket that systemd holds, the kernel names systemd's process, which must not be ended as a service.
  var isService: Bool { told("comm") == ServiceProcess.name + "\n" }

  /// The file that it writes its log to, or the command that shows the log in systemd's journal; nil if the kernel does
  /// not say, or if the output can't be read again.
  var log: String? {
    guard let target = Path.target(ofLink: "/proc/\(number)/fd/2") else { return nil }
    if target.hasPrefix("socket:") { return "journalctl --user -u recordbook" }
    return target.hasPrefix("/") && !target.hasPrefix("/dev/") ? target : nil
  }

  /// Waits until it has ended; false if it has not after so many milliseconds.
  func waitForEnd(_ milliseconds: Int) -> Bool {
    let end = MonotonicClock.now() + Int64(milliseconds) * 1_000_000
    while runs {
      if MonotonicClock.now() >= end { return false }
      Thread.sleep(milliseconds: 5)
    }
    return true
  }

  /// The state as in proc(5); nil if the kernel does not say.
  private var state: Substring? { words.first }

  /// The fields of proc(5) after the name, from the state on.
  private var words: [Substring] { told("stat").split(separator: ")").last?.split(separator: " ") ?? [] }

  /// What the kernel says about it; empty if it says nothing.
  private func told(_ what: String) -> String {
    guard let file = try? OpenFile(reading: "/proc/\(number)/\(what)") else { return "" }
    defer { PosixFileSystem().close(file) }
    let text = [UInt8](unsafeUninitializedCapacity: 512) { room, count in
      count = (try? PosixFileSystem().read(file, UnsafeMutableRawBufferPointer(room), at: 0)) ?? 0
    }
    return String(decoding: text, as: UTF8.self)
  }
}
