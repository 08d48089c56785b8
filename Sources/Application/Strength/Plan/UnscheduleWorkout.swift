package import KernelApplication
package import StrengthDomain

package struct UnscheduleWorkout: UseCase {
  package static let method = "strength.unscheduleWorkout"
  package static let summary = "Remove a schedule of a routine; `book.undo` brings it back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var schedule: ScheduleID

    package static let schema = Schema(
      "The schedule to remove.", [.init("schedule", ScheduleID.schema, "The name of the schedule.")])

    package init(schedule: ScheduleID) { self.schedule = schedule }
  }

  package typealias Output = ScheduleOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      guard let scheduled = snapshot.book.state.schedules[input.schedule] else {
        throw .unknownSchedule(input.schedule)
      }
      return ([.removeSchedule(input.schedule)], scheduled)
    }
    return ScheduleOutput(change: changed.number, schedule: ScheduleView(input.schedule, changed.value))
  }
}
