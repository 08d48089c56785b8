import JSONCoding
import KernelApplication
import Storage

/// Reads what an export as JSON wrote before a book had sections.
package enum BackupOfFormatOne {
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: BackupOfFormatOneCoding.beginning)
  }

  /// What a backup's bytes hold; one that is not to the byte what was written is refused.
  static func content(of bytes: [UInt8], path: String) throws(Failure) -> SwimContent {
    let hint = "Take another copy; only a file just as recordbook export wrote it can be restored."
    guard SealedLine.isSound(bytes) else {
      throw .badFile(
        path: path, problem: "its checksum does not fit its content: it is cut, or something in it was changed",
        place: "byte \(bytes.count)", hint: hint)
    }
    do {
      return try BackupOfFormatOneCoding.decode(bytes)
    } catch {
      throw .badFile(path: path, problem: error.problem, place: error.offset.map { "byte \($0)" }, hint: hint)
    }
  }
}
