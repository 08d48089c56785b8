package import KernelApplication

/// Writes the design tokens of all themes to files for other tools.
package struct ExportTheme: UseCase {
  package static let method = "theme.exportTheme"
  package static let summary = "Write the design tokens as DTCG files, CSS custom properties or Swift constants."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    package var format: ThemeFormat
    /// The path of the folder to export the tokens to; it is created if it doesn't exist.
    package var path: String

    package init(format: ThemeFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var format: ThemeFormat
    /// The absolute paths of the files written.
    package var files: [String]
    package var bytes: Int64
  }

  private let themes: @Sendable () -> [DesignTheme]
  private let writer: any FolderWriter

  /// Creates the use case.
  /// - Parameters:
  ///   - themes: returns the themes. It is called only when the use case runs, because creating the themes takes longer
  ///     than a small command may take.
  ///   - writer: writes the files.
  package init(themes: @escaping @Sendable () -> [DesignTheme], writer: any FolderWriter) {
    self.themes = themes
    self.writer = writer
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let written = try writer.write(to: input.path) { (folder) throws(Failure) in
      for file in files(input.format) { try folder.add(file) }
    }
    return Output(format: input.format, files: written.files.map { written.path + "/" + $0 }, bytes: written.bytes)
  }

  private func files(_ format: ThemeFormat) -> [OutputFile] {
    let themes = themes()
    return switch format {
    case .dtcg: DTCGFiles(themes: themes).files
    case .css: themes.map { OutputFile("\($0.id).css", ThemeStyleSheet(theme: $0).text()) }
    case .swift: themes.flatMap { SwiftSources(theme: $0).files }
    }
  }
}

package enum ThemeFormat: String, CaseIterable, Codable, Sendable {
  /// JSON in the format of the Design Tokens Community Group, version 2025.10.
  case dtcg
  case css
  /// Swift source files for SwiftUI.
  case swift
}

extension ExportTheme.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
