import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Toggles with which the user records the equipment used in a whole swim or a part of it, one for each kind of
/// equipment.
struct EquipmentToggles {
  let language: Language
  let swim: SwimID

  /// Returns the toggles.
  /// - Parameters:
  ///   - on: the equipment that was used in all repetitions of the part.
  ///   - place: the name of the part, as assistive technology says it.
  ///   - segments: the numbers of the first and the last segment of the part; nil for the whole swim.
  func elements(_ on: Set<SwimEquipment>, of place: String, segments: SwimLapRange?) -> [Element] {
    SwimEquipment.allCases.map { one in
      let isOn = on.contains(one)
      let wanted = SwimEquipment.allCases.filter { $0 == one ? !isOn : on.contains($0) }.map(\.rawValue)
      var parameters: [String: Action.Parameter] = ["swim": .text(swim.description), "equipment": .texts(wanted)]
      if let segments { parameters["segments"] = .numbers([segments.first, segments.last]) }
      let numbers = segments.map(EquipmentToggles.numbers)
      let name = SwimEquipmentWords.title(one, language)
      return Element(
        .toggle, name, label: "\(name): \(place)", isOn: isOn, type: .body,
        action: Action(EquipSwim.method, parameters),
        command: ShellCommand.recordbook(
          ["swim", "equip", numbers.map { "\(swim).\($0)" } ?? swim.description]
            + (wanted.isEmpty ? ["none"] : wanted)),
        key: "equipment-\(one.rawValue)-\(numbers ?? "all")")
    }
  }

  /// Returns the numbers of segments in the form in which commands take them: `2`, `2-4`.
  static func numbers(_ segments: SwimLapRange) -> String {
    segments.count == 1 ? "\(segments.first)" : "\(segments.first)-\(segments.last)"
  }

  /// Returns the equipment that all of the given lists contain.
  static func common(_ all: [[SwimEquipment]?]) -> Set<SwimEquipment> {
    let sets = all.map { Set($0 ?? []) }
    return sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
  }
}
