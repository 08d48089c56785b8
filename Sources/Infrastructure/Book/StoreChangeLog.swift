package import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// Lists, undoes and redoes the changes in the journals of all sections.
package struct StoreChangeLog: ChangeLog {
  private let store: Store
  /// The kinds of values that only record how far the user has come, such as `settings.running.welcomed`.
  private let progress: Set<String>
  private let sections: @Sendable () -> [any SectionChanges]

  /// Creates a log of the changes in a store.
  /// - Parameters:
  ///   - progress: the names of the settings that only record how far the user has come. Undo without a number passes
  ///     over changes that do nothing but turn them on.
  ///   - sections: creates the `SectionChanges` of each feature; called for each operation.
  package init(
    store: Store, progress: Set<String> = [], sections: @escaping @Sendable () -> [any SectionChanges]
  ) {
    self.store = store
    self.progress = Set(progress.map { FileSettingsRepository.prefix + $0 })
    self.sections = sections
  }

  package func changes(of feature: FeatureID?) throws(Failure) -> [BookChange] {
    let sections = sections()
    return try store.changes(of: feature).compactMap { change in
      guard change.undone == nil else { return nil }
      if change.isImport {
        let imported = BookImport(change)
        return BookChange(change: change.number, at: change.at, stands: change.stands, imported: imported)
      }
      let parts = parts(of: change, sections)
      guard !parts.isEmpty else { return nil }
      return BookChange(change: change.number, at: change.at, stands: change.stands, parts: parts)
    }
  }

  private func parts(of change: RecordedChange, _ sections: [any SectionChanges]) -> FeatureParts {
    var parts = FeatureParts()
    for section in sections where change.entries[section.section] != nil {
      if let part = section.part(of: change) { parts.add(part, of: section.section) }
    }
    return parts
  }

  package func undo(
    _ number: Int?, of feature: FeatureID?, withLater: Bool, forGood: Bool, isDryRun: Bool
  ) throws(Failure) -> RevertedChange {
    let undo = SectionUndoing(sections(), progress)
    let reverted = try store.undo(
      number, of: feature, withLater: withLater, forGood: forGood, isDryRun: isDryRun, origin: undo.origin(of:),
      by: undo.undo)
    return RevertedChange(reverted, undo.parts)
  }

  package func redo(
    _ number: Int?, of feature: FeatureID?, isDryRun: Bool
  ) throws(Failure) -> RevertedChange {
    let undo = SectionUndoing(sections(), progress)
    let reverted = try store.redo(
      number, of: feature, isDryRun: isDryRun, origin: undo.origin(of:), by: undo.undo)
    return RevertedChange(reverted, undo.parts)
  }
}

/// Lets the features undo a change, and collects their reports.
private final class SectionUndoing {
  private let sections: [any SectionChanges]
  private let progress: Set<String>
  private(set) var parts = FeatureParts()

  init(_ sections: [any SectionChanges], _ progress: Set<String>) {
    self.sections = sections
    self.progress = progress
  }

  /// Returns who made a change. A change that is no import, and that no feature can describe, was made by the program.
  /// Granting access, for example, is neither.
  func origin(of change: RecordedChange) -> ChangeOrigin {
    if change.isImport { return .user }
    guard sections.contains(where: { change.entries[$0.section] != nil && $0.part(of: change) != nil }) else {
      return .program
    }
    let isProgress = change.entries.allSatisfy { section, entries in
      section == .book
        && entries.allSatisfy { entry in
          guard case .set(let kind, let json) = entry else { return false }
          return progress.contains(kind) && json.elementsEqual("true".utf8)
        }
    }
    return isProgress ? .progress : .user
  }

  func undo(
    _ id: FeatureID, _ numbers: [Int], _ change: RecordedChange, _ transaction: inout Transaction
  ) throws(Failure) -> Bool {
    guard let section = sections.first(where: { $0.section == id }) else { return false }
    let part = try section.undo(numbers, describing: change, in: &transaction)
    // For an import, the output has numbers of things instead of the features' reports.
    if let part, !change.isImport { parts.add(part, of: id) }
    return true
  }
}

extension RevertedChange {
  fileprivate init(_ reverted: RevertedStoreChange, _ parts: FeatureParts) {
    let kinds = reverted.moved.sorted { $0.key < $1.key }.flatMap { feature, moved in
      moved.counts.sorted { $0.key < $1.key }.map { kind, counts in
        MovedThings.Kind(
          feature: feature.name, kind: kind, gone: counts.gone, asBefore: counts.asBefore, back: counts.back)
      }
    }
    self.init(
      number: reverted.number, others: reverted.others, things: reverted.change.isImport ? MovedThings(kinds) : nil,
      parts: parts)
  }
}

extension BookImport {
  fileprivate init(_ change: RecordedChange) {
    let lines = change.imports.sorted { $0.key < $1.key }
    let first = lines[0].value
    self.init(
      number: change.number, at: first.at, stands: change.stands, isSync: first.isSync, files: first.facts.files,
      moreFiles: first.moreFiles,
      brought: lines.map { Brought(feature: $0.key.name, new: $0.value.new, updated: $0.value.updated) },
      left: first.facts.left)
    options = first.facts.options.isEmpty ? nil : first.facts.options
    let leftOut = first.facts.leftOut.map { LeftOut(what: $0.what, why: $0.why, count: $0.count) }
    self.leftOut = leftOut.isEmpty ? nil : leftOut
  }
}
