import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the workout planned for today: its routines, the suggested loads and the reasons for them, the
/// plates to put on the bar, and the warm-up sets.
struct TodayScreen: ScreenProvider {
  let pattern = RoutePattern("strength/today?routine")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let asked: String? = try request.query("routine")
    let id = try asked.map { (name) throws(Failure) in
      guard let id = RoutineID(name) else {
        throw .invalidInput(field: "routine", problem: .strength(.noRoutineName(text: name)))
      }
      return id
    }
    let today = try catalog.call(ShowToday.self, ShowToday.Input(routine: id))
    let strings = try StrengthStrings(request, catalog)
      .shortening(today.routines.flatMap(\.blocks).map(\.exercise))
    let isOn = try catalog.call(ShowActiveWorkout.self, NoInput()).active != nil
    let page = TodayPage(strings: strings, today: today, isOn: isOn)
    return Screen(
      route: request.route, language: request.language, title: strings.today, presentation: .stack,
      header: Header(.standard, subtitle: request.language.weekdayAndDay(today.day)), layout: StrengthStrings.layout,
      back: .back(strings.feature, to: StrengthDestinations.home, strings.language), content: page.content)
  }
}

struct TodayPage {
  let strings: StrengthStrings
  let today: ShowToday.Output
  /// Whether a workout is in progress, so that no other workout can be started.
  let isOn: Bool

  private var language: Language { strings.language }

  var content: [Element] {
    guard !today.routines.isEmpty else {
      return [
        .empty(
          strings.nothingPlanned,
          language.say(cs: "Rutiny a plán jsou v Trénincích.", en: "Routines and the plan are under Workouts."),
          picture: "figure.strengthtraining.traditional", [.button(strings.workouts, to: StrengthDestinations.workouts)]
        )
      ]
    }
    return today.routines.flatMap(routine)
  }

  private func routine(_ routine: SuggestedRoutineView) -> [Element] {
    [head(routine)] + routine.blocks.map { block($0) } + [end(routine)]
  }

  private func head(_ routine: SuggestedRoutineView) -> Element {
    let when = routine.day.map { day in day == today.day ? strings.today : language.date(day) }
    let state = routine.state.flatMap { $0 == .planned ? nil : strings.name($0) }
    let facts = [when, state].compactMap { $0 }.joined(separator: ", ")
    let id = routine.routine.description
    let start = Element.button(
      language.say(cs: "Začít: \(printable(routine.name))", en: "Start: \(printable(routine.name))"), isPrimary: true,
      to: StrengthDestinations.active, action: Action(StartWorkout.method, ["routine": .text(id)], style: .primary),
      command: ["strength", "start", id])
    return .card(
      printable(routine.name),
      (facts.isEmpty ? [] : [.note(facts)]) + strings.deloadNote(routine)
        + (isOn || routine.state == .done ? [] : [start]))
  }

  private func block(_ block: SuggestedBlockView) -> Element {
    let title = strings.name(block.exercise) + (block.superset.map { ", \(strings.superset($0))" } ?? "")
    return .section(title, [.fact(strings.sets, strings.plan(block.targets))] + strings.reasons(block))
  }

  private func end(_ routine: SuggestedRoutineView) -> Element {
    let id = routine.routine.description
    let lighter = Element.button(
      language.say(cs: "Příště odlehčit", en: "Deload Next Time"),
      label: "\(strings.deload): \(printable(routine.name))",
      hint: strings.deloadHint, action: Action(DeloadRoutine.method, ["routine": .text(id)]),
      command: ["strength", "deload", id])
    return .section(
      nil,
      [
        .button(
          language.say(cs: "Upravit rutinu", en: "Edit Routine"), to: StrengthDestinations.routine(routine.routine))
      ]
        + (routine.deload == true ? [] : [lighter]))
  }
}

extension StrengthStrings {
  /// Returns a note that the loads of a routine are those of a deload; empty if they are not.
  func deloadNote(_ routine: SuggestedRoutineView?) -> [Element] {
    routine?.deload == true ? [.note("\(deload): \(deloadHint)")] : []
  }

  /// Returns notes on an exercise: the reason for the suggested loads, the plates to put on the bar, and the warm-up
  /// sets.
  func reasons(_ block: SuggestedBlockView) -> [Element] {
    let plates = block.plates.map { plates in
      Element.fact(
        block.plates.count == 1 ? platesTitle : "\(platesTitle), \(load(plates.load))", self.plates(plates))
    }
    return [block.reason.map { .note(reason($0)) }].compactMap { $0 } + plates
      + (block.warmups.isEmpty ? [] : [.fact(warmup, warmups(block.warmups))])
  }
}
