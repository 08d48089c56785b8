package import KernelApplication
import KernelDomain

/// Takes what files and folders hold into the book: all of it or nothing. Each feature takes what is its own.
package struct ImportFiles: LongUseCase {
  package static let method = "book.importFiles"
  package static let summary =
    "Take data into the book from Apple Health exports, files of watches, backups, and folders of them."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  /// The JSON is one flat object: `paths`, `skipBad`, `dryRun`, and each option of a reader by its name:
  /// `{"paths":["/a.tcx"],"pool":25}`.
  package struct Input: Described, Equatable {
    package var paths: [String]
    /// Files that can't be read are left out and reported, instead of failing all.
    package var skipBad: Bool?
    /// Tells what would be imported, and changes nothing.
    package var dryRun: Bool?
    package var options: ImportOptions

    package init(
      paths: [String], skipBad: Bool? = nil, dryRun: Bool? = nil, options: ImportOptions = ImportOptions()
    ) {
      self.paths = paths
      self.skipBad = skipBad
      self.dryRun = dryRun
      self.options = options
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      paths = try container.decode([String].self, forKey: .paths)
      skipBad = try container.decodeIfPresent(Bool.self, forKey: .skipBad)
      dryRun = try container.decodeIfPresent(Bool.self, forKey: .dryRun)
      options = ImportOptions()
      for name in container.allKeys where name != .paths && name != .skipBad && name != .dryRun {
        options.values[name.stringValue] = try container.decode(OptionText.self, forKey: name).text
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encode(paths, forKey: .paths)
      try container.encodeIfPresent(skipBad, forKey: .skipBad)
      try container.encodeIfPresent(dryRun, forKey: .dryRun)
      for (name, value) in options.values.sorted(by: { $0.key < $1.key }) {
        if let flag = Bool(value) {
          try container.encode(flag, forKey: MemberName(name))
        } else {
          try container.encode(value, forKey: MemberName(name))
        }
      }
    }
  }

  package struct Output: Described {
    /// The number that undo takes; nil if the import brought nothing, and of a dry run.
    package var number: Int?
    /// True if nothing was changed, since that was asked for; nil otherwise.
    package var dryRun: Bool?
    package var files: [ImportedFile]
    /// The files that could not be read; left out where there are none.
    package var bad: [BadFile]?
    /// How many files in archives and folders are not for the book; left out where there are none.
    package var passedOver: Int?
    /// What the import did to each feature's section as a whole.
    package var parts: FeatureParts
    /// Whether the book says something now that it did not.
    package var changed: Bool
    /// How much awaits the person's judgement now.
    package var awaitsReview: Int
  }

  let importer: any FileImporter
  let reviews: BookReviews

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    guard !input.paths.isEmpty else {
      throw .invalidInput(field: "paths", problem: .book(.noPaths))
    }
    for name in input.options.values.keys.sorted() where !importer.options.contains(name) {
      throw .invalidInput(
        field: name, problem: .book(.noSuchOption), valid: ["paths", "skipBad", "dryRun"] + importer.options)
    }
    let skipsBad = input.skipBad ?? false
    let found = try importer.find(input.paths, skipsBad: skipsBad)
    let isDryRun = input.dryRun ?? false
    var taken = try importer.take(
      found.files, input.options, skipsBad: skipsBad, isDryRun: isDryRun, sync: nil, progress: progress)
    taken.bad = found.bad + taken.bad
    taken.passedOver += found.passedOver
    return Output(taken, isDryRun: isDryRun, awaitsReview: try reviews.count())
  }
}

extension ImportFiles.Output {
  init(_ taken: TakenFiles, isDryRun: Bool = false, awaitsReview: Int) {
    self.init(
      number: taken.number, dryRun: isDryRun ? true : nil, files: taken.files, bad: taken.bad.isEmpty ? nil : taken.bad,
      passedOver: taken.passedOver == 0 ? nil : taken.passedOver, parts: taken.parts, changed: taken.changed,
      awaitsReview: awaitsReview)
  }
}

/// What an import did with one file.
package struct ImportedFile: Codable, Sendable {
  package var path: String
  /// The name of its format.
  package var kind: String
  /// What of it each feature took.
  package var parts: FeatureParts
  package var skipped: [Skipped]

  package init(path: String, kind: String, parts: FeatureParts, skipped: [Skipped]) {
    self.path = path
    self.kind = kind
    self.parts = parts
    self.skipped = skipped
  }
}

/// A file that could not be read.
package struct BadFile: Codable, Hashable, Sendable {
  package var path: String
  package var problem: Message
  package var place: FilePlace?

  package static let schema = Schema(
    "BadFile", "A file that could not be read.",
    [
      .init("path", .text, "Of the file."),
      .init("problem", Message.schema, "What is wrong with it."),
      .optional("place", FilePlace.schema, "Where in it; left out where that can't be told."),
    ])

  package init(path: String, problem: Message, place: FilePlace?) {
    self.path = path
    self.problem = problem
    self.place = place
  }
}

/// A text, or a number or flag as text: `25`, `"25yd"`, `true`.
private struct OptionText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      text = number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    } else if let flag = try? container.decode(Bool.self) {
      text = String(flag)
    } else {
      text = try container.decode(String.self)
    }
  }
}

extension MemberName {
  fileprivate static let paths = MemberName("paths")
  fileprivate static let skipBad = MemberName("skipBad")
  fileprivate static let dryRun = MemberName("dryRun")
}

/// What the event `book.importFinished` tells.
package struct ImportFinishedDetails: Codable, Sendable {
  package static let schema = Schema(
    "ImportFinished", "An import that changed the book.",
    [.init("fileCount", .integer, "How many files were read.", unit: .of("files"))])

  package static let event = "book.importFinished"

  package var fileCount: Int
}

extension ImportFiles.Output: Announcing {
  package static var announced: [EventDescription] {
    [
      EventDescription(
        ImportFinishedDetails.event, ImportFinishedDetails.schema, "An import or a sync changed the book.")
    ]
  }

  /// Nothing is told of an import, or a sync, that changed nothing.
  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed, dryRun != true else { return [] }
    return [BookEvent(ImportFinishedDetails.event, ImportFinishedDetails(fileCount: files.count))]
      + parts.events(changed: true)
  }
}

extension ImportFiles.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] {
    paths.enumerated().map { ("paths[\($0)]", $1) }
  }
}
