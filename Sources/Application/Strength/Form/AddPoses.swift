package import KernelApplication
package import StrengthDomain

package struct AddPoses: UseCase {
  package static let method = "strength.addPoses"
  package static let summary = "Add frames with the landmarks of a body to a session of form analysis."
  package static let kind = UseCaseKind.memory
  package static let failures: [FailureKind] = [.notFound, .system]
  package static let announces: [EventDescription] = [StrengthEvents.formDescription]

  package struct Input: Described, Equatable {
    package var session: FormSessionNumber
    package var frames: PoseFrames

    package static let schema = Schema(
      "The frames to add.",
      [
        .formSession("The number of the session."),
        .init("frames", PoseFrames.schema, "The frames, at most 64, in order of time."),
      ])

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
    private var announced: Announcement?

    package static let schema = Schema(
      "The session after these frames.",
      [
        .init("state", FormState.schema, "The state of the session."),
        .count("reps", "The number of repetitions so far; for planks, the number of holds.", "repetitions"),
        .count("partials", "The number of attempts so far that were too small to count.", "attempts"),
        .count(
          "outOfOrder",
          "The number of these frames that were ignored because they were not later than the frame before.", "frames"),
        .init("events", .list(FormEventView.schema), "The events in these frames, in order."),
      ])

    /// Values that are needed only for this output's events. They are not part of its JSON.
    private struct Announcement: Codable, Hashable, Sendable {
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
      announced = Announcement(session: session, exercise: head.exercise)
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
    guard let announced else { return [] }
    return StrengthEvents.events(events, of: announced.session, announced.exercise)
  }
}
