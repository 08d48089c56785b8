package import KernelApplication
package import StrengthDomain

package struct ReplayForm: LongUseCase {
  package static let method = "strength.replayForm"
  package static let summary = "Analyse a file of landmarks: report states and repetitions in order, then the results."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .readingFiles

  package struct Input: Described, Equatable, PathInput {
    package var path: String

    package static let schema = Schema(
      "The file to analyse.",
      [
        .init(
          "path", .text, "The absolute path of a file of landmarks: JSON lines with a header.",
          examples: [#""/home/jana/squats.poses.jsonl""#])
      ])

    package init(path: String) { self.path = path }

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }
  }

  package struct Output: Described, Equatable {
    package var exercise: FormExercise
    package var frames: Int
    package var outOfOrder: Int
    package var reps: [FormRepView]
    package var partials: [FormRepView]
    package var interrupted: Int
    package var rested: [FormRestView]?
    package var otherPerson: Int?
    package var notJudged: [FormFinding]
    package var events: [FormEventView]

    package static let schema = Schema(
      "The results and events of the file.",
      FormResultsView.members + [.init("events", .list(FormEventView.schema), "The events, in order.")])

    fileprivate init(_ results: FormResultsView, _ events: [FormEventView]) {
      (exercise, frames, outOfOrder) = (results.exercise, results.frames, results.outOfOrder)
      (reps, partials, interrupted) = (results.reps, results.partials, results.interrupted)
      (rested, otherPerson, notJudged) = (results.rested, results.otherPerson, results.notJudged)
      self.events = events
    }

    package var results: FormResultsView {
      FormResultsView(
        exercise: exercise, frames: frames, outOfOrder: outOfOrder, reps: reps, partials: partials,
        interrupted: interrupted, rested: rested, otherPerson: otherPerson, notJudged: notJudged)
    }
  }

  let files: any PoseFiles

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    var events: [FormEventView] = []
    let results = try files.replay(input.path, progress) { events += $0.map(FormEventView.init) }
    return Output(FormResultsView(results), events)
  }
}

/// Reads files that contain the recorded frames of a session of form analysis.
package protocol PoseFiles: Sendable {
  /// Analyses all frames of a file, and returns the results. Fails with `notFound` if there is no such file, with
  /// `badFile`, which names the line and the JSON member, or with `cancelled`.
  /// - Parameters:
  ///   - path: the file's path.
  ///   - progress: receives the progress, and can cancel the analysis.
  ///   - use: called with the events of each frame.
  func replay(
    _ path: String, _ progress: any ProgressSink, _ use: ([FormEvent]) -> Void
  ) throws(Failure) -> FormResults
}
