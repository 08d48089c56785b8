package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user sets the equipment and the style of one or several consecutive repetitions of a swim.
/// The route says which repetitions these are.
package struct SwimPartScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/swims/SWIM/part?from&to")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let reference: SwimReference = try request.part("SWIM")
    let (from, to): (Int?, Int?) = (try request.query("from"), try request.query("to"))
    let output = try catalog.call(ShowSwim.self, ShowSwim.Input(swim: reference))
    let page = SwimPartPage(language: request.language, output: output, from: from, to: to)
    return Screen(
      route: request.route, language: request.language,
      title: page.title, presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: .back(
        request.language.say(cs: "Vybavení a styl", en: "Equipment and Style"),
        to: SwimmingDestinations.equipment(.id(output.swim.id)),
        request.language),
      content: page.content)
  }
}

private struct SwimPartPage {
  let language: Language
  let swim: SwimID
  private let sets: SetStrings
  private let all: [(set: ShowSwim.SetRow, repetition: ShowSwim.RepetitionRow)]
  /// The numbers of the segments of the first and the last repetition; nil if the swim has no repetitions.
  private let part: SwimLapRange?

  /// Creates the content of the screen.
  /// - Parameters:
  ///   - from: the number of the first repetition's segment; nil for the first repetition of the swim. If no repetition
  ///     has this number, the next repetition is used.
  ///   - to: the number of the last repetition's segment; nil for the last repetition of the swim.
  init(language: Language, output: ShowSwim.Output, from: Int?, to: Int?) {
    self.language = language
    swim = output.swim.id
    sets = SetStrings(language: language, unit: output.swim.unit)
    let all = output.swim.state == .removed ? [] : output.sets.flatMap { set in set.repetitions.map { (set, $0) } }
    self.all = all
    let numbers = all.map(\.1.segment.number)
    let first = numbers.first { $0 >= from ?? 0 } ?? numbers.last
    let last = first.flatMap { first in numbers.last { $0 <= to ?? .max && $0 >= first } ?? first }
    part = first.flatMap { first in last.flatMap { SwimLapRange(first, $0) } }
  }

  var content: [Element] {
    guard let part else { return [.empty(language.say(cs: "Žádné délky", en: "No Lengths"))] }
    let chosen = all.filter { part.contains($0.repetition.segment.number) }
    let on = EquipmentToggles.common(chosen.map(\.set.equipment))
    let toggles = EquipmentToggles(language: language, swim: swim).elements(on, of: name(part), segments: part)
    return choices(part) + [
      table(chosen),
      .section(language.say(cs: "Vybavení", en: "Equipment"), toggles), form(part, chosen),
    ]
  }

  var title: String { part.map(name) ?? language.say(cs: "Opakování", en: "Repetitions") }

  private func name(_ part: SwimLapRange) -> String {
    part.count == 1
      ? language.say(cs: "Opakování \(part.first)", en: "Repetition \(part.first)")
      : language.say(cs: "Opakování \(part.first)–\(part.last)", en: "Repetitions \(part.first)–\(part.last)")
  }

  // MARK: Which repetitions

  private func choices(_ part: SwimLapRange) -> [Element] {
    guard all.count > 1 else { return [] }
    let (from, to) = (language.say(cs: "Od", en: "From"), language.say(cs: "Do", en: "To"))
    return [
      choice(from, all.map(\.repetition), chosen: part.first) { SwimLapRange($0, max($0, part.last)) },
      choice(
        to, all.map(\.repetition).filter { $0.segment.number >= part.first }, chosen: part.last
      ) { SwimLapRange(part.first, $0) },
    ]
  }

  private func choice(
    _ title: String, _ repetitions: [ShowSwim.RepetitionRow], chosen: Int, _ part: (Int) -> SwimLapRange?
  ) -> Element {
    Element(
      .radioGroup, title, type: .body,
      children: repetitions.map { repetition in
        let number = repetition.segment.number
        return Element(
          .radio, String(number),
          label: "\(title): \(number), \(language.spokenTime(milliseconds: repetition.swumMilliseconds))",
          isOn: number == chosen, type: .body, route: part(number).map { SwimmingDestinations.part(swim, $0).route })
      })
  }

  private func table(_ chosen: [(set: ShowSwim.SetRow, repetition: ShowSwim.RepetitionRow)]) -> Element {
    .table(
      columns: [
        "#", language.say(cs: "Vzdálenost", en: "Distance"), language.say(cs: "Styl", en: "Style"),
        language.say(cs: "Čas", en: "Time"), language.say(cs: "Vybavení", en: "Equipment"),
      ], texts: [2, 4],
      rows: chosen.map { set, repetition in
        (
          cells: [
            String(repetition.segment.number), set.distance.map { language.distance($0, sets.unit) } ?? "–",
            sets.style(repetition.style), language.time(milliseconds: repetition.swumMilliseconds),
            set.equipment.map { SwimEquipmentWords.names($0, language) } ?? "–",
          ], label: nil
        )
      })
  }

  // MARK: Style

  private func form(
    _ part: SwimLapRange, _ chosen: [(set: ShowSwim.SetRow, repetition: ShowSwim.RepetitionRow)]
  ) -> Element {
    let styles = Set(chosen.map(\.repetition.style))
    let common = styles.count == 1 ? styles.first : nil
    let title = language.say(cs: "Styl", en: "Style")
    let choice = Element(
      .radioGroup, title, type: .body, action: Action(EditSwimStyle.method, input: Action.Input("style", .text)),
      children: StrokeStyle.allCases.map { style in
        Element(
          .radio, style.lapName(language), value: style.description, isOn: style.description == common, type: .body)
      })
    let isPartlyUnknown = common == nil && styles.contains(StrokeStyle.unknown.description)
    let some = isPartlyUnknown ? [save(part, all: false)] : []
    return Element(.form, type: .title, children: [choice] + some + [save(part, all: true)])
  }

  /// Returns the button that saves the chosen style.
  /// - Parameter isAll: whether the style is assigned to every length, rather than only to lengths of unknown style.
  private func save(_ part: SwimLapRange, all isAll: Bool) -> Element {
    var parameters: [String: Action.Parameter] = [
      "swim": .text(swim.description), "segments": .numbers([part.first, part.last]),
    ]
    if isAll { parameters["all"] = .flag(true) }
    let name =
      isAll
      ? language.say(cs: "Uložit", en: "Save")
      : language.say(cs: "Uložit jen neznámým délkám", en: "Save for Unknown Lengths Only")
    return Element(
      .button, name, type: .body, fill: isAll ? Hue.accent.fill : nil, to: SwimmingDestinations.part(swim, part),
      action: Action(EditSwimStyle.method, parameters, style: isAll ? .primary : .normal),
      command: ShellCommand.recordbook(
        ["swim", "edit-style", "\(swim).\(part.first)-\(part.last)", "STYLE"] + (isAll ? ["--all"] : [])))
  }
}
