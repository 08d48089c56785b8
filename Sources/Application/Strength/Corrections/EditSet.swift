package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct EditSet: UseCase {
  package static let method = "strength.editSet"
  package static let summary =
    "Change a set of the workout under way or of a finished one; members that are left out are not changed."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable, SetMembers {
    package var workout: WorkoutID?
    package var set: Int
    /// The new kind of the set. For this member and the set's other values, nil leaves the value unchanged.
    package var kind: SetKind?
    package var load: EnteredLoad?
    package var reps: Int?
    package var seconds: Int?
    package var millimetres: Int64?
    package var rpe: Double?
    package var note: String?
    /// True to remove the set's load; nil means false. The flags from `withoutReps` to `withoutNote` remove other
    /// values in the same way.
    package var withoutLoad: Bool?
    package var withoutReps: Bool?
    package var withoutTime: Bool?
    package var withoutDistance: Bool?
    package var withoutEffort: Bool?
    package var withoutNote: Bool?
    /// True to change the workout under way even if that workout was idle for four hours; nil means false.
    package var same: Bool?

    package static let schema = Schema(
      "The set and its changes; at least one of load, repetitions, time or distance has to remain.",
      [
        .optional("workout", WorkoutID.schema, "The name of the workout; if left out, the workout under way."),
        .init("set", .ordinal, "The number of the set in the workout, from 1.", examples: ["3"]),
      ] + [Schema.Member].changedSet + [.same])

    package init(workout: WorkoutID? = nil, set: Int, _ values: SetInput) {
      self.workout = workout
      self.set = set
      take(values)
    }

    /// True if the input requests no change.
    package var tellsNothing: Bool {
      values == SetInput()
        && [withoutLoad, withoutReps, withoutTime, withoutDistance, withoutEffort, withoutNote].allSatisfy {
          $0 != true
        }
    }

    fileprivate func changed(_ known: SetEntry) throws(Failure) -> SetEntry {
      var kept = known
      if withoutLoad == true { kept.load = nil }
      if withoutReps == true { kept.reps = nil }
      if withoutTime == true { kept.seconds = nil }
      if withoutDistance == true { kept.millimetres = nil }
      if withoutEffort == true { kept.halvesOfRPE = nil }
      if withoutNote == true { kept.note = nil }
      return try values.changed(kept)
    }
  }

  package typealias Output = SetEditOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.edit(input.set, of: input.workout, same: input.same ?? false) {
      (known, exercise, snapshot) throws(Failure) in
      try snapshot.refuseNegative(input.load, of: exercise)
      return try input.changed(known)
    }
  }
}
