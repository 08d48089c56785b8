package import BookApplication
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage

/// A reader at work on the files of one import: keeps what it finds until all of it is taken.
package protocol ReaderRun: AnyObject {
  var feature: FeatureID { get }
  var appleHealthInterests: [XMLInterest] { get }
  func appleHealthGatherer() -> any AppleHealthGatherer
  /// The formats of files that it reads whole.
  var formats: [ImportFileFormat] { get }

  func check(_ options: ImportOptions) throws(Failure)
  /// How many things it found in each file; nil in those in which it did not look.
  var found: [Int?] { get }
  /// Begins with the next file.
  func begin()
  /// Forgets the file begun last, which turned out to be bad.
  func forget()
  /// Reads a file, and keeps nothing of it yet.
  func prepare(
    _ bytes: [UInt8], of file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> PreparedContent
  /// Takes an activity that a service only lists.
  /// - Returns: how many things were found.
  func take(_ activity: ListedActivity, as sport: ToldSport, _ options: ImportOptions) -> Int
  func gathered(_ gatherer: any AppleHealthGatherer, at place: AppleExportPlace) throws(Failure)
  /// What of the file begun last other features may take; nil where it did not look.
  var foreign: [Skipped]? { get }

  func take(in transaction: inout Transaction) throws(Failure) -> TakenContents
}

/// What a reader found in a file, until all readers have read it.
package struct PreparedContent {
  let remarks: [ImportRemark]
  /// Keeps it.
  /// - Returns: how many things were found.
  let take: () -> Int
}

/// A reader, and what it found in the files so far.
package final class ContentRun<Reader: ImportReader>: ReaderRun {
  private let reader: Reader
  /// What was found in each file; nil in those of which the reader reads nothing.
  package private(set) var contents: [Reader.Content?] = []

  package init(_ reader: Reader) {
    self.reader = reader
  }

  package var feature: FeatureID { reader.feature }
  package var appleHealthInterests: [XMLInterest] { reader.appleHealthInterests }
  package func appleHealthGatherer() -> any AppleHealthGatherer { reader.appleHealthGatherer() }
  package var formats: [ImportFileFormat] { reader.formats }

  package func check(_ options: ImportOptions) throws(Failure) { try reader.check(options) }

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
    return PreparedContent(remarks: content.remarks) {
      self.add(content)
      return content.found
    }
  }

  package func take(_ activity: ListedActivity, as sport: ToldSport, _ options: ImportOptions) -> Int {
    guard let content = reader.content(of: activity, as: sport, options) else { return 0 }
    add(content)
    return content.found
  }

  package func gathered(_ gatherer: any AppleHealthGatherer, at place: AppleExportPlace) throws(Failure) {
    add(try reader.content(of: gatherer, at: place))
  }

  private func add(_ content: Reader.Content) {
    if contents[contents.count - 1] == nil {
      contents[contents.count - 1] = content
    } else {
      contents[contents.count - 1]?.append(content)
    }
  }

  package var foreign: [Skipped]? { contents.last.flatMap { $0?.foreign } }

  package func take(in transaction: inout Transaction) throws(Failure) -> TakenContents {
    try reader.take(contents, in: &transaction)
  }
}

extension ReaderRun {
  /// Whether it reads files of this format whole.
  func reads(_ format: ImportFormat) -> Bool { formats.contains { $0.format == format } }
}

extension ImportReader {
  func run() -> any ReaderRun { ContentRun(self) }
}
