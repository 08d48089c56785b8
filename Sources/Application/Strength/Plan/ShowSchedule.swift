package import KernelApplication
package import KernelDomain
import StrengthDomain

/// What is planned, day by day, and how it stands.
package struct ShowSchedule: UseCase {
  package static let method = "strength.showSchedule"
  package static let summary = "What is planned, day by day: done, missed or still to come."
  /// The calendar on the wall goes on without the book.
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var until: CivilDay?

    package static let schema = Schema(
      "Which days, at most 400.",
      [
        .optional("from", CivilDay.schema, "Left out, the Monday of this week, or the last day where that is earlier."),
        .optional("until", CivilDay.schema, "The last day; left out, the thirteenth after the first."),
      ])

    package init(from: CivilDay? = nil, until: CivilDay? = nil) {
      self.from = from
      self.until = until
    }
  }

  package struct Output: Described, Equatable {
    package var from: CivilDay
    package var until: CivilDay
    package var days: [PlannedDayView]
    package var schedules: [ScheduleView]

    package static let schema = Schema(
      "What is planned.",
      [
        .init("from", CivilDay.schema, "The first day looked at."),
        .init("until", CivilDay.schema, "The last day looked at."),
        .init("days", .list(PlannedDayView.schema), "In order."),
        .init("schedules", .list(ScheduleView.schema), "In the order made."),
      ])
  }

  let reader: StrengthReader

  private static let mostDays = 400

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let today = reader.today()
    let monday = today.daysSinceEpoch - today.weekday
    let until = input.until ?? CivilDay(daysSinceEpoch: (input.from?.daysSinceEpoch ?? monday) + 13)
    let from = input.from ?? min(CivilDay(daysSinceEpoch: monday), until)
    guard from <= until, until.daysSinceEpoch - from.daysSinceEpoch < ShowSchedule.mostDays else {
      throw .invalidInput(field: "until", problem: .strength(.daysReversed))
    }
    let snapshot = try reader.repository.snapshot()
    let state = snapshot.book.state
    let schedules = state.schedules.sorted { $0.key < $1.key }
    let done = snapshot.corrected.counting.filter { $0.routine != nil && (from...until).contains($0.day) }
    let days = (from.daysSinceEpoch...until.daysSinceEpoch).flatMap { number in
      let day = CivilDay(daysSinceEpoch: number)
      return schedules.compactMap { id, scheduled -> PlannedDayView? in
        ScheduleRule.state(of: scheduled, on: day, today: today, workouts: done).map {
          PlannedDayView(
            day: day, schedule: id, routine: scheduled.routine, name: state.routines[scheduled.routine]?.name ?? "",
            state: $0)
        }
      }
    }
    return Output(
      from: from, until: until, days: days, schedules: schedules.map { ScheduleView($0.key, $0.value) })
  }
}
