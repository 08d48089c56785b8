/// A node in the tree of a screen's content. What a member means depends on the role; the documentation of the role
/// says it.
package struct Element: Hashable, Sendable {
  package var role: Role
  /// The visible text.
  package var text: String?
  package var placement: Placement?
  package var type: TypeToken?
  /// The colour of the text and icon; nil for the ordinary colour of text.
  package var color: ColorToken?
  /// The colour of the accent bar of a section or row, or of the background of a badge or button; nil for none.
  package var fill: ColorToken?
  /// The members that few elements have. They are boxed because a book has millions of elements, which are copied
  /// often.
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
    /// A group of rows under a heading, with an accent bar in the colour `fill`.
    case section
    /// A bordered block; `text` is its heading.
    case card
    /// A line of cells. If it has a route, the whole row is a link. Buttons after the cells act on the thing that the
    /// row shows, like those that a swipe reveals. In the list beside a screen, the row of that screen has `isOn` set.
    case row
    case heading
    case text
    /// The id by which commands name a thing, in small type.
    case identifier
    /// A short label on a background in the colour `fill`.
    case badge
    /// A warning; its children say what the user can do about it.
    case warning
    /// A placeholder for content that does not exist yet.
    case emptyState
    /// A part that can be expanded. The first child is always visible, the others only while `isOn` is true. If it has
    /// a route, its content is also that of the screen at this route.
    case disclosure
    /// A table: a `tableHeader`, and `tableRow`s with as many cells each. `text` is the caption.
    case table
    case tableHeader
    case tableRow
    /// A group of choices, each a `radio` child, of which at most one is selected (`isOn`).
    case radioGroup
    /// A radio group with few short choices, shown side by side if they fit.
    case segmentedControl
    case radio
    case toggle
    case textField
    /// A text field that hides what is typed. Its `value` is always empty, so that no password is sent to a renderer.
    case secureField
    /// Fields, followed by a button that sends them together. Each field has an action whose input names the parameter
    /// of the button's action that the field fills.
    case form
    /// A text field for a number. The limits are in the input of its action.
    case numericField
    /// A search field. If it has a route, the text entered becomes the route's query item `query`.
    case searchField
    /// A number field with two buttons, which lower and raise the number by `step` in the limits of its action's input.
    case stepper
    /// A field for a day, whose `value` is written `2026-11-22`.
    case dateField
    /// A field for a time of day, whose `value` is written `05:41`.
    case timeField
    /// A button. If it has a `value`, pressing it downloads a file: `value` is the file's path on the server that
    /// provides the page, such as `support/7k3qz…`.
    case button
    /// A progress bar for what `text` names. `value` is the percentage as a whole number; nil if the progress is
    /// unknown.
    case progressBar
    /// The position in a sequence of pages, shown as one dot per page. `value` is the current page's number and the
    /// number of pages, such as `2/5`; `text` says the same in words.
    case dots
    /// A running clock. `text` is the time that it showed when the screen was made. `value` is the interval that it
    /// measures: `2026-11-22T09:12:05Z/..` counts up from that instant, `../2026-11-22T09:12:05Z` counts down to it;
    /// nil if the clock is stopped.
    case timer
    /// A short message about what was just done, which disappears by itself. Its children are buttons, such as one that
    /// undoes the action.
    case toast
    /// The picture and name of the book's owner. `text` is the name, `icon` the picture, and `value` the picture's
    /// name. Without an icon, the initials are shown.
    case avatar
    /// A picture; purely decorative if it has no label.
    case image
    /// A chart. A table next to it contains the same numbers.
    case chart
    /// A sound. `value` is its address: a data URI or, for a sound stored in the book, a path such as `support/m4x0w9c`
    /// on the server that provides the page. If `isOn` is true, the page should play it once now, after a chime if
    /// `icon` is a bell; while it is playing, `isOn` is false. The children are then buttons that report that playback
    /// began, ended or failed.
    case audio
    /// A field for a sound that is recorded in the page or chosen as a file. The limits of its action's input are the
    /// minimum and maximum duration in seconds.
    case recorder
    /// A map of a route. A table next to it describes the same route in numbers.
    case map
    /// A single figure, such as a distance: `text` names it, `value` is the number, and `unit` follows the number in
    /// smaller type. Within `rings`, `percent` is the reached part of a goal.
    case stat
    /// `stat`s side by side.
    case statGrid
    /// Up to three `stat`s as concentric arcs, the first one outermost. Each arc fills `percent` of its circle, in the
    /// colour `fill`.
    case rings
    /// Rows side by side if there is room, each with a picture on a background in the colour `fill`.
    case tiles
    /// A table whose rows have fields: a `tableHeader` and `tableRow`s. The button in the last cell of a row sends that
    /// row. A row with `isOn` is done; the row with a `fill` is the next one.
    case setTable
    /// A bar that stays visible while the content scrolls. It is the last element of its screen.
    case dock
    /// A menu: buttons and rows that appear when its button, named by `label`, is pressed.
    case menu
    /// Charts that share one x axis, which stands below the last.
    case chartStack
    /// A part of a run that is chosen: one or two fields for its ends, written `3:24`, whose limits are the seconds of the whole, and a chart of it.
    case span
    /// A question (`text`) for the user to decide. Its children are the reasons for each answer, a button per answer,
    /// likeliest first, and a link to what the question is about.
    case decision
  }

  /// The position of an element within its row or header, relative to the direction of writing.
  package enum Placement: String, CaseIterable, Codable, Sendable {
    case leading
    case center
    case trailing
  }
}

