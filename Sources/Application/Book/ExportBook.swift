package import KernelApplication

package struct ExportBook: LongUseCase {
  package static let method = "book.exportBook"
  package static let summary = "Write the whole book as one JSON file, from which an import restores it."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    /// The path of a file, which may not exist yet.
    package var path: String
    package var withMessages: Bool?
    package var withKeys: Bool?

    package static let schema = Schema(
      "Where the backup is written.",
      [
        .init("path", .path("/home/eva/book.json"), "Of a file that is not there yet."),
        .optional("withMessages", .flag, "True writes what friends said, too: messages and their sounds."),
        .optional(
          "withKeys", .flag,
          "True writes the keys of people with whom something is exchanged, too: who has them can write in your name."),
      ])

    package init(path: String, withMessages: Bool? = nil, withKeys: Bool? = nil) {
      self.path = path
      self.withMessages = withMessages
      self.withKeys = withKeys
    }
  }

  package struct Output: Described {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var parts: FeatureParts
    package var leftOut: [StoreFinding]?

    package static let schema = Schema(
      "The backup written.",
      [
        .init("path", .path("/home/eva/book.json"), "Of the file, from the root."),
        .init("bytes", .integer, "How long it is.", unit: .bytes),
        .parts(.exported, "What it holds of each feature."),
        .optional(
          "leftOut", .list(StoreFinding.schema),
          "What is damaged: the section of each is not in the backup; left out where there is none."),
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

/// Writes a book where its owner wants it, whole or not at all; never over something that exists.
package protocol BookExporter: Sendable {
  /// Fails with `notFound` where there is no book, and with `conflict` for one that is empty.
  /// - Parameters:
  ///   - withMessages: what friends said, too.
  ///   - withKeys: it holds the keys of people with whom something is exchanged, too.
  func write(
    to path: String, withMessages: Bool, withKeys: Bool, progress: any ProgressSink
  ) throws(Failure) -> ExportBook.Output
}

extension ExportBook.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}

/// What a backup holds of profile, settings and access, and, where one was imported, what of that was taken.
package struct DocumentBackupPart: Codable, Hashable, Sendable {
  package var values: Int
  /// On how many days a body weight was recorded; nil if there is none.
  package var bodyWeights: Int?

  package static let schema = Schema(
    "DocumentBackup", "What a backup holds of profile, settings, access and body weight.",
    [
      .init("values", .integer, "How many values.", unit: .of("values")),
      .optional("bodyWeights", .integer, "On how many days a body weight was recorded.", unit: .of("days")),
    ])

  package init(values: Int, bodyWeights: Int = 0) {
    self.values = values
    self.bodyWeights = bodyWeights == 0 ? nil : bodyWeights
  }
}
