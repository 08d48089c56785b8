import Libc

/// What the system reveals about a process (through `proc_pidinfo`).
package struct ProcessState {
  /// Whether the process is a zombie: it has ended, but its parent has not waited for it yet.
  package let isEnded: Bool
  /// Whether a signal (SIGSTOP, SIGTSTP) has suspended the process, so that it does nothing until it is continued.
  package let isStopped: Bool
  /// Whether a debugger has suspended the process.
  package let isHeldByDebugger: Bool
  private let process: Int32
  /// The name of the process's program file, truncated to 15 bytes.
  private let name: String

  /// Reads the state of a process; nil if there is no such process, or if the system does not reveal its state.
  package init?(_ process: Int32) {
    var info = proc_bsdinfo()
    let size = Int32(MemoryLayout<proc_bsdinfo>.size)
    guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, size) == size else { return nil }
    let isSuspended = info.pbi_status == UInt32(SSTOP)
    let isTraced = info.pbi_flags & UInt32(PROC_FLAG_TRACED) != 0
    self.process = process
    isEnded = info.pbi_status == UInt32(SZOMB)
    isStopped = isSuspended && !isTraced
    isHeldByDebugger = isSuspended && isTraced
    name = ProcessState.text(&info.pbi_comm)
  }

  /// Whether the program's file has this name, or the process's arguments contain `words` as consecutive elements.
  package func isNamed(_ name: String, orStartedWith words: [String]) -> Bool {
    if self.name == name { return true }
    let arguments = arguments
    return arguments.indices.contains { arguments[$0...].starts(with: words) }
  }

  /// The arguments of the process, starting with the program's name; empty if the system does not reveal them. The
  /// system returns the number of arguments, the program's path, zero bytes, and then each argument followed by a zero
  /// byte.
  private var arguments: [String] {
    var request = [CTL_KERN, KERN_PROCARGS2, process]
    var size = 0
    guard sysctl(&request, 3, nil, &size, nil, 0) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctl(&request, 3, &bytes, &size, nil, 0) == 0, size > 4 else { return [] }
    let count = bytes.withUnsafeBytes { Int($0.loadUnaligned(as: Int32.self)) }
    let path = bytes[4..<size].firstIndex(of: 0) ?? size
    let begin = bytes[path..<size].firstIndex { $0 != 0 } ?? size
    return bytes[begin..<size].split(separator: 0, omittingEmptySubsequences: false).prefix(max(count, 0))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a process's standard error is connected to.
  package enum ErrorOutput: Hashable, Sendable {
    case file(String)
    /// A socket. On macOS, services are not connected to sockets.
    case socket
  }

  /// Returns what a process's standard error is connected to. Nil if the system does not reveal that, or if the output
  /// cannot be read later, as with a terminal.
  package static func errorOutput(of process: Int32) -> ErrorOutput? {
    var info = vnode_fdinfowithpath()
    let size = Int32(MemoryLayout<vnode_fdinfowithpath>.size)
    guard proc_pidfdinfo(process, 2, PROC_PIDFDVNODEPATHINFO, &info, size) == size else { return nil }
    let path = text(&info.pvip.vip_path)
    return path.hasPrefix("/") && !path.hasPrefix("/dev/") ? .file(path) : nil
  }

  /// The shell command with which a user can find out what a process that does not end is waiting for.
  package static func inspection(of process: Int32) -> String { "sample \(process) 1" }

  /// Returns the text in an array of C characters, up to the first zero byte.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
