package import KernelDomain
import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// Describes times that were converted to other courses.
package enum ConversionSummary {
  package static func text(_ output: ConvertTime.Output, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    let event = strings.swim(output.style, Double(output.distance), output.from.unit)
    let from = "\(event) · \(strings.name(of: output.from))  \(language.time(output.hundredths))\n"
    if output.converted.isEmpty {
      return from
        + language.say(
          cs: "Přepočítat to nejde: jen lcm, scm a scy, kraul do 200 (metry do 1500), poloha do 400, ostatní do 200.\n",
          en:
            "This can't be converted: only lcm, scm and scy, freestyle to 200 (metres to 1500), medley to 400, others to 200.\n"
        )
    }
    let lines = output.converted.map { "  \(strings.name(of: $0.course))  \(language.time($0.hundredths))\n" }
    return from + lines.joined() + language.say(cs: "Přepočteno, není to rekord.\n", en: "Converted, no record.\n")
  }
}
