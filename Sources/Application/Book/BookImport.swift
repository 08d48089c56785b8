package import KernelApplication
package import KernelDomain

/// An import that added or updated something. Each import is a change of the book, identified by its number, and can
/// be undone.
package struct BookImport: Codable, Sendable {
  package var number: Int
  package var at: Timestamp
  package var stands: Bool
  /// True if the import was a sync of health data; nil otherwise.
  package var sync: Bool?
  /// The names of the imported files. The book stores only some of them; `moreFiles` counts the others.
  package var files: [String]
  /// The number of imported files that `files` does not name; nil if it names all.
  package var moreFiles: Int?
  /// How many items, such as runs, the import added and updated, by feature.
  package var brought: [Brought]
  /// How many different things the import left out: each activity counts by itself, and everything else once for each
  /// reason; nil for none.
  package var left: Int?
  /// What the import left out, the most frequent kind first; nil for older imports, since the book stores this only
  /// for the most recent ones.
  package var leftOut: [LeftOut]?
  /// The number of activities whose sport the import guessed, and about which the user still has to decide; nil for
  /// none, and in lists of imports.
  package var guessed: Int?
  /// The options of the import, by name; nil if there were none.
  package var options: [String: String]?

  /// How many items of one kind an import left out for one reason.
  package struct LeftOut: Codable, Hashable, Sendable {
    package var what: String
    package var why: String
    package var count: Int

    package init(what: String, why: String, count: Int) {
      self.what = what
      self.why = why
      self.count = count
    }

    package static let schema = Schema(
      "LeftOutThings", "Things of one kind that an import left out for one reason.",
      [
        .init(
          "what", .text,
          """
          For activities, their sport, empty if no file names it; for other things, the id of the message that \
          describes them.
          """,
          examples: [#""cycling""#, #""running.fixes""#]),
        .init("why", .text, "The id of the message that gives the reason.", examples: [#""book.nothingOfThisKind""#]),
        .init("count", .integer, "The number of such things.", unit: .of("things")),
      ])
  }

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
      "BroughtRows", "How many things of a feature an import added or updated.",
      [
        .init("feature", .text, "The id of the feature.", examples: [#""running""#]),
        .init("new", .integer, "The number of things that the import added.", unit: .of("things")),
        .init(
          "updated", .integer, "The number of things whose earlier version the import replaced.", unit: .of("things")),
      ])
  }

  package static let schema = Schema(
    "BookImport", "An import that added or updated something.",
    [
      .init(
        "number", .integer, "The number of the import among the changes, which `book.undo` and `book.redo` take.",
        unit: .ordinal, examples: ["12"]),
      .init("at", Timestamp.schema, "The instant of the import."),
      .init("stands", .flag, "Whether the import is in effect; false if it has been undone."),
      .optional("sync", .flag, "True if the import was a sync of health data; left out otherwise."),
      .init("files", .list(.text), "The names of the imported files; `moreFiles` says how many are missing."),
      .optional(
        "moreFiles", .integer, "The number of imported files that `files` does not name; left out if it names all.",
        unit: .of("files")),
      .init("brought", .list(Brought.schema), "How many things the import added and updated, by feature."),
      .optional(
        "left", .integer,
        """
        The number of things left out: each activity, and any other kind of thing once for each reason; absent if there \
        were none.
        """,
        unit: .of("things")),
      .optional(
        "leftOut", .list(LeftOut.schema),
        "What the import left out, the most frequent first, as far as the book stores it; absent for older imports."),
      .optional(
        "guessed", .integer,
        """
        The number of activities whose sport the import guessed, and about which the user still has to decide; absent \
        if there are none, and in lists of imports.
        """,
        unit: .of("things to decide")),
      .optional(
        "options", .map(.text), "The options of the import, by name; left out if there were none."),
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
