import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// What is planned, the routines, and the workouts of the past by month: the latest, or those of a year.
package struct WorkoutsScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/workouts?year")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = try request.query("year")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = WorkoutsPage(
      words: StrengthWords(request.language, settings),
      listed: try catalog.call(ListWorkouts.self, ListWorkouts.Input(year: year)),
      schedule: try catalog.call(ShowSchedule.self, ShowSchedule.Input()),
      routines: try catalog.call(ListRoutines.self, NoInput()).routines, year: year)
    return Screen(
      route: request.route, language: request.language, title: page.words.workouts, presentation: .root,
      header: Header(.standard), layout: StrengthWords.tabLayout, toolbar: [.overview(request.language)],
      content: page.content)
  }
}

struct WorkoutsPage {
  let words: StrengthWords
  let listed: ListWorkouts.Output
  let schedule: ShowSchedule.Output
  let routines: [RoutineView]
  /// Nil where the latest are listed.
  let year: Int?

  /// So many of the latest stand on it; the others are found by their year.
  static let latest = 30

  private var language: Language { words.language }

  var content: [Element] {
    year == nil ? [plan, routineList] + past : past
  }

  // MARK: Plan

  private var plan: Element {
    let rows = schedule.days.map { day in
      let told = words.name(day.state)
      let name = printable(day.name)
      return words.row(
        "\(language.weekdayShort(day.day.weekday)) \(language.dayAndMonth(day.day))  \(name)", told,
        label: "\(language.spokenDate(day.day)), \(name), \(told)",
        hint: language.say(cs: "Ukáže, kdy se cvičí", en: "Shows when it is done"),
        route: StrengthRoutes.schedule(day.routine))
    }
    return .section(words.plan, rows.isEmpty ? [words.note(words.nothingPlanned)] : rows)
  }

  // MARK: Routines

  private var routineList: Element {
    let rows = routines.map { routine in
      let name = printable(routine.name)
      let told = [
        words.counted(exercises: routine.blocks.count),
        routine.lastDay.map { language.say(cs: "naposledy \(language.date($0))", en: "last on \(language.date($0))") },
      ].compactMap { $0 }.joined(separator: " · ")
      return words.row(
        name, told, hint: language.say(cs: "Ukáže rutinu", en: "Shows the routine"),
        route: StrengthRoutes.routine(routine.id), identifier: routine.id.description)
    }
    let new = words.row(
      words.newRoutine, hint: language.say(cs: "Začne výběrem cviku", en: "Begins with choosing an exercise"),
      route: StrengthRoutes.newRoutine)
    return .section(words.routines, rows + [new])
  }

  // MARK: The past

  private var past: [Element] {
    if listed.years.isEmpty {
      return [
        words.emptyState(
          "figure.strengthtraining.traditional", words.noWorkouts, words.noWorkoutsHint,
          words.imports)
      ]
    }
    let all = listed.workouts
    let shown = year == nil ? Array(all.prefix(WorkoutsPage.latest)) : all
    let months = Dictionary(grouping: shown) { $0.day.inMonth }.sorted { $1.key < $0.key }
    let lists = months.map { month, workouts in
      Element.section(capitalized(language.month(month)), workouts.map { words.row($0) })
    }
    let found = lists.isEmpty ? [words.note(words.noWorkouts(in: year ?? 0))] : lists
    return found + (year == nil && all.count <= WorkoutsPage.latest ? [] : [years])
  }

  /// The latest, or the workouts of a year.
  private var years: Element {
    let choices = [(words.latest, nil)] + listed.years.map { (String($0), Optional($0)) }
    return Element(
      .radioGroup, words.whichWorkouts, label: words.whichWorkouts, type: .body,
      children: choices.map { name, chosen in
        Element(
          .radio, name, label: name, isOn: chosen == year, type: .body, route: StrengthRoutes.workouts(chosen),
          command: ShellCommand.recordbook("show", StrengthRoutes.workouts(chosen).description))
      })
  }
}
