package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Shows the routines that are planned for today, with the suggested loads and the reasons for them.
package struct ShowToday: UseCase {
  package static let method = "strength.showToday"
  package static let summary =
    "Show today's routines, or a given one: the suggested loads with reasons, the plates, and the warm-up sets."
  /// This is an inspection and not a query, because the output depends on the current day; the output of a query may be
  /// cached until the book changes.
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?

    package static let schema = Schema(
      "The routine to show.",
      [
        .optional(
          "routine", RoutineID.schema,
          "The name of the routine; if left out, the routines planned for today, or else the next one planned.")
      ])

    package init(routine: RoutineID? = nil) { self.routine = routine }
  }

  package struct Output: Described, Equatable {
    package var day: CivilDay
    package var routines: [SuggestedRoutineView]

    package static let schema = Schema(
      "The routines to do today.",
      [
        .init("day", CivilDay.schema, "Today."),
        .init(
          "routines", .list(SuggestedRoutineView.schema),
          "The routines, with their suggested sets; empty if there are none."),
      ])
  }

  let reader: StrengthReader

  private static let daysAhead = 14

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let today = reader.today()
    let planner = try reader.planner(snapshot)
    let state = snapshot.book.state
    if let id = input.routine {
      guard let routine = state.routines[id] else { throw .unknownRoutine(id) }
      return Output(day: today, routines: [SuggestedRoutineView(routine, nil, planner, snapshot)])
    }
    let done = snapshot.corrected.workouts.filter {
      !$0.isRemoved && $0.workout.routine != nil && $0.workout.day >= today
    }.map(\.workout)
    let schedules = state.schedules.sorted { $0.key < $1.key }.map(\.value)
    for ahead in 0..<ShowToday.daysAhead {
      let day = CivilDay(daysSinceEpoch: today.daysSinceEpoch + ahead)
      let planned = schedules.compactMap { scheduled in
        ScheduleRule.state(of: scheduled, on: day, today: today, workouts: done).map { (scheduled.routine, $0) }
      }
      let open = planned.filter { ahead == 0 || $0.1 == .planned }
      if open.isEmpty { continue }
      return Output(
        day: today,
        routines: open.compactMap { id, found in
          state.routines[id].map { SuggestedRoutineView($0, PlannedTime(day: day, state: found), planner, snapshot) }
        })
    }
    return Output(day: today, routines: [])
  }

  struct PlannedTime {
    let day: CivilDay
    let state: PlannedDayState
  }
}

/// A routine, and what is suggested for its next workout.
package struct SuggestedRoutineView: Codable, Hashable, Sendable {
  package var routine: RoutineID
  package var name: String
  /// The day for which the routine is scheduled; nil if it is not scheduled for any day.
  package var day: CivilDay?
  package var state: PlannedDayState?
  /// True if the next workout is a lighter one (a deload); nil otherwise.
  package var deload: Bool?
  package var blocks: [SuggestedBlockView]

  package static let schema = Schema(
    "SuggestedRoutine", "A routine, with the sets suggested for its next workout.",
    [
      .init("routine", RoutineID.schema, "The name of the routine in the book."),
      .init("name", .text, "The title of the routine."),
      .optional(
        "day", CivilDay.schema,
        "The day for which the routine is planned; left out if the routine was requested by name."),
      .optional("state", PlannedDayState.schema, "The state of that day; left out without a day."),
      .optional("deload", .flag, "True if the next workout is a lighter one; left out otherwise."),
      .init("blocks", .list(SuggestedBlockView.schema), "The exercises, in order."),
    ])

  init(
    _ routine: Routine, _ planned: ShowToday.PlannedTime?, _ planner: RoutinePlanner, _ snapshot: any StrengthSnapshot
  ) {
    self.routine = routine.id
    name = routine.name
    day = planned?.day
    state = planned?.state
    deload = planner.isDeload(routine.id) ? true : nil
    blocks = zip(routine.blocks, planner.suggestions(for: routine)).map {
      SuggestedBlockView($0, $1, planner, snapshot)
    }
  }
}

/// An exercise, and the sets that are suggested for it.
package struct SuggestedBlockView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var superset: Int?
  package var targets: [SetTargetView]
  /// The reason for the suggested loads; nil if the loads are those of the plan itself.
  package var reason: SuggestionReasonView?
  /// For each different load, the plates to use; empty if the exercise needs no bar.
  package var plates: [PlatesView]
  package var warmups: [SetTargetView]

  package static let schema = Schema(
    "SuggestedBlock", "An exercise, with the sets that its plan suggests.",
    [
      .init("exercise", ExerciseName.schema, "The exercise."),
      .optional(
        "superset", .ordinal,
        "The number of the superset, which all its blocks share; left out if the block is in no superset."),
      .init("targets", .list(SetTargetView.schema), "The sets, in order, with loads if they are known."),
      .optional(
        "reason", SuggestionReasonView.schema,
        "The reason for the loads; left out if the plan itself gives the loads."),
      .init(
        "plates", .list(PlatesView.schema), "How to load the bar, for each different load; empty if no bar is used."),
      .init("warmups", .list(SetTargetView.schema), "The warm-up sets to do before these; empty if there is no load."),
    ])

  init(
    _ block: RoutineBlock, _ suggestion: BlockSuggestion, _ planner: RoutinePlanner, _ snapshot: any StrengthSnapshot
  ) {
    let id = snapshot.id(of: .known(block.exercise))
    exercise = ExerciseName(.known(block.exercise), in: snapshot.catalogue)
    superset = block.superset
    targets = suggestion.targets.map { SetTargetView($0) }
    reason = suggestion.reason.map { SuggestionReasonView($0) }
    let working = suggestion.targets.filter { $0.kind != .warmup }
    var loads: [Load] = []
    for load in working.compactMap(\.load) where !loads.contains(load) { loads.append(load) }
    plates = loads.compactMap { planner.plates($0, id) }
    let isPlanned = suggestion.targets.contains { $0.kind == .warmup }
    warmups =
      isPlanned ? [] : working.first?.load.map { planner.warmups(before: $0, id).map { SetTargetView($0) } } ?? []
  }
}
