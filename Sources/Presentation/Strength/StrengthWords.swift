package import KernelDomain
import KernelPresentation

/// The words of strength, in a language.
package struct StrengthWords: Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The feature itself.
  package var feature: String { language.say(cs: "Posilování", en: "Strength") }
}
