import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Kinds of names that commands take and completion offers.
enum StrengthNames: String, OfferedNames {
  case workouts, routines

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    switch self {
    case .workouts:
      try session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter { $0.state != .removed }
        .map(\.id.description)
    case .routines: try session.call(ListRoutines.self, NoInput()).routines.reversed().map(\.id.description)
    }
  }
}

extension Command {
  static let strengthNames = names(
    "strength names", of: StrengthNames.self,
    LocalizedText(cs: "čeho: tréninků, rutin", en: "workouts or routines"),
    examples: [Example("strength names workouts s2025", cs: "z roku 2025", en: "from 2025")])
}
