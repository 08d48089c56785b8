import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Elements that several screens of strength have.
extension StrengthStrings {
  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)

  /// The same below a large title.
  static var tabLayout: Layout {
    var layout = layout
    layout.top = Layout.Inset(.safeArea, .md)
    return layout
  }

  func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, isDestructive: Bool = false,
    route: Route? = nil, action: Action? = nil, command: [String], shortcut: String? = nil
  ) -> Element {
    Element(
      .button, text, label: label ?? text, hint: hint, type: .body, color: isDestructive ? Hue.destructive.text : nil,
      fill: isPrimary ? Hue.accent.fill : nil, route: route, action: action, command: ShellCommand.recordbook(command),
      shortcut: key(shortcut))
  }

  /// Nil where she wants no keys.
  func key(_ shortcut: String?) -> String? { hasShortcuts ? shortcut : nil }

  func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// Reads a log: in kilograms or in pounds, which Strong's logs do not tell and nobody guesses.
  var imports: [Element] {
    MassUnit.allCases.map { unit in
      button(
        "\(importLog) (\(unit.rawValue))",
        hint: language.say(cs: "Načte soubor CSV", en: "Reads a CSV file"),
        action: Action(
          ImportFiles.method, ["unit": .text(unit.rawValue)], input: Action.Input("paths", .paths)),
        command: ["import", "LOG.csv", "--unit", unit.rawValue])
    }
  }

  /// The way back of a screen, by what it leads to.
  func back(_ title: String, _ route: Route, icon: Icon? = .back) -> Element {
    Element(
      .button, title, label: language.say(cs: "Zpět: \(title)", en: "Back: \(title)"), placement: .leading, type: .body,
      color: Hue.accent.text, icon: icon, route: route, command: ShellCommand.recordbook("show", route.description))
  }

  /// What leaves a sheet without doing anything.
  func cancel(_ route: Route) -> Element {
    Element(
      .button, cancel, label: cancel, placement: .leading, type: .body, color: Hue.accent.text, route: route,
      command: ShellCommand.recordbook("show", route.description))
  }

  func emptyState(_ icon: String, _ title: String, _ hint: String?, _ buttons: [Element] = []) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon(icon, .illustration)),
        Element(.heading, title, type: .title),
      ] + [hint.map { Element(.text, $0, type: .body, color: Hue.secondary.text) }].compactMap { $0 } + buttons)
  }

  /// Leads somewhere: a name, and what is to be said of it.
  func row(
    _ name: String, _ told: String = "", label: String? = nil, hint: String, fill: ColorToken? = nil, route: Route,
    command: [String]? = nil, identifier: String? = nil, actions: [Element] = []
  ) -> Element {
    Element(
      .row, label: label ?? (told.isEmpty ? name : "\(name), \(told)"), hint: hint, fill: fill, icon: .forward,
      route: route, command: ShellCommand.recordbook(command ?? ["show", route.description]),
      children: [.cell(name, .leading, .body), .cell(told, .trailing, .caption, Hue.secondary.text)]
        + [identifier.map { Element.identifier($0) }].compactMap { $0 } + actions)
  }

  /// A workout in a list.
  func row(_ workout: WorkoutListing) -> Element {
    let told = [
      workout.durationSeconds.map { language.duration(seconds: $0) }, counted(sets: workout.setCount),
      volume(tenths: workout.volumeTenths), state(workout),
    ].compactMap { $0 }
    let spoken = [
      title(workout.name), language.spokenDate(workout.day),
      workout.durationSeconds.map { language.spokenDuration(seconds: $0) }, counted(sets: workout.setCount),
      spokenVolume(tenths: workout.volumeTenths), state(workout),
    ].compactMap { $0 }
    let isOn = workout.state == .running || workout.state == .paused
    return row(
      "\(title(workout.name)), \(language.date(workout.day))", told.joined(separator: " · "),
      label: spoken.joined(separator: ", "), hint: language.say(cs: "Ukáže trénink", en: "Shows the workout"),
      route: isOn ? StrengthRoutes.active : StrengthRoutes.workout(workout.id),
      command: isOn ? ["strength", "show"] : ["strength", "show", workout.id.description],
      identifier: workout.id.description)
  }

  /// Nil for one of which there is nothing to say.
  private func state(_ workout: WorkoutListing) -> String? {
    switch workout.state {
    case .running: running.lowercased()
    case .paused: paused.lowercased()
    case .removed: language.say(cs: "vyřazený", en: "removed")
    case .finished:
      workout.suspicious.map { language.say(cs: "podezřelých: \($0)", en: "suspicious: \($0)") }
    }
  }

  /// A record of a list: leads to its exercise.
  /// - Parameter isDated: whether its day is not told by what it stands in.
  func row(_ move: RecordMoveView, isDated: Bool = false) -> Element? {
    guard let after = move.after else { return nil }
    let name = name(move.exercise)
    let before = move.before.map { ", \(language.say(cs: "předtím", en: "before")) \(value($0))" } ?? ""
    return row(
      "\(name): \(self.name(after.kind))",
      value(after) + (isDated ? " · \(language.date(after.day))" : before),
      label: "\(name), \(self.name(after.kind)), "
        + "\(value(after))\(before), \(language.spokenDate(after.day))",
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), route: StrengthRoutes.exercise(move.exercise.id),
      command: ["strength", "lifts", move.exercise.name])
  }
}

extension Element {
  static func card(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }

  static func section(_ title: String?, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, fill: fill, children: children)
  }

  /// A table of as many columns as there are titles; numbers stand at the end of their column.
  /// - Parameter texts: the columns that are no numbers.
  static func table(
    columns: [String], texts: Set<Int> = [0], rows: [(cells: [String], label: String?)]
  ) -> Element {
    func cells(_ words: [String], _ text: TypeToken, _ number: TypeToken, _ color: ColorToken? = nil) -> [Element] {
      words.enumerated().map { index, word in
        texts.contains(index) ? .cell(word, .leading, text, color) : .cell(word, .trailing, number, color)
      }
    }
    return Element(
      .table,
      children: [Element(.tableHeader, children: cells(columns, .caption, .caption, Hue.secondary.text))]
        + rows.map { Element(.tableRow, label: $0.label, children: cells($0.cells, .body, .time)) })
  }
}
