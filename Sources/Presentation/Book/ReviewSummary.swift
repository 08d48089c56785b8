package import BookApplication
package import KernelDomain
package import KernelPresentation

/// What awaits judgement in all features, in words, each with the commands that decide.
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
      return language.say(cs: "Na váš úsudek nic nečeká.\n", en: "Nothing awaits your judgement.\n")
    }
    return parts.joined(separator: "\n")
  }
}
