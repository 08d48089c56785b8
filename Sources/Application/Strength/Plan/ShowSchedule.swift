package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Lists which routines are scheduled for each day, and whether they were done.
package struct ShowSchedule: UseCase {
  package static let method = "strength.showSchedule"
  package static let summary = "Show the scheduled routines by day, and whether they are done, missed or still to come."
  /// This is an inspection and not a query, because the output depends on the current day; the output of a query may be
  /// cached until the book changes.
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var until: CivilDay?

    package static let schema = Schema(
      "The days to show, at most 400.",
      [
        .optional(
          "from", CivilDay.schema,
          "The first day; if left out, the Monday of the current week, or `until` if that is earlier."),
        .optional("until", CivilDay.schema, "The last day; if left out, 13 days after the first."),
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
      "The scheduled routines.",
      [
        .init("from", CivilDay.schema, "The first day shown."),
        .init("until", CivilDay.schema, "The last day shown."),
        .init("days", .list(PlannedDayView.schema), "The routines scheduled for these days, in order of days."),
        .init("schedules", .list(ScheduleView.schema), "All schedules, in the order in which they were created."),
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
