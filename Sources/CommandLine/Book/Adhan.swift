import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import System

/// Plays a sound file of the user for each reminder that comes when a prayer begins, unless it comes late. The program
/// brings no sound of its own.
struct Adhan {
  private let file: String
  /// The file for Fajr.
  private let fajr: String
  /// The command that plays a file; nil if the path is only printed.
  private let player: String?
  private let playing = PlayingAdhan()

  /// Creates the player for the options of a command; nil if they ask for no sound. Fails if a file is not there.
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

  /// Plays the sound if the event is a reminder that comes when a prayer begins. Returns at once.
  /// - Returns: the path of the file if no command plays it; otherwise nil.
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

/// The program that plays the call to prayer, of which only one runs at a time.
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
