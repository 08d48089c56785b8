package import BookApplication
package import KernelDomain
import KernelPresentation

/// What of each feature a backup holds, in words.
package enum ExportSummary {
  package static func text(
    _ output: ExportBook.Output, _ features: [any FeatureWords], _ language: Language
  ) -> String {
    let parts = features.compactMap { $0.exported(output.parts, language) }.joined(separator: "; ")
    return language.say(cs: "Zapsáno: \(parts)\n", en: "Written: \(parts)\n") + "  \(printable(output.path))\n"
  }
}
