package import KernelApplication
import KernelDomain
package import StrengthDomain

// The members of the types below have the names that files with results of form analysis use. Numbers are times of
// frames in milliseconds, unless they are counts, percentages or degrees.

/// A repetition, or an attempt at one. For the exercise plank, it is a period for which the plank was held; then only
/// `start`, `end` and `held` are set.
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
      "FormRep", "A repetition, an attempt at one, or one hold of a plank.",
      [
        .init("start", .integer, "The start in milliseconds, on the clock of the frames.", unit: .milliseconds),
        time(
          "peak",
          "The time of the greatest extent, in milliseconds, on the clock of the frames; left out for a plank."),
        .init("end", .integer, "The end in milliseconds, on the clock of the frames.", unit: .milliseconds),
        time("held", "The duration of the hold, in milliseconds; left out unless it is a plank."),
        .optional(
          "percent", .integer, "The greatest extent, in percent of the complete movement; left out for a plank.",
          unit: .of("per cent")),
        .optional("side", FormSide.schema, "The arm; left out for a plank."),
        time("down", "The duration of the movement up to the greatest extent, in milliseconds; left out for a plank."),
        time("hold", "The duration at the greatest extent, in milliseconds; left out for a plank."),
        time("up", "The duration of the movement back, in milliseconds; left out for a plank."),
        .optional("view", FormView.schema, "The direction from which the camera looked; left out for a plank."),
        .optional(
          "angle", .integer,
          "The angle of the joint at the greatest extent, in degrees, 0 if it was not visible; left out for a plank.",
          unit: .of("degrees")),
        .optional("findings", .list(FormFinding.schema), "The faults that were found; left out for a plank."),
        .optional(
          "confidence", .integer, "How well the joints were visible, in percent; left out for a plank.",
          unit: .of("per cent")),
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

/// A pause within the movement, such as sitting on a bench. It does not count as a repetition.
package struct FormRestView: Codable, Hashable, Sendable {
  package var start: Int64
  package var end: Int64
  package var percent: Int
  package var hold: Int64

  package static let schema = Schema(
    "FormRest", "A long pause during the movement, which is not a repetition.",
    [
      .init("start", .integer, "The start in milliseconds, on the clock of the frames.", unit: .milliseconds),
      .init("end", .integer, "The end in milliseconds, on the clock of the frames.", unit: .milliseconds),
      .init(
        "percent", .integer, "The greatest extent, in percent of the complete movement.", unit: .of("per cent")),
      .init("hold", .integer, "The time spent near the greatest extent, in milliseconds.", unit: .milliseconds),
    ])

  init(_ rep: FormRep) {
    (start, end, percent, hold) = (rep.start, rep.end, rep.percent, rep.hold)
  }
}

/// Something that form analysis found in a frame, such as the end of a repetition.
package struct FormEventView: Codable, Hashable, Sendable {
  /// The time of the frame, in milliseconds since the fixed start that the client chose for all frames.
  package var t: Int64
  package var event: Kind
  package var state: FormState?
  /// The number of the repetition, counted from 1; nil if the event is not a repetition.
  package var n: Int?
  package var percent: Int?
  package var findings: [FormFinding]?
  package var side: FormSide?
  /// How long the plank was held, in milliseconds; nil if the event is not the end of a plank.
  package var ms: Int64?

  package static let schema = Schema("FormFrameEvent", "An event in a frame.", members)

  package enum Kind: String, CaseIterable, Codable, Sendable {
    case state, rep, partial, rested, interrupted, hold
  }

  package init(_ event: FormEvent) {
    t = event.time
    switch event.kind {
    case .state(let state): (self.event, self.state) = (.state, state)
    case .rep(let number, let rep): (self.event, n, percent, findings) = (.rep, number, rep.percent, rep.findings)
    case .partial(let rep): (self.event, percent, side) = (.partial, rep.percent, rep.side)
    case .rested(let rep): (self.event, percent) = (.rested, rep.percent)
    case .interrupted: self.event = .interrupted
    case .hold(let hold): (self.event, ms) = (.hold, hold.end - hold.start)
    }
  }
}

/// The results of a session of form analysis.
package struct FormResultsView: Described, Equatable {
  package var exercise: FormExercise
  package var frames: Int
  package var outOfOrder: Int
  package var reps: [FormRepView]
  package var partials: [FormRepView]
  package var interrupted: Int
  /// The pauses within the movement, which do not count as repetitions; nil if there are none.
  package var rested: [FormRestView]?
  /// The number of frames that showed a different person than the frames before; nil if there are none.
  package var otherPerson: Int?
  /// The mistakes in form that could not be judged from the camera's angle.
  package var notJudged: [FormFinding]

  package static let schema = Schema("FormResults", "The results of a session.", members)
}

extension FormResultsView {
  package init(_ results: FormResults) {
    exercise = results.exercise
    (frames, outOfOrder, interrupted) = (results.frames, results.outOfOrder, results.interrupted)
    reps = results.exercise == .plank ? results.holds.map(FormRepView.init) : results.reps.map(FormRepView.init)
    partials = results.partials.map(FormRepView.init)
    rested = results.rested.isEmpty ? nil : results.rested.map { FormRestView($0) }
    otherPerson = results.otherPerson == 0 ? nil : results.otherPerson
    notJudged = results.notJudged
  }
}

extension FormExercise: Codable {}
extension FormState: Codable {}
extension FormFinding: Codable {}
extension FormView: Codable {}
extension FormSide: Codable {}

extension FormExercise {
  package static let schema = Schema("FormExercise", "An exercise whose form can be analysed.", FormExercise.allCases)
}

extension FormState {
  package static let schema = Schema(
    "FormState", "The state of a session, for the person in front of the camera.", FormState.allCases
  ) { state in
    switch state {
    case .noPerson: "nobody is in view"
    case .lowConfidence: "somebody is in view, but cannot be analysed yet"
    case .ready: "the person may begin"
    case .recording: "repetitions are counted"
    }
  }
}

extension FormFinding {
  package static let schema = Schema("FormFinding", "A fault in a repetition.", FormFinding.allCases)
}

extension FormView {
  package static let schema = Schema("FormView", "The direction from which the camera looks.", FormView.allCases)
}

extension FormSide {
  package static let schema = Schema(
    "FormSide", "The arm that does a curl; for other exercises, both.", FormSide.allCases)
}

extension FormEventView {
  package static var members: [Schema.Member] {
    [
      .init("t", .integer, "The time in milliseconds, on the clock of the frames.", unit: .milliseconds),
      .init(
        "event",
        Schema("FormEventKind", "The kind of event in a frame.", FormEventView.Kind.allCases) { kind in
          switch kind {
          case .state: "the state of the session changed"
          case .rep: "a repetition was counted"
          case .partial: "an attempt was too small to count"
          case .rested: "a long pause during the movement ended, which is not a repetition"
          case .interrupted: "an attempt was lost from view, or took more than 20 seconds"
          case .hold: "a plank ended"
          }
        }, "The kind of event."),
      .optional("state", FormState.schema, "The new state; left out for other events."),
      .optional("n", .ordinal, "The number of the repetition, from 1; left out for other events."),
      .optional(
        "percent", .integer, "The greatest extent of a repetition or attempt, in percent; left out for other events.",
        unit: .of("per cent")),
      .optional("findings", .list(FormFinding.schema), "The faults of a repetition; left out for other events."),
      .optional("side", FormSide.schema, "The arm of an attempt; left out for other events."),
      .optional(
        "ms", .integer, "The duration of a plank, in milliseconds; left out for other events.", unit: .milliseconds),
    ]
  }
}

extension FormResultsView {
  package static var members: [Schema.Member] {
    [
      .init("exercise", FormExercise.schema, "The exercise that was analysed."),
      .count("frames", "The number of frames that were analysed.", "frames"),
      .count(
        "outOfOrder", "The number of frames that were ignored because they were not later than the frame before.",
        "frames"),
      .init("reps", .list(FormRepView.schema), "The repetitions, or the holds of a plank, in order."),
      .init("partials", .list(FormRepView.schema), "The attempts that were too small to count, in order."),
      .count(
        "interrupted", "The number of attempts that were lost from view, or took more than 20 seconds.", "attempts"),
      .optional(
        "rested", .list(FormRestView.schema),
        """
        The long pauses during the movement, such as sitting or drinking, which do not count; left out if there are \
        none.
        """),
      .optional(
        "otherPerson", .integer, "The number of frames that showed somebody else; left out if there are none.",
        unit: .of("frames")),
      .init(
        "notJudged", .list(FormFinding.schema), "The faults that could not be judged from where the camera looked."),
    ]
  }
}
