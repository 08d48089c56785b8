package import KernelApplication
import KernelDomain
import RunningDomain

/// Makes corrections of runs, on behalf of all use cases that correct runs.
extension RunReader {
  /// Corrects a run.
  /// - Parameters:
  ///   - id: the id of the run.
  ///   - other: the id of a second run that the correction involves; nil for none.
  ///   - isDryRun: true to write nothing, and only return what the correction would do; nil means false.
  ///   - change: receives the run with its existing corrections, and returns the correction to make.
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

/// The output of a use case that corrects a run.
package struct RunCorrectionOutput: Described, Equatable {
  package var correction: RunChangePart
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var efforts: [RunEffortMoveView]
  /// The corrected run, or both halves if the run was split; empty if the run was removed from the book.
  package var runs: [RunListing]
  /// True if this was a dry run, which wrote nothing; nil otherwise.
  package var dryRun: Bool?
  /// True if the user added a run without a time of day, so that noon was assumed; nil otherwise.
  package var noon: Bool?

  package static let schema = Schema(
    "The effect of a correction.",
    [
      .init("correction", RunChangePart.schema, "The correction."),
      .optional(
        "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("changed", .flag, "Whether the correction changes the book; false if the book has it already."),
      .init(
        "efforts", .list(RunEffortMoveView.schema),
        "The best efforts that changed, or would change if the change was only tried."),
      .init(
        "runs", .list(RunListing.schema),
        "The run with the correction applied, as two runs if it was split; empty if it was removed."),
      .isDryRun,
      .optional(
        "noon", .flag, "True if a run was added without a time of day, so that 12:00 was used; left out otherwise."),
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
  /// Converts this error to the failure that a use case throws.
  /// - Parameters:
  ///   - change: the change that the rejected correction would have made.
  ///   - run: the run to correct.
  fileprivate func failure(_ change: RunCorrection.Change, of run: RunID) -> Failure {
    let field =
      switch change {
      case .trim, .cut: "from"
      case .split: "at"
      case .join: "next"
      case .confirm: "distance"
      case .kind, .remove, .prefer, .name, .add, .note, .tags, .shoes, .exertion: "run"
      case .length: "lengthMillimetres"
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
    case .hasRoute: return .conflict(.running(.hasRoute(run: run.description)))
    case .lengthTooFar(let measured):
      return .invalidInput(field: field, problem: .running(.lengthTooFar(metres: Int((measured + 500) / 1_000))))
    case .changesNothing: return .conflict(.running(.saidAlready))
    }
  }
}
