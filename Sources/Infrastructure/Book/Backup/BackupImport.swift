import BookApplication
import Formats
import KernelApplication
import KernelDomain
import Storage

/// Imports a backup. If the book is empty, restores the backup unchanged; otherwise, only adds what the book lacks.
struct BackupImport {
  private let file: ImportFile
  private let input: InputFile
  private let backup: StoreBackup

  /// Reads and checks the whole backup. If the backup differs from what was written, fails with `badFile`, which states
  /// the line.
  init(_ file: ImportFile, for store: Store, _ progress: any ProgressSink) throws(Failure) {
    self.file = file
    do {
      input = try InputFile(file.path)
    } catch {
      throw Failure(error, path: file.path)
    }
    let source = BackupFile(path: file.path, input: input)
    do throws(Failure) {
      try BackupImport.refuseOtherFormat(source)
      var backup = try StoreBackup(source, for: store) { () throws(Failure) in
        if progress.isCancelled { throw .cancelled }
      }
      // Backups that this program wrote contain no account; leaves out one that was put in.
      backup.leaveOut(of: .book, AccountKind.isPrivate)
      self.backup = backup
    } catch {
      try input.refuseChanged(file.path)
      throw error
    }
    try input.refuseChanged(file.path)
  }

  private static func refuseOtherFormat(_ source: BackupFile) throws(Failure) {
    let head = try source.bytes(64, at: 0)
    guard let version = BackupFormat.version(head), !BackupFormat.versions.contains(version) else { return }
    let isOlder = version < BackupFormat.versions.lowerBound
    throw .badFile(path: source.path, problem: .book(isOlder ? .olderBackup : .newerBackup))
  }

  /// Adds the backup's content to the book, as part of a transaction.
  /// - Parameter backups: the `SectionBackup` of each feature.
  func take(_ backups: [any SectionBackup], in transaction: inout Transaction) throws(Failure) -> TakenFiles {
    do throws(Failure) {
      return try taken(backups, in: &transaction)
    } catch .storeDamaged(let place, let problem) where place.hasPrefix(file.path) {
      try input.refuseChanged(file.path)
      throw .badFile(
        path: file.path, problem: .book(.backupDamaged(problem: problem)),
        place: .inside(name: String(place.dropFirst(file.path.count + 1))))
    }
  }

  private func taken(_ backups: [any SectionBackup], in transaction: inout Transaction) throws(Failure) -> TakenFiles {
    let isRestored = try transaction.isOfEmptyStore
    if isRestored { try transaction.restore(backup) }
    var imported = ImportedFile(path: file.path, kind: file.format.name, parts: FeatureParts(), skipped: [])
    var parts = FeatureParts()
    for content in backup.sections {
      guard let feature = backups.first(where: { $0.section == content.section }) else { continue }
      let taken =
        if isRestored {
          try feature.restored(content, in: &transaction)
        } else {
          try feature.merge(content, in: &transaction)
        }
      if let part = taken.part { imported.parts.add(part, of: content.section) }
      if let whole = taken.whole { parts.add(whole, of: content.section) }
      imported.skipped += taken.skipped
      let gone = isRestored ? 0 : content.changes.count { $0.undone == nil && !content.stands($0.number) }
      if gone > 0 {
        imported.skipped.append(Skipped(what: .book(.changes(count: gone)), why: .book(.takenBackInBackup)))
      }
    }
    return TakenFiles(files: [imported], bad: [], parts: parts)
  }
}

/// Reads the bytes of a backup from a file.
private struct BackupFile: BackupSource {
  let path: String
  let input: InputFile

  func bytes(_ count: Int, at offset: Int64) throws(Failure) -> [UInt8] {
    do {
      return try input.bytes(count, at: offset)
    } catch {
      throw Failure(error, path: path)
    }
  }
}

extension ImportFileFormat {
  /// The format of backups. A backup in another version of the format is recognised as well, and is refused only when
  /// it is read.
  static let backup = ImportFileFormat(.backup) { BackupFormat.recognises($0) }
}
