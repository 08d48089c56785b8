package import KernelApplication

extension ExportTheme {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .writingFiles)
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
