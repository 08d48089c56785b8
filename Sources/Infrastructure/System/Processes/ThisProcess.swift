import CSystem
import Glibc

/// The process that this program runs in.
package enum ThisProcess {
  package static var number: Int32 { getpid() }
  /// The user whose rights it has.
  package static var user: UInt32 { geteuid() }

  /// The words that it was started with after the program's own name.
  package static var words: [String] {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let words = arguments.words else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(Int(arguments.count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// The first of those words that is not UTF-8: its place, counted from 1, and what of it can be shown. It names nothing
  /// that is there any more once it is text; nil where all are.
  package static var wordNotUTF8: (place: Int, shown: String)? {
    let arguments = recordbook_started_with()
    guard let words = arguments.words else { return nil }
    for place in 1..<max(Int(arguments.count), 1) {
      if let word = words[place], String(validatingCString: word) == nil { return (place, String(cString: word)) }
    }
    return nil
  }

  /// The first of these environment variables that is set to anything, where that is not UTF-8.
  package static func variableNotUTF8(_ names: [String]) -> String? {
    for name in names {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return String(validatingCString: value) == nil ? name : nil
    }
    return nil
  }

  /// The value of an environment variable; nil where it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Takes a variable away, also for programs that this one starts.
  package static func removeFromEnvironment(_ name: String) {
    unsetenv(name)
  }

  /// Lets others go first where there is too little processor time for all; so does what it starts from then on.
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

  /// Leads to the file that it runs from.
  package static let programLink = "/proc/self/exe"

  /// Takes the place of standard input, output and error where they are closed: else the next file that is opened would
  /// have their number, and what is said would be written into it. Writing to them fails as before (`EBADF`).
  package static func holdStandardStreams() {
    for descriptor: Int32 in 0...2 where !Descriptor.isOpen(descriptor) { _ = open("/dev/null", O_RDONLY) }
  }

  /// Hands what was printed to whoever reads it.
  package static func flushPrinted() {
    fflush(nil)
  }

  /// Ends it. What was printed is written out.
  package static func end(_ status: Int32) -> Never {
    exit(status)
  }

  /// Ends it as it is. Safe in a signal handler.
  package static func endAtOnce(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Has the system end it after so many seconds, whatever it is at, unless asked otherwise before; 0 is never. Safe in a
  /// signal handler.
  package static func endAfter(seconds: UInt32) {
    alarm(seconds)
  }
}
