import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The prayers beyond the five that were prayed on a day, as toggles. It offers those that the user has chosen in the
/// settings, and shows those that are recorded.
struct PrayerExtrasChoice {
  let strings: PrayerStrings
  let day: CivilDay
  let settings: UpdateSettings.Output
  /// The records of the day.
  let recorded: [ExtraView]

  var elements: [Element] {
    let kinds = Extra.allCases.filter { kind in
      settings.extras.contains(kind) || recorded.contains { $0.extra == kind }
    }
    return kinds.isEmpty ? [] : [Element.card(strings.extras, kinds.map(toggle))]
  }

  private func toggle(_ kind: Extra) -> Element {
    let isOn = recorded.contains { $0.extra == kind }
    let parameters: [String: Action.Parameter] = ["extra": .text(kind.rawValue), "day": .text(day.description)]
    return Element(
      .toggle, strings.name(kind), isOn: isOn, type: .body,
      action: Action(isOn ? ClearExtra.method : LogExtra.method, parameters),
      command: ShellCommand.recordbook(
        "prayer", isOn ? "clear-extra" : "log-extra", kind.rawValue, "--day", day.description),
      key: "extra-\(kind.rawValue)")
  }
}

extension UpdateSettings.Output {
  /// The prayers beyond the five that the user has chosen.
  var extras: [Extra] {
    guard case .text(let text) = value(of: PrayerSettings.extras) else { return [] }
    return text.split(separator: " ").compactMap { Extra(rawValue: String($0)) }
  }

  /// When Jumu'ah begins on Fridays; nil for Dhuhr's time.
  var jumuahAt: CivilTime? {
    guard case .text(let text) = value(of: PrayerSettings.jumuahAt) else { return nil }
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? CivilTime(hour: parts[0], minute: parts[1], second: 0) : nil
  }
}
