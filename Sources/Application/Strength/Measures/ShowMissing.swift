package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Shows how many sets each muscle still needs to reach this week's target.
package struct ShowMissing: UseCase {
  package static let method = "strength.showMissing"
  package static let summary =
    "Show how many sets are done, wanted and missing for each muscle this week, those with most missing first."
  /// This is an inspection and not a query, because the output depends on the current week; the output of a query may
  /// be cached until the book changes.
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var from: CivilDay
    package var until: CivilDay
    package var muscles: [Muscle]

    package static let schema = Schema(
      "MissingSets", "The sets that are still missing this week.",
      [
        .init("from", CivilDay.schema, "The Monday of the week."),
        .init("until", CivilDay.schema, "The Sunday of the week."),
        .init("muscles", .list(Muscle.schema), "The muscles for which sets are wanted, those with most missing first."),
      ])
  }

  package struct Muscle: Codable, Hashable, Sendable {
    package var muscle: String
    package var wanted: Int
    package var doneHalves: Int
    package var missingHalves: Int
    package var plannedHalves: Int

    package static let schema = Schema(
      "MuscleWeek", "The sets for a muscle in a week, in half sets: a set counts as half for muscles that only assist.",
      [
        .init("muscle", .text, "The muscle.", examples: [#""chest""#]),
        .count("wanted", "The number of sets that the user wants to do in the week.", "sets"),
        .count("doneHalves", "The number of half sets that were done, without warm-up sets.", "half sets"),
        .count("missingHalves", "The number of half sets that are missing to reach the wanted number.", "half sets"),
        .count("plannedHalves", "The number of half sets that are still planned for the week.", "half sets"),
      ])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let today = reader.today()
    let monday = CivilDay(daysSinceEpoch: today.daysSinceEpoch - today.weekday)
    let sunday = CivilDay(daysSinceEpoch: monday.daysSinceEpoch + 6)
    let snapshot = try reader.repository.snapshot()
    let workouts = snapshot.corrected.counting + (snapshot.book.state.active.map { [$0.asFinished] } ?? [])
    let done = MuscleSetRule.halves(
      workouts.filter { (monday...sunday).contains($0.day) }, in: snapshot.catalogue, leavingOut: snapshot.suspicious)
    let planned = try ShowSchedule(reader: reader)(ShowSchedule.Input(from: today, until: sunday)).days.filter {
      $0.state == .planned
    }
    let routines = snapshot.book.state.routines
    let active = snapshot.book.state.active
    let settings = try reader.settings.settings()
    let planner = RoutinePlanner(snapshot, settings, today: today)
    let blocks = planned.filter { $0.day != today || active?.routine != $0.routine }.compactMap {
      routines[$0.routine]
    }.flatMap { routine in
      // A wave plans its sets anew each week, so that the block itself has none.
      zip(routine.blocks, planner.suggestions(for: routine)).map { block, suggestion in
        RoutineBlock(exercise: block.exercise, targets: suggestion.targets)
      }
    }
    let weeks = MuscleWeek.all(
      settings.muscleSetGoals, done: done, planned: MuscleSetRule.halves(planned: blocks, in: snapshot.catalogue))
    return Output(
      from: monday, until: sunday,
      muscles: weeks.map {
        Muscle(
          muscle: $0.muscle, wanted: $0.wanted, doneHalves: $0.doneHalves, missingHalves: $0.missingHalves,
          plannedHalves: $0.plannedHalves)
      })
  }
}
