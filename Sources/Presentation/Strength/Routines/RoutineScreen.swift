import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen of a routine. The user can change the exercises and their planned sets, and can start, schedule or delete
/// the routine.
struct RoutineScreen: ScreenProvider {
  let pattern = RoutePattern("strength/routines/ID?draft")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let draft: RoutineDraft? = try request.query("draft")
    let routine = try catalog.routine(request).with(draft) { id in
      (try? catalog.call(ShowRecords.self, ShowRecords.Input(exercise: id)).exercise).map { ExerciseName($0) }
    }
    let exercises = routine.blocks.map(\.exercise)
    let strings = StrengthStrings(request.language, settings).shortening(exercises)
    let isOn = try catalog.call(ShowActiveWorkout.self, NoInput()).active != nil
    let schedules = try catalog.call(ShowSchedule.self, ShowSchedule.Input()).schedules
      .filter { $0.routine == routine.id }
    return Screen(
      route: request.route, language: request.language, title: strings.routine, presentation: .sheet,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .cancel(to: StrengthDestinations.workouts, strings.language),
      content: RoutinePage(
        strings: strings, routine: routine, isOn: isOn, isDraft: draft != nil,
        days: RoutineDays(strings: strings, routine: routine.id, schedules: schedules),
        exercises: catalog.exercises(exercises.map(\.id)), restSeconds: settings.restSeconds,
        loads: catalog.lastLoads(of: exercises.map(\.id))
      ).content)
  }
}

extension UseCaseCatalog {
  /// Returns the loads of the sets, without warm-ups, in the last workout with each of some exercises.
  fileprivate func lastLoads(of exercises: [ExerciseID]) -> [ExerciseID: [Load]] {
    var loads: [ExerciseID: [Load]] = [:]
    for id in Set(exercises) {
      let history = try? call(ShowHistory.self, ShowRecords.Input(exercise: id)).workouts
      loads[id] = history?.first?.sets.filter { $0.kind != .warmup }.compactMap(\.load)
    }
    return loads
  }

  /// Returns the routine whose id is in the route.
  func routine(_ request: ScreenRequest) throws(Failure) -> RoutineView {
    let name: String = try request.part("ID")
    guard let id = RoutineID(name) else {
      throw .invalidInput(field: "routine", problem: .strength(.noRoutineName(text: name)))
    }
    guard let routine = try call(ListRoutines.self, NoInput()).routines.first(where: { $0.id == id }) else {
      throw .notFound(.strength(.noSuchRoutine(name: name)))
    }
    return routine
  }
}
