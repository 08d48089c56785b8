package import KernelApplication
import KernelDomain

extension ImportFiles.Input {
  package static var schema: Schema {
    Schema(
      "What is imported; further members are what files leave out.",
      [
        .init(
          "paths", .list(.path("/home/eva/export.zip")),
          "Files and folders, at least one.", examples: [#"["/home/eva/export.zip"]"#]),
        .optional(
          "skipBad", .flag, "Leaves out the files that can't be read and reports them, instead of failing all."),
      ], .importOptions)
  }
}

extension ImportFiles.Output {
  package static var schema: Schema {
    Schema(
      "What an import, or a sync, did.",
      [
        .init("files", .list(ImportedFile.schema), "What was taken of each file."),
        .optional("bad", .list(BadFile.schema), "The files that could not be read; left out where there are none."),
        .parts(.imported, "What it did to each feature's part of the book as a whole."),
        .init("changed", .flag, "Whether the book says something now that it did not."),
        .init(
          "awaitsReview", .integer, "How much awaits judgement now, as `book.review` counts it.",
          unit: .of("things to decide")),
      ])
  }
}

extension ImportedFile {
  package static var schema: Schema {
    Schema(
      "ImportedFile", "What an import did with one file.",
      [
        .init("path", .text, "Of the file."),
        .init("kind", .text, "The name of its format.", examples: [#""apple-health-zip""#, #""fit""#, #""tcx""#]),
        .parts(.importedFile, "What of it each feature took."),
        .init("skipped", .list(Skipped.schema), "What could not be used."),
      ])
  }
}

extension Skipped {
  package static var schema: Schema {
    Schema(
      "Skipped", "Something in a file that could not be used, or not wholly.",
      [
        .init("what", Message.schema, "What it is."),
        .init("why", Message.schema, "Why it could not be used."),
      ])
  }
}

extension BadFile {
  package static var schema: Schema {
    Schema(
      "BadFile", "A file that could not be read.",
      [
        .init("path", .text, "Of the file."),
        .init("problem", Message.schema, "What is wrong with it."),
        .optional("place", FilePlace.schema, "Where in it; left out where that can't be told."),
      ])
  }
}

extension ImportFinishedDetails {
  package static var schema: Schema {
    Schema(
      "ImportFinished", "An import that changed the book.",
      [.init("fileCount", .integer, "How many files were read.", unit: .of("files"))])
  }
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
      ], importOptions: [], timed: []
    ) { role in
      switch role {
      case .change, .reverted: PartDescription(DocumentChangePart.schema)
      case .importedFile, .exported: PartDescription(DocumentBackupPart.schema)
      case .imported, .review, .overview: nil
      }
    }
  }
}
