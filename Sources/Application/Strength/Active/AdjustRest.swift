package import KernelApplication
import KernelDomain
import StrengthDomain

package struct AdjustRest: UseCase {
  package static let method = "strength.adjustRest"
  package static let summary =
    "Make the rest that is on longer or shorter, or say how much is left of it; with nothing left it is over."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var seconds: Int?
    package var remainingSeconds: Int?

    package static var schema: Schema {
      let most = SetEntry.restSeconds.upperBound
      return Schema(
        "By how much, or to what: one of the two.",
        [
          .optional(
            "seconds", Schema(.integer(-most...most)), "More, or with a minus fewer.", unit: .seconds,
            examples: ["15", "-15"]),
          .optional(
            "remainingSeconds", Schema(.integer(SetEntry.restSeconds)), "So many are left then.", unit: .seconds,
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

  /// Fails with `conflict` where none is on, and with `invalidInput` unless one of the two is told.
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
        // A step is of whole seconds: what is left then is told as so many, and never as one more.
        return .adjustRest(Int32((Int64(remaining) * 1_000 - left).flooredQuotient(by: 1_000)))
      }
    }
  }
}
