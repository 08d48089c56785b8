import CSystem
import Glibc

/// What a process has from the one who started it.
package enum ProcessStart {
  /// The words after the program's own name.
  package static var words: [String] {
    let arguments = recordbook_started_with()
    guard arguments.count > 0, let words = arguments.words else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(Int(arguments.count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// Takes the place of standard input, output and error where they are closed: else the next file that is opened would
  /// have their number, and what is said would be written into it. Writing to them fails as before (`EBADF`).
  package static func holdStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
  }
}
