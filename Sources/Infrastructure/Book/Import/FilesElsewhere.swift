package import BookApplication
package import Formats
package import KernelApplication
package import KernelDomain
package import Storage

/// The reader of a feature that imports no files itself. It only names the command of the feature that accepts a file
/// instead.
package struct FilesElsewhere: ImportReader {
  package let feature: FeatureID
  private let message: @Sendable (_ beginning: [UInt8], _ path: String) -> Message?

  /// Creates the reader of a feature that imports no files itself.
  /// - Parameter message: returns the message for a file that begins with these bytes; nil if no command accepts the
  ///   file.
  package init(_ feature: FeatureID, _ message: @escaping @Sendable (_ beginning: [UInt8], _ path: String) -> Message?)
  {
    self.feature = feature
    self.message = message
  }

  package var options: [String] { [] }
  package var formats: [ImportFileFormat] { [] }
  package var appleHealthInterests: [XMLInterest] { [] }

  package func elsewhere(_ file: InputFile, path: String) -> Message? {
    (try? file.bytes(min(4_096, Int(clamping: file.size)), at: 0)).flatMap { message($0, path) }
  }

  // MARK: What it is never asked for

  package struct Nothing: ImportContent {
    package var found: Int { 0 }
    package var foreign: [Skipped] { [] }
    package mutating func append(_ next: Nothing) {}
  }

  package func appleHealthGatherer() -> any AppleHealthGatherer { NothingGathered() }
  package func content(of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions)
    -> Nothing
  { Nothing() }
  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) -> Nothing {
    Nothing()
  }
  package func take(_ contents: [Nothing?], in transaction: inout Transaction) -> TakenContents {
    TakenContents(files: contents.map { _ in nil }, part: nil)
  }
}
