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
      if let format = format(head, of: file, isNamed: isNamed) { return format.isBackup && !isNamed ? nil : format }
      root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided && !head.isJSON || head.count == file.size { break }
    }
    if let format = try list(file) { return format }
    let mightBe = isNamed && file.size > 0 && (root == .undecided || root == .foreign)
    return knowsAppleHealth && (AppleHealthScan.recognises(root) || mightBe) ? .appleHealthXML : nil
  }

  /// The format by the first bytes.
  private func format(_ head: [UInt8], of file: InputFile, isNamed: Bool) -> ImportFormat? {
    if let container = ContainerKind(head) {
      guard knowsAppleHealth || formats.contains(where: { !$0.format.isBackup }) else { return nil }
      return container == .zip && knowsAppleHealth && AppleHealthArchive.mayHoldExport(file)
        ? .appleHealthZip : .archive
    }
    return head.withBytes { head in formats.first { $0.recognises(head) }?.format }
  }

  /// A service's list of activities, or a format of one that is known and not read.
  private func list(_ file: InputFile) throws(InputFileError) -> ImportFormat? {
    guard file.size > 0, file.size <= Int64(ActivityList.largest), knowsAppleHealth else { return nil }
    let head = try file.bytes(min(4_096, Int(file.size)), at: 0)
    guard head.mayBeList else { return nil }
    if UnreadExport.service(head) != nil { return .archive }
    return ActivityList(try file.bytes(Int(file.size), at: 0)) == nil ? nil : .activityList
  }
}

extension [UInt8] {
  /// Whether it is text, of which a list is made: JSON, or lines of cells.
  fileprivate var mayBeList: Bool {
    guard !isJSON else { return true }
    let line = prefix { $0 != 0x0A }
    return !line.contains(0) && (line.contains(UInt8(ascii: ",")) || line.contains(UInt8(ascii: ";")))
      && line.first != UInt8(ascii: "<")
  }
}
