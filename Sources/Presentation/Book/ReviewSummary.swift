package import BookApplication
package import KernelDomain
package import KernelPresentation

/// What there is to decide in all features, as text, each with the commands that decide it.
package enum ReviewSummary {
  /// - Parameters:
  ///   - program: begins the commands.
  ///   - columns: how wide the lines may be; nil sets no limit.
  package static func text(
    _ output: ReviewBook.Output, _ features: [any FeatureStrings], _ language: Language, _ program: Program,
    columns: Int? = nil
  ) -> String {
    let parts = features.map { $0.review(output.parts, language, program, columns: columns) }.filter { !$0.isEmpty }
    if parts.isEmpty {
      return language.say(cs: "Není o čem rozhodovat.\n", en: "Nothing to decide.\n")
    }
    return parts.joined(separator: "\n")
  }
}
