package import KernelApplication
import KernelDomain

extension ImportFiles.Input {
  package static let schema = Schema(
    "What is imported; further members are what files leave out.",
    [
      .init(
        "paths", .list(.path("/home/eva/export.zip")),
        "Files and folders, at least one.", examples: [#"["/home/eva/export.zip"]"#]),
      .optional(
        "skipBad", .flag, "Leaves out the files that can't be read and reports them, instead of failing all."),
      .optional("dryRun", .flag, "Tells what would be imported, and changes nothing."),
    ], .importOptions)
}

extension ImportFiles.Output {
  package static let schema = Schema(
    "What an import, or a sync, did.",
    [
      .optional(
        "number", .integer, "The number that undo takes; left out if nothing was brought, and of a dry run.",
        unit: .ordinal, examples: ["12"]),
      .optional("dryRun", .flag, "True if nothing was changed, since that was asked for; left out otherwise."),
      .init("files", .list(ImportedFile.schema), "What was taken of each file."),
      .optional("bad", .list(BadFile.schema), "The files that could not be read; left out where there are none."),
      .optional(
        "passedOver", .integer,
        "How many files in archives and folders are not for the book; left out where there are none.",
        unit: .of("files")),
      .parts(.imported, "What it did to each feature's part of the book as a whole."),
      .init("changed", .flag, "Whether the book says something now that it did not."),
      .init(
        "awaitsReview", .integer, "How much awaits judgement now, as `book.review` counts it.",
        unit: .of("things to decide")),
    ])
}

extension ImportedFile {
  package static let schema = Schema(
    "ImportedFile", "What an import did with one file.",
    [
      .init("path", .text, "Of the file."),
      .init("kind", .text, "The name of its format.", examples: [#""apple-health-zip""#, #""fit""#, #""tcx""#]),
      .parts(.importedFile, "What of it each feature took."),
      .init("skipped", .list(Skipped.schema), "What could not be used."),
    ])
}

extension FeatureDescription {
  /// What the book itself gives to its answers, changes of profile and settings, and its own settings.
  package static var book: FeatureDescription {
    FeatureDescription(
      .book,
      settings: [
        .init(.dates, "How days are written: as the language has it, or as ISO 8601 does."),
        .init(.clock, "How times of day are written: as the language has it, or in 12 or 24 hours."),
        .init(
          BookSettings.overview(of: []),
          "Which features the overview shows: their ids with commas between; empty, all that have data.",
          examples: [#""swimming""#]),
        .init(
          BookSettings.zone, "The time zone of activities whose files tell none; empty for UTC.",
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
