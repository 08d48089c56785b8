import BookApplication
import Formats
import KernelApplication
import System

/// Reads the files in a zip archive on several threads.
extension ImportArchive {
  /// The number of files that each thread reads before their contents are added to the results of the import.
  private static let batch = 16
  /// The size, in bytes, of the largest file that is read at the same time as others. It is limited so that several
  /// such files need little memory.
  private static let largestPart: Int64 = 8 << 20

  /// Reads the files of a zip archive. The result is the same as if they were read one after another.
  func readFiles(
    _ entries: [ZipEntry], of archive: ZipArchive, _ place: MemberPlace, _ lists: [ListPlace]
  ) throws(Failure) {
    let files = entries.map { (entry: $0, place: place.member($0.name)) }.filter { !$0.place.isSystems }
    guard visit == nil else {
      for file in files { try member(MemberSource(file.entry, of: archive), file.place, lists) }
      return
    }
    let step = ImportArchive.batch * Processors.count
    for start in stride(from: 0, to: files.count, by: step) {
      let batch = Array(files[start..<min(start + step, files.count)])
      let (tools, most) = (tools, min(budget.left, ImportArchive.largestPart))
      let parts = Processors.map(batch.count) { number -> FilePart? in
        let (entry, place) = batch[number]
        return entry.size > most ? nil : FilePart(entry, of: archive, place, lists, tools, OutputBudget(most: most))
      }
      for (file, part) in zip(batch, parts) {
        if let part {
          try add(part, file.place)
        } else {
          try member(MemberSource(file.entry, of: archive), file.place, lists)
        }
      }
    }
  }

  private func add(_ part: FilePart, _ place: MemberPlace) throws(Failure) {
    do throws(PieceError) {
      try budget.count(part.used)
    } catch {
      try note(.piece(error), place)
    }
    notes.append(part.notes)
    for content in part.prepared { found += content.take() }
    guard meter.step(budget.used, found: found) else { throw .cancelled }
  }
}

/// The results of reading one file in an archive, before they are added to the results of the other files.
private struct FilePart: Sendable {
  let notes: MemberNotes
  let prepared: [PreparedContent]
  /// The number of bytes that were decompressed to read the file in the archive.
  let used: Int64

  /// Reads a file in an archive. Nil if the archive's reader must read the file itself. This is so if the file contains
  /// other files, or is too large to be read at the same time as others.
  init?(
    _ entry: ZipEntry, of archive: ZipArchive, _ place: MemberPlace, _ lists: [ListPlace], _ tools: ImportTools,
    _ budget: OutputBudget
  ) {
    let part = ImportArchive(part: tools, budget)
    guard (try? part.member(MemberSource(entry, of: archive), place, lists)) != nil else { return nil }
    (notes, prepared, used) = (part.notes, part.prepared, budget.used)
  }
}
