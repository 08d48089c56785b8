import BookInfrastructure
import KernelDomain
import RunningDomain

/// Guesses from the speed of a track, minute by minute, whether it is a run, a ride or a walk.
enum GuessedSport {
  static func of(_ fixes: [RunFix]) -> ToldSport {
    let speeds = MinuteSpeeds.of(fixes).filter { $0 >= slowest }.sorted()
    guard speeds.count >= fewest else { return ToldSport(.running) }
    let speed = speeds[speeds.count * 9 / 10]
    return ToldSport(speed > fastestRun ? .cycling : speed < fastestWalk ? .walking : .running)
  }

  /// Speeds are in millimetres a second.
  private static let (slowest, fastestWalk, fastestRun) = (Int64(500), Int64(2_000), Int64(5_000))
  /// The fewest minutes that say anything.
  private static let fewest = 5
}
