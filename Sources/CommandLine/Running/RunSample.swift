import KernelApplication
import KernelCommandLine
import KernelDomain
import RunningApplication

/// Adds four weeks of runs through a park in Prague to the demonstration. It calls the same use cases that a watch
/// calls.
enum RunSample {
  /// The sample runs: how many days ago each took place, its distance in kilometres, and its pace at the start in
  /// seconds per kilometre.
  private static let runs: [(daysAgo: Int64, kilometres: Double, pace: Double)] = [
    (27, 5.2, 352), (24, 8.1, 370), (20, 5.1, 346), (17, 10.2, 374), (13, 6.3, 343), (10, 12.4, 381), (6, 5.2, 334),
    (3, 7.6, 356), (1, 5.4, 329),
  ]

  static func fill(_ session: Session) throws(CommandError) {
    let today = try session.now().seconds / 86_400
    for (number, run) in runs.enumerated() {
      let start = Timestamp(seconds: (today - run.daysAgo) * 86_400 + 20_700)
      let id = try session.call(StartRun.self, StartRun.Input(at: start)).run
      let fixes = fixes(from: start, kilometres: run.kilometres, pace: run.pace, number)
      for (batch, first) in stride(from: 0, to: fixes.count, by: AddFixes.Input.mostFixes).enumerated() {
        let rest = fixes[first...].prefix(AddFixes.Input.mostFixes)
        _ = try session.call(AddFixes.self, AddFixes.Input(run: id, sequence: batch + 1, fixes: Array(rest)))
      }
      _ = try session.call(FinishRun.self, FinishRun.Input(at: fixes.last?.time.instant ?? start))
      _ = try session.call(SaveRun.self, SaveRun.Input())
    }
    _ = try session.call(SetGoal.self, SetGoal.Input(kilometres: 20))
  }

  /// Returns the fixes (positions) of a run, one every two seconds. After 2.2 km, the runner waits at a crossing.
  private static func fixes(
    from start: Timestamp, kilometres: Double, pace: Double, _ number: Int
  ) -> [LiveFixInput] {
    var fixes: [LiveFixInput] = []
    var (metres, waits) = (0.0, 20)
    while metres < kilometres * 1_000 {
      let (lat, lon) = place(after: metres)
      let rise = (metres / 40).truncatingRemainder(dividingBy: 50)
      let heartRate = 138 + min(fixes.count / 20, 24) + Int(rise) % 5
      fixes.append(
        LiveFixInput(
          time: start + Int64(fixes.count) * 2_000, lat: lat, lon: lon, accuracy: 5,
          elevation: 185 + min(rise, 50 - rise), heartRate: heartRate))
      if metres >= 2_200, waits > 0 {
        waits -= 1
      } else {
        // The pace of each kilometre differs by a few seconds from that of the one before.
        let slower = (Int(metres / 1_000) * 7 + number * 3) % 5 * 4
        metres += 2_000 / (pace + Double(slower))
      }
    }
    return fixes
  }

  /// The corners of a loop around the park, as latitudes and longitudes in degrees.
  private static let way: [(lat: Double, lon: Double)] = [
    (50.0957, 14.4187), (50.0966, 14.4236), (50.0993, 14.4262), (50.1031, 14.4281), (50.1060, 14.4237),
    (50.1082, 14.4180), (50.1071, 14.4117), (50.1048, 14.4083), (50.1020, 14.4102), (50.0995, 14.4131),
    (50.0972, 14.4154),
  ]

  private static func place(after metres: Double) -> (lat: Double, lon: Double) {
    var (rest, leg) = (metres, 0)
    while true {
      let (from, to) = (way[leg % way.count], way[(leg + 1) % way.count])
      // The factors convert degrees to metres at this latitude.
      let (north, east) = ((to.lat - from.lat) * 111_230, (to.lon - from.lon) * 71_450)
      let length = (north * north + east * east).squareRoot()
      if rest < length {
        let share = rest / length
        return (from.lat + (to.lat - from.lat) * share, from.lon + (to.lon - from.lon) * share)
      }
      rest -= length
      leg += 1
    }
  }
}
