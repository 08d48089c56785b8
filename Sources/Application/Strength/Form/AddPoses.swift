package import KernelApplication
package import StrengthDomain

package struct AddPoses: UseCase {
  package static let method = "strength.addPoses"
  package static let summary = "Add frames of landmarks to a session of form analysis; a batch is taken whole or not."
  package static let kind = UseCaseKind.memory
  package static let failures: [FailureKind] = [.notFound, .system]
  package static let announces: [EventDescription] = [StrengthEvents.formDescription]

  package struct Input: Described, Equatable {
    package var session: FormSessionNumber
    package var frames: PoseFrames

    package static let schema = Schema(
      "A batch of frames.",
      [.formSession("The session."), .init("frames", PoseFrames.schema, "At most 64, in order of time.")])

    package init(session: FormSessionNumber, frames: PoseFrames) {
      self.session = session
      self.frames = frames
    }

    package static let mostFrames = 64
  }

  package struct Output: Described, Equatable {
    package var state: FormState
    package var reps: Int
    package var partials: Int
    package var outOfOrder: Int
    package var events: [FormEventView]
    private var told: Told?

    package static let schema = Schema(
      "How the session stands.",
      [
        .init("state", FormState.schema, "How it stands."),
        .count("reps", "Counted so far; of a plank, times that it was held.", "repetitions"),
        .count("partials", "Attempts so far that were too small to be counted.", "attempts"),
        .count("outOfOrder", "Those of these frames that were not after the one before, and are left out.", "frames"),
        .init("events", .list(FormEventView.schema), "What happened in these frames, in order."),
      ])

    /// Known only to those who announce it.
    private struct Told: Codable, Hashable, Sendable {
      let session: FormSessionNumber
      let exercise: FormExercise
    }

    private enum CodingKeys: String, CodingKey {
      case state, reps, partials, outOfOrder, events
    }

    fileprivate init(
      _ head: FormSession.Head, of session: FormSessionNumber, outOfOrder: Int, _ events: [FormEvent]
    ) {
      (state, reps, partials) = (head.state, head.reps, head.partials)
      self.outOfOrder = outOfOrder
      self.events = events.map(FormEventView.init)
      told = Told(session: session, exercise: head.exercise)
    }
  }

  let coordinator: FormCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let frames = input.frames.moments
    guard frames.count <= Input.mostFrames else {
      throw .invalidInput(
        field: "frames", problem: .strength(.tooManyFrames(found: frames.count, most: Input.mostFrames)))
    }
    for index in frames.indices where !PoseFrame.times.contains(frames[index].time) {
      throw .invalidInput(
        field: "frames[\(index)].t",
        problem: .json(
          .notWithin(least: "\(PoseFrame.times.lowerBound)", most: "\(PoseFrame.times.upperBound)")))
    }
    let (head, outOfOrder, events) = try coordinator.add(input.frames, to: input.session)
    return Output(head, of: input.session, outOfOrder: outOfOrder, events)
  }
}

extension AddPoses.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard let told else { return [] }
    return StrengthEvents.events(events, of: told.session, told.exercise)
  }
}
