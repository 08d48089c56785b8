package import KernelApplication
import KernelDomain

extension ImportFiles.Input {
  package static let schema = Schema(
    "The files to import, and options that supply what the files do not contain.",
    [
      .init(
        "paths", .list(.path("/home/eva/export.zip")),
        "The paths of the files and folders to import, at least one; none is needed if `sample` is true.",
        examples: [#"["/home/eva/export.zip"]"#]),
      .optional(
        "skipBad", .flag,
        """
        True leaves out files that cannot be read, and reports them; if left out, such a file makes the whole import \
        fail.
        """),
      .optional(
        "dryRun", .flag, "True changes nothing, and only returns what the import would do; if left out, false."),
      .optional(
        "sample", .flag,
        "True also imports the sample export of the Health app that the program contains; if left out, false."),
    ], .importOptions)
}

extension ImportFiles.Output {
  package static let schema = Schema(
    "The result of an import or a sync.",
    [
      .optional(
        "number", .integer,
        "The number of the import, which `book.undo` takes; left out if nothing was imported, or in a dry run.",
        unit: .ordinal, examples: ["12"]),
      .optional(
        "wouldBe", .integer,
        "The number that the import would get; given only if a dry run found something to add or update.",
        unit: .ordinal, examples: ["12"]),
      .optional("dryRun", .flag, "True if the import was only tried and nothing was written; left out otherwise."),
      .init("files", .list(ImportedFile.schema), "The imported files, with what was taken from each."),
      .optional("bad", .list(BadFile.schema), "The files that could not be read; left out if there are none."),
      .optional(
        "passedOver", .integer,
        "The number of files in archives and folders that contain nothing for the book; left out if there are none.",
        unit: .of("files")),
      .parts(.imported, "The effect of the whole import, by feature."),
      .init("changed", .flag, "Whether the book has changed."),
      .init(
        "awaitsReview", .integer, "The number of things that the user has to decide, as in `book.review`.",
        unit: .of("things to decide")),
    ])
}

extension ImportedFile {
  package static let schema = Schema(
    "ImportedFile", "The result of importing one file.",
    [
      .init("path", .text, "The path of the file."),
      .init("kind", .text, "The name of the file's format.", examples: [#""apple-health-zip""#, #""fit""#, #""tcx""#]),
      .optional(
        "service", .text, "The name of the service that exported the file; left out if no service did.",
        examples: [#""Strava""#]),
      .parts(.importedFile, "What was taken from the file, by feature."),
      .init("skipped", .list(Skipped.schema), "The contents of the file that could not be used."),
    ])
}

extension FeatureDescription {
  /// Describes, in the form that features use, what the book itself adds to inputs and outputs: its own settings, and
  /// the effects of changes and imports on the profile, the settings and the body weights.
  package static var book: FeatureDescription {
    FeatureDescription(
      .book,
      settings: [
        .init(.dates, "The format of days: as usual in the language, or ISO 8601."),
        .init(.clock, "The format of times of day: as usual in the language, or with 12 or 24 hours."),
        .init(
          BookSettings.overview(of: []),
          "The features in the overview: their ids, separated by commas; empty for all features with data.",
          examples: [#""swimming""#]),
        .init(
          BookSettings.zone, "The time zone of activities whose files do not contain one; empty for UTC.",
          examples: [#""Europe/Prague""#]),
      ], importOptions: [], timed: []
    ) { role in
      switch role {
      case .change: PartDescription(DocumentChangePart.schema)
      case .reverted: PartDescription(DocumentChangePart.schema, announces: BodyWeightChanged.announced)
      case .importedFile, .exported: PartDescription(DocumentBackupPart.schema)
      case .imported, .review, .overview: nil
      }
    }
  }
}
