package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user records the equipment used in a swim, either for the whole swim or for each of its
/// sets.
package struct EquipmentScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/swims/SWIM/equipment")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let reference: SwimReference = try request.part("SWIM")
    let output = try catalog.call(ShowSwim.self, ShowSwim.Input(swim: reference))
    let language = request.language
    let page = EquipmentPage(language: language, output: output)
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Vybavení", en: "Equipment"),
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
    let all = output.sets.map { Set($0.equipment ?? []) }
    let common = all.dropFirst().reduce(all[0]) { $0.intersection($1) }
    return [.note(note), .section(whole, toggles(common, of: whole, segments: nil))]
      + (output.sets.count > 1 ? output.sets.map(section) : [])
  }

  private func section(_ set: ShowSwim.SetRow) -> Element {
    let numbers = set.repetitions.map(\.segment.number)
    let segments = SwimLapRange(numbers[0], numbers[numbers.count - 1])
    let title = sets.title(set)
    return .section(
      title, fill: SetStrings.hue(set.style).fill,
      toggles(Set(set.equipment ?? []), of: sets.title(set, spoken: true), segments: segments))
  }

  /// Returns a toggle for each kind of equipment.
  private func toggles(_ on: Set<SwimEquipment>, of place: String, segments: SwimLapRange?) -> [Element] {
    SwimEquipment.allCases.map { one in
      let isOn = on.contains(one)
      let wanted = SwimEquipment.allCases.filter { $0 == one ? !isOn : on.contains($0) }.map(\.rawValue)
      let swim = output.swim.id.description
      var parameters: [String: Action.Parameter] = ["swim": .text(swim), "equipment": .texts(wanted)]
      if let segments { parameters["segments"] = .numbers([segments.first, segments.last]) }
      let numbers = segments.map { $0.count == 1 ? "\($0.first)" : "\($0.first)-\($0.last)" }
      let name = SwimEquipmentWords.title(one, language)
      return Element(
        .toggle, name, label: "\(name): \(place)", isOn: isOn, type: .body,
        action: Action(EquipSwim.method, parameters),
        command: ShellCommand.recordbook(
          ["swim", "equip", numbers.map { "\(swim).\($0)" } ?? swim]
            + (wanted.isEmpty ? ["none"] : wanted)),
        key: "equipment-\(one.rawValue)-\(numbers ?? "all")")
    }
  }
}
