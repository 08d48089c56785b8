package import BookApplication
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage

/// What a feature reads from files and puts into its section.
package protocol ImportReader: Sendable {
  /// What it found in one file.
  associatedtype Content: ImportContent

  var feature: FeatureID { get }
  /// The names of the options that it takes, such as `pool`.
  var options: [String] { get }
  /// The formats of files that it reads whole.
  var formats: [ImportFileFormat] { get }
  /// What is said of a file that another command of the feature takes; nil of others.
  func elsewhere(_ file: InputFile, path: String) -> Message?

  /// What it looks for in Apple Health exports; empty where it takes nothing from them.
  var appleHealthInterests: [XMLInterest] { get }
  /// Gathers from a chunk of an Apple Health export.
  func appleHealthGatherer() -> any AppleHealthGatherer
  /// What was gathered from a whole export. Fails with `badFile` for a file beside it that is cut or damaged.
  /// - Parameter place: where the files lie that the export names.
  func content(of gatherer: any AppleHealthGatherer, at place: AppleExportPlace) throws(Failure) -> Content

  /// Fails with `invalidInput` for the value of an option of its own that can't be read, whatever the files are.
  func check(_ options: ImportOptions) throws(Failure)
  /// What a file of one of its formats holds. Fails with `badFile` for one that is cut or damaged anywhere, and with
  /// `invalidInput` where an option is missing or can't be read.
  /// - Parameter context: what is known of its activities beside the file.
  func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> Content
  /// What there is of an activity that a service only lists; nil if it is not for this feature.
  func content(of activity: ListedActivity, as sport: ToldSport, _ options: ImportOptions) -> Content?

  /// Puts what was found into the feature's section.
  /// - Parameter contents: of each file, in order; nil of those in which it does not look.
  func take(_ contents: [Content?], in transaction: inout Transaction) throws(Failure) -> TakenContents
}

extension ImportReader {
  package func elsewhere(_ file: InputFile, path: String) -> Message? { nil }
  package func check(_ options: ImportOptions) {}
  package func content(of activity: ListedActivity, as sport: ToldSport, _ options: ImportOptions) -> Content? { nil }
}

/// What a feature found in a file.
package protocol ImportContent: Sendable {
  /// How many things were found, for those who follow the import.
  var found: Int { get }
  /// What is of no use to the feature and may be to another: it is reported where no feature takes it.
  var foreign: [Skipped] { get }
  /// What is to be said of the file, which was taken.
  var remarks: [ImportRemark] { get }
  /// Joins what was found further on in the same file.
  mutating func append(_ next: Self)
}

extension ImportContent {
  package var remarks: [ImportRemark] { [] }
}

/// What a feature took of the files of an import.
package struct TakenContents: Sendable {
  /// Of each file, in order: what it took, and what it could not use; nil of those in which it did not look.
  package var files: [(part: any Codable & Sendable, skipped: [Skipped])?]
  /// What the import did to the section as a whole.
  package var part: (any Codable & Sendable)?

  package init(files: [(part: any Codable & Sendable, skipped: [Skipped])?], part: (any Codable & Sendable)?) {
    self.files = files
    self.part = part
  }
}

/// A format of files small enough to be read whole, and how to know one by its first bytes.
package struct ImportFileFormat: Sendable {
  package let format: ImportFormat
  package let recognises: @Sendable (UnsafeRawBufferPointer) -> Bool

  package init(_ format: ImportFormat, recognises: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool) {
    self.format = format
    self.recognises = recognises
  }

  package static let fit = ImportFileFormat(.fit) { FITReader.recognises($0) }
  package static let tcx = ImportFileFormat(.tcx) { TCXReader.recognises($0) }
  package static let gpx = ImportFileFormat(.gpx) { XMLRoot.of($0).isNamed("gpx") }
  package static let kml = ImportFileFormat(.kml) { XMLRoot.of($0).isNamed("kml") }
  package static let polar = ImportFileFormat(.polar) { $0.isJSON(with: "exercises", "startTime") }
  package static let nike = ImportFileFormat(.nike) { $0.isJSON(with: "start_epoch_ms", "metrics") }
}

extension ImportFormat {
  package static let gpx = ImportFormat("gpx")
  package static let kml = ImportFormat("kml")
  /// A session of Polar Flow, and a run of Nike Run Club.
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
  /// Whether it can only be a JSON document with members or elements.
  var isJSON: Bool { withBytes { $0.isJSON } }
}

extension UnsafeRawBufferPointer {
  fileprivate var isJSON: Bool {
    var first = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while first < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[first]) { first += 1 }
    return first < count && (self[first] == UInt8(ascii: "{") || self[first] == UInt8(ascii: "["))
  }

  /// Whether it is a JSON object with members of these names somewhere.
  fileprivate func isJSON(with names: String...) -> Bool {
    guard isJSON else { return false }
    let bytes = Array(self)
    return names.allSatisfy { bytes.contains("\"\($0)\"") }
  }
}
