package import BookApplication
package import KernelDomain
package import KernelPresentation

/// What awaits judgement in all features, in words, each with the commands that decide.
package enum ReviewSummary {
  /// - Parameter program: begins the commands.
  package static func text(
    _ output: ReviewBook.Output, _ features: [any FeatureWords], _ language: Language, _ program: Program
  ) -> String {
    let parts = features.map { $0.review(output.parts, language, program) }.filter { !$0.isEmpty }
    if parts.isEmpty {
      return language.say(cs: "Na váš úsudek nic nečeká.\n", en: "Nothing awaits your judgement.\n")
    }
    return parts.joined(separator: "\n")
  }
}
