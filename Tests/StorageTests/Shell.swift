import Libc
import Testing

/// What people and other programs do to a store's folder.
enum Shell {
  static func run(_ command: String) throws {
    try #require(system("umask 077; " + command) == 0, "\(command)")
  }
}
