import KernelApplication
import KernelCommandLine
import KernelDomain
import RunningApplication
import RunningDomain

/// The kinds of names, such as names of runs, that commands accept and shell completion offers.
enum RunNames: String, OfferedNames {
  case runs
  /// The runs that have a suspicious effort: a stretch that is faster than any human can run.
  case suspicious
  /// The runs that do not count for records and totals, because another recording of the same run counts instead.
  case duplicates
  case workouts
  case shoes

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    if self == .workouts { return try session.call(ShowWorkouts.self, NoInput()).workouts.map(\.name) }
    if self == .shoes { return try session.call(ShowShoes.self, NoInput()).shoes.map(\.name) }
    let runs = try session.call(ListRuns.self, ListRuns.Input()).runs
    let wanted =
      switch self {
      case .runs, .workouts, .shoes: runs.filter { $0.state != .removed }
      case .suspicious: runs.filter { $0.suspicious == true }
      case .duplicates: runs.filter { $0.state == .duplicate }
      }
    return wanted.map(\.id.description)
  }
}

extension Command {
  static let runNames = names(
    "run names", of: RunNames.self, LocalizedText(cs: "kterých běhů", en: "which runs"),
    examples: [Example("run names runs r2015", cs: "z roku 2015", en: "from 2015")])
}
