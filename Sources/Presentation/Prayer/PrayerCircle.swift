import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The round button beside a prayer. Pressing it during the prayer's time records the prayer as prayed now. Pressing it
/// after that time leads to the screen where the user chooses how the prayer was prayed, such as late or made up. If
/// the prayer is already recorded, pressing it removes the record.
struct PrayerCircle {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  /// Creates the button for a prayer. Nil if the prayer's time has not begun, or if the prayer is excused or has no
  /// defined time.
  func button(_ view: PrayerView) -> Element? {
    switch view.state {
    case .upcoming, .undefined, .excused: nil
    case .due: record(view)
    case .notRecorded, .assumedMissed: later(view)
    case .recorded: takeBack(view)
    }
  }

  private func key(_ view: PrayerView) -> String { "circle-\(view.day)-\(view.prayer.rawValue)" }

  private var recordText: String { language.say(cs: "Zaznamenat", en: "Record") }

  private func label(_ text: String, _ view: PrayerView) -> String {
    "\(text): \(strings.name(view.prayer, on: view.day))"
  }

  private func record(_ view: PrayerView) -> Element {
    var line = ["prayer", "log", view.prayer.rawValue]
    var parameters = parameters(view)
    // If no times are known, the use case can't derive the status from the current time, so it is sent.
    if view.begin == nil {
      parameters["status"] = .text(PrayerStatus.onTime.rawValue)
      line.append(PrayerStatus.onTime.rawValue)
    }
    return Element(
      .button, label: label(recordText, view),
      hint: language.say(cs: "Zaznamenat modlitbu jako vykonanou teď", en: "Record the prayer as prayed now"),
      placement: .trailing, type: .body, color: Hue.secondary.text, icon: Icon("circle", .featured),
      route: PrayerDestinations.home.route, action: Action(LogPrayer.method, parameters),
      command: ShellCommand.recordbook(line + ["--day", view.day.description]), key: key(view))
  }

  private func later(_ view: PrayerView) -> Element {
    Element(
      .button, label: label(recordText, view),
      hint: language.say(cs: "Zaznamenat pozdější modlitbu", en: "Record the prayer after its time"),
      placement: .trailing, type: .body, color: Hue.secondary.text, icon: Icon("circle", .featured),
      to: PrayerDestinations.log(view.prayer, of: view.day), key: key(view))
  }

  private func takeBack(_ view: PrayerView) -> Element {
    let text = strings.clear
    return Element(
      .button, label: label(text, view), hint: text, placement: .trailing, type: .body, color: Hue.positive.text,
      icon: Icon("checkmark", .featured), route: PrayerDestinations.home.route,
      action: Action(ClearEntry.method, parameters(view)),
      command: ShellCommand.recordbook("prayer", "clear", view.prayer.rawValue, "--day", view.day.description),
      key: key(view))
  }

  private func parameters(_ view: PrayerView) -> [String: Action.Parameter] {
    ["prayer": .text(view.prayer.rawValue), "day": .text(view.day.description)]
  }
}
