import CSystem
import Glibc

/// The process of this program.
package enum ThisProcess {
  package static var number: Int32 { getpid() }
  /// The effective user id.
  package static var user: UInt32 { geteuid() }

  /// The arguments after the program's own name.
  package static var words: [String] {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let words = arguments.words else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(Int(arguments.count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// The first argument that is not UTF-8: its number from 1, and what can be shown of it. As text it names no existing
  /// file any more. Nil if all are UTF-8.
  package static var wordNotUTF8: (place: Int, shown: String)? {
    let arguments = recordbook_started_with()
    guard let words = arguments.words else { return nil }
    for place in 1..<max(Int(arguments.count), 1) {
      if let word = words[place], String(validatingCString: word) == nil { return (place, String(cString: word)) }
    }
    return nil
  }

  /// The first of these environment variables that is not empty, if its value is not UTF-8; otherwise nil.
  package static func variableNotUTF8(_ names: [String]) -> String? {
    for name in names {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return String(validatingCString: value) == nil ? name : nil
    }
    return nil
  }

  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Removes an environment variable, also for programs that this one starts.
  package static func removeFromEnvironment(_ name: String) {
    unsetenv(name)
  }

  /// Lowers the priority of this process, and of those it starts from now on.
  package static func giveWay() {
    _ = nice(10)
  }

  /// Names it in the system's tables of processes (`ps`), by the first 15 bytes of the name. Called on its first thread.
  package static func setName(_ name: String) {
    recordbook_set_name(name)
  }

  /// The path of the file that it runs from, or that has taken its place since.
  package static func program() throws(SystemError) -> String {
    guard let path = Path.target(ofLink: programLink) else { throw SystemError("read", programLink) }
    let gone = " (deleted)"
    return path.hasSuffix(gone) && !Access.isThere(path) ? String(path.dropLast(gone.count)) : path
  }

  /// The name that it was started by, without the folder. Empty if it has none.
  package static var name: String {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let path = arguments.words?[0] else { return "" }
    return String(String(cString: path).split(separator: "/").last ?? "")
  }

  /// The commit that the program was built from, in hexadecimal, which `Scripts/install` writes into it. Nil if nobody has.
  package static var commit: String? {
    let text = String(cString: recordbook_commit())
    return text.isEmpty ? nil : text
  }

  /// A link to the program's file.
  package static let programLink = "/proc/self/exe"

  /// Opens placeholders for standard input, output and error if they are closed. Otherwise the next file opened would
  /// get one of their numbers, and output would be written into it. Writing to the placeholders fails (`EBADF`), as
  /// before.
  package static func holdStandardStreams() {
    for descriptor: Int32 in 0...2 where !Descriptor.isOpen(descriptor) { _ = open("/dev/null", O_RDONLY) }
  }

  /// Writes out buffered output.
  package static func flushPrinted() {
    fflush(nil)
  }

  /// Ends the process, after writing out buffered output.
  package static func end(_ status: Int32) -> Never {
    exit(status)
  }

  /// Ends the process immediately. Safe in a signal handler.
  package static func endAtOnce(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Makes the system end the process after that many seconds, whatever it is doing, unless this is called again; 0 for
  /// never. Safe in a signal handler.
  package static func endAfter(seconds: UInt32) {
    alarm(seconds)
  }
}
