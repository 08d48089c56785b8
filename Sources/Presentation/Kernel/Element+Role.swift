extension Element {
  /// The kind of element. It determines what some of the element's members mean.
  package enum Role: String, Codable, CaseIterable, Sendable {
    /// A group of rows under a heading, with an accent bar in the colour `fill`.
    case section
    /// A block with a border; `text` is its heading.
    case card
    /// A line of cells. If it has a route, the whole row is a link. Buttons after the cells act on the subject of the
    /// row, like the buttons that a swipe reveals on a phone. In the list beside a screen, `isOn` marks the row that
    /// leads to the screen.
    case row
    case heading
    /// A text. Its children are written below it; if they are avatars, they show the people whom the text is about.
    case text
    /// An id for use in commands, in small type.
    case identifier
    /// A short label on a background in the colour `fill`.
    case badge
    /// A warning. Its children are controls with which the user can do something about it.
    case warning
    /// A placeholder that is shown while there is no content yet.
    case emptyState
    /// A part of a screen that can be expanded. The first child is always visible; the other children are visible only
    /// while `isOn` is true. If the part has a route, the screen at this route shows the same content.
    case disclosure
    /// A table: one `tableHeader`, and `tableRow`s with the same number of cells. `text` is the caption.
    case table
    case tableHeader
    case tableRow
    /// A group of choices: `radio` children, of which at most one is selected (`isOn`), or `toggle` children.
    case radioGroup
    /// A radio group with a few short choices, which are shown side by side if there is room.
    case segmentedControl
    case radio
    case toggle
    case textField
    /// A text field that hides what the user types. Its `value` is always empty, so that renderers never get a
    /// password.
    case secureField
    /// Several fields, followed by a button that sends them together. The input of a field's action names the parameter
    /// of the button's action to which the field's value is assigned.
    case form
    /// A text field for a number. The input of its action contains the number's limits.
    case numericField
    /// A search field. If it has a route, the text that the user enters becomes the route's query item `query`.
    case searchField
    /// A number field with two buttons that lower and raise the number. The limits in its action's input state the
    /// `step` by which they do so.
    case stepper
    /// A field for a day. Its `value` has the form `2026-11-22`.
    case dateField
    /// A field for a time of day. Its `value` has the form `05:41`.
    case timeField
    /// A button. If it has a `value`, pressing it downloads a file. The `value` is then the file's path on the server
    /// from which the page comes, such as `support/7k3qz…`.
    case button
    /// A progress bar. `text` says what is in progress. `value` is the percentage that is done, as a whole number; nil
    /// if the percentage is unknown.
    case progressBar
    /// A row of dots, one per page, that shows which page of a sequence is open. `value` consists of the open page's
    /// number and the number of pages, such as `2/5`; `text` says the same in words.
    case dots
    /// A running clock. `text` is the time that the clock showed when the screen was created. `value` is the interval
    /// that the clock measures: `2026-11-22T09:12:05Z/..` counts up from that instant, and `../2026-11-22T09:12:05Z`
    /// counts down to it. Nil if the clock is stopped.
    case timer
    /// A brief notice about what the user has just done, which disappears by itself. Its children are buttons, such as
    /// one that undoes the change.
    case toast
    /// The picture and the name of the book's owner. `text` is the name, `icon` the picture, and `value` the name of
    /// the picture. Without an icon, the owner's initials are shown. The children are small text below the name.
    case avatar
    /// A picture. If it has no label, it is only decoration.
    case image
    /// A chart. A table next to it contains the same numbers.
    case chart
    /// A sound. `value` is its address: a data URI or, for a sound stored in the book, a path such as `support/m4x0w9c`
    /// on the server from which the page comes. If `isOn` is true, the page plays the sound once, as soon as the page
    /// shows it; if `icon` is a bell, a chime comes first. Once the sound is playing, `isOn` is false. The children are
    /// buttons that report that playback has begun, ended or failed.
    case audio
    /// A field for a sound, which the user records in the page or chooses as a file. The limits in its action's input
    /// are the sound's minimum and maximum duration in seconds.
    case recorder
    /// A map of a route. A table beside it describes the same route in numbers.
    case map
    /// A single number with a name, such as a distance. `text` is the name, `value` the number, and `unit` is shown
    /// after the number in smaller type. In `rings`, `percent` says how much of a goal is reached. A child that is a
    /// `timer` says that the number is the time of that clock.
    case stat
    /// Several `stat`s side by side. If the type is `heroNumber`, the first stands out, and the others say how it changed.
    case statGrid
    /// Up to three `stat`s as concentric arcs, the first of which is the outermost. An arc covers `percent` of a full
    /// circle, in the stat's colour `fill`. A single stat may have a text as its child, which stands within the circle.
    case rings
    /// Rows that are shown side by side if there is room, each with a picture on a background in the colour `fill`. If
    /// a row has the `unit` `°`, its picture is a needle that points `value` degrees clockwise from the top, and its
    /// second cell begins with that number.
    case tiles
    /// Rows that are shown as short labels side by side, such as the sets of an exercise. A row's text is replaced by
    /// the label of its first cell. A row with a `color` is outlined, because it is less important than the others.
    case chips
    /// A table of the sets of a strength exercise, in which the user can enter values: a `tableHeader`, and `tableRow`s
    /// with fields. The button in a row's last cell sends the fields of that row. `isOn` marks the rows of sets that
    /// are done, and `fill` the row of the next set.
    case setTable
    /// A bar that stays visible while the content scrolls. It is the last element of its screen.
    case dock
    /// A menu: a button, named by `label`, that shows other buttons and rows when it is pressed.
    case menu
    /// Charts that share one x axis, which is drawn below the last chart.
    case chartStack
    /// A control with which the user chooses a part of a run. Its children are one or two fields for the ends of the
    /// part, in the form `3:24`, and a chart of the run. The limits of each field are 0 and the length of the whole run
    /// in seconds.
    case span
    /// A question for the user to decide, which is its `text`. Its children are the question's source, charts or
    /// numbers that show what the question is about, the reasons for each answer, a button per answer (the likeliest
    /// answer first), and a link to the subject of the question. A terminal leaves out the charts.
    case decision
  }
}

extension Element.Role {
  /// Whether users interact with an element of this role itself rather than with its children. If so, assistive
  /// technology says the element's text as its name.
  var isControl: Bool {
    switch self {
    case .button, .radio, .toggle, .textField, .secureField, .numericField, .searchField, .stepper, .dateField,
      .timeField, .disclosure, .audio, .recorder, .menu:
      true
    default: isGroup
    }
  }

  /// Whether the children of an element with this role are choices.
  var isGroup: Bool { self == .radioGroup || self == .segmentedControl }
}
