import KernelApplication
import KernelCommandLine
import KernelDomain
import RunningApplication
import RunningDomain

/// What has names that commands take and completion offers.
enum RunNames: String, OfferedNames {
  case runs
  /// Runs with an effort that awaits a judgement.
  case suspicious
  /// Runs of which another recording counts.
  case duplicates

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    let runs = try session.call(ListRuns.self, ListRuns.Input()).runs
    let wanted =
      switch self {
      case .runs: runs.filter { $0.state != .removed }
      case .suspicious: runs.filter { $0.suspicious == true }
      case .duplicates: runs.filter { $0.state == .duplicate }
      }
    return wanted.map(\.id.description)
  }
}

extension Command {
  static let runNames = names(
    "run names", of: RunNames.self, LocalizedText(cs: "kterých běhů", en: "of which runs"),
    examples: [Example("run names runs r2015", LocalizedText(cs: "z roku 2015", en: "those of 2015"))])
}
