package import BookApplication
package import KernelDomain
package import KernelPresentation

/// Describes the questions of all features that the user has to decide, as text with the commands that decide them.
package enum ReviewSummary {
  /// Returns the text about all open questions.
  /// - Parameters:
  ///   - output: the questions that the user has to decide.
  ///   - features: the strings of all features.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
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
