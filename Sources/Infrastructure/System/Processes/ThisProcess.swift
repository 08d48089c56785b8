import CSystem
import Libc

/// Operations on this process, and information about it.
package enum ThisProcess {
  package static var number: Int32 { getpid() }
  /// The effective user id of this process.
  package static var user: UInt32 { geteuid() }

  /// The command line's arguments, without the program's name.
  package static var words: [String] {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let words = arguments.words else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(Int(arguments.count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// The first argument that is not valid UTF-8: its number, counted from 1, and a text that represents it in messages.
  /// Nil if all arguments are valid. An invalid argument cannot be used as a path, because its conversion to a `String`
  /// would be the path of a different file.
  package static var wordNotUTF8: (place: Int, shown: String)? {
    let arguments = recordbook_started_with()
    guard let words = arguments.words else { return nil }
    for place in 1..<max(Int(arguments.count), 1) {
      if let word = words[place], String(validatingCString: word) == nil { return (place, String(cString: word)) }
    }
    return nil
  }

  /// Finds the first of these environment variables that is set and not empty. Returns its name if its value is not
  /// valid UTF-8; nil if the value is valid, or if no variable is set.
  package static func variableNotUTF8(_ names: [String]) -> String? {
    for name in names {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return String(validatingCString: value) == nil ? name : nil
    }
    return nil
  }

  /// Returns the value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Removes an environment variable from this process, so that programs started later do not inherit it.
  package static func removeFromEnvironment(_ name: String) {
    unsetenv(name)
  }

  /// Lowers the scheduling priority of this process. Programs started later inherit the lower priority.
  package static func giveWay() {
    _ = nice(10)
  }

  /// The name under which this program was started, without its folder; empty if unknown.
  package static var name: String {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let path = arguments.words?[0] else { return "" }
    return String(String(cString: path).split(separator: "/").last ?? "")
  }

  /// The commit from which this program was built, in hexadecimal. `Scripts/install` writes it into the program file;
  /// nil if the program was not installed by that script.
  package static var commit: String? {
    let text = String(cString: recordbook_commit())
    return text.isEmpty ? nil : text
  }

  /// Opens `/dev/null` in place of each standard stream (input, output, error) that is closed. Otherwise, the next
  /// opened file would be given the number of the closed stream, and output would be written into that file. Writing to
  /// the replacement fails with `EBADF`, as it would for a closed stream.
  package static func holdStandardStreams() {
    for descriptor: Int32 in 0...2 where !Descriptor.isOpen(descriptor) { _ = open("/dev/null", O_RDONLY) }
  }

  /// Writes all output of this process that is still buffered.
  package static func flushPrinted() {
    fflush(nil)
  }

  /// Writes all output that is still buffered, and ends the process.
  package static func end(_ status: Int32) -> Never {
    exit(status)
  }

  /// Ends the process at once, without writing buffered output. Safe to call in a signal handler.
  package static func endAtOnce(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Makes the system end this process after this number of seconds, whatever the process is doing then. Replaces the
  /// number set by an earlier call; 0 cancels it. Safe to call in a signal handler.
  package static func endAfter(seconds: UInt32) {
    alarm(seconds)
  }
}
