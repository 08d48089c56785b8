package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user records the equipment used in a swim, either for the whole swim or for each of its
/// sets. It links to the screens that set the equipment and style of single repetitions.
package struct EquipmentScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/swims/SWIM/equipment")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let reference: SwimReference = try request.part("SWIM")
    let output = try catalog.call(ShowSwim.self, ShowSwim.Input(swim: reference))
    let language = request.language
    let page = EquipmentPage(language: language, output: output)
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Vybavení a styl", en: "Equipment and Style"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: .back(language.dateAndClock(page.start), to: SwimmingDestinations.swim(output.swim.id), language),
      content: page.content)
  }
}

private struct EquipmentPage {
  let language: Language
  let output: ShowSwim.Output
  private var sets: SetStrings { SetStrings(language: language, unit: output.swim.unit) }
  var start: CivilDateTime { CivilDateTime(output.swim.start, offset: output.swim.utcOffsetSeconds) }

  var content: [Element] {
    guard !output.sets.isEmpty, output.swim.state != .removed else {
      return [.empty(language.say(cs: "Žádné délky", en: "No Lengths"))]
    }
    let whole = language.say(cs: "Celý trénink", en: "The Whole Swim")
    let note = language.say(
      cs: "S ploutvemi a packami se pokusy nepočítají do rekordů, historie ani tempa; s piškotem ano.",
      en: "Attempts with fins or paddles count for no record, history or pace; with a pull buoy they do.")
    let common = EquipmentToggles.common(output.sets.map(\.equipment))
    let all = output.sets.flatMap(\.repetitions).map(\.segment.number)
    let part = SwimLapRange(all[0], all[all.count - 1])
    return [.note(note), .section(whole, toggles.elements(common, of: whole, segments: nil) + link(part, whole))]
      + (output.sets.count > 1 ? output.sets.map(section) : [])
  }

  private var toggles: EquipmentToggles { EquipmentToggles(language: language, swim: output.swim.id) }

  private func section(_ set: ShowSwim.SetRow) -> Element {
    let numbers = set.repetitions.map(\.segment.number)
    let segments = SwimLapRange(numbers[0], numbers[numbers.count - 1])
    let spoken = sets.title(set, spoken: true)
    return .section(
      sets.title(set), fill: SetStrings.hue(set.style).fill,
      toggles.elements(Set(set.equipment ?? []), of: spoken, segments: segments) + link(segments, spoken))
  }

  /// Returns a link to the screen on which the user sets the style of a part of the swim, or changes its single
  /// repetitions; empty if `part` is nil.
  /// - Parameter place: the name of the part, as assistive technology says it.
  private func link(_ part: SwimLapRange?, _ place: String) -> [Element] {
    guard let part else { return [] }
    let text =
      part.count == 1
      ? language.say(cs: "Styl", en: "Style")
      : language.say(cs: "Styl po opakováních", en: "Style by Repetition")
    return [.link(text, label: "\(text): \(place)", to: SwimmingDestinations.part(output.swim.id, part))]
  }
}
