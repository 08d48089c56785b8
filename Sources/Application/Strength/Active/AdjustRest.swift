package import KernelApplication
import KernelDomain
import StrengthDomain

package struct AdjustRest: UseCase {
  package static let method = "strength.adjustRest"
  package static let summary =
    "Lengthen or shorten the rest under way, or set its remaining time; if no time remains, the rest ends."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var seconds: Int?
    package var remainingSeconds: Int?

    package static var schema: Schema {
      let most = SetEntry.restSeconds.upperBound
      return Schema(
        "The change or the remaining time: exactly one of the two.",
        [
          .optional(
            "seconds", Schema(.integer(-most...most)), "The seconds to add to the rest; negative to shorten it.",
            unit: .seconds,
            examples: ["15", "-15"]),
          .optional(
            "remainingSeconds", Schema(.integer(SetEntry.restSeconds)), "The seconds of rest that remain.",
            unit: .seconds,
            examples: ["180"]),
        ])
    }

    package init(seconds: Int? = nil, remainingSeconds: Int? = nil) {
      self.seconds = seconds
      self.remainingSeconds = remainingSeconds
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Changes the rest under way. Fails with `conflict` if no rest is under way, and with `invalidInput` unless the
  /// input has exactly one of its two members: the change or the remaining time.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let most = SetEntry.restSeconds.upperBound
    switch (input.seconds, input.remainingSeconds) {
    case (nil, nil), (_?, _?): throw .invalidInput(field: "seconds", problem: .strength(.restChange))
    case (let seconds?, nil):
      guard (-most...most).contains(seconds) else {
        throw .strength(outside: .rest, -most...most, field: "seconds")
      }
      return try reader.take { _, _ in .adjustRest(Int32(seconds)) }
    case (nil, let remaining?):
      let remaining = try remaining.checkedRest(field: "remainingSeconds")
      return try reader.take { (workout, _) throws(Failure) in
        guard let left = workout.remainingRest(at: reader.now()) else {
          throw .conflict(.strength(.noRest))
        }
        // A step changes the rest by whole seconds. Rounding down makes the time left appear as the requested number of
        // seconds, never as one more.
        return .adjustRest(Int32((Int64(remaining) * 1_000 - left).flooredQuotient(by: 1_000)))
      }
    }
  }
}
