import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Elements that several screens of running have.
extension RunningStrings {
  func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, isDisabled: Bool = false,
    route: Route? = nil, action: Action? = nil, command: [String]
  ) -> Element {
    Element(
      .button, text, label: label ?? text, hint: hint, isDisabled: isDisabled, type: .body,
      fill: isPrimary ? Hue.accent.fill : nil, route: route, action: isDisabled ? nil : action,
      command: isDisabled ? nil : ShellCommand.recordbook(command))
  }

  /// A way that stands back behind the primary button.
  func textButton(_ text: String, route: Route) -> Element {
    Element(
      .button, text, label: text, type: .body, color: Hue.accent.text, route: route,
      command: ShellCommand.recordbook("show", route.description))
  }

  var backHome: Element {
    Element(
      .button, home, label: language.say(cs: "Zpět: Domů", en: "Back: Home"), placement: .leading, type: .body,
      color: Hue.accent.text, icon: .back, route: RunningRoutes.home, command: ShellCommand.recordbook("run"))
  }

  func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// A group of which one is chosen; each choice acts at once.
  func choice<Value: Equatable>(
    _ role: Element.Role, _ title: String, _ values: [Value], chosen: Value, name: (Value) -> String,
    setting: Setting, word: (Value) -> String
  ) -> Element {
    Element(
      role, title, label: title, type: .body,
      children: values.map { value in
        Element(
          .radio, name(value), label: name(value), isOn: value == chosen, type: .body,
          action: Action(UpdateSettings.method, [setting.name: .text(word(value))]),
          command: ShellCommand.recordbook("settings", "set", setting.commandName, word(value)))
      })
  }

  /// Leads to the run: its day, how far and how long, and what is to be said of it.
  func row(_ run: RunListing) -> Element {
    let date = language.date(run.day)
    let (told, said) = (runLength(run.lengthMillimetres), spokenRunLength(run.lengthMillimetres))
    let (passed, spokenPassed) = (time(run.activeMilliseconds), spokenTime(run.activeMilliseconds))
    let notes = [run.name.map { printable($0) }, state(run)].compactMap { $0 }
    let route = RunningRoutes.run(run.id)
    return Element(
      .row, label: ([language.spokenDate(run.day), said, spokenPassed] + notes).joined(separator: ", "),
      hint: language.say(cs: "Ukáže běh", en: "Shows the run"), icon: .forward, route: route,
      command: ShellCommand.recordbook("run", "show", run.id.description),
      children: [
        .cell(date, .leading, .body), .cell(told, .center, .time),
        .cell(([passed] + notes).joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
        .identifier(run.id.description),
      ])
  }

  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)
}

extension Element {
  static func card(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }

  static func section(_ title: String, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, children: children)
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
