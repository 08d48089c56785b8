import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain

/// The kinds of names, such as names of reminders, that commands accept and shell completion offers.
enum PrayerNames: String, OfferedNames {
  case excuses
  /// The excuses for a journey or illness about which the user has not decided.
  case unsettled
  case reminders
  /// The instants at which places began to apply.
  case places
  case zones

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    switch self {
    case .excuses, .unsettled:
      try session.call(ListExcuses.self, NoInput()).excuses.filter { self == .excuses || $0.toReview }
        .map { "\($0.from.day)/\($0.from.prayer.rawValue)" }
    case .reminders: try session.call(ListReminders.self, ListReminders.Input()).reminders.map(\.id)
    case .places: try session.call(ListPlaces.self, NoInput()).places.reversed().compactMap(\.from?.description)
    case .zones: Set(try session.call(FindCities.self, FindCities.Input(name: "")).cities.map(\.zone)).sorted()
    }
  }
}

extension Command {
  static let prayerNames = names(
    "prayer names", of: PrayerNames.self,
    LocalizedText(cs: "čeho: připomínek, míst…", en: "of what: reminders, places…"),
    examples: [Example("prayer names zones Europe/P", cs: "časová pásma", en: "time zones")])
}