/// The initializer is in an extension, so that the compiler still makes the memberwise one, which avoids a copy of the
/// element.
extension Element {
  /// Creates an element.
  /// - Parameters:
  ///   - label: what assistive technology says; nil for the text of a control, and for nothing extra with other
  ///     elements.
  ///   - destination: provides both `route` and `command`.
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
  /// Whether the element is selected, switched on, or expanded; nil if it can't be.
  package var isOn: Bool? { rare?.value.isOn }

  package var isDisabled: Bool { rare?.value.isDisabled ?? false }

  /// Whether the element is plain text, with none of the rare members.
  package var isPlain: Bool { role == .text && rare == nil }

  /// What assistive technology says instead of `text`. Every interactive element has a label.
  package var label: String? { rare?.value.label }

  package var icon: Icon? { rare?.value.icon }

  /// What using the element does, in words. It is for assistive technology, and for a caption of `command`.
  package var hint: String? { rare?.value.hint }

  /// The content of a field; empty if the field is empty. For other roles, such as `avatar` and `progressBar`, see the
  /// role.
  package var value: String? { rare?.value.value }

  /// The screen that the element links to; if the element also has an action, the screen to open after the action.
  package var route: Route? { rare?.value.route }

  package var action: Action? { rare?.value.action }

  /// The command that does the same in a terminal, ready to copy. Words in capitals are placeholders.
  package var command: String? { rare?.value.command }

  /// The numbers to draw, for the role `chart`; nil otherwise.
  package var chart: Chart? { rare?.value.chart }

  /// The route to draw, for the role `map`; nil otherwise.
  package var map: RouteMap? { rare?.value.map }

  /// The language of the element's text, if it differs from the screen's; nil otherwise.
  package var textLanguage: TextLanguage? { rare?.value.textLanguage }

  /// The key on the keyboard that opens or uses the element, unless the user is typing in a field; nil for none.
  package var shortcut: String? { rare?.value.shortcut }

  /// Identifies the element on its screen by the thing it acts on, never by its position. Nil if the key of its action
  /// identifies it.
  package var key: String? { rare?.value.key }

  /// The unit of a `stat`, shown after the number in smaller type; nil for none.
  package var unit: String? { rare?.value.unit }

  /// The reached part of a goal in percent, which may exceed 100; nil if there is no goal.
  package var percent: Int? { rare?.value.percent }

  /// Whether a form or field is sent as soon as anything in it changes.
  package var saves: Bool { rare?.value.saves ?? false }
}

extension Element.Role {
  /// Whether users act on an element with this role directly, not on its children. Assistive technology then says the
  /// element's text.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .radio, .toggle, .textField, .secureField, .numericField, .searchField, .stepper, .dateField,
      .timeField, .disclosure, .audio, .recorder, .menu:
      true
    default: isGroup
    }
  }

  /// Whether the element's children are choices.
  fileprivate var isGroup: Bool { self == .radioGroup || self == .segmentedControl }
}

extension Element {
  /// Creates a cell of a row or table that contains only text.
  package static func cell(
    _ text: String, _ placement: Placement, _ type: TypeToken, _ color: ColorToken? = nil, fill: ColorToken? = nil
  ) -> Element {
    Element(
      role: .text, text: text, placement: placement, type: type, color: color, fill: fill, rare: nil, children: [])
  }

  /// Creates a row's last cell with the id by which commands name the thing. HTML rows are links and leave it out.
  package static func identifier(_ name: String) -> Element {
    Element(
      role: .identifier, text: name, placement: .trailing, type: .caption, color: Hue.secondary.text, fill: nil,
      rare: nil, children: [])
  }

  /// Returns a copy of this field that contains `value`.
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

  /// Whether users can act on the element.
  package var isInteractive: Bool {
    route != nil || action != nil || role.isControl && !role.isGroup
  }

  /// The buttons of a row, which follow the row's cells.
  package var trailingActions: ArraySlice<Element> {
    children[cellCount...]
  }

  /// The number of a row's children that are cells. Buttons after the cells are not counted.
  package var cellCount: Int {
    guard !children.isEmpty, children[children.count - 1].role == .button else { return children.count }
    return children.firstIndex { $0.role == .button } ?? children.count
  }

  /// What assistive technology says: the label, or the text if there is no label.
  package var spoken: String? {
    label ?? text
  }
}
