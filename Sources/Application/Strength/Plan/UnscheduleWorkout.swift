package import KernelApplication
package import StrengthDomain

package struct UnscheduleWorkout: UseCase {
  package static let method = "strength.unscheduleWorkout"
  package static let summary = "Plan a routine no more; undo brings the schedule back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var schedule: ScheduleID

    package static let schema = Schema("Which schedule.", [.init("schedule", ScheduleID.schema, "The schedule.")])

    package init(schedule: ScheduleID) {
      self.schedule = schedule
    }
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
