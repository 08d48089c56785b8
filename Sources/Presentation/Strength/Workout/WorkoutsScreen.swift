import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the schedule, the routines, and past workouts grouped by month, either the most recent ones or those
/// of a year.
struct WorkoutsScreen: ScreenProvider {
  let pattern = RoutePattern("strength/workouts?year&query")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = try request.query("year")
    let query: String? = try request.query("query")
    let page = WorkoutsPage(
      strings: try StrengthStrings(request, catalog),
      listed: try catalog.call(ListWorkouts.self, ListWorkouts.Input(year: year, query: query)),
      schedule: try catalog.call(ShowSchedule.self, ShowSchedule.Input()),
      routines: try catalog.call(ListRoutines.self, NoInput()).routines, year: year, query: query)
    return Screen(
      route: request.route, language: request.language, title: page.strings.workouts, presentation: .root,
      header: Header(.standard), layout: StrengthStrings.tabLayout, toolbar: [.overview(request.language)],
      content: page.content)
  }
}

struct WorkoutsPage {
  let strings: StrengthStrings
  let listed: ListWorkouts.Output
  let schedule: ShowSchedule.Output
  let routines: [RoutineView]
  /// The year whose workouts are listed; nil for the most recent workouts.
  let year: Int?
  /// The words that the listed workouts must contain; nil if all workouts are listed.
  let query: String?

  /// The maximum number of most recent workouts that are listed. The user finds older ones by choosing a year.
  static let latest = 30

  private var language: Language { strings.language }

  var content: [Element] {
    if listed.years.isEmpty { return [plan, routineList] + past }
    return year == nil && query == nil ? [plan, routineList, search] + past : [search] + past
  }

  // MARK: Plan

  private var plan: Element {
    let rows = schedule.days.map { day in
      let parts = strings.name(day.state)
      let name = printable(day.name)
      return Element.row(
        "\(language.weekdayShort(day.day.weekday)) \(language.dayAndMonth(day.day))  \(name)", parts,
        label: "\(language.spokenDate(day.day)), \(name), \(parts)",
        hint: language.say(cs: "Ukáže, kdy se cvičí", en: "Shows when it is planned"),
        to: StrengthDestinations.schedule(day.routine))
    }
    return .section(strings.plan, rows.isEmpty ? [Element.note(strings.nothingPlanned)] : rows)
  }

  // MARK: Routines

  private var routineList: Element {
    let rows = routines.map { routine in
      let name = printable(routine.name)
      let parts = [
        strings.counted(routine.blocks.count, .exercises),
        routine.lastDay.map { language.say(cs: "naposledy \(language.date($0))", en: "last on \(language.date($0))") },
      ].compactMap { $0 }.joined(separator: " · ")
      return Element.row(
        name, parts, hint: language.say(cs: "Ukáže rutinu", en: "Shows the routine"),
        to: StrengthDestinations.routine(routine.id), identifier: routine.id.description)
    }
    let new = Element.row(
      strings.newRoutine, hint: language.say(cs: "Začne výběrem cviku", en: "Begins with choosing an exercise"),
      to: StrengthDestinations.newRoutine())
    let past = Element.row(
      strings.logPast, hint: language.say(cs: "Zapíše trénink, který už byl", en: "Logs a workout that is over"),
      to: StrengthDestinations.past())
    return .section(strings.routines, rows + [new, past])
  }

  // MARK: Past workouts

  private var search: Element {
    let title = language.say(cs: "Hledat trénink", en: "Search Workouts")
    return Element(
      .searchField, title,
      hint: language.say(cs: "Podle názvu, cviku nebo poznámky", en: "By title, exercise or note"),
      value: printable(query ?? ""), type: .body, route: StrengthDestinations.workouts.route,
      command: ShellCommand.recordbook("strength", "list", "--query", "QUERY"))
  }

  private var past: [Element] {
    if listed.years.isEmpty {
      return [
        .empty(
          strings.noWorkouts, strings.noWorkoutsHint, picture: "figure.strengthtraining.traditional",
          strings.imports)
      ]
    }
    let all = listed.workouts
    if query != nil, all.isEmpty {
      return [.note(language.say(cs: "Nic neodpovídá", en: "Nothing matches")), years]
    }
    let shown = year == nil && query == nil ? Array(all.prefix(WorkoutsPage.latest)) : all
    let months = Dictionary(grouping: shown) { $0.day.inMonth }.sorted { $1.key < $0.key }
    let lists = months.map { month, workouts in
      Element.section(capitalized(language.month(month)), workouts.map { strings.row($0) })
    }
    let found = lists.isEmpty ? [Element.note(strings.noWorkouts(in: year ?? 0))] : lists
    return found + (year == nil && all.count <= WorkoutsPage.latest ? [] : [years])
  }

  /// A control with which the user chooses whether the most recent workouts are listed or those of a year.
  private var years: Element {
    let choices = [(strings.latest, nil)] + listed.years.map { (String($0), Optional($0)) }
    return Element(
      .radioGroup, strings.whichWorkouts, type: .body,
      children: choices.map { name, chosen in
        Element(
          .radio, name, isOn: chosen == year, type: .body, to: StrengthDestinations.workouts(chosen))
      })
  }
}
