import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen on which a routine is scheduled, either for a single day or for certain weekdays from a given day on.
struct ScheduleScreen: ScreenProvider {
  let pattern = RoutePattern("strength/routines/ID/schedule")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = StrengthStrings(language: request.language)
    let routine = try catalog.routine(request)
    let schedule = try catalog.call(ShowSchedule.self, ShowSchedule.Input())
    let page = SchedulePage(
      strings: strings, routine: routine, schedules: schedule.schedules.filter { $0.routine == routine.id })
    return Screen(
      route: request.route, language: request.language, title: strings.plan, presentation: .sheet,
      header: Header(.standard, subtitle: printable(routine.name)), layout: StrengthStrings.layout,
      back: .back(printable(routine.name), to: StrengthDestinations.routine(routine.id), strings.language),
      content: page.content)
  }
}

struct SchedulePage {
  let strings: StrengthStrings
  let routine: RoutineView
  let schedules: [ScheduleView]
  private var language: Language { strings.language }
  private var id: String { routine.id.description }
  private var destination: Destination { StrengthDestinations.schedule(routine.id) }

  var content: [Element] {
    [planned, .section(language.say(cs: "Jeden den", en: "One Day"), [oneDay])] + [weekdays]
  }

  // MARK: Present schedules

  private var planned: Element {
    let rows = schedules.map { schedule in
      let summary = strings.summary(schedule)
      let remove = language.say(cs: "Zrušit", en: "Remove")
      return Element(
        .row, label: summary,
        children: [
          .cell(summary, .leading, .body),
          Element(
            .button, label: "\(remove): \(summary)", hint: remove, color: Hue.destructive.text, icon: Icon("trash"),
            action: Action(UnscheduleWorkout.method, ["schedule": .text(schedule.id.description)], style: .destructive),
            command: ShellCommand.recordbook("strength", "unschedule", schedule.id.description)),
        ])
    }
    return .section(strings.plan, rows.isEmpty ? [Element.note(strings.nothingPlanned)] : rows)
  }

  // MARK: New schedules

  private var oneDay: Element {
    let text = strings.day
    return Element(
      .dateField, text, value: "", type: .body,
      action: Action(ScheduleWorkout.method, ["routine": .text(id)], input: Action.Input("day", .day)),
      command: ShellCommand.recordbook("strength", "schedule", id, "--day", "DAY"))
  }

  /// A form with a toggle for each weekday, and fields for the first and the last day of the schedule.
  private var weekdays: Element {
    let parameters: [String: Action.Parameter] = ["routine": .text(id)]
    func field(_ text: String, _ parameter: String) -> Element {
      Element(
        .dateField, text, value: "", type: .body,
        action: Action(
          ScheduleWorkout.method, parameters, input: Action.Input(parameter, .day, isOptional: true)))
    }
    let title = language.say(cs: "Každý týden", en: "Every Week")
    let days = Element(
      .radioGroup, title, type: .body,
      children: (1...7).map { number in
        Element(
          .toggle, capitalized(strings.weekday(number)), value: String(number), isOn: false, type: .body,
          action: Action(
            ScheduleWorkout.method, parameters,
            input: Action.Input("weekdays/\(number - 1)", .number, isOptional: true)))
      })
    let text = language.say(cs: "Naplánovat", en: "Schedule")
    return Element(
      .form,
      children: [
        days, field(language.say(cs: "Od", en: "From"), "from"), field(language.say(cs: "Do", en: "Until"), "until"),
        Element(
          .button, text, type: .body, fill: Hue.accent.fill, to: destination,
          action: Action(ScheduleWorkout.method, parameters, style: .primary),
          command: ShellCommand.recordbook(
            "strength", "schedule", id, "--weekdays", "DAYS", "--from", "DAY", "--until", "DAY")),
      ])
  }
}
