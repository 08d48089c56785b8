package import KernelApplication
import KernelDomain
package import StrengthDomain

// Members are those of the files with which outcomes of form analysis are exchanged; what is no count, percent or degree is
// milliseconds of the frames.

/// A repetition, or an attempt at one; of a plank a time that it was held, with `start`, `end` and `held` alone.
package struct FormRepView: Codable, Hashable, Sendable {
  package var start: Int64
  package var peak: Int64?
  package var end: Int64
  package var held: Int64?
  package var percent: Int?
  package var side: FormSide?
  package var down: Int64?
  package var hold: Int64?
  package var up: Int64?
  package var view: FormView?
  package var angle: Int?
  package var findings: [FormFinding]?
  package var confidence: Int?

  package static var schema: Schema {
    func time(_ name: String, _ summary: String) -> Schema.Member {
      .optional(name, .integer, summary, unit: .milliseconds)
    }
    return Schema(
      "FormRep", "A repetition, or an attempt at one; of a plank a time that it was held.",
      [
        .init("start", .integer, "When it began, as frames tell time.", unit: .milliseconds),
        time("peak", "When its extent was greatest."),
        .init("end", .integer, "When it ended.", unit: .milliseconds),
        time("held", "How long a plank was held; left out of all else."),
        .optional(
          "percent", .integer, "Its greatest extent; 100 is what the exercise asks for.", unit: .of("per cent")),
        .optional("side", FormSide.schema, "Which arm."),
        time("down", "The way to the top."), time("hold", "At the top."), time("up", "The way back."),
        .optional("view", FormView.schema, "From where the camera looked."),
        .optional("angle", .integer, "Of the joint at the top; 0 where it was not seen.", unit: .of("degrees")),
        .optional("findings", .list(FormFinding.schema), "What could be better."),
        .optional("confidence", .integer, "How well its joints were seen.", unit: .of("per cent")),
      ])
  }

  package init(_ rep: FormRep) {
    (start, peak, end) = (rep.start, rep.peak, rep.end)
    (down, hold, up) = (rep.down, rep.hold, rep.up)
    (percent, angle, confidence) = (rep.percent, rep.angle, rep.confidence)
    (side, view, findings) = (rep.side, rep.view, rep.findings)
  }

  package init(_ hold: FormHold) {
    (start, end) = (hold.start, hold.end)
    held = hold.end - hold.start
  }
}

/// What happened in a frame.
package struct FormEventView: Codable, Hashable, Sendable {
  /// Milliseconds of the frame.
  package var t: Int64
  package var event: Kind
  package var state: FormState?
  /// The number of a repetition, from 1.
  package var n: Int?
  package var percent: Int?
  package var findings: [FormFinding]?
  package var side: FormSide?
  /// How long a plank was held.
  package var ms: Int64?

  package static let schema = Schema("FormFrameEvent", "What happened in a frame.", members)

  package enum Kind: String, CaseIterable, Codable, Sendable {
    case state, rep, partial, interrupted, hold
  }

  package init(_ event: FormEvent) {
    t = event.time
    switch event.kind {
    case .state(let state): (self.event, self.state) = (.state, state)
    case .rep(let number, let rep): (self.event, n, percent, findings) = (.rep, number, rep.percent, rep.findings)
    case .partial(let rep): (self.event, percent, side) = (.partial, rep.percent, rep.side)
    case .interrupted: self.event = .interrupted
    case .hold(let hold): (self.event, ms) = (.hold, hold.end - hold.start)
    }
  }
}

/// What a session came to.
package struct FormResultsView: Described, Equatable {
  package var exercise: FormExercise
  package var frames: Int
  package var outOfOrder: Int
  package var reps: [FormRepView]
  package var partials: [FormRepView]
  package var interrupted: Int
  /// What could not be judged from where the camera looked.
  package var notJudged: [FormFinding]

  package static let schema = Schema("FormResults", "What a session came to.", members)
}

extension FormResultsView {
  package init(_ results: FormResults) {
    exercise = results.exercise
    (frames, outOfOrder, interrupted) = (results.frames, results.outOfOrder, results.interrupted)
    reps = results.exercise == .plank ? results.holds.map(FormRepView.init) : results.reps.map(FormRepView.init)
    partials = results.partials.map(FormRepView.init)
    notJudged = results.notJudged
  }
}

extension FormExercise: Codable {}
extension FormState: Codable {}
extension FormFinding: Codable {}
extension FormView: Codable {}
extension FormSide: Codable {}

extension FormExercise {
  package static let schema = Schema("FormExercise", "What form can be judged of.", FormExercise.allCases)
}

extension FormState {
  package static let schema = Schema(
    "FormState", "What whoever trains has to know about the camera.", FormState.allCases
  ) { state in
    switch state {
    case .noPerson: "nobody is in view"
    case .lowConfidence: "somebody is, and cannot be judged yet"
    case .ready: "she may begin"
    case .recording: "repetitions are counted"
    }
  }
}

extension FormFinding {
  package static let schema = Schema("FormFinding", "What could be better in a repetition.", FormFinding.allCases)
}

extension FormView {
  package static let schema = Schema("FormView", "From where the camera looks.", FormView.allCases)
}

extension FormSide {
  package static let schema = Schema("FormSide", "Of a curl the arm, else both.", FormSide.allCases)
}

extension FormEventView {
  package static var members: [Schema.Member] {
    [
      .init("t", .integer, "When, as frames tell time.", unit: .milliseconds),
      .init(
        "event",
        Schema("FormEventKind", "What happened in a frame.", FormEventView.Kind.allCases) { kind in
          switch kind {
          case .state: "there is another state"
          case .rep: "a repetition was counted"
          case .partial: "an attempt was too small to be counted"
          case .interrupted: "an attempt was lost from view, or took more than 20 seconds"
          case .hold: "a plank ended"
          }
        }, "What happened."),
      .optional("state", FormState.schema, "The new state; left out elsewhere."),
      .optional("n", .ordinal, "The number of the repetition, from 1; left out elsewhere."),
      .optional("percent", .integer, "Of a repetition or an attempt.", unit: .of("per cent")),
      .optional("findings", .list(FormFinding.schema), "Of a repetition."),
      .optional("side", FormSide.schema, "Of an attempt."),
      .optional("ms", .integer, "How long a plank was held; left out elsewhere.", unit: .milliseconds),
    ]
  }
}

extension FormResultsView {
  package static var members: [Schema.Member] {
    [
      .init("exercise", FormExercise.schema, "What was judged."),
      .count("frames", "Those that were judged.", "frames"),
      .count("outOfOrder", "Those that were not after the one before, and are left out.", "frames"),
      .init("reps", .list(FormRepView.schema), "What was counted, in order."),
      .init("partials", .list(FormRepView.schema), "Attempts that were too small to be counted."),
      .count("interrupted", "Attempts that were lost from view, or took more than 20 seconds.", "attempts"),
      .init("notJudged", .list(FormFinding.schema), "What could not be judged from where the camera looked."),
    ]
  }
}
