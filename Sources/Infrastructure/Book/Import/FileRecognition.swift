import BookApplication
import Formats
import KernelApplication

/// Recognises files to import by their content.
struct FileRecognition {
  /// The formats of those files that features read as a whole.
  let formats: [ImportFileFormat]
  /// Whether any feature reads Apple Health exports.
  let knowsAppleHealth: Bool
  /// Returns the message that names another command for the file, such as `feed import`; nil if no command accepts the
  /// file. For a file in a folder, only features that import files themselves are asked: a folder may contain any number
  /// of sounds.
  let elsewhere: (InputFile, _ path: String, _ isNamed: Bool) -> Message?

  /// The numbers of bytes at the start of a file that are read to recognise it: first a few, then more for XML, whose
  /// root element may come late.
  private static let headSizes = [1_024, longHead]
  private static let longHead = 256 * 1_024
  /// The number of bytes at the start of a file that are read to find the reason why it cannot be imported.
  static let head = 4_096

  /// Returns the reason why a file that begins with these bytes is not read; nil if no reason is known.
  static func problem(of head: [UInt8]) -> Message? {
    if let packing = Packing(head) { return .book(.packedBy(program: packing.rawValue)) }
    return head.withBytes { XMLRoot.foreignEncoding($0) }?.message
  }

  /// Returns the reason why a file in a folder or an archive that may hold activities is not read, so that it must be
  /// named; nil for other files.
  static func reason(toName place: MemberPlace, _ head: [UInt8]) -> Message? {
    if let packing = Packing(head) { return .book(.packedBy(program: packing.rawValue)) }
    guard place.hasArchiveName else { return nil }
    return .book(head.isEmpty ? .emptyFile : .notWhatItsNameSays)
  }

  /// Returns the format of a file; nil if the file cannot be imported.
  /// - Parameter isNamed: whether the user named this file. If so, an XML file whose root element cannot be determined
  ///   counts as an Apple Health export, because reading it produces a precise error. If not, the file was found in a
  ///   folder, and a backup is ignored, since the user did not ask to restore one.
  func format(of file: InputFile, isNamed: Bool) throws(InputFileError) -> ImportFormat? {
    var root = XMLRoot.none
    for size in FileRecognition.headSizes {
      let head = try file.bytes(min(size, Int(clamping: file.size)), at: 0)
      if let format = format(head, of: file) { return format.isBackup && !isNamed ? nil : format }
      root = head.withBytes { XMLRoot.of($0) }
      if root != .undecided && !head.isJSON || head.count == file.size { break }
    }
    if let format = try list(file, isNamed: isNamed) { return format }
    let mightBe = isNamed && file.size > 0 && (root == .undecided || root == .foreign)
    return knowsAppleHealth && (AppleHealthScan.recognises(root) || mightBe) ? .appleHealthXML : nil
  }

  /// Whether a file that another command accepts is an archive in which there may also be something to import.
  func mayHoldMore(_ file: InputFile) -> Bool {
    guard let archive = try? ZipArchive(file) else { return false }
    if knowsAppleHealth, AppleHealthArchive.mayHoldExport(archive) { return true }
    return archive.entries.contains { entry in
      let place = MemberPlace(file: entry.name)
      guard !entry.isFolder, !place.isSystems else { return false }
      if place.mayHoldActivity || place.mayBeList { return true }
      let head = (try? archive.head(of: entry, count: FileRecognition.head)) ?? []
      return ContainerKind(head) != nil || head.withBytes { head in formats.contains { $0.recognises(head) } }
    }
  }

  /// Returns the format that the file's first bytes indicate; nil if they indicate none.
  private func format(_ head: [UInt8], of file: InputFile) -> ImportFormat? {
    if let container = ContainerKind(head) {
      guard knowsAppleHealth || formats.contains(where: { !$0.format.isBackup }) else { return nil }
      if container == .gzip, isPackedList(file) { return .activityList }
      return container == .zip && knowsAppleHealth && AppleHealthArchive.mayHoldExport(file)
        ? .appleHealthZip : .archive
    }
    return head.withBytes { head in formats.first { $0.recognises(head) }?.format }
  }

  /// Whether a gzip file contains a list of activities exported by a service.
  private func isPackedList(_ file: InputFile) -> Bool {
    guard knowsAppleHealth, file.size <= Int64(ActivityList.largest),
      let content = try? PeekedStream(GzipStream(FileStream(file)), count: FileRecognition.head),
      content.head.mayBeList, let bytes = try? content.rest(most: ActivityList.largest)
    else { return false }
    return ActivityList(bytes) != nil
  }

  /// Returns the format of a list of activities exported by a service, of a long JSON text, or of a known file that is
  /// deliberately not imported; nil for any other file.
  /// - Parameter isNamed: whether the user named this file. If not, a session is ignored, because it may have a track in
  ///   another file of the folder, and so is a table of sums.
  private func list(_ file: InputFile, isNamed: Bool) throws(InputFileError) -> ImportFormat? {
    guard file.size > 0, file.size <= Int64(ActivityList.largest), knowsAppleHealth else { return nil }
    let head = try file.bytes(min(4_096, Int(file.size)), at: 0)
    guard head.mayBeList else { return nil }
    let service = UnreadExport.service(head)
    if let service, service != .swimTable, isNamed || !service.hasFileOfEach && !service.isOfSums { return .archive }
    let bytes = try file.bytes(Int(file.size), at: 0)
    if ActivityList(bytes) != nil { return .activityList }
    if service == .swimTable { return .archive }
    // The names that show the format may be far from the beginning of a long JSON text.
    guard bytes.isJSON, bytes.count > FileRecognition.longHead else { return nil }
    return bytes.withBytes { bytes in formats.first { !$0.format.isBackup && $0.recognises(bytes) }?.format }
  }
}

extension [UInt8] {
  /// Whether the bytes may be a list of activities: JSON, or text with cells.
  fileprivate var mayBeList: Bool {
    isJSON || first != UInt8(ascii: "<") && ListTable.header(self)?.count ?? 0 > 1
  }
}
