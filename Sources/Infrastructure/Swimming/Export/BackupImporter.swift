import JSONCoding
package import KernelApplication
import Storage
package import SwimmingApplication
import SwimmingDomain

/// Reads what an export as JSON wrote.
package struct BackupImporter {
  package init() {}

  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: BackupCoding.beginning)
  }

  /// Reads a file whole; one that is not to the byte what was written is refused.
  package func read(_ file: SwimFile, progress: any ProgressSink) throws(Failure) -> ReadSwims {
    try SmallFile.read(file, progress) { bytes throws(Failure) in
      try BackupImporter.swims(in: bytes, path: file.path)
    }
  }

  static func swims(in bytes: [UInt8], path: String) throws(Failure) -> ReadSwims {
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
      let backup = try BackupCoding.decode(bytes)
      return ReadSwims(swims: backup.book.swims, others: backup.others)
    } catch {
      throw .badFile(path: path, problem: error.problem, place: error.offset.map { "byte \($0)" }, hint: hint)
    }
  }
}
