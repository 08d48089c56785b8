package import KernelApplication
package import KernelDomain

/// An import that brought or altered anything: a change of the book, with the number that `undo` takes.
package struct BookImport: Codable, Sendable {
  package var number: Int
  package var at: Timestamp
  package var stands: Bool
  /// True for a sync of health data; left out otherwise.
  package var sync: Bool?
  /// The names of the files, as many as are kept.
  package var files: [String]
  /// How many files there were beyond those; left out where there were none.
  package var moreFiles: Int?
  /// What it brought, feature by feature.
  package var brought: [Brought]
  /// How many kinds of things it left out; left out where it left out none.
  package var left: Int?

  package struct Brought: Codable, Sendable {
    package var feature: String
    package var new: Int
    package var updated: Int

    package init(feature: String, new: Int, updated: Int) {
      self.feature = feature
      self.new = new
      self.updated = updated
    }

    package static let schema = Schema(
      "BroughtRows", "What an import brought to a feature.",
      [
        .init("feature", .text, "The feature's id.", examples: [#""running""#]),
        .init("new", .integer, "How many things were new.", unit: .of("things")),
        .init("updated", .integer, "How many took the place of an earlier version.", unit: .of("things")),
      ])
  }

  package static let schema = Schema(
    "BookImport", "An import that brought or altered something.",
    [
      .init(
        "number", .integer, "Its number among the changes, which undo and redo take.", unit: .ordinal, examples: ["12"]),
      .init("at", Timestamp.schema, "When it was made."),
      .init("stands", .flag, "False once it was undone."),
      .optional("sync", .flag, "True for a sync of health data; left out otherwise."),
      .init("files", .list(.text), "The names of the files, as many as are kept."),
      .optional(
        "moreFiles", .integer, "How many files there were beyond those; left out where there were none.",
        unit: .of("files")),
      .init("brought", .list(Brought.schema), "What it brought, feature by feature."),
      .optional(
        "left", .integer, "How many kinds of things it left out; left out where it left out none.",
        unit: .of("kinds of things")),
    ])

  package init(
    number: Int, at: Timestamp, stands: Bool, isSync: Bool, files: [String], moreFiles: Int, brought: [Brought],
    left: Int
  ) {
    self.number = number
    self.at = at
    self.stands = stands
    sync = isSync ? true : nil
    self.files = files
    self.moreFiles = moreFiles == 0 ? nil : moreFiles
    self.brought = brought
    self.left = left == 0 ? nil : left
  }
}
