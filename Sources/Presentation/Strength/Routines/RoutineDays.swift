import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The weekdays on which a routine is planned, as seven switches. Pressing a switch changes the routine's first weekly
/// schedule, or creates one. If no weekday is left, the schedule is removed.
struct RoutineDays {
  let strings: StrengthStrings
  let routine: RoutineID
  /// The schedules of the routine, each for certain weekdays or a single day.
  let schedules: [ScheduleView]

  private var language: Language { strings.language }
  private var weekly: ScheduleView? { schedules.first { $0.weekdays != nil } }
  private var chosen: [Int] { weekly?.weekdays ?? [] }

  var group: Element {
    Element(
      .radioGroup, language.say(cs: "Dny", en: "Days"), type: .body,
      children: (1...7).map(day))
  }

  private func day(_ number: Int) -> Element {
    let isOn = chosen.contains(number)
    let days = isOn ? chosen.filter { $0 != number } : (chosen + [number]).sorted()
    let name = capitalized(language.weekdayShort(number - 1))
    return Element(
      .toggle, name, label: capitalized(strings.weekday(number)), isOn: isOn, type: .body,
      to: StrengthDestinations.routine(routine), action: action(days), command: ShellCommand.recordbook(command(days)),
      key: "day-\(number)")
  }

  private func action(_ days: [Int]) -> Action {
    guard let weekly else {
      return Action(ScheduleWorkout.method, ["routine": .text(routine.description), "weekdays": .numbers(days)])
    }
    let id = Action.Parameter.text(weekly.id.description)
    return days.isEmpty
      ? Action(UnscheduleWorkout.method, ["schedule": id])
      : Action(ScheduleWorkout.method, ["schedule": id, "weekdays": .numbers(days)])
  }

  private func command(_ days: [Int]) -> [String] {
    let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let list = days.map { words[$0 - 1] }.joined(separator: ",")
    guard let weekly else { return ["strength", "schedule", routine.description, "--weekdays", list] }
    let id = weekly.id.description
    return days.isEmpty
      ? ["strength", "unschedule", id]
      : ["strength", "schedule", routine.description, "--id", id, "--weekdays", list]
  }
}
