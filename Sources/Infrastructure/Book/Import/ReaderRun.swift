package import BookApplication
package import KernelApplication
package import Storage

/// A reader in one import, together with what it has found in the files so far.
package protocol ReaderRun: AnyObject, Sendable {
  associatedtype Reader: ImportReader
  var reader: Reader { get }
  /// The number of items that the reader found in each file; nil for a file that it did not read.
  var found: [Int?] { get }
  /// Begins the reading of the next file.
  func begin()
  /// Discards what the reader found in the current file, because the file cannot be read.
  func forget()
  /// Parses a file. The content is added to the reader's results only when the `take` of the returned value is called.
  /// Several threads may parse files at the same time.
  func prepare(
    _ bytes: [UInt8], of file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> PreparedContent
  /// Adds an activity that has no file of its own, but appears in a list of activities exported by a service.
  /// - Returns: the number of items found.
  func take(_ activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> Int
  func gathered(_ gatherer: any AppleHealthGatherer, at place: AppleExportPlace) throws(Failure)
  /// The files to which the current file refers, but that cannot be read.
  var bad: [BadFile] { get }
  /// The parts of the current file that this reader could not use, although other readers may; nil if this reader did
  /// not read the file.
  var foreign: [Skipped]? { get }

  func take(in transaction: inout Transaction) throws(Failure) -> TakenContents
}

/// What a reader has parsed from a file. It is added only once all readers have parsed the file.
package struct PreparedContent: Sendable {
  let remarks: [ImportRemark]
  /// The activities that other readers are to take, of which only the totals are known.
  let totals: [(activity: ListedActivity, sport: StatedSport)]
  /// The reason why there is nothing in the file for this reader nor, as far as it knows, for others; nil if there is
  /// something.
  var nothing: Message?
  /// Adds the content to what the reader has found.
  /// - Returns: the number of items in the content.
  let take: @Sendable () -> Int
}

/// A reader in one import, together with what it has found in the files so far.
///
/// Safe to share between threads: `prepare` is the only method that several threads call at the same time, and it uses
/// nothing but the reader.
package final class ContentRun<Reader: ImportReader>: ReaderRun, @unchecked Sendable {
  package let reader: Reader
  private let options: ImportOptions
  /// What was found in each file; nil for a file that the reader did not read.
  package private(set) var contents: [Reader.Content?] = []

  /// - Parameter options: the options of the import, for Apple Health exports. Other files are read with those that
  ///   `prepare` receives.
  package init(_ reader: Reader, _ options: ImportOptions = ImportOptions()) {
    self.reader = reader
    self.options = options
  }

  package var found: [Int?] { contents.map { $0?.found } }

  package func begin() {
    contents.append(nil)
  }

  package func forget() {
    contents.removeLast()
  }

  package func prepare(
    _ bytes: [UInt8], of file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> PreparedContent {
    let content = try reader.content(of: bytes, in: file, options, context)
    let isEmpty = content.found == 0 && content.totals.isEmpty && content.foreign.map(\.what) == [.book(.file)]
    return PreparedContent(
      remarks: content.remarks, totals: content.totals, nothing: isEmpty ? content.foreign[0].why : nil
    ) {
      self.add(content)
      return content.found
    }
  }

  package func take(_ activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> Int {
    guard let content = reader.content(of: activity, as: sport, options) else { return 0 }
    add(content)
    return content.found
  }

  package func gathered(_ gatherer: any AppleHealthGatherer, at place: AppleExportPlace) throws(Failure) {
    add(try reader.content(of: gatherer, at: place, options))
  }

  private func add(_ content: Reader.Content) {
    if contents[contents.count - 1] == nil {
      contents[contents.count - 1] = content
    } else {
      contents[contents.count - 1]?.append(content)
    }
  }

  package var bad: [BadFile] { contents.last.flatMap { $0?.bad } ?? [] }
  package var foreign: [Skipped]? { contents.last.flatMap { $0?.foreign } }

  package func take(in transaction: inout Transaction) throws(Failure) -> TakenContents {
    try reader.take(contents, in: &transaction)
  }
}

extension ReaderRun {
  /// Whether the reader parses files of this format.
  func reads(_ format: ImportFormat) -> Bool { reader.formats.contains { $0.format == format } }
}

extension ImportReader {
  func run(_ options: ImportOptions) -> any ReaderRun { ContentRun(self, options) }
}
