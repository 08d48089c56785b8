package import KernelApplication
import KernelDomain

/// Imports the data in files and folders into the book: all or nothing. Each feature takes its own data.
package struct ImportFiles: LongUseCase {
  package static let method = "book.importFiles"
  package static let summary =
    "Import data from Apple Health exports, files from watches and apps, backups, and folders of these."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  /// The files and options of the import. In JSON, they are members of one flat object: `paths`, `skipBad`, and each
  /// option of a feature by its name, as in `{"paths":["/a.tcx"],"pool":25}`.
  package struct Input: Described, Equatable {
    package var paths: [String]
    /// Whether to leave out and report files that can't be read, instead of failing; nil means false.
    package var skipBad: Bool?
    /// True for a dry run, which changes nothing and only returns what the import would do; nil means false.
    package var dryRun: Bool?
    /// Whether to import the sample export that the program contains, too; nil means false.
    package var sample: Bool?
    package var options: ImportOptions

    package init(
      paths: [String], skipBad: Bool? = nil, dryRun: Bool? = nil, sample: Bool? = nil,
      options: ImportOptions = ImportOptions()
    ) {
      self.paths = paths
      self.skipBad = skipBad
      self.dryRun = dryRun
      self.sample = sample
      self.options = options
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MemberName.self)
      paths = try container.decode([String].self, forKey: .paths)
      skipBad = try container.decodeIfPresent(Bool.self, forKey: .skipBad)
      dryRun = try container.decodeIfPresent(Bool.self, forKey: .dryRun)
      sample = try container.decodeIfPresent(Bool.self, forKey: .sample)
      options = ImportOptions()
      for name in container.allKeys where ![.paths, .skipBad, .dryRun, .sample].contains(name) {
        options.values[name.stringValue] = try container.decode(OptionText.self, forKey: name).text
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MemberName.self)
      try container.encode(paths, forKey: .paths)
      try container.encodeIfPresent(skipBad, forKey: .skipBad)
      try container.encodeIfPresent(dryRun, forKey: .dryRun)
      try container.encodeIfPresent(sample, forKey: .sample)
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
    /// The number that identifies the import as a change, which `undo` accepts; nil if the import added and updated
    /// nothing, or in a dry run.
    package var number: Int?
    /// The number that the import would get if it were not a dry run; nil if this was not a dry run, or if there was
    /// nothing to add or update.
    package var wouldBe: Int?
    /// True if this was a dry run, which changed nothing; nil otherwise.
    package var dryRun: Bool?
    package var files: [ImportedFile]
    /// The files that could not be read; nil if there are none.
    package var bad: [BadFile]?
    /// The number of files, within archives and folders, that contain nothing that the book can store; nil if there are
    /// none.
    package var passedOver: Int?
    /// What the import changed in each feature's data.
    package var parts: FeatureParts
    /// Whether the import changed any data of the book.
    package var changed: Bool
    /// How many decisions the user now has to make, in all features.
    package var awaitsReview: Int
  }

  /// Writes the sample export to a temporary file, calls the given closure with the file's path, and removes the file.
  package typealias Sample = @Sendable (_ body: (String) throws(Failure) -> Output) throws(Failure) -> Output

  let importer: any FileImporter
  let reviews: BookReviews
  let sample: Sample

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    guard input.sample == true else { return try take(input, progress) }
    return try sample { (path) throws(Failure) in
      var input = input
      input.paths.append(path)
      return try take(input, progress)
    }
  }

  private func take(_ input: Input, _ progress: any ProgressSink) throws(Failure) -> Output {
    guard !input.paths.isEmpty else {
      throw .invalidInput(field: "paths", problem: .book(.noPaths))
    }
    for name in input.options.values.keys.sorted() where !importer.options.contains(name) {
      throw .invalidInput(
        field: name, problem: .book(.noSuchOption), valid: ["paths", "skipBad", "dryRun", "sample"] + importer.options)
    }
    let skipsBad = input.skipBad ?? false
    let found = try importer.find(input.paths, skipsBad: skipsBad)
    let isDryRun = input.dryRun ?? false
    var taken = try importer.take(
      found.files, input.options, skipsBad: skipsBad, isDryRun: isDryRun, sync: nil, progress: progress)
    taken.bad = found.bad + taken.bad
    taken.passedOver += found.passedOver
    taken.files += found.folders
    return Output(taken, isDryRun: isDryRun, awaitsReview: try reviews.count())
  }
}

extension ImportFiles.Output {
  init(_ taken: TakenFiles, isDryRun: Bool = false, awaitsReview: Int) {
    self.init(
      number: taken.number, wouldBe: taken.wouldBe, dryRun: isDryRun ? true : nil, files: taken.files,
      bad: taken.bad.isEmpty ? nil : taken.bad,
      passedOver: taken.passedOver == 0 ? nil : taken.passedOver, parts: taken.parts, changed: taken.changed,
      awaitsReview: awaitsReview)
  }
}

/// A file that was imported, and what each feature took from it.
package struct ImportedFile: Codable, Sendable {
  package var path: String
  /// The name of the format of the file, such as `fit`.
  package var kind: String
  /// The name of the service from which the file was exported, such as `Strava`; nil if it is not a service's export.
  package var service: String?
  /// What each feature took from the file.
  package var parts: FeatureParts
  package var skipped: [Skipped]

  package init(path: String, kind: String, service: String? = nil, parts: FeatureParts, skipped: [Skipped]) {
    self.path = path
    self.kind = kind
    self.service = service
    self.parts = parts
    self.skipped = skipped
  }

  /// Creates the report on the files of a folder that are of known kinds, but not read.
  package init(folder path: String, skipped: [Skipped]) {
    self.init(path: path, kind: ImportedFile.folder, parts: FeatureParts(), skipped: skipped)
  }

  private static let folder = "folder"
  package var isFolder: Bool { kind == ImportedFile.folder }
}

/// A file that could not be read, and why.
package struct BadFile: Codable, Hashable, Sendable {
  package var path: String
  package var problem: Message
  package var place: FilePlace?

  package static let schema = Schema(
    "BadFile", "A file that could not be read.",
    [
      .init("path", .text, "The path of the file."),
      .init("problem", Message.schema, "The reason why the file could not be read."),
      .optional("place", FilePlace.schema, "The place in the file where reading failed; left out if it is not known."),
    ])

  package init(path: String, problem: Message, place: FilePlace?) {
    self.path = path
    self.problem = problem
    self.place = place
  }
}

/// The value of an import option, as text. In JSON it may be a text, a number or a flag: `25`, `"25yd"`, `true`.
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
  fileprivate static let sample = MemberName("sample")
}

/// The details of the event `book.importFinished`, which is sent to subscribed clients.
package struct ImportFinishedDetails: Codable, Sendable {
  package static let schema = Schema(
    "ImportFinished", "An import or sync that changed the book.",
    [.init("fileCount", .integer, "The number of files that were read.", unit: .of("files"))])

  package static let event = "book.importFinished"

  package var fileCount: Int
}

extension ImportFiles.Output: Announcing {
  package static var announced: [EventDescription] {
    [
      EventDescription(
        ImportFinishedDetails.event, ImportFinishedDetails.schema, "An import or a sync has changed the book.")
    ]
  }

  /// Returns the event that announces the import; none if the import or sync changed nothing.
  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed, dryRun != true else { return [] }
    return [BookEvent(ImportFinishedDetails.event, ImportFinishedDetails(fileCount: files.count { !$0.isFolder }))]
      + parts.events(changed: true)
  }
}

extension ImportFiles.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] {
    paths.enumerated().map { ("paths[\($0)]", $1) }
  }
}
