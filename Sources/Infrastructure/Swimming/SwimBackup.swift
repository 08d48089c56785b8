import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain

/// Backs up and restores the section `swimming`.
package struct SwimBackup: SectionBackup {
  private let store: FileSwimRepository

  package init(store: FileSwimRepository) { self.store = store }

  package var section: FeatureID { .swimming }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    try SwimBackupPart(content)
  }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let changed = try store.change(in: &transaction) { (_, _) throws(Failure) in (.nothing, ()) }.changed
    let fromNothing = ChangedSwimBook(
      book: changed.book, records: changed.records, recordsBefore: SwimRecords(of: SwimBook()), number: changed.number)
    let part = SwimFilePart(restored: changed.book)
    return TakenBackup(part: part, whole: SwimImportPart([part], fromNothing))
  }

  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let snapshot = try SwimmingReducer().state(of: content, after: nil)
    let backup = snapshot.book
    var part = ReadSwims(swims: backup.swims, corrections: Array(backup.corrections))
    for item in try HeartFile.items(in: content) {
      guard let swim = backup[item.id] else { continue }
      part.add(SwimHeartRate(bins: item.bins, start: swim.start), of: swim)
    }
    let read = [part]
    let undone = try YearFile.undone(in: transaction[.swimming])
    let (changed, run) = try store.change(in: &transaction) { (book, _) throws(Failure) in
      let run = SwimImport(read, into: book, undone: undone)
      return (run.change, run)
    }
    _ = try store.changeMeets(in: &transaction) { (known) throws(Failure) in
      (known.edits(toHave: snapshot.meets), ())
    }
    guard let file = run.files.first else { return TakenBackup(part: nil) }
    return TakenBackup(part: file.part, skipped: file.skipped, whole: SwimImportPart([file.part], changed))
  }
}

extension SwimBackupPart {
  /// Counts the swims, laps and corrections in a section. Reads one year at a time, because a book may be larger than
  /// memory.
  fileprivate init(_ content: SectionContent) throws(Failure) {
    self.init(
      swimCount: 0, lapCount: 0,
      correctionCount: content.standing.reduce(0) { $0 + SwimmingReducer.corrections(in: $1.entries).count })
    for key in content.keys where key.kind == YearFile.kind {
      let swims = try YearFile.swims(key, content)
      swimCount += swims.count
      lapCount += swims.reduce(0) { $0 + $1.laps.count }
    }
  }
}

extension SwimMeets {
  /// Returns the edits that add what only `other` has: results, base times, targets, goals and tables. Values that this
  /// book already has do not change.
  fileprivate func edits(toHave other: SwimMeets) -> [Edit] {
    let times = other.baseTimes.replacing(with: baseTimes)
    var edits = OfficialResultRule.new(other.results, among: results).map(Edit.add)
    if times != baseTimes { edits.append(.replaceBaseTimes(times)) }
    for target in other.targets where !targets.contains(where: { $0.event == target.event }) {
      edits.append(.setTarget(target))
    }
    for goal in other.goals where !goals.contains(where: { $0.from == goal.from }) { edits.append(.setGoal(goal)) }
    for mate in other.mates {
      let new = OfficialResultRule.new(mate.results, among: self.mate(named: mate.name)?.results ?? [])
      if !new.isEmpty { edits.append(.addBeside(SwimMate(name: mate.name, results: new))) }
    }
    if standards.isEmpty, !other.standards.isEmpty { edits.append(.replaceStandards(other.standards)) }
    if ageBases.rows.isEmpty, !other.ageBases.rows.isEmpty { edits.append(.replaceAgeBases(other.ageBases)) }
    return edits
  }
}
