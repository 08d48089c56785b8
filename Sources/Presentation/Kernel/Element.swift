/// Everything on a screen: one node of its tree. What a member means for a role is documented at the role.
package struct Element: Hashable, Sendable {
  package var role: Role
  /// The words written.
  package var text: String?
  package var placement: Placement?
  package var type: TypeToken?
  /// The colour of text and icon; nil is the label colour.
  package var color: ColorToken?
  /// The colour of the accent bar of a section or row, or of the background of a badge or button.
  package var fill: ColorToken?
  /// What most have none of, kept apart: a book has millions of elements, which are copied.
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
  }

  package enum Role: String, Codable, CaseIterable, Sendable {
    /// A group of rows under a heading, with an accent bar in its `fill`.
    case section
    /// A bordered block; `text` is its heading.
    case card
    /// A line of cells; leads somewhere when it has a route. Buttons that follow the cells act on what it stands for:
    /// what a swipe over it would uncover. In a list beside a screen it is on where that is what it leads to.
    case row
    case heading
    case text
    /// Names a thing to commands; small.
    case identifier
    /// A short mark on its `fill`.
    case badge
    /// Something to beware of; its children say what can be done.
    case warning
    /// What is shown in place of content that is not there.
    case emptyState
    /// The first child is always seen, the others when it is on: with a route, what that screen shows.
    case disclosure
    /// Children are one `tableHeader` and `tableRow`s of as many cells each; `text` is its caption.
    case table
    case tableHeader
    case tableRow
    /// Exactly one of its `radio` children is on, or none yet.
    case radioGroup
    /// A radio group of few short choices, side by side where there is room.
    case segmentedControl
    case radio
    case toggle
    case textField
    /// A text field that shows nothing of what is written; its `value` is always empty.
    case secureField
    /// Fields that are sent together by the button after them: each fills the parameter that its action's input names, of
    /// the button's action.
    case form
    /// A text field for a number; its action's input says which are valid.
    case numericField
    /// A text field for words to look for: with a route, what is written becomes its query item `query`.
    case searchField
    /// A numeric field with buttons that take the step of its action's limits down and up.
    case stepper
    /// A field for a day, whose `value` is written `2026-11-22`.
    case dateField
    /// A field for a time of day, whose `value` is written `05:41`.
    case timeField
    /// With a `value` it saves the file that a server of the screen has there, `support/7k3qz…`.
    case button
    /// How far something has come that `text` names: `value` is the whole percent, nil if that is unknown.
    case progressBar
    /// How far a sequence of pages has come, in a dot each: `value` is the page's number and how many there are, `2/5`,
    /// which `text` says in words.
    case dots
    /// A time that goes on while it is looked at: `text` is what it was, `value` the interval that it is counted by,
    /// `2026-11-22T09:12:05Z/..` from then on or `../2026-11-22T09:12:05Z` up to then, nil where it stands still.
    case timer
    /// What was just done, mentioned in passing; its children are buttons, such as one that undoes it. With a `value`
    /// it stands before the element of that key.
    case toast
    /// Whose book it is: `text` beside the owner's picture, the `icon`, which `value` names; initials where there is none.
    case avatar
    /// A picture; decoration when it has no label.
    case image
    /// A picture of the numbers in its table.
    case chart
    /// A sound: `value` is its address, a data URI; of one that the book keeps `support/m4x0w9c`, which a server that shows
    /// the screen answers with. When it is on it is to be played now, once, after a chime where `icon` is a bell, and off
    /// while it plays: its children are then buttons that report that it began, that it ended and that it failed.
    case audio
    /// A field for a sound that is recorded here, or chosen as a file: the limits of its action's input are the seconds
    /// that it may last.
    case recorder
    /// A picture of the way that a table beside it tells in numbers.
    case map
    /// A number that stands for itself: `text` names it, `value` is the number and `unit` what follows it smaller. In
    /// `rings`, `percent` of it is reached.
    case stat
    /// `stat`s side by side.
    case statGrid
    /// Up to three `stat`s, the `percent` of each as an arc in its `fill` around one middle, the first outermost.
    case rings
    /// Rows side by side where there is room, each with its picture in its `fill`.
    case tiles
    /// A `tableHeader` and `tableRow`s with fields, each row sent by the button in its last cell. A row is on once it is
    /// done, and its `fill` marks the one that comes next.
    case setTable
    /// What stays in reach while the content scrolls; the last element of its screen.
    case dock
    /// Buttons and rows that are shown when its `label` is pressed.
    case menu
    /// Charts that share one x axis, which stands below the last.
    case chartStack
    /// A part of a run that is chosen: one or two fields for its ends, written `3:24`, whose limits are the seconds of the whole, and a chart of it.
    case span
    /// A question, `text`, with what speaks for each answer, a button for each, the likelier first, and the way to what it is
    /// about.
    case decision
  }

  /// Where in its row or header an element stands, in the direction of the writing.
  package enum Placement: String, CaseIterable, Codable, Sendable {
    case leading
    case center
    case trailing
  }
}

