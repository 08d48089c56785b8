package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage
import System

/// Writes a book as a backup, section by section. The file takes its name only when it is whole.
package struct FileBookExporter: BookExporter {
  private let store: Store
  private let backups: @Sendable () -> [any SectionBackup]

  /// - Parameter backups: of all features; asked for with each export.
  package init(store: Store, backups: @escaping @Sendable () -> [any SectionBackup]) {
    self.store = store
    self.backups = backups
  }

  package func write(to path: String, progress: any ProgressSink) throws(Failure) -> ExportBook.Output {
    let target = Path.absolute(path)
    let draft = try Draft(.file, for: target, named: path)
    do throws(Failure) {
      let parts = try store.readAll { (all) throws(Failure) in
        let sections = FileBookExporter.withoutAccount(withoutKeys(all))
        guard !sections.isEmpty else { throw try refusal }
        try draft.begin()
        try StoreBackup.write(sections, to: draft.append) { () throws(Failure) in
          if progress.isCancelled { throw .cancelled }
        }
        return try self.parts(of: sections)
      }
      try draft.finish()
      return ExportBook.Output(path: target, bytes: draft.bytes, parts: parts)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// A lock is this machine's: no backup locks another book.
  private static func withoutAccount(_ sections: [SectionContent]) -> [SectionContent] {
    sections.map { $0.section == .book ? $0.leavingOut(AccountKind.isPrivate) : $0 }
  }

  private func withoutKeys(_ sections: [SectionContent]) -> [SectionContent] {
    let backups = backups()
    return sections.map { section in
      guard let backup = backups.first(where: { $0.section == section.section }) else { return section }
      return section.leavingOut(backup.isSecret)
    }
  }

  /// Why a store that has nothing is not exported.
  private var refusal: Failure {
    get throws(Failure) {
      try store.isThere ? .conflict(.book(.emptyBook)) : .notFound(.book(.noBook(path: store.path)))
    }
  }

  private func parts(of sections: [SectionContent]) throws(Failure) -> FeatureParts {
    var parts = FeatureParts()
    for backup in backups() {
      guard let content = sections.first(where: { $0.section == backup.section }),
        let part = try backup.written(content)
      else { continue }
      parts.add(part, of: backup.section)
    }
    return parts
  }
}
