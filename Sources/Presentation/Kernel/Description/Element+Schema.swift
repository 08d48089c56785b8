package import KernelApplication
import KernelDomain

extension Element {
  package static var schema: Schema {
    Schema(
      "Element", "One node of a screen's tree. Members that say nothing are left out.",
      [
        .init("role", Role.schema, "What it is."),
        .optional("text", .text, "The words written."),
        .optional(
          "label", .text,
          "What assistive technology says instead of `text`; always there where a person can act."),
        .optional("hint", .text, "What acting on it does."),
        .optional(
          "value", .text,
          "What a field holds, empty where it holds nothing; what an avatar shows; the percent of a progress bar; the "
            + "page's place among its dots, `2/5`; where a sound is, or the file that a button saves."),
        .optional("on", .flag, "Chosen, switched on, or expanded; left out where that has no meaning."),
        .optional("disabled", .flag, "True where it can't be acted on; left out elsewhere."),
        .optional("placement", Placement.schema, "Where in its row or header it stands."),
        .optional("type", TypeToken.schema, "What its text is for."),
        .optional("color", ColorToken.schema, "Of text and icon; left out, that of labels."),
        .optional(
          "fill", ColorToken.schema, "Of the accent bar of a section or row, the background of a badge or button."),
        .optional("icon", Icon.schema, "Its picture."),
        .optional("route", Route.schema, "Where it leads; where one comes after its action."),
        .optional("action", Action.schema, "What acting on it calls."),
        .optional("command", .text, "The command that does the same; capital words are to be replaced."),
        .optional("chart", Chart.schema, "The numbers of a `chart`."),
        .optional("map", RouteMap.schema, "The route of a `map`."),
        .optional("shortcut", .text, "The key that leads to it or does it, where nothing is being written."),
        .optional(
          "key", .text,
          "What tells it from the others of its screen, whatever comes before it; left out where its action "
            + "tells that."),
        .optional("unit", .text, "What follows the number of a `stat`."),
        .optional("percent", .integer, "How much of a `stat` is reached.", unit: .of("percent")),
        .optional("saves", .flag, "True of a form or field that is sent as soon as it is changed; left out elsewhere."),
        .optional("language", TextLanguage.schema, "Of its words; left out, the screen's."),
        .optional("children", .list(Element.schema), "In order."),
      ])
  }
}

extension Element.Role {
  package static var schema: Schema {
    Schema("Role", "What an element is.", Element.Role.allCases) { role in
      switch role {
      case .section: "a group of rows under a heading, with an accent bar in its `fill`"
      case .card: "a bordered block; `text` is its heading"
      case .row: "a line of cells; buttons that follow the cells act on what it stands for"
      case .identifier: "names a thing to commands"
      case .badge: "a short mark on its `fill`"
      case .warning: "something to beware of; its children say what can be done"
      case .emptyState: "what is shown in place of content that is not there"
      case .disclosure: "the first child is always seen, the others when it is on: with a route, what that screen shows"
      case .table: "one `tableHeader` and `tableRow`s of as many cells each; `text` is its caption"
      case .radioGroup: "exactly one of its `radio` children is on, or none yet"
      case .segmentedControl: "a radio group of few short choices, side by side where there is room"
      case .secureField: "a text field that shows nothing of what is written"
      case .form:
        "fields that are sent together by the button after them: each fills the parameter that its input names"
      case .numericField: "a text field for a number; its action's input says which are valid"
      case .searchField: "a text field for words to look for; with a route they become its query item `query`"
      case .stepper: "a text field for a number with buttons that change it by its step"
      case .timer: "a time that goes on: `value` is the interval that it is counted from or to, `T/..` or `../T`"
      case .audio:
        "a sound: `value` is its address, a data URI or one of the book's; when it is on it is to be played now, and its "
          + "children report that it began, ended and failed"
      case .recorder: "a field for a sound that is recorded or chosen: its input's limits are seconds"
      case .dateField: "a field for a day, whose `value` is written `2026-11-22`"
      case .timeField: "a field for a time of day, whose `value` is written `05:41`"
      case .dots: "how far a sequence of pages has come, a dot each"
      case .progressBar: "how far something has come that `text` names: `value` is the whole percent, if that is known"
      case .toast: "what was just done, mentioned in passing; its children are buttons, such as one that undoes it"
      case .avatar: "`text` beside the owner's picture, the `icon`, which `value` names"
      case .image: "a picture; decoration when it has no label"
      case .chart: "a picture of the numbers in its table"
      case .map: "a picture of the way that a table beside it tells in numbers"
      case .stat: "a number that stands for itself: `text` names it, `unit` follows its `value`"
      case .statGrid: "`stat`s side by side"
      case .rings: "up to three `stat`s, the `percent` of each as an arc around one middle, the first outermost"
      case .tiles: "rows side by side where there is room"
      case .setTable:
        "a `tableHeader` and `tableRow`s with fields, each sent by the button in its last cell; a row is on once it is done"
      case .chartStack: "charts that share one x axis"
      case .span:
        "a part of a run that is chosen: one or two fields for its ends, whose limits are the seconds of the whole, and a chart"
      case .dock: "what stays in reach while the content scrolls, last on its screen"
      case .decision: "a question with what speaks for each answer, a button for each, and the way to what it is about"
      case .menu: "buttons and rows that are shown when its `label` is pressed"
      case .heading, .text, .tableHeader, .tableRow, .radio, .toggle, .textField, .button: nil
      }
    }
  }
}

