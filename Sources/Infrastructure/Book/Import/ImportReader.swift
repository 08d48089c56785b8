package import BookApplication
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage

/// Reads a feature's data from the imported files, and adds the data to the feature's section.
package protocol ImportReader: Sendable {
  /// The type of the content that the reader finds in one file.
  associatedtype Content: ImportContent

  var feature: FeatureID { get }
  /// The names of the import options that the reader uses, such as `pool`.
  var options: [String] { get }
  /// The formats of the files that the reader parses as a whole.
  var formats: [ImportFileFormat] { get }
  /// Returns the message that names another command of the feature for the file; nil if none accepts the file.
  func elsewhere(_ file: InputFile, path: String) -> Message?

  /// The elements of Apple Health exports that the reader needs; empty if it reads nothing from them.
  var appleHealthInterests: [XMLInterest] { get }
  /// Creates a gatherer for one chunk of an Apple Health export.
  func appleHealthGatherer() -> any AppleHealthGatherer
  /// Creates content from what was gathered from a whole export.
  /// - Parameter place: the location of the files that the export refers to.
  func content(
    of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions
  ) throws(Failure) -> Content

  /// Fails with `invalidInput` if the value of one of the reader's options cannot be parsed. Does not depend on the
  /// files.
  func check(_ options: ImportOptions) throws(Failure)
  /// Parses a file in one of the reader's formats. Fails with `badFile` if any part of the file is cut short or
  /// damaged, and with `invalidInput` if an option is missing or cannot be parsed.
  /// - Parameter context: what is known about the file's activities from elsewhere, such as a list of activities
  ///   exported by a service.
  func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> Content
  /// Creates content from an activity that has no file of its own, but appears in a list of activities exported by a
  /// service. Nil if the feature does not record the activity's sport.
  func content(of activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> Content?

  /// Stores, in the feature's section, the contents that the reader found.
  /// - Parameter contents: the content of each file, in order; nil for a file that the reader did not read.
  func take(_ contents: [Content?], in transaction: inout Transaction) throws(Failure) -> TakenContents
}

extension ImportReader {
  package func elsewhere(_ file: InputFile, path: String) -> Message? { nil }
  package func check(_ options: ImportOptions) {}
  package func content(of activity: ListedActivity, as sport: StatedSport, _ options: ImportOptions) -> Content? { nil }
}

/// The content that a feature's reader found in a file.
package protocol ImportContent: Sendable {
  /// The number of items in this content, for progress reports.
  var found: Int { get }
  /// The parts of the file that this feature cannot use, although another feature might. They are reported if no
  /// feature uses them.
  var foreign: [Skipped] { get }
  /// The files to which the file refers, such as routes, but that cannot be read.
  var bad: [BadFile] { get }
  /// Remarks on the file. Its content is imported nevertheless.
  var remarks: [ImportRemark] { get }
  /// The activities in the file that another feature records, although it does not read the file's format. It gets only
  /// their totals.
  var totals: [(activity: ListedActivity, sport: StatedSport)] { get }
  /// Appends the content that was found in a later part of the same file.
  mutating func append(_ next: Self)
}

extension ImportContent {
  package var bad: [BadFile] { [] }
  package var remarks: [ImportRemark] { [] }
  package var totals: [(activity: ListedActivity, sport: StatedSport)] { [] }
}

/// The outcome of adding a feature's data to its section.
package struct TakenContents: Sendable {
  /// What the feature imported and what it skipped in each file, in order; nil for a file that it did not read.
  package var files: [(part: any Codable & Sendable, skipped: [Skipped])?]
  /// The feature's report of how the import changed the section as a whole; nil if it reports nothing.
  package var part: (any Codable & Sendable)?

  package init(files: [(part: any Codable & Sendable, skipped: [Skipped])?], part: (any Codable & Sendable)?) {
    self.files = files
    self.part = part
  }
}

/// A format of files that are small enough to be read as a whole. A file's format is recognised by its first bytes.
package struct ImportFileFormat: Sendable {
  package let format: ImportFormat
  package let recognises: @Sendable (UnsafeRawBufferPointer) -> Bool
  /// Returns the reason why a table that begins with these bytes is not read as this format; nil if they do not begin a
  /// table. Asked only about CSV files that no format recognises.
  package let explains: @Sendable (UnsafeRawBufferPointer) -> Message?

  package init(
    _ format: ImportFormat, recognises: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool,
    explains: @escaping @Sendable (UnsafeRawBufferPointer) -> Message? = { _ in nil }
  ) {
    self.format = format
    self.explains = explains
    self.recognises = recognises
  }

  package static let fit = ImportFileFormat(.fit) { FITReader.recognises($0) }
  package static let tcx = ImportFileFormat(.tcx) { TCXReader.recognises($0) }
  package static let gpx = ImportFileFormat(.gpx) { XMLRoot.of($0).isNamed("gpx") }
  package static let kml = ImportFileFormat(.kml) { XMLRoot.of($0).isNamed("kml") }
  package static let polar = ImportFileFormat(.polar) { $0.isJSON(with: "exercises", "startTime") }
  package static let nike = ImportFileFormat(.nike) {
    $0.isJSON(with: "start_epoch_ms", "metrics") || $0.isJSON(with: "start_epoch_ms", "active_duration_ms")
  }
}

extension [ImportFileFormat] {
  /// Returns the format that can say why a table is not read, and the reason; nil if none can.
  /// - Parameter bytes: the file or its first bytes, of which only the first `FileRecognition.head` are regarded.
  func explaining(_ bytes: [UInt8]) -> (format: ImportFormat, why: Message)? {
    let head = [UInt8](bytes.prefix(FileRecognition.head))
    for format in self {
      if let why = head.withBytes({ format.explains($0) }) { return (format.format, why) }
    }
    return nil
  }
}

extension ImportFormat {
  package static let gpx = ImportFormat("gpx")
  package static let kml = ImportFormat("kml")
  /// The formats of other services' files: `polar` is a session from Polar Flow; `nike` is a run from Nike Run Club.
  package static let polar = ImportFormat("polar")
  package static let nike = ImportFormat("nike")
}

extension XMLRoot {
  fileprivate func isNamed(_ name: String) -> Bool {
    guard case .named(let own) = self else { return false }
    return own == name || own.hasSuffix(":" + name)
  }
}

extension [UInt8] {
  /// Whether the bytes begin like a JSON object or array: with `{` or `[`, optionally after a byte order mark and white
  /// space.
  var isJSON: Bool { withBytes { $0.isJSON } }
}

extension UnsafeRawBufferPointer {
  fileprivate var isJSON: Bool {
    var first = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while first < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[first]) { first += 1 }
    return first < count && (self[first] == UInt8(ascii: "{") || self[first] == UInt8(ascii: "["))
  }

  /// Whether the bytes begin like a JSON object or array, and contain all of these names in quotation marks.
  fileprivate func isJSON(with names: String...) -> Bool {
    guard isJSON else { return false }
    let bytes = Array(self)
    return names.allSatisfy { bytes.contains("\"\($0)\"") }
  }
}
