package import KernelDomain
import KernelPresentation
package import SwimmingDomain

package enum SwimEquipmentWords {
  package static func name(_ equipment: SwimEquipment, _ language: Language) -> String {
    switch equipment {
    case .fins: language.say(cs: "ploutve", en: "fins")
    case .paddles: language.say(cs: "packy", en: "paddles")
    case .pull: language.say(cs: "piškot", en: "pull buoy")
    }
  }

  /// Returns the name of a piece of equipment with a capital first letter, for use as a label.
  static func title(_ equipment: SwimEquipment, _ language: Language) -> String {
    equipment == .pull ? language.say(cs: "Piškot", en: "Pull Buoy") : capitalized(name(equipment, language))
  }

  /// Returns a list of the names of several pieces of equipment: `paddles, pull buoy`.
  package static func names(_ equipment: [SwimEquipment], _ language: Language) -> String {
    equipment.map { name($0, language) }.joined(separator: ", ")
  }
}
