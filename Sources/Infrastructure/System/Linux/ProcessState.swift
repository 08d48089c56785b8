/// What the system reveals about a process (in `/proc/PID/stat`, see proc(5)).
package struct ProcessState {
  /// Whether the process is a zombie: it has ended, but its parent has not waited for it yet. False while any of its
  /// threads is waiting for a disk, because the process then still has its files open.
  package let isEnded: Bool
  /// Whether a signal (SIGSTOP, SIGTSTP) has suspended the process, so that it does nothing until it is continued.
  package let isStopped: Bool
  /// Whether a debugger has suspended the process.
  package let isHeldByDebugger: Bool
  /// The process's name, truncated to 15 bytes.
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

  /// Whether the process has this name, which it may have set itself using `ThisProcess.setName`.
  /// - Parameter words: ignored here. On systems where a process cannot set its name, these arguments identify it
  ///   instead.
  package func isNamed(_ name: String, orStartedWith words: [String]) -> Bool { self.name == name }

  /// What a process's standard error is connected to.
  package enum ErrorOutput: Hashable, Sendable {
    case file(String)
    /// A socket. systemd connects services to one, so that their output goes to its journal.
    case socket
  }

  /// Returns what a process's standard error is connected to. Nil if the system does not reveal that, or if the output
  /// cannot be read later, as with a terminal.
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
