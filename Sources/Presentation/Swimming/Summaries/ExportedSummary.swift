package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// Describes in words what was exported for other programs.
package enum ExportedSummary {
  package static func text(_ output: ExportSwim.Output, _ language: Language) -> String {
    let laps = language.counted(output.lengthCount, .laps)
    return language.say(cs: "Zapsáno: \(output.path), \(laps)\n", en: "Written: \(output.path), \(laps)\n")
  }

  package static func text(_ output: ExportSwimTable.Output, _ language: Language) -> String {
    let rows = language.counted(output.rows, .rows)
    return language.say(cs: "Zapsáno: \(output.path), \(rows)\n", en: "Written: \(output.path), \(rows)\n")
  }
}
