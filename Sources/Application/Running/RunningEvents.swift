package import KernelApplication
import KernelDomain
package import RunningDomain

/// What those who follow the book are told of runs.
package enum RunningEvents {
  package static let bookChanged = "running.bookChanged"
  package static let effortBroken = "running.effortBroken"

  /// Of a correction what it corrected, of an import nothing.
  package struct BookChanged: Codable, Hashable, Sendable {
    package var run: RunID?
    package var change: RunCorrectionKind?
    /// True where the correction was taken back.
    package var undone: Bool?

    package init(run: RunID? = nil, change: RunCorrectionKind? = nil, undone: Bool? = nil) {
      self.run = run
      self.change = change
      self.undone = undone
    }
  }

  package static var bookDescriptions: [EventDescription] {
    [
      EventDescription(
        bookChanged,
        Schema(
          "RunBookChanged", "What was corrected; of an import nothing.",
          [
            .optional("run", RunID.schema, "The run."),
            .optional("change", RunCorrectionKind.schema, "What was said of it."),
            .optional("undone", .flag, "True where the correction was taken back; left out elsewhere."),
          ]), "Runs were imported, recorded or corrected."),
      EventDescription(effortBroken, RunEffortMoveView.schema, "A best effort was set, or became faster."),
    ]
  }

  static func book(_ details: BookChanged, _ moves: [RunEffortMoveView]) -> [BookEvent] {
    [BookEvent(bookChanged, details)] + broken(moves)
  }

  /// The best efforts that were set or became faster.
  static func broken(_ moves: [RunEffortMoveView]) -> [BookEvent] {
    moves.filter(\.isFaster).map { BookEvent(effortBroken, $0) }
  }
}
