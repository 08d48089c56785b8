package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage
import System

/// Writes a book's sections to a backup, one after another. The backup file is given its name only once it is complete.
package struct FileBookExporter: BookExporter {
  private let store: Store
  private let backups: @Sendable () -> [any SectionBackup]

  /// Creates an exporter of a store.
  /// - Parameter backups: creates the `SectionBackup` of each feature; called for each export.
  package init(store: Store, backups: @escaping @Sendable () -> [any SectionBackup]) {
    self.store = store
    self.backups = backups
  }

  package func write(
    to path: String, withMessages: Bool, withKeys: Bool, progress: any ProgressSink
  ) throws(Failure) -> ExportBook.Output {
    let target = Path.absolute(path)
    let draft = try Draft(.file, for: target, named: path)
    do throws(Failure) {
      let choice = Choice(withMessages: withMessages, withKeys: withKeys)
      let (parts, leftOut) = try write(choice, to: draft, progress)
      try draft.finish()
      return ExportBook.Output(
        path: target, bytes: draft.bytes, parts: parts, leftOut: leftOut.isEmpty ? nil : leftOut)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// The optional parts that the user wants in the backup.
  private struct Choice {
    let withMessages: Bool
    let withKeys: Bool
  }

  /// Writes the backup of the book. If a section turns out to be damaged, starts again without it, because a backup of
  /// the other sections is better than none.
  private func write(
    _ choice: Choice, to draft: Draft, _ progress: any ProgressSink
  ) throws(Failure) -> (FeatureParts, leftOut: [StoreFinding]) {
    var left: Set<FeatureID> = []
    var leftOut: [StoreFinding] = []
    while true {
      var current: FeatureID?
      do throws(Failure) {
        let parts = try store.readAll(without: left, begin: { current = $0 }) { (all) throws(Failure) in
          try write(all, choice, to: draft, progress, hasLeftOut: !left.isEmpty) { current = $0 }
        }
        return (parts, leftOut)
      } catch .storeDamaged(let place, let problem) {
        guard let current, left.insert(current).inserted else { throw .storeDamaged(place: place, problem: problem) }
        leftOut.append(StoreFinding(place: place, problem: problem))
      }
    }
  }

  private func write(
    _ all: [SectionContent], _ choice: Choice, to draft: Draft, _ progress: any ProgressSink, hasLeftOut: Bool,
    begin: (FeatureID) -> Void
  ) throws(Failure) -> FeatureParts {
    let open = FileBookExporter.withoutAccount(choice.withKeys ? all : withoutKeys(all))
    let sections = choice.withMessages ? open : try withoutMessages(open, begin)
    // If all sections are damaged, writes a backup that states this.
    guard !sections.isEmpty || hasLeftOut else { throw try refusal }
    try draft.begin()
    try StoreBackup.write(sections, to: draft.append, begin: begin) { () throws(Failure) in
      if progress.isCancelled { throw .cancelled }
    }
    return try parts(of: sections, begin)
  }

  /// Removes the account from the content. The account locks the book on this machine only, and must not lock a book
  /// that is restored from the backup.
  private static func withoutAccount(_ sections: [SectionContent]) -> [SectionContent] {
    sections.map { $0.section == .book ? $0.leavingOut(AccountKind.isPrivate) : $0 }
  }

  private func withoutMessages(
    _ sections: [SectionContent], _ begin: (FeatureID) -> Void
  ) throws(Failure) -> [SectionContent] {
    let backups = backups()
    var kept: [SectionContent] = []
    for content in sections {
      begin(content.section)
      let backup = backups.first { $0.section == content.section }
      kept.append(try backup?.withoutMessages(content) ?? content)
    }
    return kept
  }

  private func withoutKeys(_ sections: [SectionContent]) -> [SectionContent] {
    let backups = backups()
    return sections.map { section in
      guard let backup = backups.first(where: { $0.section == section.section }) else { return section }
      return section.leavingOut(backup.isSecret)
    }
  }

  /// The failure that occurs when a book without any data is exported.
  private var refusal: Failure {
    get throws(Failure) {
      try store.isThere ? .conflict(.book(.emptyBook)) : .notFound(.book(.noBook(path: store.path)))
    }
  }

  private func parts(
    of sections: [SectionContent], _ begin: (FeatureID) -> Void
  ) throws(Failure) -> FeatureParts {
    var parts = FeatureParts()
    for backup in backups() {
      begin(backup.section)
      guard let content = sections.first(where: { $0.section == backup.section }),
        let part = try backup.written(content)
      else { continue }
      parts.add(part, of: backup.section)
    }
    return parts
  }
}
