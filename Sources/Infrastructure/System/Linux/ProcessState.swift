/// What the system knows about a process (`/proc/PID/stat` in proc(5)).
package struct ProcessState {
  /// Whether the process has ended, but its parent has not yet waited for it (a zombie). Does not count as ended while
  /// any of its threads is waiting for a disk, because it still has its files open then.
  package let isEnded: Bool
  /// Whether a signal (SIGSTOP, SIGTSTP) has suspended the process, so that it does nothing until it is continued.
  package let isStopped: Bool
  /// Whether a debugger has suspended the process.
  package let isHeldByDebugger: Bool
  /// The process's name, of at most 15 bytes.
  private let name: Substring

  /// Reads the state of a process; nil if there is no such process, or if the system does not reveal its state.
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

  /// Whether the process has this name, which the process may have set itself (`ThisProcess.setName`).
  /// - Parameter words: ignored here; on systems where a process cannot set its name, it is recognised by these
  ///   arguments.
  package func isNamed(_ name: String, orStartedWith words: [String]) -> Bool { self.name == name }

  /// What a process's standard error is connected to.
  package enum ErrorOutput: Hashable, Sendable {
    case file(String)
    /// A socket, to which systemd connects services so that their output goes to its journal.
    case socket
  }

  /// Returns what a process's standard error is connected to. Nil if the system does not reveal that, or if the output
  /// cannot be read afterwards, as with a terminal.
  package static func errorOutput(of process: Int32) -> ErrorOutput? {
    guard let target = Path.target(ofLink: "/proc/\(process)/fd/2") else { return nil }
    if target.hasPrefix("socket:") { return .socket }
    return target.hasPrefix("/") && !target.hasPrefix("/dev/") ? .file(target) : nil
  }

  /// The shell command with which a user can find out what a process that does not end is waiting for.
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
