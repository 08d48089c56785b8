package import KernelDomain

/// Cards, sections, rows and tables in the forms that most screens use.
extension Element {
  package static func card(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.card, title, type: .title, fill: fill, children: children)
  }

  package static func section(_ title: String? = nil, fill: ColorToken? = nil, _ children: [Element]) -> Element {
    Element(.section, title, type: .title, fill: fill, children: children)
  }

  /// Creates a disclosure: a title, and content that is collapsed until the user expands it.
  package static func disclosure(_ title: String, hint: String, _ children: [Element]) -> Element {
    Element(
      .disclosure, label: title, hint: hint, isOn: false,
      children: [Element(.row, children: [Element(.heading, title, placement: .leading, type: .body)])] + children)
  }

  /// Creates a note: small text that explains the element beside it.
  /// - Parameter label: what assistive technology says instead of the text; nil if it says the text.
  package static func note(_ text: String, label: String? = nil) -> Element {
    Element(.text, text, label: label, type: .caption, color: Hue.secondary.text)
  }

  /// Creates a figure.
  /// - Parameters:
  ///   - text: the number and, after the last space, a unit, such as `5.20 km` or `5:12 /km`.
  ///   - spoken: what assistive technology says instead of the number and the unit; nil if it says these.
  package static func stat(
    _ name: String, _ text: String, spoken: String? = nil, type: TypeToken? = nil, color: ColorToken? = nil
  ) -> Element {
    let space = text.lastIndex { $0 == " " || $0 == "\u{A0}" }
    return Element(
      .stat, name, label: spoken, value: space.map { String(text[..<$0]) } ?? text, type: type, color: color,
      unit: space.map { String(text[$0...].dropFirst()) })
  }

  /// Creates a placeholder to show while there is no content yet.
  /// - Parameters:
  ///   - title: what is missing.
  ///   - hint: how the user can add content; nil for no hint.
  ///   - picture: the name of an illustration, which is drawn in `color`; nil for no illustration.
  ///   - further: buttons with which the user can add content.
  package static func empty(
    _ title: String, _ hint: String? = nil, picture: String? = nil, color: ColorToken = Hue.accent.fill,
    _ further: [Element] = []
  ) -> Element {
    let image = picture.map { Element(.image, color: color, icon: Icon($0, .illustration)) }
    let text = hint.map { Element(.text, $0, type: .body, color: Hue.secondary.text) }
    return Element(
      .emptyState, children: [image, Element(.heading, title, type: .title), text].compactMap { $0 } + further)
  }

  /// Creates a question that the user answers by pressing a button.
  /// - Parameters:
  ///   - question: the question.
  ///   - label: what assistive technology says instead of the question; nil if it says the question.
  ///   - key: a key that identifies the subject of the question.
  ///   - source: where the question comes from, such as `Swimming · May 4, 2025`.
  ///   - icon: the icon of the feature to which the question belongs; nil for none.
  ///   - hue: the hue of the icon's background.
  ///   - evidence: charts or numbers that show what the question is about, such as the laps around the lap in question.
  /// A terminal leaves out the charts.
  ///   - why: the reasons for each answer.
  ///   - answers: a button for each answer, beginning with the likeliest one.
  ///   - see: a link to the subject of the question.
  package static func decision(
    _ question: String, label: String? = nil, key: String, source: String, icon: String? = nil, hue: Hue = .gray,
    evidence: [Element] = [], why: String, answers: [Element], see: Element?
  ) -> Element {
    let source = Element(
      .text, source, type: .caption, color: Hue.secondary.text, fill: icon == nil ? nil : hue.fill,
      icon: icon.map { Icon($0, .featured) })
    return Element(
      .decision, question, label: label, type: .title, key: key,
      children: [source] + evidence + [Element(.text, why, type: .body, color: Hue.secondary.text)] + answers
        + [see].compactMap { $0 })
  }

  /// Creates a row that shows the name of something and links to its screen.
  /// - Parameters:
  ///   - name: the name to show.
  ///   - note: text at the end of the row; nil for none.
  ///   - label: what assistive technology says instead of the name and the note; nil if it says these.
  ///   - destination: the screen to which the row leads.
  ///   - identifier: the id to use in commands; nil for none.
  ///   - actions: buttons that are shown after the row's text.
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

  /// Creates a table, given the titles of its columns. Numbers are aligned with the trailing edge of their column.
  /// - Parameters:
  ///   - columns: the titles of the columns.
  ///   - texts: the indices of the columns that contain text; all others contain numbers.
  ///   - rows: for each row, its cells and its label, which assistive technology says instead of the cells. If the
  /// label is nil, it says the cells.
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

/// Buttons inside the content of a screen.
extension Element {
  /// Creates a button.
  /// - Parameters:
  ///   - isPrimary: whether this is the main action of the screen.
  ///   - destination: the screen to open or, if there is an action, the screen to open after the action.
  ///   - command: the words, after the program's name, of the command with the same effect; nil for the destination's
  ///     command.
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

  /// Creates a Cancel button, which closes a sheet without any other effect.
  package static func cancel(to destination: Destination, _ language: Language) -> Element {
    link(language.say(cs: "Zrušit", en: "Cancel"), placement: .leading, to: destination)
  }

  /// Creates a text field. If the field has a command, its text is sent as soon as the user submits it. If it has no
  /// command, its text is sent together with the other fields of its form.
  package static func field(
    _ text: String, label: String? = nil, hint: String? = nil, value: String = "", action: Action,
    command: [String]? = nil
  ) -> Element {
    Element(
      .textField, text, label: label, hint: hint, value: value, type: .body, action: action,
      command: command.map { ShellCommand.recordbook($0) })
  }
}
