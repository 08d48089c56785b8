package import KernelApplication

package struct ExportBook: LongUseCase {
  package static let method = "book.exportBook"
  package static let summary = "Write the whole book as one JSON file, from which an import can restore it."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    /// The path of the backup file, which must not exist yet.
    package var path: String
    package var withMessages: Bool?
    package var withKeys: Bool?

    package static let schema = Schema(
      "The file to write the backup to, and what to include.",
      [
        .init("path", .path("/home/eva/book.json"), "The path of the file to write, which must not exist yet."),
        .optional(
          "withMessages", .flag, "True includes the messages from friends, with their sounds; if left out, false."),
        .optional(
          "withKeys", .flag,
          """
          True includes the keys of the people with whom the user exchanges files; whoever has them can write in the \
          user's name. If left out, false.
          """),
      ])

    package init(path: String, withMessages: Bool? = nil, withKeys: Bool? = nil) {
      self.path = path
      self.withMessages = withMessages
      self.withKeys = withKeys
    }
  }

  package struct Output: Described {
    /// The absolute path of the backup file.
    package var path: String
    package var bytes: Int64
    package var parts: FeatureParts
    package var leftOut: [StoreFinding]?

    package static let schema = Schema(
      "The backup that was written.",
      [
        .init("path", .path("/home/eva/book.json"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .parts(.exported, "The content of the backup, by feature."),
        .optional(
          "leftOut", .list(StoreFinding.schema),
          "The damaged parts of the store, whose contents are not in the backup; left out if there are none."),
      ])

    package init(path: String, bytes: Int64, parts: FeatureParts, leftOut: [StoreFinding]? = nil) {
      self.leftOut = leftOut
      self.path = path
      self.bytes = bytes
      self.parts = parts
    }
  }

  let exporter: any BookExporter

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    try exporter.write(
      to: input.path, withMessages: input.withMessages ?? false, withKeys: input.withKeys ?? false, progress: progress)
  }
}

/// Writes a backup of the book to a file, completely or not at all; never replaces an existing file.
package protocol BookExporter: Sendable {
  /// Writes the backup. Fails with `notFound` if there is no book, and with `conflict` if the book is empty.
  /// - Parameters:
  ///   - path: the path of the backup file, which must not exist yet.
  ///   - withMessages: whether to include the messages of friends.
  ///   - withKeys: whether to include the keys shared with the people with whom the owner exchanges posts.
  ///   - progress: receives the progress, and can cancel the export.
  func write(
    to path: String, withMessages: Bool, withKeys: Bool, progress: any ProgressSink
  ) throws(Failure) -> ExportBook.Output
}

extension ExportBook.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}

/// How much of the profile, the settings, the access to health data and the body weights a backup contains. After an
/// import, how much of them the book took from the backup.
package struct DocumentBackupPart: Codable, Hashable, Sendable {
  package var values: Int
  /// The number of days with a recorded body weight; nil if there are none.
  package var bodyWeights: Int?

  package static let schema = Schema(
    "DocumentBackup",
    "How much a backup contains of the profile, the settings, the access to health data and the body weights.",
    [
      .init(
        "values", .integer, "The number of values of the profile, the settings and the access.", unit: .of("values")),
      .optional(
        "bodyWeights", .integer, "The number of days with a recorded body weight; left out if there are none.",
        unit: .of("days")),
    ])

  package init(values: Int, bodyWeights: Int = 0) {
    self.values = values
    self.bodyWeights = bodyWeights == 0 ? nil : bodyWeights
  }
}
