/// A node in the tree of a screen's content. The documentation of the element's role explains members whose meaning
/// depends on the role.
package struct Element: Hashable, Sendable {
  package var role: Role
  /// The visible text.
  package var text: String?
  package var placement: Placement?
  package var type: TypeToken?
  /// The colour of the text and the icon; nil for the normal text colour.
  package var color: ColorToken?
  /// The colour of a section's or row's accent bar, or of the background of a badge, a button or a cell's icon; nil if
  /// there is none.
  package var fill: ColorToken?
  /// Members that most elements lack. They are boxed because an exported book consists of millions of elements, which
  /// are often copied.
  private let rare: Boxed<Rare>?
  package var children: [Element]

  private struct Rare: Hashable, Sendable {
    let isOn: Bool?
    let isDisabled: Bool
    let label: String?
    let icon: Icon?
    let hint: String?
    var value: String?
    let route: Route?
    let action: Action?
    let command: String?
    let chart: Chart?
    let map: RouteMap?
    let textLanguage: TextLanguage?
    let shortcut: String?
    let key: String?
    let unit: String?
    let percent: Int?
    let saves: Bool
    var placeholder: String?
  }

  /// Where an element is in its row or header, relative to the direction of writing.
  package enum Placement: String, CaseIterable, Codable, Sendable {
    case leading
    case center
    case trailing
  }
}

/// The initializer in this extension is not in the struct itself, so that the compiler still synthesizes the memberwise
/// initializer. Calling the memberwise initializer avoids a copy of the element.
extension Element {
  /// Creates an element.
  /// - Parameters:
  ///   - label: the element's label for assistive technology. If it is nil, a control gets its text as its label, and
  ///     any other element gets no label.
  ///   - destination: determines both `route` and `command`.
  package init(
    _ role: Role, _ text: String? = nil, label: String? = nil, hint: String? = nil, value: String? = nil,
    isOn: Bool? = nil, isDisabled: Bool = false, placement: Placement? = nil, type: TypeToken? = nil,
    color: ColorToken? = nil, fill: ColorToken? = nil, icon: Icon? = nil, to destination: Destination? = nil,
    route: Route? = nil, action: Action? = nil, command: String? = nil, chart: Chart? = nil, map: RouteMap? = nil,
    textLanguage: TextLanguage? = nil, shortcut: String? = nil, key: String? = nil, unit: String? = nil,
    percent: Int? = nil, saves: Bool = false, children: [Element] = []
  ) {
    let label = label ?? (role.isControl ? text : nil)
    let route = route ?? destination?.route
    let command = command ?? destination?.command
    let isCommon =
      isOn == nil && !isDisabled && label == nil && icon == nil && hint == nil && value == nil && route == nil
      && action == nil && command == nil && chart == nil && map == nil && textLanguage == nil && shortcut == nil
      && key == nil && unit == nil && percent == nil && !saves
    self.init(
      role: role, text: text, placement: placement, type: type, color: color, fill: fill,
      rare: isCommon
        ? nil
        : Boxed(
          Rare(
            isOn: isOn, isDisabled: isDisabled, label: label, icon: icon, hint: hint, value: value, route: route,
            action: action, command: command, chart: chart, map: map, textLanguage: textLanguage, shortcut: shortcut,
            key: key, unit: unit, percent: percent, saves: saves)),
      children: children)
  }
}

extension Element {
  /// Whether the element is selected, on or expanded; nil if the element can be none of these.
  package var isOn: Bool? { rare?.value.isOn }

  package var isDisabled: Bool { rare?.value.isDisabled ?? false }

  /// Whether the element is text without any of the rare members.
  package var isPlain: Bool { role == .text && rare == nil }

  /// What assistive technology says instead of `text`. Every interactive element has a label.
  package var label: String? { rare?.value.label }

  package var icon: Icon? { rare?.value.icon }

  /// Describes in words what happens when the user activates the element. Assistive technology says this text, and
  /// `command` has it as its caption.
  package var hint: String? { rare?.value.hint }

