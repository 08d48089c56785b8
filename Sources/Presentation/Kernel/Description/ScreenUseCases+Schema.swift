package import KernelApplication
import KernelDomain

extension ShowScreen {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }
}

extension RenderScreen {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }
}

extension ExportPages {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + .writingFiles)
  }
}

extension ExportTheme {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .writingFiles)
  }
}

extension Schema.Member {
  fileprivate static let route = Schema.Member("route", Route.schema, "The screen's address.")

  fileprivate static let language = Schema.Member.optional(
    "language", Language.schema, "Left out, that of the settings, else that of the environment.")

  fileprivate static let program = Schema.Member.optional(
    "program", .text, "Begins every command offered, as a shell reads it; left out, `recordbook`.",
    examples: [#""recordbook --store /tmp/book""#])

  fileprivate static let system = Schema.Member.optional(
    "system", Language.schema, "That of the caller's environment; left out, that of the service's.")
}

extension ShowScreen.Input {
  package static var schema: Schema { Schema("Which screen is shown.", [.route, .language, .system]) }
}

extension RenderScreen.Input {
  package static var schema: Schema {
    Schema(
      "Which screen is rendered, as what, and for what terminal.",
      [
        .route, .optional("format", RenderScreen.Format.schema, "As what; left out, as text."), .language, .system,
        .program,
        .optional(
          "columns", .integer, "The terminal's width; left out, 80. Less than 20 is taken as 20.",
          unit: .of("columns"), examples: ["80"]),
        .optional("colors", ColorDepth.schema, "How many colours it has; left out, plain text is written."),
        .optional("charts", .flag, "Whether charts are pictures; if not, they are told in words. Left out, they are."),
      ])
  }
}

extension RenderScreen.Format {
  package static var schema: Schema {
    Schema("ScreenFormat", "As what a screen is rendered.", RenderScreen.Format.allCases) { format in
      switch format {
      case .text: "lines for a terminal"
      case .html: "a whole page, with its style in it and without scripts"
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
          "path", .path("/home/eva/pages"), "Of a folder, which may not be there yet."), .language, .program,
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

extension ExportTheme.Input {
  package static var schema: Schema {
    Schema(
      "As what design tokens are written, and where.",
      [
        .init("format", ThemeFormat.schema, "As what they are written."),
        .init(
          "path", .path("/home/eva/tokens"), "Of a folder, which may not be there yet."),
      ])
  }
}

extension ExportTheme.Output {
  package static var schema: Schema {
    Schema(
      "What was written.",
      [
        .init("format", ThemeFormat.schema, "As what it was written."),
        .init("files", .list(.text), "The paths of the files, from the root."),
        .init("bytes", .integer, "How long they are together.", unit: .bytes),
      ])
  }
}

extension ThemeFormat {
  package static var schema: Schema {
    Schema("ThemeFormat", "As what design tokens are written.", ThemeFormat.allCases) { format in
      switch format {
      case .dtcg: "Design Tokens Community Group, 2025.10"
      case .css: "custom properties of CSS"
      case .swift: "constants of SwiftUI"
      }
    }
  }
}
