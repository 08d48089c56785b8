import KernelApplication
import KernelDomain
import Storage

/// Steps that undo and redo changes. If a change is not among a section's latest, compaction may have removed what is
/// needed to undo it. The store may then decline.
extension DocumentWorkload {
  mutating func undo(_ model: WordModel) -> Step {
    let candidates = model.history.filter { $0.stands && $0.undone == nil }
    if let undo = latestUndone(model), Bool.random(using: &random) { return undo }
    // Compaction may leave only a part of an old change in both sections.
    let all = candidates.filter { $0.parts.count == 1 || model.isRecent($0) && !isDisturbed($0) }
    guard let change = all.randomElement(using: &random), let id = change.id else { return append(model) }
    let mayDecline = !model.isRecent(change) || isDisturbed(change)
    if model.isRestedOn(change) { return refusedUndo(id, model, mayDecline) }
    let isDurable = change.parts.count > 1
    return Step(name: "undo of \(id)", after: model.takingBack(change), isDurable: isDurable) { store in
      guard let number = try DocumentWorkload.number(of: id, store) else { return try decline(mayDecline, "no \(id)") }
      do {
        _ = try store.undo(number)
      } catch let failure as Failure where failure.isConflict {
        try decline(mayDecline, "\(failure)")
      }
    }
  }

  /// Undoes the latest change; nil if there is none, or if compaction may have removed what is needed to undo it.
  func latestUndone(_ model: WordModel) -> Step? {
    guard let latest = model.history.last(where: { $0.stands && $0.undone == nil }), model.isRecent(latest),
      !isDisturbed(latest)
    else { return nil }
    return undoLatest(latest, model)
  }

  private func undoLatest(_ latest: WordModel.Recorded, _ model: WordModel) -> Step {
    let after = model.takingBack(latest)
    return Step(name: "undo", after: after, isDurable: latest.parts.count > 1) { store in
      let told = try store.undo(isDryRun: true)
      let change = try store.undo()
      if told != change { throw BrokenPromise(what: "the dry run of an undo told \(told), the undo \(change)") }
    }
  }

  /// A step in which the store must refuse to undo a change because later changes depend on it. Nothing may change.
  private func refusedUndo(_ id: String, _ model: WordModel, _ mayDecline: Bool) -> Step {
    Step(name: "refused undo of \(id)", after: model, isDurable: false) { store in
      guard let number = try DocumentWorkload.number(of: id, store) else { return try decline(mayDecline, "no \(id)") }
      do {
        _ = try store.undo(number)
      } catch let failure as Failure where failure.isConflict {
        return
      }
      throw BrokenPromise(what: "\(id) was taken back, though later changes rest on it")
    }
  }

  mutating func redo(_ model: WordModel) -> Step {
    let history = model.history
    let undos = history.filter { change in
      guard let undone = change.undone, change.stands else { return false }
      return history.first { $0.key == undone }?.undone == nil
    }
    guard let undo = undos.last else { return self.undo(model) }
    let touched = Set(undo.parts.keys)
    let isLate = history.contains { $0.key > undo.key && $0.undone == nil && !touched.isDisjoint(with: $0.parts.keys) }
    let mayDecline = !model.isRecent(undo) || !disturbed.isEmpty
    let after = isLate ? model : model.takingBack(undo)
    return Step(name: isLate ? "refused redo" : "redo", after: after, isDurable: !isLate && touched.count > 1) {
      store in
      do {
        _ = try store.redo()
      } catch let failure as Failure where failure.isConflict {
        return isLate ? () : try decline(mayDecline, "\(failure)")
      }
      if isLate { throw BrokenPromise(what: "made again what was taken back before other changes") }
    }
  }

  private func isDisturbed(_ change: WordModel.Recorded) -> Bool {
    !disturbed.isDisjoint(with: change.parts.keys)
  }

  /// The number of a change; nil if it is no longer in the journals.
  private static func number(of id: String, _ store: Store) throws(Failure) -> Int? {
    for section in WordReducer.sections {
      let changes = try store.content(of: section).changes
      if let found = changes.first(where: { WordSection.Change($0).id == id }) { return found.number }
    }
    return nil
  }
}

private func decline(_ isAllowed: Bool, _ why: String) throws {
  if isAllowed { throw Declined() }
  throw BrokenPromise(what: "declined: \(why)")
}

extension Failure {
  fileprivate var isConflict: Bool {
    switch self {
    case .conflict, .notFound: true
    default: false
    }
  }
}
