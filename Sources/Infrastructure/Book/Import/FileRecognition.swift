import BookApplication
import Formats
import KernelApplication

/// Tells files by their content.
struct FileRecognition {
  /// The formats of files that are read whole.
  let formats: [ImportFileFormat]
  /// Whether anybody reads Apple Health exports.
  let knowsAppleHealth: Bool
  /// What is said of a file that another command takes; nil of others.
  let elsewhere: (InputFile, _ path: String) -> Message?

  /// Enough of a file to know it by; of XML, whose root may come late, more.
  private static let headSizes = [1_024, 256 * 1_024]

  /// Nil for files of other formats.
  /// - Parameter isNamed: whether the user named this very file. Then whatever might be an export, such as any
  ///   archive, is taken for one: reading it tells what is wrong. In a folder only an archive that holds an export is,
  ///   or one so damaged that it cannot be told; and a backup lying about is not meant to be restored.
  func format(of file: InputFile, isNamed: Bool) throws(InputFileError) -> ImportFormat? {
    var root = XMLRoot.none
    for size in FileRecognition.headSizes {
      let head = try file.bytes(min(size, Int(clamping: file.size)), at: 0)
      if let format = head.withBytes({ signature($0) }) {
        guard !format.isBackup || isNamed else { return nil }
        return format == .appleHealthZip ? archive(file, isNamed: isNamed) : format
      }
      root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided || head.count == file.size { break }
    }
    let mightBe = isNamed && file.size > 0 && (root == .undecided || root == .foreign)
    return knowsAppleHealth && (AppleHealthScan.recognises(root) || mightBe) ? .appleHealthXML : nil
  }

  /// What a zip archive holds: an export, or files of watches and apps. One that the user named and that holds neither is
  /// taken for an export, as is one so damaged that it cannot be told.
  private func archive(_ file: InputFile, isNamed: Bool) -> ImportFormat? {
    if AppleHealthArchive.mayHoldExport(file) { return .appleHealthZip }
    if ImportArchive.holdsFiles(file, of: formats.filter { !$0.format.isBackup }) { return .archive }
    return isNamed ? .appleHealthZip : nil
  }

  /// The format by the first bytes alone.
  private func signature(_ head: UnsafeRawBufferPointer) -> ImportFormat? {
    if let known = formats.first(where: { $0.recognises(head) }) { return known.format }
    return knowsAppleHealth && ZipArchive.recognises(head) ? .appleHealthZip : nil
  }
}
