package import Composition
import KernelApplication
import KernelPresentation
import System

// What the commands share that wait for sounds to fall due and play them.

extension Option {
  /// Returns the option with which the user names a program that plays sounds. `cs` and `en` are the option's
  /// descriptions, which say what a sound stands for.
  package static func player(cs: String, en: String) -> Option {
    Option(
      "player", Parameter("CMD", cs: "přehrávač, třeba 'mpv --really-quiet'", en: "such as 'mpv --really-quiet'"),
      cs: cs, en: en)
  }
}

extension Session {
  /// Prints on standard error that the command is waiting for events, and how to stop it.
  package func remarkFollowing() {
    complain(language.say(cs: "sleduji; konec: Ctrl-C", en: "following; stop with Ctrl-C"), hint: nil)
  }

  /// Starts following the book's events over a separate connection. Fails with `notFound` if no service is listening.
  package func startFollowing() throws(CommandError) -> EventFollower {
    disconnect()
    do throws(Failure) {
      let follower = try EventFollower(options.configuration, socket: options.socket, after: nil)
      _ = try follower.start()
      return follower
    } catch {
      throw .failed(error)
    }
  }
}

/// A temporary folder for sounds that are not stored as files on this machine. The player needs them as files.
package struct SoundFolder: Sendable {
  private let path: String?
  private let names: [String]

  /// Creates the folder, if it is needed.
  /// - Parameter names: the names of all files that may be written to the folder. `remove()` removes these files.
  package init(isNeeded: Bool, names: [String]) {
    path = isNeeded ? try? TemporaryFile.makeFolder(in: Terminal.temporaryFolder, prefix: "recordbook-") : nil
    self.names = names
  }

  /// Returns the path of a file in the folder; nil if there is no folder.
  package func path(_ name: String) -> String? { path.map { $0 + "/" + name } }

  /// Writes a file to the folder.
  /// - Returns: the file's path; nil if there is no folder.
  @discardableResult
  package func keep(_ bytes: [UInt8], _ name: String) -> String? {
    guard let path = path(name) else { return nil }
    bytes.withUnsafeBytes { bytes in path.withCString { Descriptor.keep(bytes, at: $0) } }
    return path
  }

  package func remove() {
    guard let path else { return }
    for name in names { try? PosixFileSystem().remove(path + "/" + name) }
    try? PosixFileSystem().removeFolder(path)
  }
}
