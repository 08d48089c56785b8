import StrengthDomain

/// What the rules make of a file of poses, in the form of the expected outcomes.
enum PoseOutcome {
  static func json(_ results: FormResults, _ events: [FormEvent]) -> LogJSON {
    .object([
      "exercise": .text(results.exercise.rawValue), "frames": .number(Int64(results.frames)),
      "outOfOrder": .number(Int64(results.outOfOrder)), "interrupted": .number(Int64(results.interrupted)),
      "reps": .list(results.exercise == .plank ? results.holds.map(json) : results.reps.map(json)),
      "partials": .list(results.partials.map(json)), "events": .list(events.map(json)),
    ])
  }

  private static func json(_ hold: FormHold) -> LogJSON {
    .object(["start": .number(hold.start), "end": .number(hold.end), "held": .number(hold.end - hold.start)])
  }

  private static func json(_ rep: FormRep) -> LogJSON {
    .object([
      "start": .number(rep.start), "peak": .number(rep.peak), "end": .number(rep.end),
      "percent": .number(Int64(rep.percent)), "side": .text(rep.side.rawValue), "down": .number(rep.down),
      "hold": .number(rep.hold), "up": .number(rep.up), "view": .text(rep.view.rawValue),
      "angle": .number(Int64(rep.angle)), "findings": .list(rep.findings.map { .text($0.rawValue) }),
      "confidence": .number(Int64(rep.confidence)),
    ])
  }

  private static func json(_ event: FormEvent) -> LogJSON {
    let (name, members): (String, [String: LogJSON]) =
      switch event.kind {
      case .state(let state): ("state", ["state": .text(state.rawValue)])
      case .rep(let number, let rep):
        (
          "rep",
          [
            "n": .number(Int64(number)), "percent": .number(Int64(rep.percent)),
            "findings": .list(rep.findings.map { .text($0.rawValue) }),
          ]
        )
      case .partial(let rep):
        ("partial", ["percent": .number(Int64(rep.percent)), "side": .text(rep.side.rawValue)])
      case .rested(let rep): ("rested", ["percent": .number(Int64(rep.percent))])
      case .interrupted: ("interrupted", [:])
      case .hold(let hold): ("hold", ["ms": .number(hold.end - hold.start)])
      }
    return .object(members.merging(["t": .number(event.time), "event": .text(name)]) { one, _ in one })
  }
}
