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
  func content(of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions) throws(Failure) -> Content

  /// Puts what was found into the feature's section.
  /// - Parameter contents: of each file, in order; nil of those in which it does not look.
  func take(_ contents: [Content?], in transaction: inout Transaction) throws(Failure) -> TakenContents
}

extension ImportReader {
  package func elsewhere(_ file: InputFile, path: String) -> Message? { nil }
  package func check(_ options: ImportOptions) {}
}

/// What a feature found in a file.
package protocol ImportContent: Sendable {
  /// How many things were found, for those who follow the import.
  var found: Int { get }
  /// What is of no use to the feature and may be to another: it is reported where no feature takes it.
  var foreign: [Skipped] { get }
  /// Joins what was found further on in the same file.
  mutating func append(_ next: Self)
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
}
