import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Toggles with which the user records, for one day, prayers beyond the five daily ones. There is a toggle for each
/// such prayer that the user has chosen in the settings, or that is already recorded for the day.
struct PrayerExtrasChoice {
  let strings: PrayerStrings
  let day: CivilDay
  let settings: UpdateSettings.Output
  /// The day's records of prayers beyond the five daily ones.
  let recorded: [ExtraView]

  var elements: [Element] {
    let kinds = Extra.allCases.filter { kind in
      settings.extras.contains(kind) || recorded.contains { $0.extra == kind }
    }
    let owed = settings.owesWitr ? [Element.card(strings.name(Extra.witr), [witr])] : []
    let others = kinds.filter { $0 != .witr || !settings.owesWitr }
    return owed + (others.isEmpty ? [] : [Element.card(strings.extras, others.map(toggle))])
  }

  /// A choice of how Witr was prayed on the day, for users who consider Witr owed. Each answer has a label such as
  /// `Witr: Missed`, because the choice for one of the five daily prayers, on the same screen, has answers
  /// with the same names.
  private var witr: Element {
    let entry = recorded.first { $0.extra == .witr }
    let title = strings.name(Extra.witr)
    let statuses: [ExtraEntry.Status?] = ExtraEntry.Status.allCases + [nil]
    return Element(
      .radioGroup, title, type: .body,
      children: statuses.map { status in
        let name = capitalized(status.map { strings.name($0) } ?? strings.name(PrayerState.notRecorded))
        return Element(
          .radio, name, label: "\(title): \(name)", isOn: status == entry.map { $0.status ?? .prayed }, type: .body,
          action: witrAction(status), command: witrCommand(status))
      })
  }

  private func witrAction(_ status: ExtraEntry.Status?) -> Action {
    var parameters: [String: Action.Parameter] = ["extra": .text(Extra.witr.rawValue), "day": .text(day.description)]
    guard let status else { return Action(ClearExtra.method, parameters) }
    parameters["status"] = .text(status.rawValue)
    return Action(LogExtra.method, parameters)
  }

  private func witrCommand(_ status: ExtraEntry.Status?) -> String {
    let kind = Extra.witr.rawValue
    guard let status else { return ShellCommand.recordbook("prayer", "clear-extra", kind, "--day", day.description) }
    return ShellCommand.recordbook("prayer", "log-extra", kind, "--status", status.rawValue, "--day", day.description)
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
  /// Whether the user considers Witr owed, so that a missed Witr has to be made up.
  var owesWitr: Bool { value(of: PrayerSettings.witr) == .text(PrayerSettings.wajib) }

  /// The prayers beyond the five daily ones that the user has chosen in the settings.
  var extras: [Extra] {
    guard case .text(let text) = value(of: PrayerSettings.extras) else { return [] }
    return text.split(separator: " ").compactMap { Extra(rawValue: String($0)) }
  }

  /// The time of day at which Jumu'ah begins on Fridays; nil if it begins together with the time of Dhuhr.
  var jumuahAt: CivilTime? {
    guard case .text(let text) = value(of: PrayerSettings.jumuahAt) else { return nil }
    return CivilTime(clock: text)
  }
}

extension CivilTime {
  /// Creates a time of day from a setting's text, such as `13:00`; nil for other texts.
  init?(clock text: String) {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: 0)
  }
}
