import JSONCoding
import KernelApplication
import Storage

/// Reads what an export as JSON wrote.
package enum BackupImporter {
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: BackupCoding.beginning)
  }

  /// What a backup's bytes hold; one that is not to the byte what was written is refused.
  static func content(of bytes: [UInt8], path: String) throws(Failure) -> SwimContent {
    guard !BackupCoding.isNewer(bytes) else {
      throw .badFile(
        path: path, problem: "was written by a newer version of RecordBook", place: "\"format\"",
        hint: "Install that version.")
    }
    let hint = "Take another copy; only a file just as recordbook export wrote it can be restored."
    guard SealedLine.isSound(bytes) else {
      throw .badFile(
        path: path, problem: "its checksum does not fit its content: it is cut, or something in it was changed",
        place: "byte \(bytes.count)", hint: hint)
    }
    do {
      return try BackupCoding.decode(bytes)
    } catch {
      throw .badFile(path: path, problem: error.problem, place: error.offset.map { "byte \($0)" }, hint: hint)
    }
  }
}
