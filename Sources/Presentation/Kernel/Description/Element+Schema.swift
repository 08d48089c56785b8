package import KernelApplication
import KernelDomain

extension Element {
  package static var schema: Schema {
    Schema(
      "Element", "An element: a node in the tree of a screen. Members without a value are left out.",
      [
        .init("role", Role.schema, "The role of the element: what kind of element it is."),
        .optional("text", .text, "The text of the element."),
        .optional(
          "label", .text,
          """
          The text that assistive technology speaks instead of `text`; always present if the user can act on the \
          element.
          """),
        .optional("hint", .text, "What acting on the element does."),
        .optional(
          "value", .text,
          """
          The value: for a field its content, empty if there is none; for an avatar the name of the picture; for a \
          progress bar the percentage; for dots the page's position, such as `2/5`; for a timer its interval; for a \
          stat its number; for a tile with a needle its degrees; for a sound its address; for a button the file that it \
          saves.
          """),
        .optional(
          "on", .flag, "Whether the element is chosen, switched on or expanded; left out if this has no meaning."),
        .optional("disabled", .flag, "True if the user cannot act on the element now; left out otherwise."),
        .optional("placement", Placement.schema, "The position in the row or header."),
        .optional("type", TypeToken.schema, "The purpose of the text, which decides its font."),
        .optional("color", ColorToken.schema, "The colour of text and icon; if left out, the colour of labels."),
        .optional(
          "fill", ColorToken.schema,
          "The colour of the accent bar of a section or row, or of the background of a badge or button."),
        .optional("icon", Icon.schema, "The icon of the element."),
        .optional("route", Route.schema, "The screen to which the element leads, after its action if there is one."),
        .optional("action", Action.schema, "The action that happens if the user acts on the element."),
        .optional("command", .text, "The terminal command that does the same; words in capitals have to be replaced."),
        .optional("chart", Chart.schema, "The chart, for the role `chart`."),
        .optional("map", RouteMap.schema, "The route on a map, for the role `map`."),
        .optional(
          "shortcut", .text, "The key on the keyboard that activates the element while the user is not entering text."),
        .optional(
          "key", .text,
          """
          A text that identifies the element on its screen, whatever elements precede it; left out if its action \
          identifies it.
          """),
        .optional(
          "unit", .text,
          "The unit that follows the number of a `stat` or the topmost tick of a `chart`, or that of a tile's `value`."),
        .optional(
          "percent", .integer, "How much of a `stat` is reached, in percent; left out if there is nothing to reach.",
          unit: .of("percent")),
        .optional(
          "saves", .flag, "True for a form or field that is sent as soon as it is changed; left out otherwise."),
        .optional("placeholder", .text, "What an empty field stands for."),
        .optional(
          "language", TextLanguage.schema,
          "The language of the element's texts; if left out, the language of the screen."),
        .optional("children", .list(Element.schema), "The child elements, in order."),
      ])
  }
}

extension Element.Role {
  package static var schema: Schema {
    Schema("Role", "The role of an element: what kind of element it is.", Element.Role.allCases) { role in
      switch role {
      case .section: "a group of rows under a heading, with an accent bar in the colour `fill`"
      case .card: "a bordered block with `text` as its heading"
      case .row: "a row of cells; buttons after the cells act on what the row shows"
      case .identifier: "an identifier, which commands take"
      case .badge: "a short mark with a background in the colour `fill`"
      case .warning: "a warning; its children offer what the user can do"
      case .emptyState: "a placeholder for content that does not exist"
      case .disclosure:
        """
        a part that can be expanded: the first child is always visible, the others only if `on`, with `route` the \
        content of that screen
        """
      case .table: "a table with `text` as its caption: one `tableHeader`, and `tableRow`s with as many cells"
      case .radioGroup: "a group of `radio` children of which one is on, or none yet"
      case .segmentedControl: "a radio group of few short choices, side by side if there is room"
      case .secureField: "a text field that hides what the user enters"
      case .form:
        "fields that are sent together by the button after them; each sets the parameter that its input names"
      case .numericField: "a text field for a number, within the limits of its action's input"
      case .searchField:
        "a text field for words to search for; they become the query item `query` of `route`, if there is one"
      case .stepper: "a text field for a number, with buttons that change it by the step of its limits"
      case .timer:
        """
        a running time; `value` is the interval from its start, `T/..`, or up to its end, `../T`; `T/T` counts from \
        its start and is shown up to its end
        """
      case .audio:
        """
        a sound; `value` is its address, as a data URI or as a path of the book. If `on`, it has to be played now; its \
        children report that playing began, ended or failed
        """
      case .recorder: "a field for a sound that the user records or chooses; the limits of its input are in seconds"
      case .dateField: "a field for a day, with a `value` such as `2026-11-22`"
      case .timeField: "a field for a time of day, with a `value` such as `05:41`"
      case .dots: "the position in a sequence of pages, with a dot per page"
      case .progressBar:
        "the progress of what `text` names; `value` is the percentage as a whole number, left out if it is not known"
      case .toast: "a short notice of what was just done; its children are buttons, such as one to undo it"
      case .avatar: "the owner of the book: `text` is the name, `icon` and `value` are the picture"
      case .image: "a picture; decoration if it has no `label`"
      case .chart: "a chart of the numbers in its table"
      case .map: "a map of the route; a table beside it contains the numbers"
      case .stat: "a number: `text` is its name, and `unit` follows its `value`"
      case .statGrid: "several `stat`s side by side"
      case .rings:
        """
        up to three `stat`s, with `percent` shown as concentric arcs, the first outermost; the child of a single one is \
        shown within its circle
        """
      case .tiles: "rows side by side if there is room; with the `unit` `°`, a needle shows the direction `value`"
      case .chips: "rows as short labels side by side"
      case .setTable:
        "a table whose `tableRow`s have fields, sent by the button in the last cell; a row is on once it is done"
      case .chartStack: "charts that share one x axis"
      case .span:
        "a chart of a run, and one or two fields for the ends of a part of it; the limits are in seconds from its start"
      case .dock: "content that stays visible while the rest scrolls; the last element of its screen"
      case .decision:
        "a question, with the arguments for each answer, a button per answer, and a link to what it is about"
      case .menu: "buttons and rows that appear when `label` is pressed"
      case .heading, .text, .tableHeader, .tableRow, .radio, .toggle, .textField, .button: nil
      }
    }
  }
}

