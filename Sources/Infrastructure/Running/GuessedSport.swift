import BookInfrastructure
import KernelDomain
import RunningDomain

/// Guesses whether a track is a run, a ride or a walk, from its speed in each minute.
enum GuessedSport {
  static func of(_ fixes: [RunFix]) -> StatedSport {
    let speeds = MinuteSpeeds.of(fixes).filter { $0 >= slowest }.sorted()
    guard speeds.count >= fewest else { return StatedSport(.running) }
    let speed = speeds[speeds.count * 9 / 10]
    return StatedSport(speed > fastestRun ? .cycling : speed < fastestWalk ? .walking : .running)
  }

  /// Speed limits, in millimetres per second. A minute that is slower than `slowest` counts as standing still.
  private static let (slowest, fastestWalk, fastestRun) = (Int64(500), Int64(2_000), Int64(5_000))
  /// The minimum number of minutes in motion that a guess requires.
  private static let fewest = 5
}