/// Outside the type itself, so that the compiler makes one that takes every member: what it returns is not copied.
extension Element {
  /// - Parameters:
  ///   - label: nil is the text of a control, and nothing of other elements.
  ///   - destination: fills `route` and `command`.
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
  /// Chosen, switched on, or expanded; nil where that has no meaning.
  package var isOn: Bool? { rare?.value.isOn }

  package var isDisabled: Bool { rare?.value.isDisabled ?? false }

  /// Words and nothing else.
  package var isPlain: Bool { role == .text && rare == nil }

  /// What assistive technology says instead of `text`; always there where a person can act.
  package var label: String? { rare?.value.label }

  package var icon: Icon? { rare?.value.icon }

  /// What acting on it does, for assistive technology and as a caption of `command`.
  package var hint: String? { rare?.value.hint }

  /// What a field holds, empty where it holds nothing; what an avatar shows; the percent of a progress bar; which of its
  /// dots is the page's.
  package var value: String? { rare?.value.value }

  /// Where it leads; where one comes after its action.
  package var route: Route? { rare?.value.route }

  package var action: Action? { rare?.value.action }

  /// The command that does the same from a terminal, ready to copy; capital words are to be replaced.
  package var command: String? { rare?.value.command }

  /// The numbers of a `chart`.
  package var chart: Chart? { rare?.value.chart }

  /// The route of a `map`.
  package var map: RouteMap? { rare?.value.map }

  /// In which language its words are, where that is not the screen's.
  package var textLanguage: TextLanguage? { rare?.value.textLanguage }

  /// The key that leads to it or does it, where nothing is being written.
  package var shortcut: String? { rare?.value.shortcut }

  /// What tells it from the others of its screen, whatever comes before it: what it acts on, never a position. Nil where
  /// its action tells that.
  package var key: String? { rare?.value.key }

  /// What follows the number of a `stat`, or of a cell with a bar, in smaller letters.
  package var unit: String? { rare?.value.unit }

  /// How much of it is reached, from 0; in a table's cell, how long its bar is. Nil where nothing is to be reached.
  package var percent: Int? { rare?.value.percent }

  /// Whether a form or field sends itself as soon as something in it is changed.
  package var saves: Bool { rare?.value.saves ?? false }
}

extension Element.Role {
  /// Whether a person acts on it or on one of its children; assistive technology then says its text.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .radio, .toggle, .textField, .secureField, .numericField, .searchField, .stepper, .dateField,
      .timeField, .disclosure, .audio, .recorder, .menu:
      true
    default: isGroup
    }
  }

  /// Whether its children are choices.
  fileprivate var isGroup: Bool { self == .radioGroup || self == .segmentedControl }
}

extension Element {
  /// Words in a row or table that are nothing but words.
  package static func cell(
    _ text: String, _ placement: Placement, _ type: TypeToken, _ color: ColorToken? = nil, fill: ColorToken? = nil
  ) -> Element {
    Element(
      role: .text, text: text, placement: placement, type: type, color: color, fill: fill, rare: nil, children: [])
  }

  /// The last of a row's cells, for whom types commands: a page's row leads there by itself.
  package static func identifier(_ name: String) -> Element {
    Element(
      role: .identifier, text: name, placement: .trailing, type: .caption, color: Hue.secondary.text, fill: nil,
      rare: nil, children: [])
  }

  /// The same field with something else in it.
  package func holding(_ value: String) -> Element {
    guard var rare = rare?.value else { return self }
    rare.value = value
    return Element(
      role: role, text: text, placement: placement, type: type, color: color, fill: fill, rare: Boxed(rare),
      children: children)
  }

  package var selfAndDescendants: [Element] {
    [self] + children.flatMap(\.selfAndDescendants)
  }

  /// Whether a person can act on it.
  package var isInteractive: Bool {
    route != nil || action != nil || role.isControl && !role.isGroup
  }

  /// The buttons of a row, which follow its cells.
  package var trailingActions: ArraySlice<Element> {
    children[cellCount...]
  }

  /// How many children of a row are cells.
  package var cellCount: Int {
    guard !children.isEmpty, children[children.count - 1].role == .button else { return children.count }
    return children.firstIndex { $0.role == .button } ?? children.count
  }

  /// What assistive technology says.
  package var spoken: String? {
    label ?? text
  }
}
