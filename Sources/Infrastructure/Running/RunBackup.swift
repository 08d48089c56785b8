import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
import RunningApplication
import RunningDomain
package import Storage

/// Backs up and restores the section `running`.
package struct RunBackup: SectionBackup {
  private let store: FileRunRepository

  package init(store: FileRunRepository) { self.store = store }

  package var section: FeatureID { .running }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    RunBackupPart(try RunningReducer().state(of: content, after: nil).book)
  }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let changed = try store.change(in: &transaction) { _ throws(Failure) in (nil, ()) }.changed
    let counts = RunFilePart.Counts(
      found: changed.book.imported.count, new: changed.book.imported.count, duplicates: changed.book.duplicates.count,
      fixes: changed.book.imported.reduce(0) { $0 + $1.fixCount })
    let moves = changed.efforts.moves(from: RunEfforts()).map { RunEffortMoveView($0) }
    return TakenBackup(
      part: RunFilePart(runs: counts, efforts: moves), whole: RunImportPart(runs: counts, efforts: moves))
  }

  /// Merges a backup into the book. The backup's corrections of a run are left out if this book has its own corrections
  /// of that run.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let other = try RunningReducer().state(of: content, after: nil)
    let coming = other.book
    var encoded: [EncodedRun] = []
    let spool = store.spool()
    for row in coming.imported {
      encoded.append(EncodedRun(row.run(try RunFiles.track(of: row, in: content)), in: spool))
    }
    let undone = try RunFiles.undone(in: transaction[.running])
    let (changed, done) = try store.change(in: &transaction) { (snapshot) throws(Failure) in
      var merge = RunMerge(into: snapshot.book, undone: undone)
      var ids = merge.add(encoded)
      for added in coming.corrections.lazy.map(\.correction) where added.isAdding {
        ids[added.run] = snapshot.book.id(for: added)
      }
      let corrected = Set(snapshot.book.corrections.map(\.correction.run.original))
      let own = Set(snapshot.book.corrections.map(\.correction))
      let renamed = coming.corrections.compactMap { $0.correction.renamed(ids) }
      let taken = renamed.filter { !own.contains($0) && !corrected.contains($0.run.original) }
      let left = coming.corrections.count - taken.count - renamed.count { own.contains($0) }
      let edits = snapshot.lists.edits(toHave: other.lists, ids)
      let isNothing = merge.put.isEmpty && taken.isEmpty && edits.isEmpty
      return (isNothing ? nil : .put(merge.put, taken, edits), (merge: merge, left: left))
    }
    guard let file = done.merge.files(changed).first else { return TakenBackup(part: nil) }
    let skipped =
      done.left == 0 ? [] : [Skipped(what: .book(.changes(count: done.left)), why: .book(.ownKept))]
    let moves = changed.moves.filter(\.isFaster).map { RunEffortMoveView($0) }
    return TakenBackup(
      part: file.part, skipped: skipped + file.unnamed, whole: RunImportPart(runs: file.part.runs, efforts: moves))
  }
}

extension RunCorrection {
  /// Returns the correction with its runs' ids replaced by their ids in this book; nil if this book lacks one of the
  /// runs.
  /// - Parameter ids: the ids in this book, by the ids in the backup.
  fileprivate func renamed(_ ids: [RunID: RunID]) -> RunCorrection? {
    guard let own = ids[run.original].map({ run.of($0) }) else { return nil }
    var change = change
    if case .join(let next) = change {
      guard let other = ids[next.original].map({ next.of($0) }) else { return nil }
      change = .join(other)
    }
    return RunCorrection(run: own, change: change, touched: touched)
  }
}

extension RunLists {
  /// Returns the edits that add what only `other` has: workouts and shoes whose names this book does not use (ignoring
  /// capitals and accents), names for routes that have none in this book, and default shoes if this book has none.
  /// - Parameter ids: the ids of runs in this book, by their ids in the other book.
  fileprivate func edits(toHave other: RunLists, _ ids: [RunID: RunID]) -> [RunListEdit] {
    var all = self
    var edits: [RunListEdit] = []
    func add(_ edit: RunListEdit) {
      all.apply(edit)
      edits.append(edit)
    }
    for workout in other.workouts where self.workout(named: workout.name) == nil {
      add(.setWorkout(Workout(id: all.freeWorkoutID, name: workout.name, plan: workout.plan)))
    }
    for shoes in other.shoes where pairs(alike: shoes.name).isEmpty { add(.setShoes(shoes)) }
    if defaultShoes.isEmpty { for shoes in other.defaultShoes { add(.defaultShoes(shoes)) } }
    for name in other.routeNames {
      guard let run = ids[name.run.original].map({ name.run.of($0) }), !routeNames.contains(where: { $0.run == run })
      else { continue }
      add(.nameRoute(RouteName(run: run, name: name.name)))
    }
    return edits
  }
}

extension RunBook {
  /// Returns the id under which to store, in this book, a run that the user added by hand in another book. An id
  /// contains the second in which the run started. Nil if all ids for that second are in use.
  fileprivate func id(for added: RunCorrection) -> RunID? {
    if self[added.run] == nil || corrections.contains(where: { $0.correction == added }) { return added.run }
    return RunID.free(at: Timestamp(seconds: added.run.second), beside: Set(runs.map(\.id.original)))
  }
}
