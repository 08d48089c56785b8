package import KernelDomain

/// A file with the content of the whole book, which the export screen offers for download.
package enum BookFile: Hashable, Sendable, CaseIterable {
  case backup(withMessages: Bool, withKeys: Bool)
  /// The tables of all features, in an archive.
  case tables
  /// The pages of an exported book, in an archive.
  case pages

  package static let allCases: [BookFile] = [
    .backup(withMessages: false, withKeys: false), .backup(withMessages: true, withKeys: false),
    .backup(withMessages: false, withKeys: true), .backup(withMessages: true, withKeys: true), .tables, .pages,
  ]

  /// Reads the name of a file in the address of a download; nil if there is no such file.
  package init?(name: String) {
    guard let file = BookFile.allCases.first(where: { $0.name == name }) else { return nil }
    self = file
  }

  /// The name in the address of the download, such as `backup-voices.json`.
  package var name: String { what + further + ending }

  /// Returns the name under which the browser saves the file, such as `recordbook-2026-11-30.json`.
  /// - Parameters:
  ///   - day: the day on which the file is saved.
  ///   - isIncomplete: whether damaged parts of the book are missing from it.
  package func name(on day: CivilDay, isIncomplete: Bool = false) -> String {
    let kind = self == .tables || self == .pages ? "-" + what : ""
    return "recordbook\(kind)-\(day)\(further)\(isIncomplete ? "-incomplete" : "")\(ending)"
  }

  private var what: String {
    switch self {
    case .backup: "backup"
    case .tables: "tables"
    case .pages: "pages"
    }
  }

  private var further: String {
    guard case .backup(let withMessages, let withKeys) = self else { return "" }
    return (withMessages ? "-voices" : "") + (withKeys ? "-keys" : "")
  }

  private var ending: String { if case .backup = self { ".json" } else { ".zip" } }

  /// The words of the command that writes the same content, after the program's name.
  var command: [String] {
    switch self {
    case .backup(let withMessages, let withKeys):
      ["export", "--format", "json"] + (withMessages ? ["--with-messages"] : []) + (withKeys ? ["--with-keys"] : [])
        + ["book.json"]
    case .tables: ["export", "--format", "csv", "tables"]
    case .pages: ["export", "--format", "html", "pages"]
    }
  }
}
