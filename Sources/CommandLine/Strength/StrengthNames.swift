import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain

/// The kinds of names, such as names of workouts, that commands accept and shell completion offers.
enum StrengthNames: String, OfferedNames {
  case workouts, routines, exercises

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    switch self {
    case .workouts:
      try session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter { $0.state != .removed }
        .map(\.id.description)
    case .routines: try session.call(ListRoutines.self, NoInput()).routines.reversed().map(\.id.description)
    case .exercises:
      try session.call(SearchExercises.self, SearchExercises.Input(query: arguments["START"])).exercises.map(\.id.text)
    }
  }
}

extension Command {
  static let strengthNames = names(
    "strength names", of: StrengthNames.self,
    LocalizedText(cs: "čeho: tréninků, rutin, cviků", en: "workouts, routines or exercises"),
    examples: [Example("strength names workouts s2025", cs: "z roku 2025", en: "from 2025")])
}