  /// The content of a field, which may be empty. For elements that are not fields, such as `avatar` and `progressBar`,
  /// the documentation of the role explains it.
  package var value: String? { rare?.value.value }

  /// The screen to which the element links or, if it has an action, the screen to open after the action.
  package var route: Route? { rare?.value.route }

  package var action: Action? { rare?.value.action }

  /// The terminal command with the same effect as the element, which the user can copy. Words in capitals are
  /// placeholders.
  package var command: String? { rare?.value.command }

  /// The numbers to draw, if the role is `chart`; otherwise nil.
  package var chart: Chart? { rare?.value.chart }

  /// The route to draw, if the role is `map`; otherwise nil.
  package var map: RouteMap? { rare?.value.map }

  /// The language of the element's text, if it is not the screen's; otherwise nil.
  package var textLanguage: TextLanguage? { rare?.value.textLanguage }

  /// The keyboard key that opens or uses the element, except while the user is typing in a field; nil if there is none.
  package var shortcut: String? { rare?.value.shortcut }

  /// A key that identifies the element on its screen by the subject of the element, never by its position. Nil if the
  /// key of the element's action already identifies the element.
  package var key: String? { rare?.value.key }

  /// The unit of a `stat`, shown after the number in smaller type, or of a chart's y axis, shown at its top; nil for
  /// none.
  package var unit: String? { rare?.value.unit }

  /// How much of a goal is reached, in percent, which may exceed 100; nil if there is no goal. For a table's cell, the
  /// length of the bar that shows its number.
  package var percent: Int? { rare?.value.percent }

  /// Whether a form or field is sent as soon as the user changes anything in it.
  package var saves: Bool { rare?.value.saves ?? false }

  /// What an empty field stands for, such as the load that the next workout suggests; pages show it in the field.
  package var placeholder: String? { rare?.value.placeholder }
}

extension Element {
  /// Creates a cell of a row or table that contains only text.
  package static func cell(
    _ text: String, _ placement: Placement, _ type: TypeToken, _ color: ColorToken? = nil, fill: ColorToken? = nil
  ) -> Element {
    Element(
      role: .text, text: text, placement: placement, type: type, color: color, fill: fill, rare: nil, children: [])
  }

  /// Creates the last cell of a row, which contains an id for use in commands. HTML pages do not show this cell,
  /// because their rows are links.
  package static func identifier(_ name: String) -> Element {
    Element(
      role: .identifier, text: name, placement: .trailing, type: .caption, color: Hue.secondary.text, fill: nil,
      rare: nil, children: [])
  }

  /// Returns a copy of this field whose content is `value`.
  package func holding(_ value: String) -> Element { with { $0.value = value } }

  /// Returns a copy of this field with a placeholder.
  package func prompting(_ placeholder: String?) -> Element { with { $0.placeholder = placeholder } }

  private func with(_ change: (inout Rare) -> Void) -> Element {
    guard var rare = rare?.value else { return self }
    change(&rare)
    return Element(
      role: role, text: text, placement: placement, type: type, color: color, fill: fill, rare: Boxed(rare),
      children: children)
  }

  package var selfAndDescendants: [Element] {
    [self] + children.flatMap(\.selfAndDescendants)
  }

  /// Whether users can act on the element.
  package var isInteractive: Bool {
    route != nil || action != nil || role.isControl && !role.isGroup
  }

  /// The buttons and menus of a row, which come after its cells.
  package var trailingActions: ArraySlice<Element> {
    children[cellCount...]
  }

  /// How many of a row's children are cells. Omits the buttons and menus after the cells.
  package var cellCount: Int {
    guard let last = children.last, last.acts else { return children.count }
    return children.firstIndex { $0.acts } ?? children.count
  }

  /// Whether the element, in a row, comes after the cells.
  private var acts: Bool { role == .button || role == .menu }

  /// What assistive technology says: the label, or the text if there is no label.
  package var spoken: String? {
    label ?? text
  }
}
