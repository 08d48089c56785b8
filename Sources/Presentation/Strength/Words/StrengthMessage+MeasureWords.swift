import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

extension StrengthMessage {
  /// Returns the texts of messages about measures of the body.
  func measureWords(_ localizer: MessageLocalizer) -> MessageText {
    let (cs, en) = (StrengthStrings(language: .cs), StrengthStrings(language: .en))
    switch self {
    case .noMeasure(let kind, let value):
      if kind == .weight {
        return localizer.localized(
          cs: "\(cs.measure(value)) není tělesná hmotnost: \(cs.range(kind))",
          en: "\(en.measure(value)) is no body weight: \(en.range(kind))")
      }
      return localizer.localized(
        cs: "\(cs.measure(value)) není možná míra (\(cs.name(kind))): \(cs.range(kind))",
        en: "\(en.measure(value)) is no possible measure (\(en.name(kind))): \(en.range(kind))")
    case .measureUnit(let kind):
      return localizer.localized(
        cs: "\(cs.name(kind)): jednotka je \(kind.units.joined(separator: " nebo "))",
        en: "\(en.name(kind)): the unit is \(kind.units.joined(separator: " or "))")
    case .measureOrNone:
      return localizer.localized(
        cs: "není řečeno, jaká je míra", en: "no value is given",
        hint: localizer.say(
          cs: "Zadejte ji jako 91cm, nebo že se má smazat.", en: "Give it as 91cm, or ask for it to be removed."))
    case .chartOfMeasure:
      return localizer.localized(
        cs: "není řečeno, které míry je graf", en: "the chart needs a measure, and no other chart takes one",
        hint: localizer.say(cs: "Zadejte třeba measure waist.", en: "For example: measure waist."))
    default: return MessageText("")
    }
  }
}
