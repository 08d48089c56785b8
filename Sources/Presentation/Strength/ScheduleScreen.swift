import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// When a routine is to be done: a day, or weekdays from a day on.
package struct ScheduleScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/routines/ID/schedule")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let words = StrengthWords(language: request.language)
    let routine = try catalog.routine(request)
    let schedule = try catalog.call(ShowSchedule.self, ShowSchedule.Input())
    let page = SchedulePage(
      words: words, routine: routine, schedules: schedule.schedules.filter { $0.routine == routine.id })
    return Screen(
      route: request.route, language: request.language, title: words.plan, presentation: .sheet,
      header: Header(.standard, subtitle: printable(routine.name)), layout: StrengthWords.layout,
      back: words.back(printable(routine.name), StrengthRoutes.routine(routine.id)), content: page.content)
  }
}

struct SchedulePage {
  let words: StrengthWords
  let routine: RoutineView
  let schedules: [ScheduleView]
  private var language: Language { words.language }
  private var id: String { routine.id.description }
  private var route: Route { StrengthRoutes.schedule(routine.id) }

  var content: [Element] {
    [planned, .section(language.say(cs: "Jeden den", en: "One Day"), [oneDay])] + [weekdays]
  }

  // MARK: What is planned

  private var planned: Element {
    let rows = schedules.map { schedule in
      let told = told(schedule)
      let remove = language.say(cs: "Zrušit", en: "Remove")
      return Element(
        .row, label: told,
        children: [
          .cell(told, .leading, .body),
          Element(
            .button, label: "\(remove): \(told)", hint: remove, color: Hue.destructive.text, icon: Icon("trash"),
            action: Action(UnscheduleWorkout.method, ["schedule": .text(schedule.id.description)], style: .destructive),
            command: ShellCommand.recordbook("strength", "unschedule", schedule.id.description)),
        ])
    }
    return .section(words.plan, rows.isEmpty ? [words.note(words.nothingPlanned)] : rows)
  }

  private func told(_ schedule: ScheduleView) -> String {
    if let day = schedule.day { return language.date(day) }
    let days = (schedule.weekdays ?? []).map { words.weekday($0) }.joined(separator: ", ")
    let from = schedule.from.map { language.say(cs: "od \(language.date($0))", en: "from \(language.date($0))") }
    let until = schedule.until.map { language.say(cs: "do \(language.date($0))", en: "until \(language.date($0))") }
    return [days, from, until].compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: What may be planned

  private var oneDay: Element {
    let text = words.day
    return Element(
      .dateField, text, label: text, hint: language.say(cs: "Naplánuje ten den", en: "Plans that day"), value: "",
      type: .body,
      action: Action(ScheduleWorkout.method, ["routine": .text(id)], input: Action.Input("day", .day)),
      command: ShellCommand.recordbook("strength", "schedule", id, "--day", "DAY"))
  }

  /// From and until, and a button a weekday.
  private var weekdays: Element {
    let title = language.say(cs: "Každý týden", en: "Every Week")
    let buttons = (1...7).map { number in
      let name = capitalized(words.weekday(number))
      return words.button(
        name, label: "\(title): \(name)", route: route,
        action: Action(
          ScheduleWorkout.method, ["routine": .text(id), "weekdays": .numbers([number])]),
        command: ["strength", "schedule", id, "--weekdays", SchedulePage.names[number - 1]])
    }
    return .section(title, buttons + [span])
  }

  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Every day from one to another.
  private var span: Element {
    func field(_ text: String, _ parameter: String, isOptional: Bool?) -> Element {
      Element(
        .dateField, text, label: text, value: "", type: .body,
        action: Action(
          ScheduleWorkout.method, ["routine": .text(id)],
          input: Action.Input(parameter, .day, isOptional: isOptional)))
    }
    let text = language.say(cs: "Pondělí, středa a pátek od–do", en: "Monday, Wednesday and Friday From–Until")
    return Element(
      .form,
      children: [
        field(language.say(cs: "Od", en: "From"), "from", isOptional: nil),
        field(language.say(cs: "Do", en: "Until"), "until", isOptional: true),
        Element(
          .button, text, label: text, type: .body, route: route,
          action: Action(
            ScheduleWorkout.method, ["routine": .text(id), "weekdays": .numbers([1, 3, 5])], style: .primary),
          command: ShellCommand.recordbook(
            "strength", "schedule", id, "--weekdays", "mon,wed,fri", "--from", "DAY", "--until", "DAY")),
      ])
  }
}
