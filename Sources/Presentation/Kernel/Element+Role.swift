extension Element {
  /// What an element is, which decides what its members mean.
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
    /// A part of a run to choose: one or two fields for its ends, written `3:24`, whose limits are the seconds of the whole
    /// run, and a chart of the run.
    case span
    /// A question (`text`) for the user to decide. Its children are the reasons for each answer, a button per answer,
    /// likeliest first, and a link to what the question is about.
    case decision
  }
}

extension Element.Role {
  /// Whether users act on an element with this role directly, not on its children. Assistive technology then says the
  /// element's text.
  var isControl: Bool {
    switch self {
    case .button, .radio, .toggle, .textField, .secureField, .numericField, .searchField, .stepper, .dateField,
      .timeField, .disclosure, .audio, .recorder, .menu:
      true
    default: isGroup
    }
  }

  /// Whether the element's children are choices.
  var isGroup: Bool { self == .radioGroup || self == .segmentedControl }
}
