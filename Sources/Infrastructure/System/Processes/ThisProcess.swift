import CSystem
import Glibc

/// Operations on this process, and what it knows about itself.
package enum ThisProcess {
  package static var number: Int32 { getpid() }
  /// The effective user id of this process.
  package static var user: UInt32 { geteuid() }

  /// The arguments after the program's own name.
  package static var words: [String] {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let words = arguments.words else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(Int(arguments.count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// The first argument that is not valid UTF-8: its number, counted from 1, and a text to show for it. Such an
  /// argument cannot be used as a path: once repaired to be a `String`, it names another file. Nil if all are valid.
  package static var wordNotUTF8: (place: Int, shown: String)? {
    let arguments = recordbook_started_with()
    guard let words = arguments.words else { return nil }
    for place in 1..<max(Int(arguments.count), 1) {
      if let word = words[place], String(validatingCString: word) == nil { return (place, String(cString: word)) }
    }
    return nil
  }

  /// The name of the first of these environment variables that is set and not empty, if its value is not valid UTF-8;
  /// nil if the value is valid, or if none is set.
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

  /// Removes an environment variable from this process, and so from the programs that it starts later.
  package static func removeFromEnvironment(_ name: String) {
    unsetenv(name)
  }

  /// Lowers the priority of this process, and of the programs that it starts later.
  package static func giveWay() {
    _ = nice(10)
  }

  /// Sets the name under which `ps` lists this process; only its first 15 bytes are used. To be called on the first
  /// thread.
  package static func setName(_ name: String) {
    recordbook_set_name(name)
  }

  /// The path of the program's file. If the file was replaced since the start, for example by an update, it is the path
  /// of the new one.
  package static func program() throws(SystemError) -> String {
    guard let path = Path.target(ofLink: programLink) else { throw SystemError("read", programLink) }
    let gone = " (deleted)"
    return path.hasSuffix(gone) && !Access.isThere(path) ? String(path.dropLast(gone.count)) : path
  }

  /// The name by which this process was started, without the folder; empty if there is none.
  package static var name: String {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let path = arguments.words?[0] else { return "" }
    return String(String(cString: path).split(separator: "/").last ?? "")
  }

  /// The commit from which the program was built, in hexadecimal. `Scripts/install` writes it into the program; nil if
  /// the program was not installed that way.
  package static var commit: String? {
    let text = String(cString: recordbook_commit())
    return text.isEmpty ? nil : text
  }

  /// A symbolic link to the file of the running program.
  package static let programLink = "/proc/self/exe"

  /// Opens placeholders for standard input, output and error if they are closed. Without them, the next file to be
  /// opened would get the number of a closed stream, and output would go into that file. Writing to a placeholder fails
  /// (`EBADF`), as it does to a closed stream.
  package static func holdStandardStreams() {
    for descriptor: Int32 in 0...2 where !Descriptor.isOpen(descriptor) { _ = open("/dev/null", O_RDONLY) }
  }

  /// Writes all buffered output.
  package static func flushPrinted() {
    fflush(nil)
  }

  /// Ends the process after writing all buffered output.
  package static func end(_ status: Int32) -> Never {
    exit(status)
  }

  /// Ends the process immediately, without writing buffered output. Safe in a signal handler.
  package static func endAtOnce(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Makes the system end the process after this many seconds, whatever it is doing then. Each call replaces the one
  /// before; 0 cancels it. Safe in a signal handler.
  package static func endAfter(seconds: UInt32) {
    alarm(seconds)
  }
}
