import KernelDomain
import StrengthDomain
import Testing

struct ScheduleTests {
  private func day(_ text: String) throws -> CivilDay { try #require(CivilDay(text)) }

  @Test func weekdaysArePlannedFromADayToAnother() throws {
    let schedule = ScheduledRoutine(
      routine: RoutineID(1), days: .weekdays([0, 3], from: try day("2026-11-05"), until: try day("2026-11-16")))
    let planned = try (1...30).map { try day("2026-11-\($0 < 10 ? "0" : "")\($0)") }.filter(schedule.isPlanned)
    #expect(planned.map(\.day) == [5, 9, 12, 16])
  }

  @Test func aPlannedDayIsDoneByAWorkoutOfTheRoutineOrMissedWhenItIsOver() throws {
    let monday = try day("2026-11-09")
    let schedule = ScheduledRoutine(routine: RoutineID(1), days: .day(monday))
    let start = CivilDateTime(day: monday, time: CivilTime(hour: 23, minute: 30, second: 0))
    func state(_ today: String, _ routine: RoutineID?) throws -> PlannedDayState? {
      let workout = Workout(
        id: WorkoutID(start: start), source: Workout.ownSource, name: "A", start: start.timestamp(offset: 3_600),
        utcOffset: 3_600, routine: routine)
      return ScheduleRule.state(of: schedule, on: monday, today: try day(today), workouts: [workout])
    }
    #expect(try state("2026-11-09", nil) == .planned)
    #expect(try state("2026-11-10", RoutineID(2)) == .missed)
    #expect(try state("2026-11-10", RoutineID(1)) == .done)
    #expect(
      ScheduleRule.state(of: schedule, on: try day("2026-11-10"), today: monday, workouts: [] as [Workout]) == nil)
  }
}
