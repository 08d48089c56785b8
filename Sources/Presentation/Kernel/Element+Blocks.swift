package import KernelDomain

/// Cards, sections, rows and tables as most screens have them.
extension Element {
  package static func card(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }

  package static func section(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, fill: fill, children: children)
  }

  /// Small text beside what it explains.
  package static func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// Shown in place of content that is not there.
  /// - Parameters:
  ///   - picture: the name of an illustration, in `color`.
  ///   - further: buttons that lead on.
  package static func empty(
    _ title: String, _ hint: String? = nil, picture: String? = nil, color: ColorToken = Hue.accent.fill,
    _ further: [Element] = []
  ) -> Element {
    let image = picture.map { Element(.image, color: color, icon: Icon($0, .illustration)) }
    let text = hint.map { Element(.text, $0, type: .body, color: Hue.secondary.text) }
    return Element(
      .emptyState, children: [image, Element(.heading, title, type: .title), text].compactMap { $0 } + further)
  }

  /// A question that one press answers.
  /// - Parameters:
  ///   - key: what it is about.
  ///   - source: where it comes from, `Swimming · May 4, 2025`.
  ///   - why: what speaks for an answer.
  ///   - answers: buttons, the likelier first.
  ///   - see: the way to what it is about.
  package static func decision(
    _ question: String, label: String? = nil, key: String, source: String, why: String, answers: [Element],
    see: Element?
  ) -> Element {
    Element(
      .decision, question, label: label, type: .title, key: key,
      children: [.note(source), Element(.text, why, type: .body, color: Hue.secondary.text)] + answers
        + [see].compactMap { $0 })
  }

  /// A row that leads to what it names.
  /// - Parameters:
  ///   - note: stands at the end of the row; nil leaves its place out.
  ///   - label: what assistive technology says; nil is the name and the note.
  ///   - identifier: what commands call it.
  package static func row(
    _ name: String, _ note: String? = nil, label: String? = nil, hint: String, fill: ColorToken? = nil,
    to destination: Destination, identifier: String? = nil, actions: [Element] = []
  ) -> Element {
    let cells = [
      cell(name, .leading, .body), note.map { cell($0, .trailing, .caption, Hue.secondary.text) },
      identifier.map { self.identifier($0) },
    ]
    let spoken = [name, note].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    return Element(
      .row, label: label ?? spoken, hint: hint, fill: fill, icon: .forward, to: destination,
      children: cells.compactMap { $0 } + actions)
  }

  /// A table with a column for each title; numbers stand at the end of their column.
  /// - Parameter texts: the indices of the columns that hold text.
  package static func table(
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

/// Buttons in the content of a screen.
extension Element {
  /// - Parameters:
  ///   - isPrimary: whether it is what most people want there.
  ///   - destination: where it leads; where one comes after the action.
  ///   - command: the words after the program's name that do what the action does; nil is the destination's command.
  package static func button(
    _ text: String, label: String? = nil, hint: String? = nil, isPrimary: Bool = false, isDestructive: Bool = false,
    isDisabled: Bool = false, icon: Icon? = nil, to destination: Destination? = nil, action: Action? = nil,
    command: [String]? = nil, shortcut: String? = nil
  ) -> Element {
    Element(
      .button, text, label: label, hint: hint, isDisabled: isDisabled, type: .body,
      color: isDestructive ? Hue.destructive.text : nil, fill: isPrimary ? Hue.accent.fill : nil, icon: icon,
      route: destination?.route, action: isDisabled ? nil : action,
      command: isDisabled ? nil : command.map { ShellCommand.recordbook($0) } ?? destination?.command,
      shortcut: shortcut)
  }

  /// Leaves a sheet without doing anything.
  package static func cancel(to destination: Destination, _ language: Language) -> Element {
    link(language.say(cs: "Zrušit", en: "Cancel"), placement: .leading, to: destination)
  }

  /// A text field that acts at once, or sends what it holds with its form where it has no command.
  package static func field(
    _ text: String, label: String? = nil, hint: String? = nil, value: String = "", action: Action,
    command: [String]? = nil
  ) -> Element {
    Element(
      .textField, text, label: label, hint: hint, value: value, type: .body, action: action,
      command: command.map { ShellCommand.recordbook($0) })
  }
}
