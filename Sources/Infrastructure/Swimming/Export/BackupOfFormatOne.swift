import BookApplication
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
    guard SealedLine.isSound(bytes) else {
      throw .badFile(path: path, problem: .book(.backupChecksum), place: .byte(at: Int64(bytes.count)))
    }
    do {
      return try BackupOfFormatOneCoding.decode(bytes)
    } catch {
      throw .badFile(
        path: path, problem: .book(.backupUnreadable(problem: error.problem)),
        place: error.offset.map { .byte(at: Int64($0)) })
    }
  }
}
