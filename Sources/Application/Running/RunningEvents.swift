package import KernelApplication
import KernelDomain
package import RunningDomain

/// The names and details of the events about runs.
package enum RunningEvents {
  package static let bookChanged = "running.bookChanged"
  package static let effortBroken = "running.effortBroken"

  /// The details of the event `running.bookChanged`. For a correction, they contain the run and the kind of
  /// correction. For an import, they are empty.
  package struct BookChanged: Codable, Hashable, Sendable {
    package var run: RunID?
    package var change: RunCorrectionKind?
    /// True if the correction was undone; nil otherwise.
    package var undone: Bool?
  }

  package static var bookDescriptions: [EventDescription] {
    [
      EventDescription(
        bookChanged,
        Schema(
          "RunBookChanged", "The run that was corrected or recorded; empty for an import.",
          [
            .optional(
              "run", RunID.schema, "The name of the run that was corrected or recorded; left out for an import."),
            .optional("change", RunCorrectionKind.schema, "The kind of correction; left out if no run was corrected."),
            .optional("undone", .flag, "True if the correction was undone; left out otherwise."),
          ]), "Runs were imported, recorded or corrected."),
      EventDescription(
        effortBroken, RunEffortMoveView.schema, "A best effort was set for the first time, or became faster."),
    ]
  }

  static func book(_ details: BookChanged, _ moves: [RunEffortMoveView]) -> [BookEvent] {
    [BookEvent(bookChanged, details)] + broken(moves)
  }

  /// Creates the events for records that were set for the first time or became faster.
  static func broken(_ moves: [RunEffortMoveView]) -> [BookEvent] {
    moves.filter(\.isFaster).map { BookEvent(effortBroken, $0) }
  }
}
