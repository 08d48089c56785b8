import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import System

/// Plays one of the user's sound files, such as a recording of the call to prayer, for each reminder that is due at the
/// beginning of a prayer. No sound is played for a late reminder. The program itself contains no recording.
struct Adhan {
  private let file: String
  /// The path of the sound file for the prayer Fajr.
  private let fajr: String
  /// The shell command that plays a sound file; nil if the user set none, so that only the sound file's path is
  /// printed.
  private let player: String?
  private let playing = PlayingAdhan()

  /// Creates an `Adhan` from a command's options; nil if they do not name a sound file. Fails if a sound file can't be
  /// read.
  init?(_ arguments: Arguments) throws(CommandError) {
    guard let file = arguments["--adhan"] else { return nil }
    self.file = file
    fajr = arguments["--fajr-adhan"] ?? file
    player = arguments["--player"]
    for (field, path) in [("adhan", file), ("fajr-adhan", fajr)] where !Access.canRead(path) {
      throw .failed(.invalidInput(field: field, problem: .file(.isNotThere)))
    }
    Interrupt.beforeEnd { [playing] in playing.stop() }
  }

  private struct Due: Decodable {
    let when: String
    let prayer: String
    let late: Bool
  }

  /// Starts to play the sound if the event is a reminder that is due at the beginning of a prayer. Does not wait until
  /// the sound ends.
  /// - Returns: the path of the sound file if it should be played but the user set no command that plays it; nil if
  ///   the sound is being played, and for any other event.
  func hear(_ event: BookEvent.Received) -> String? {
    guard event.name == "prayer.reminderDue", let due = event.decoded(as: Due.self), due.when == "at", !due.late else {
      return nil
    }
    let path = due.prayer == "fajr" ? fajr : file
    guard let player else { return path }
    playing.start(player, path)
    return nil
  }
}

/// The running command that plays the call to prayer. Only one runs at a time: starting the next one stops it.
private final class PlayingAdhan: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var process: PlayerProcess?

  func start(_ player: String, _ path: String) {
    stop()
    guard let next = try? PlayerProcess(player, path) else { return }
    lock.withLock { process = next }
    Thread.detached { _ = next.wait() }
  }

  func stop() { lock.withLock { process }?.stop() }
}
