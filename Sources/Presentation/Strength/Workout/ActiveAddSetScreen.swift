import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the form that logs a set of an exercise in the workout in progress. Unlike the row in the exercise's
/// table, it also has fields for the set's kind, effort and note.
struct ActiveAddSetScreen: ScreenProvider {
  let pattern = RoutePattern("strength/active/add/NUMBER")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let number: Int = try request.part("NUMBER")
    guard let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active else {
      throw .notFound(.strength(.noWorkoutIsOn))
    }
    let strings = try StrengthStrings(request, catalog).shortening(active.blocks.map(\.exercise))
    guard let block = active.blocks.first(where: { $0.number == number }) else {
      throw .notFound(.strength(.noBlock(number: number, count: active.blocks.count)))
    }
    let table = SetTable(strings: strings, active: active, block: block, takesSets: true)
    let home = StrengthDestinations.active
    let form = SetForm(
      strings: strings, method: LogSet.method, parameters: ["block": .number(number)], measure: block.measure,
      held: table.likeliest, note: "",
      button: (
        strings.save, ["strength", "set"] + SetForm.spec(block.measure) + ["--block", String(number)], home
      ))
    return Screen(
      route: request.route, language: request.language, title: strings.addSet, presentation: .sheet,
      header: Header(.standard, subtitle: strings.name(block.exercise)), layout: StrengthStrings.layout,
      back: .cancel(to: home, strings.language), content: [form.element])
  }
}
