import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Elements that several screens of strength share.
extension StrengthStrings {
  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)

  /// The layout of the screens that the tabs open, which have a large title.
  static var tabLayout: Layout {
    var layout = layout
    layout.top = Layout.Inset(.safeArea, .md)
    return layout
  }

  /// Returns the keyboard shortcut; nil if the user has turned keyboard shortcuts off.
  func key(_ shortcut: String?) -> String? { hasShortcuts ? shortcut : nil }

  /// Two buttons that import a log from another app, one for kilograms and one for pounds. The user has to choose the
  /// unit because logs of the app Strong don't contain it.
  var imports: [Element] {
    MassUnit.allCases.map { unit in
      Element.button(
        "\(importLog) (\(unit.rawValue))",
        hint: language.say(cs: "Načte soubor CSV", en: "Reads a CSV file"),
        action: Action(
          ImportFiles.method, ["unit": .text(unit.rawValue)], input: Action.Input("paths", .paths)),
        command: ["import", "LOG.csv", "--unit", unit.rawValue])
    }
  }

  /// The button that closes a screen that was opened in front of the feature's home screen.
  var close: Element {
    .back(feature, to: StrengthDestinations.home, language)
  }

  /// Returns a row that shows a workout and links to it.
  func row(_ workout: WorkoutListing) -> Element {
    let parts = [
      workout.durationSeconds.map { language.duration(seconds: $0) }, counted(workout.setCount, .sets),
      volume(tenths: workout.volumeTenths), state(workout),
    ].compactMap { $0 }
    let spoken = [
      title(workout.name), language.spokenDate(workout.day),
      workout.durationSeconds.map { language.spokenDuration(seconds: $0) }, counted(workout.setCount, .sets),
      spokenVolume(tenths: workout.volumeTenths), state(workout),
    ].compactMap { $0 }
    let isOn = workout.state == .running || workout.state == .paused
    return .row(
      "\(title(workout.name)), \(language.date(workout.day))", parts.joined(separator: " · "),
      label: spoken.joined(separator: ", "), hint: language.say(cs: "Ukáže trénink", en: "Shows the workout"),
      to: isOn ? StrengthDestinations.active : StrengthDestinations.workout(workout.id),
      identifier: workout.id.description)
  }

  /// Describes a workout's state, such as that the workout is paused or removed; nil for an ordinary finished workout.
  private func state(_ workout: WorkoutListing) -> String? {
    switch workout.state {
    case .running: running.lowercased()
    case .paused: paused.lowercased()
    case .removed: language.say(cs: "vyřazený", en: "removed")
    case .finished where workout.sameAs != nil:
      language.say(cs: "započtený jinde", en: "counted elsewhere")
    case .finished:
      workout.suspicious.map { language.say(cs: "podezřelých: \($0)", en: "suspicious: \($0)") }
    }
  }

  /// Returns a row for a record that was set or changed. The row links to the exercise. Nil if the record no longer
  /// exists after the change.
  /// - Parameters:
  ///   - move: the change of the record.
  ///   - isDated: whether the row shows the day of the record instead of the record's previous value.
  func row(_ move: RecordMoveView, isDated: Bool = false) -> Element? {
    guard let after = move.after else { return nil }
    let name = name(move.exercise)
    let before = move.before.map { ", \(language.say(cs: "předtím", en: "before")) \(value($0))" } ?? ""
    return .row(
      "\(name): \(self.name(after.kind))",
      value(after) + (isDated ? " · \(language.date(after.day))" : before),
      label: "\(name), \(self.name(after.kind)), "
        + "\(value(after))\(before), \(language.spokenDate(after.day))",
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), to: StrengthDestinations.exercise(move.exercise))
  }
}
