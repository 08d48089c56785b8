package import KernelApplication
import KernelPresentation

extension Schema.Member {
  fileprivate static let program = Schema.Member.optional(
    "program", .text, "Begins every command offered, as a shell reads it; left out, `recordbook`.",
    examples: [#""recordbook --store /tmp/book""#])
}

extension RenderScreen {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound, .conflict])
  }
}

extension ExportPages {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + .writingFiles)
  }
}

extension RenderScreen.Input {
  package static var schema: Schema {
    Schema(
      "Which screen is rendered, as what, and for what terminal.",
      [
        .screenRoute, .optional("format", RenderScreen.Format.schema, "As what; left out, as text."), .screenLanguage,
        .systemLanguage,
        .program,
        .optional(
          "columns", .integer, "The terminal's width; left out, 80. Less than 20 is taken as 20.",
          unit: .of("columns"), examples: ["80"]),
        .optional("colors", ColorDepth.schema, "How many colours it has; left out, plain text is written."),
        .optional("charts", .flag, "Whether charts are pictures; if not, they are told in words. Left out, they are."),
        .optional("served", ServedPages.schema, "Of a page: how it is served; left out, it stands alone."),
      ])
  }
}

extension ServedPages {
  package static var schema: Schema {
    Schema(
      "ServedPages", "Where a server has its pages.",
      .object(
        [
          .init("prefix", .text, "Begins every address."), .init("nonce", .text, "What every form carries."),
          .init("live", .flag, "Whether pages have the script that follows what happens to the book."),
          .optional(
            "skipped", .integer,
            "Of a screen that is too long for a page: so many elements of its content stand on parts before this one.",
            unit: .of("elements")),
          .optional("entered", EnteredFields.schema, "What was entered in a form that was refused."),
        ], nil),
      examples: [
        #"{"prefix":"/0f3c","nonce":"9a1b","live":true,"#
          + #""entered":{"action":"support.createPlan","values":[{"parameter":"day","value":"2020-01-01"}],"refused":"day","#
          + #""problems":[{"parameter":"day","value":"The day is in the past"}]}}"#
      ])
  }
}

extension EnteredFields {
  package static var schema: Schema {
    Schema(
      "EnteredFields", "The fields of a form as they were sent, passwords aside.",
      [
        .init("action", .text, "The key of the form's action."),
        .init("values", .list(EnteredField.schema), "What was entered in each."),
        .optional("refused", .text, "The parameter that was refused; left out if several were refused."),
        .optional(
          "problems", .list(EnteredField.schema),
          "The parameters that were refused, each with the words to show below its field as the value."),
      ])
  }
}

extension EnteredField {
  package static var schema: Schema {
    Schema(
      "EnteredField", "A field of a form as it was sent.",
      [
        .init("parameter", .text, "The parameter that it fills."), .init("value", .text, "What was entered."),
      ])
  }
}

extension RenderScreen.Format {
  package static var schema: Schema {
    Schema("ScreenFormat", "As what a screen is rendered.", RenderScreen.Format.allCases) { format in
      switch format {
      case .text: "lines for a terminal"
      case .html: "a whole page, with its style in it and without scripts"
      case .picture: "a picture of the screen's title, map or chart, and main figures, as SVG"
      }
    }
  }
}

extension RenderScreen.Output {
  package static var schema: Schema {
    Schema(
      "A screen as text.",
      [
        .init("text", .text, "Each line ends with a newline."),
        .optional("onShown", Action.schema, "As the screen's."),
      ])
  }
}

extension ColorDepth {
  package static var schema: Schema {
    Schema("ColorDepth", "How many colours a terminal has.", ColorDepth.allCases) { depth in
      switch depth {
      case .trueColor: "16,777,216"
      case .indexed256: "those of xterm"
      case .basic16: "those of ECMA-48, and their bright variants"
      }
    }
  }
}

extension ExportPages.Input {
  package static var schema: Schema {
    Schema(
      "Where pages are written.",
      [
        .init(
          "path", .path("/home/eva/pages"), "Of a folder, which may not be there yet."), .screenLanguage, .program,
        .optional(
          "withHeartRate", .flag, "Whether to show the heart rates of swims and runs; if left out, pages have none."),
      ])
  }
}

extension ExportPages.Output {
  package static var schema: Schema {
    Schema(
      "The pages written.",
      [
        .init("start", .path("/home/eva/pages/index.html"), "The page to begin with."),
        .init("pageCount", .integer, "How many there are.", unit: .of("pages")),
        .init("bytes", .integer, "How long all files are together.", unit: .bytes),
      ])
  }
}
