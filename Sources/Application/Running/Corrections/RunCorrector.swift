package import KernelApplication
import KernelDomain
import RunningDomain

/// Corrections that the runner makes.
extension RunReader {
  /// - Parameters:
  ///   - other: a second run that the change is about.
  ///   - isDryRun: nothing is written.
  ///   - change: gets the run as it is now.
  func correct(
    _ id: RunID, with other: RunID? = nil, isDryRun: Bool? = nil,
    _ change: (Run) throws(Failure) -> RunCorrection.Change
  ) throws(Failure) -> RunCorrectionOutput {
    let isDryRun = isDryRun ?? false
    let ids = [id] + (other.map { [$0] } ?? [])
    let (changed, made) = try repository.correct(ids, isDryRun: isDryRun) { (runs) throws(Failure) in
      guard let corrected = runs[id] else { throw .unknownRun(id) }
      let change = try change(corrected.run)
      var after = runs
      do throws(RunCorrectionError) {
        let correction = try after.make(change, of: id)
        return (correction, correction)
      } catch .changesNothing {
        return (nil, RunCorrection(run: id, change: change, touched: nil))
      } catch {
        throw error.failure(change, of: id)
      }
    }
    return RunCorrectionOutput(made, changed, isDryRun: isDryRun)
  }
}

/// What a correction did.
package struct RunCorrectionOutput: Described, Equatable {
  package var correction: RunChangePart
  /// The number of the change, by which it can be taken back; left out where nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var efforts: [RunEffortMoveView]
  /// The run as it is now, both halves of one that was split; empty where it was taken out of the book.
  package var runs: [RunListing]
  /// True where nothing was written; nil otherwise.
  package var dryRun: Bool?

  package static let schema = Schema(
    "What a correction did.",
    [
      .init("correction", RunChangePart.schema, "What was said."),
      .optional("number", .ordinal, "That of the change, which undo takes; left out where nothing was changed."),
      .init("changed", .flag, "False where the book said so already, and nothing was written."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that moved, or changed hands."),
      .init("runs", .list(RunListing.schema), "The run as it is now, and both halves of one that was split."),
      .isDryRun,
    ])
  package static let announced = RunningEvents.bookDescriptions

  init(_ correction: RunCorrection, _ changed: ChangedRunBook, isDryRun: Bool) {
    dryRun = isDryRun ? true : nil
    self.correction = RunChangePart(correction)
    self.changed = changed.isChanged
    number = changed.isChanged && !isDryRun ? changed.number : nil
    efforts = changed.moves.map(RunEffortMoveView.init)
    runs = changed.book.runs.filter { $0.originals.contains(correction.run.original) && !$0.isRemoved }.map {
      RunListing($0, in: changed.book)
    }
  }
}

extension RunCorrectionOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed, dryRun != true else { return [] }
    return RunningEvents.book(
      RunningEvents.BookChanged(run: correction.run, change: correction.change), efforts)
  }
}

extension RunCorrectionError {
  /// What it means for the one who asked for the change.
  fileprivate func failure(_ change: RunCorrection.Change, of run: RunID) -> Failure {
    let field =
      switch change {
      case .trim, .cut: "from"
      case .split: "at"
      case .join: "next"
      case .confirm: "distance"
      case .kind, .remove, .prefer, .name: "run"
      }
    switch self {
    case .unknownRun:
      if case .join(let other) = change { return .unknownRun(other) }
      return .unknownRun(run)
    case .removed: return .conflict(.running(.runWasRemoved(run: run.description)))
    case .noFixes, .fixesGone: return .conflict(.running(.onlyTotals(run: run.description)))
    case .outside(let span):
      return .invalidInput(
        field: field,
        problem: .running(
          .outsideRun(run: run.description, start: "\(span.lowerBound)", end: "\(span.upperBound)")))
    case .tooFewFixes: return .invalidInput(field: field, problem: .running(.tooLittleLeft))
    case .notFollowing: return .invalidInput(field: field, problem: .running(.notFollowing(run: run.description)))
    case .notSuspicious(let distance):
      return .conflict(.running(.notSuspicious(distance: distance)))
    case .changesNothing: return .conflict(.running(.saidAlready))
    }
  }
}