extension TextLanguage {
  package static var schema: Schema {
    Schema("TextLanguage", "A language beside a screen's own (BCP 47).", TextLanguage.allCases)
  }
}

extension Element.Placement {
  package static var schema: Schema {
    Schema(
      "Placement", "Where something stands in its row or header, in the direction of the writing.",
      Element.Placement.allCases)
  }
}

extension Action {
  package static var schema: Schema {
    Schema(
      "Action", "A call of a method that a control makes.",
      [
        .init("method", .text, "Its name.", examples: [#""swimming.editSegmentStyle""#]),
        .init(
          "parameters", .map(Parameter.schema), "What it is called with; a slash leads to a member of a parameter."),
        .optional("input", Input.schema, "What the user enters, as in a text field."),
        .init("style", Style.schema, "How much it stands out."),
        .optional(
          "confirmation", .text, "The question to ask first, where the action takes something away."),
      ])
  }
}

extension Action.Style {
  package static var schema: Schema {
    Schema("ActionStyle", "How much a control stands out.", [Action.Style.normal, .primary, .destructive]) { style in
      switch style {
      case .normal, .destructive: nil
      case .primary: "the one thing that most people want there"
      }
    }
  }
}

extension Action.Input {
  package static var schema: Schema {
    Schema(
      "ActionInput", "What the user enters for an action.",
      [
        .init("parameter", .text, "The parameter that it fills; after a slash, a member of it."),
        .init("kind", Kind.schema, "What it is."),
        .optional("optional", .flag, "True where it may be left empty; left out elsewhere."),
        .optional(
          "emptied", .text,
          "The parameter that is sent as true where it is left empty, so that what it held goes; left out elsewhere."),
        .optional("limits", Action.Limits.schema, "Of a number; left out where every one is valid."),
      ])
  }
}

extension Action.Input.Kind {
  package static var schema: Schema {
    Schema(
      "InputKind", "What a person gives.",
      [
        Action.Input.Kind.text, .email, .password, .newPassword, .oneTimeCode, .number, .thousandths, .day, .time,
        .coordinates,
        .span,
        .path, .paths,
      ]
    ) { kind in
      switch kind {
      case .text, .number: nil
      case .email: "an address that is the name of an account"
      case .password: "one that was chosen before"
      case .newPassword: "one that is chosen now"
      case .oneTimeCode: "one of those that an account's owner was told"
      case .thousandths:
        "a number of up to three decimals, which fills the parameter in thousandths; of `load/thousandths`, the unit of "
          + "its limits fills `load/unit` too"
      case .day: "as `2026-11-22`"
      case .time: "as `05:41`"
      case .coordinates: "a latitude and a longitude in degrees, as `50.08, 14.43`, for the parameters of these names"
      case .span: "two moments, as `12:30-12:50`, for the parameters `from` and `to`; one may be left out"
      case .path: "of a file or folder on her machine"
      case .paths: "of several of them, a list"
      }
    }
  }
}

extension Action.Limits {
  package static var schema: Schema {
    Schema(
      "Limits", "Which numbers are valid.",
      [
        .init("least", .integer, "The least.", unit: .named),
        .init("most", .integer, "The greatest.", unit: .named),
        .init("decimals", .integer, "How many a number may have.", unit: .of("decimals")),
        .optional("unit", .text, "As people write it after the number; left out where it has none."),
        .optional("step", .number, "By how much the buttons of a stepper change it.", unit: .named),
      ])
  }
}

extension Action.Parameter {
  package static var schema: Schema {
    Schema(
      "ActionParameter", "What a parameter is called with.",
      .either([.text, .ordinal, .flag, .list(.ordinal), .list(.text)]), examples: [#""butterfly""#])
  }
}
