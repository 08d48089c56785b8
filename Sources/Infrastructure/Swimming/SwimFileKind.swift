import Formats
import SwimmingApplication

extension SwimFile.Kind {
  /// Enough of a file to know it by; of XML, whose root may come late, more.
  private static let headSizes = [1_024, 256 * 1_024]

  /// Nil for files of other kinds.
  /// - Parameter isNamed: whether the user named this very file. Then whatever might be an export, such as any
  ///   archive, is taken for one: reading it tells what is wrong. In a folder only an archive that holds an export is,
  ///   or one so damaged that it cannot be told; and a backup lying about is not meant to be restored.
  init?(of file: InputFile, isNamed: Bool) throws(InputFileError) {
    var root = XMLRoot.none
    for size in SwimFile.Kind.headSizes {
      let head = try file.bytes(min(size, Int(clamping: file.size)), at: 0)
      if let kind = head.withBytes({ SwimFile.Kind(signatureOf: $0) }) {
        guard kind != .backup || isNamed else { return nil }
        guard kind != .appleHealthZip || isNamed || AppleHealthArchive.mayHoldExport(file) else { return nil }
        self = kind
        return
      }
      root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided || head.count == file.size { break }
    }
    let mightBe = isNamed && file.size > 0 && (root == .undecided || root == .foreign)
    guard AppleHealthImporter.recognises(root) || mightBe else { return nil }
    self = .appleHealthXML
  }

  /// By the first bytes alone.
  private init?(signatureOf head: UnsafeRawBufferPointer) {
    if ZipArchive.recognises(head) {
      self = .appleHealthZip
    } else if FITImporter.recognises(head) {
      self = .fit
    } else if TCXImporter.recognises(head) {
      self = .tcx
    } else if BackupImporter.recognises(head) {
      self = .backup
    } else {
      return nil
    }
  }
}