extension TextLanguage {
  package static var schema: Schema {
    Schema("TextLanguage", "A language other than that of the screen (BCP 47).", TextLanguage.allCases)
  }
}

extension Element.Placement {
  package static var schema: Schema {
    Schema(
      "Placement", "The position of an element in its row or header, in the direction of writing.",
      Element.Placement.allCases)
  }
}

extension Action {
  package static var schema: Schema {
    Schema(
      "Action", "A call of a method.",
      [
        .init("method", .text, "The name of the method.", examples: [#""swimming.editSegmentStyle""#]),
        .init(
          "parameters", .map(Parameter.schema),
          """
          The parameters of the call, by name. A name with a slash, such as `adjust/fajr`, is a member of a parameter.
          """),
        .optional(
          "input", Input.schema,
          "The input that sets a further parameter, as in a text field; left out if the user enters nothing."),
        .init("style", Style.schema, "How prominent the control is."),
        .optional(
          "confirmation", .text,
          "The question to ask before the call, if it deletes something; left out if there is no need to ask."),
      ])
  }
}

extension Action.Style {
  package static var schema: Schema {
    Schema("ActionStyle", "How prominent a control is.", [Action.Style.normal, .primary, .destructive]) { style in
      switch style {
      case .normal, .destructive: nil
      case .primary: "the main action of the screen"
      }
    }
  }
}

extension Action.Input {
  package static var schema: Schema {
    Schema(
      "ActionInput", "An input of the user for an action.",
      [
        .init(
          "parameter", .text,
          "The name of the parameter that the input sets; after a slash, the member of the parameter."),
        .init("kind", Kind.schema, "The kind of input."),
        .optional("optional", .flag, "True if the input can be left empty; left out otherwise."),
        .optional(
          "emptied", .text,
          """
          The name of a parameter that is sent as true if the input is left empty, to remove the previous value; left \
          out if there is none.
          """),
        .optional("limits", Action.Limits.schema, "The limits of a number; left out if every number is valid."),
      ])
  }
}

extension Action.Input.Kind {
  package static var schema: Schema {
    Schema(
      "InputKind", "The kind of an input.",
      [
        Action.Input.Kind.text, .email, .password, .newPassword, .oneTimeCode, .number, .thousandths, .duration, .day,
        .time, .coordinates, .hours, .path, .newPath, .paths,
      ]
    ) { kind in
      switch kind {
      case .text, .number: nil
      case .email: "an email address, which is the name of an account"
      case .password: "an existing password"
      case .newPassword: "a new password"
      case .oneTimeCode: "a one-time code of an account"
      case .thousandths:
        """
        a number with up to three decimals, which is sent in thousandths; for the parameter `load/thousandths`, the \
        unit of its limits is sent as `load/unit`
        """
      case .duration: "a duration, such as `2:00`, `120` or `90 s`, which is sent in whole seconds"
      case .day: "a day, such as `2026-11-22`"
      case .time: "a time of day, such as `05:41`"
      case .coordinates:
        "a latitude and a longitude in degrees, such as `50.08, 14.43`, which are sent as `latitude` and `longitude`"
      case .hours: "two times of day, such as `22:30-06:00`, which are sent as this text"
      case .path: "the path of a file or folder on the user's machine"
      case .newPath: "the path of a file that does not exist yet, on the user's machine"
      case .paths: "a list of paths of files or folders on the user's machine"
      }
    }
  }
}

extension Action.Limits {
  package static var schema: Schema {
    Schema(
      "Limits", "The limits of a number.",
      [
        .init("least", .integer, "The least valid number.", unit: .named),
        .init("most", .integer, "The greatest valid number.", unit: .named),
        .init("decimals", .integer, "The greatest number of decimals.", unit: .of("decimals")),
        .optional("unit", .text, "The unit, as written after the number; left out if there is none."),
        .optional(
          "step", .number, "The step by which the buttons of a stepper change the number; left out if there is none.",
          unit: .named),
      ])
  }
}

extension Action.Parameter {
  package static var schema: Schema {
    Schema(
      "ActionParameter", "The value of a parameter.",
      .either([.text, .ordinal, .flag, .list(.ordinal), .list(.text)]), examples: [#""butterfly""#])
  }
}
