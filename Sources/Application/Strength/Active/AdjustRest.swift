package import KernelApplication
import StrengthDomain

/// Makes the rest that is on longer or shorter.
package struct AdjustRest: UseCase {
  package static let method = "strength.adjustRest"
  package static let summary = "Make the rest that is on longer or shorter; with less than nothing left it is over."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription { .workoutStep(Input.schema) }

  package struct Input: Codable, Hashable, Sendable {
    /// More, or with a minus fewer.
    package var seconds: Int

    package init(seconds: Int) {
      self.seconds = seconds
    }
  }

  package typealias Output = WorkoutStepOutput

  private let desk: WorkoutDesk

  package init(reader: StrengthReader) {
    desk = WorkoutDesk(reader: reader)
  }

  /// Fails with `conflict` where none is on.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let most = SetEntry.restSeconds.upperBound
    guard (-most...most).contains(input.seconds) else {
      throw .strength(outside: .rest, -most...most, field: "seconds")
    }
    return try desk.take { _, _ in .adjustRest(Int32(input.seconds)) }
  }
}

extension AdjustRest.Input {
  package static var schema: Schema {
    let most = SetEntry.restSeconds.upperBound
    return Schema(
      "By how much.",
      [
        .init(
          "seconds", Schema(.integer(-most...most)), "More, or with a minus fewer.", unit: .seconds,
          examples: ["15", "-15"])
      ])
  }
}
