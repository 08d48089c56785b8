package import KernelApplication
import KernelDomain

extension Route {
  package static var schema: Schema {
    Schema(
      "Route", "The address of a screen.", .text(pattern: "^recordbook://"),
      examples: [#""recordbook://settings""#, #""recordbook://swimming/records""#])
  }
}

extension Screen {
  package static var schema: Schema {
    Schema(
      "A screen, as the user sees it.",
      [
        .init("route", Route.schema, "The address of the screen."),
        .init("language", Language.schema, "The language of all texts on the screen."),
        .init("title", .text, "The title of the screen."),
        .init("presentation", Presentation.schema, "How the screen is shown over the screen that led to it."),
        .init("header", Header.schema, "The header: the bar above the content."),
        .init("layout", Layout.schema, "The layout of the content."),
        .optional(
          "back", Element.schema,
          "The button that leads back; left out on the first screen, and if the content itself leads on."),
        .init("toolbar", .list(Element.schema), "The other buttons of the header, leading ones first."),
        .init("content", .list(Element.schema), "The content, in order."),
        .optional(
          "onShown", Action.schema,
          """
          The action to call once the user has seen the screen, so that its news is not shown again; left out if there \
          is none.
          """),
        .optional(
          "beside", Beside.schema,
          "The list that leads to the screen, to show beside it if there is room; left out if there is none."),
        .optional(
          "tabs", .list(Tab.schema),
          "The tabs; left out if the feature has none, and on screens that are shown over others."),
        .optional(
          "rail", .list(Tab.schema),
          "Links to the book's features, to show beside the screen if there is room; left out where there are tabs."),
        .optional(
          "below", .list(Element.schema),
          "Content to show below `content` on pages, but not in a terminal; left out if there is none."),
        .optional(
          "focus", .text,
          """
          The key of the element that has to get the focus after an action; left out if it stays on the control that \
          was pressed.
          """),
        .optional(
          "announcement", .text,
          "What assistive technology says once when the screen opens, on pages; left out if it says nothing."),
      ])
  }
}

extension Screen.Beside {
  package static var schema: Schema {
    Schema(
      "ListBeside", "A list that leads to a screen and to others of its kind.",
      [
        .init("title", .text, "The title of the list."),
        .init("route", Route.schema, "The address of the screen of the list."),
        .init(
          "content", .list(Element.schema),
          "The content of the list, in order; the row that leads to the screen beside it is on."),
      ])
  }
}

extension Screen.Presentation {
  package static var schema: Schema {
    Schema(
      "Presentation", "How a screen is shown over the screen that led to it.",
      [Screen.Presentation.root, .stack, .modal, .sheet, .fullScreenModal]
    ) { presentation in
      switch presentation {
      case .root: "the first screen, over no other"
      case .stack: "pushed over the other screen; the header leads back"
      case .modal: "over the other screen, which stays visible behind it"
      case .sheet: "a sheet from the lower edge, over a part of the other screen"
      case .fullScreenModal: "over the other screen, which it hides"
      }
    }
  }
}

extension Header {
  package static var schema: Schema {
    Schema(
      "Header", "The header of a screen: the bar above the content.",
      [
        .init("style", Style.schema, "The style of the header."),
        .optional("fill", ColorToken.schema, "The colour of a gradient behind the title; left out if there is none."),
        .optional("overline", .text, "A line above the title, on pages; left out if there is none."),
        .optional("subtitle", .text, "The subtitle, below the title; left out if there is none."),
      ])
  }
}

extension Header.Style {
  package static var schema: Schema {
    Schema("HeaderStyle", "The style of a header.", [Header.Style.none, .transparent, .standard, .lead]) { style in
      switch style {
      case .none: "no header"
      case .transparent: "a transparent header, beneath which the content scrolls"
      case .standard: "the standard header of the platform"
      case .lead: "a header with buttons only; the first card begins with the title"
      }
    }
  }
}

extension Layout {
  package static var schema: Schema {
    Schema(
      "Layout", "The layout of the content of a screen.",
      [
        .init("arrangement", Arrangement.schema, "How the content is arranged."),
        .init("top", Inset.schema, "The free space above the content."),
        .init("bottom", Inset.schema, "The free space below the content."),
        .init("spacing", Spacing.schema, "The free space between blocks."),
        .optional(
          "leadingPane", .integer,
          """
          The number of elements to show in a separate leading pane if there is room for two; left out if the content \
          is not divided.
          """, unit: .of("elements")),
      ])
  }
}

extension Layout.Arrangement {
  package static var schema: Schema {
    Schema(
      "Arrangement", "How the content of a screen is arranged.",
      [Layout.Arrangement.centered, .groupedList, .cards, .form, .signIn, .canvas]
    ) { arrangement in
      switch arrangement {
      case .centered: "one column, centred vertically"
      case .canvas:
        "the first element fills the screen, the second floats over it near the top, and the last near the lower edge"
      case .signIn: "a form on a card"
      case .groupedList, .cards, .form: nil
      }
    }
  }
}

extension Layout.Inset {
  package static var schema: Schema {
    Schema(
      "Inset", "The free space at an edge.",
      [
        .init("beyond", Edge.schema, "What the platform occupies at the edge."),
        .init("spacing", Spacing.schema, "The free space beyond what the platform occupies."),
      ])
  }
}

extension Layout.Inset.Edge {
  package static var schema: Schema {
    Schema("Edge", "What the platform occupies at an edge.", [Layout.Inset.Edge.content, .header, .safeArea]) { edge in
      switch edge {
      case .content: "nothing"
      case .header: "the header, beneath which the content scrolls"
      case .safeArea: "the safe area"
      }
    }
  }
}

extension Spacing {
  package static var schema: Schema {
    Schema("Spacing", "A step on the scale of spacings.", Spacing.allCases) { "\($0.points) points" }
  }
}

extension Tab {
  package static var schema: Schema {
    Schema(
      "Tab", "A tab: one of the screens that are always within reach.",
      [
        .init("label", .text, "The label of the tab."),
        .init("icon", Icon.schema, "The icon of the tab."),
        .init("route", Route.schema, "The screen to which the tab leads."),
        .init("command", .text, "The terminal command that shows the screen."),
        .init("selected", .flag, "Whether the current screen belongs to the tab."),
        .optional(
          "count", .integer, "How many things wait there; left out if that is not known or none does.",
          unit: .of("things")),
      ])
  }
}

extension Icon {
  package static var schema: Schema {
    Schema(
      "Icon", "An icon.",
      [
        .init("name", .text, "The name of the icon in SF Symbols.", examples: [#""gear""#]),
        .init("size", Size.schema, "The size of the icon."),
      ])
  }
}

extension Icon.Size {
  package static var schema: Schema {
    Schema("IconSize", "The size of an icon.", Icon.Size.allCases) { "\($0.points) points" }
  }
}

extension ColorToken {
  package static var schema: Schema {
    Schema(
      "ColorToken", "A colour, named after its meaning and role; the design defines it.",
      .text(pattern: #"^.{0,16}\.(fill|onFill|text)$"#), examples: [#""accent.text""#])
  }
}

extension TypeToken {
  package static var schema: Schema {
    Schema("TypeToken", "The purpose of a text; the design defines its font.", TypeToken.allCases) { token in
      switch token {
      case .heroNumber: "the main number of a screen"
      case .number: "a time that stands out in a row"
      case .statNumber: "one of the few main numbers of a screen"
      case .time: "a time in a table or list"
      case .largeTitle, .title, .body, .caption: nil
      }
    }
  }
}
