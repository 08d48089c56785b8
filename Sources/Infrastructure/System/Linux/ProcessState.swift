/// What the system knows about a process (`/proc/PID/stat` in proc(5)).
package struct ProcessState {
  /// Whether the process has ended, and only its parent has not collected it (a zombie). It has not ended while some of
  /// its threads wait for a disk: it still holds its files then.
  package let isEnded: Bool
  /// Whether a signal (SIGSTOP, SIGTSTP) has suspended the process, so that it does nothing until it is continued.
  package let isStopped: Bool
  /// Whether a debugger has suspended the process.
  package let isHeldByDebugger: Bool
  /// The process's name, of at most 15 bytes.
  private let name: Substring

  /// Reads the state; nil if there is no such process, or the system does not tell.
  package init?(_ process: Int32) {
    guard let text = ProcessState.contents("/proc/\(process)/stat"), let begin = text.firstIndex(of: "("),
      let end = text.lastIndex(of: ")")
    else { return nil }
    name = text[text.index(after: begin)..<end]
    let words = text[text.index(after: end)...].split(separator: " ")
    guard let state = words.first else { return nil }
    let threads = words.dropFirst(17).first.flatMap { Int($0) } ?? 0
    isEnded = state == "Z" && threads <= 1
    isStopped = state == "T"
    isHeldByDebugger = state == "t"
  }

  /// Whether the process goes by this name, which it may have set (`ThisProcess.setName`).
  /// - Parameter words: arguments by which the process is recognised on systems where it cannot set its name.
  package func isNamed(_ name: String, orStartedWith words: [String]) -> Bool { self.name == name }

  /// Where a process's standard error goes.
  package enum ErrorOutput: Hashable, Sendable {
    case file(String)
    /// A socket, as systemd connects services to its journal.
    case socket
  }

  /// Returns where a process's standard error goes; nil if the system does not tell, or if what is written there cannot
  /// be read afterwards.
  package static func errorOutput(of process: Int32) -> ErrorOutput? {
    guard let target = Path.target(ofLink: "/proc/\(process)/fd/2") else { return nil }
    if target.hasPrefix("socket:") { return .socket }
    return target.hasPrefix("/") && !target.hasPrefix("/dev/") ? .file(target) : nil
  }

  /// The shell command that shows what a process that cannot be killed waits for.
  package static func inspection(of process: Int32) -> String { "cat /proc/\(process)/wchan" }

  private static func contents(_ path: String) -> String? {
    guard let file = try? OpenFile(reading: path) else { return nil }
    defer { PosixFileSystem().close(file) }
    let text = [UInt8](unsafeUninitializedCapacity: 512) { room, count in
      count = (try? PosixFileSystem().read(file, UnsafeMutableRawBufferPointer(room), at: 0)) ?? 0
    }
    return String(decoding: text, as: UTF8.self)
  }
}
