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
      "What a person sees at a route.",
      [
        .init("route", Route.schema, "Its own address."),
        .init("language", Language.schema, "In which all its text is written."),
        .init("title", .text, "What it is called."),
        .init("presentation", Presentation.schema, "How it relates to the one that it was reached from."),
        .init("header", Header.schema, "The bar over its content."),
        .init("layout", Layout.schema, "Where its content lies."),
        .optional(
          "back", Element.schema,
          "The button that leads to where a person came from; left out where everything begins, and where the content "
            + "itself leads on."),
        .init("toolbar", .list(Element.schema), "Further buttons of the header, leading ones first."),
        .init("content", .list(Element.schema), "What is shown, in order."),
        .optional(
          "onShown", Action.schema,
          "To be called once a person has seen it: what it told her need not be told again. Left out where that is "
            + "nothing."),
        .optional(
          "beside", Beside.schema,
          "The list that leads to it, for who has room for both; left out where there is none."),
        .optional(
          "tabs", .list(Tab.schema), "Left out where the feature has none, and on screens that are laid over others."),
        .optional(
          "rail", .list(Tab.schema),
          "Where the book leads from its own screens, for who has room for it; left out on those of features."),
        .optional(
          "below", .list(Element.schema),
          "Further content, below the rest, for which a terminal has no room; left out where there is none."),
        .optional(
          "focus", .text,
          "The key of the element with which a person goes on after an action; left out where that is the control that was "
            + "pressed."),
      ])
  }
}

extension Screen.Beside {
  package static var schema: Schema {
    Schema(
      "ListBeside", "A list that leads to a screen and to others like it.",
      [
        .init("title", .text, "What it is called."), .init("route", Route.schema, "The list's own screen."),
        .init(
          "content", .list(Element.schema), "What it shows, in order; the row that leads to what is shown is on."),
      ])
  }
}

extension Screen.Presentation {
  package static var schema: Schema {
    Schema(
      "Presentation", "How a screen relates to the one that it was reached from.",
      [Screen.Presentation.root, .stack, .modal, .sheet, .fullScreenModal]
    ) { presentation in
      switch presentation {
      case .root: "everything begins there"
      case .stack: "pushed over another; its header leads back"
      case .modal: "laid over another, which stays visible behind it"
      case .sheet: "drawn up from the lower edge, over a part of another"
      case .fullScreenModal: "laid over another, which it hides"
      }
    }
  }
}

extension Header {
  package static var schema: Schema {
    Schema(
      "Header", "The bar over a screen's content.",
      [
        .init("style", Style.schema, "How it looks."),
        .optional("fill", ColorToken.schema, "Of a gradient behind the title; left out where there is none."),
        .optional("subtitle", .text, "What stands below the title; left out where nothing does."),
      ])
  }
}

extension Header.Style {
  package static var schema: Schema {
    Schema("HeaderStyle", "How a header looks.", [Header.Style.none, .transparent, .standard]) { style in
      switch style {
      case .none: "there is no header"
      case .transparent: "content scrolls beneath it"
      case .standard: "the platform's own"
      }
    }
  }
}

extension Layout {
  package static var schema: Schema {
    Schema(
      "Layout", "Where the content of a screen lies.",
      [
        .init("arrangement", Arrangement.schema, "How it is arranged."),
        .init("top", Inset.schema, "Free space above it."),
        .init("bottom", Inset.schema, "Free space below it."),
        .init("spacing", Spacing.schema, "Free space between blocks."),
        .optional(
          "leadingPane", .integer,
          "So many elements of the content stand in a pane of their own where there is room for two; left out where it "
            + "is not divided.", unit: .of("elements")),
      ])
  }
}

extension Layout.Arrangement {
  package static var schema: Schema {
    Schema(
      "Arrangement", "How content is arranged.",
      [Layout.Arrangement.centered, .groupedList, .cards, .form, .signIn, .canvas]
    ) { arrangement in
      switch arrangement {
      case .centered: "one column, centred vertically"
      case .canvas:
        "the first element fills the screen, the second floats over it near the top, the last near the lower edge"
      case .signIn: "a form on a card"
      case .groupedList, .cards, .form: nil
      }
    }
  }
}

extension Layout.Inset {
  package static var schema: Schema {
    Schema(
      "Inset", "Free space at an edge.",
      [
        .init("beyond", Edge.schema, "What the platform takes there."),
        .init("spacing", Spacing.schema, "What is free beyond that."),
      ])
  }
}

extension Layout.Inset.Edge {
  package static var schema: Schema {
    Schema("Edge", "What the platform takes at an edge.", [Layout.Inset.Edge.content, .header, .safeArea]) { edge in
      switch edge {
      case .content: "nothing"
      case .header: "the header's height, as content scrolls beneath it"
      case .safeArea: "its safe area"
      }
    }
  }
}

extension Spacing {
  package static var schema: Schema {
    Schema("Spacing", "A step of the spacing scale.", Spacing.allCases) { "\($0.points) points" }
  }
}

extension Tab {
  package static var schema: Schema {
    Schema(
      "Tab", "One of the places that are always in reach.",
      [
        .init("label", .text, "What it is called."),
        .init("icon", Icon.schema, "Its picture."),
        .init("route", Route.schema, "Where it leads."),
        .init("command", .text, "The command that shows it from a terminal."),
        .init("selected", .flag, "Whether the screen belongs to it."),
      ])
  }
}

extension Icon {
  package static var schema: Schema {
    Schema(
      "Icon", "A picture.",
      [
        .init("name", .text, "As SF Symbols names it.", examples: [#""gear""#]),
        .init("size", Size.schema, "For what it is."),
      ])
  }
}

extension Icon.Size {
  package static var schema: Schema {
    Schema("IconSize", "For what a picture is.", Icon.Size.allCases) { "\($0.points) points" }
  }
}

extension ColorToken {
  package static var schema: Schema {
    Schema(
      "ColorToken", "A colour by its meaning and role; a design says what it is.",
      .text(pattern: #"^.{0,16}\.(fill|onFill|text)$"#), examples: [#""accent.text""#])
  }
}

extension TypeToken {
  package static var schema: Schema {
    Schema("TypeToken", "What a text is for; a design says how it looks.", TypeToken.allCases) { token in
      switch token {
      case .heroNumber: "the one number that a screen is about"
      case .number: "a time that stands out in a row"
      case .statNumber: "one of the few numbers that a screen is about"
      case .time: "a time among others"
      case .largeTitle, .title, .body, .caption: nil
      }
    }
  }
}
