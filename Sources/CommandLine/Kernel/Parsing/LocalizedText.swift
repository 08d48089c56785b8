package import KernelDomain
import KernelPresentation

/// A text in each language of the user interface.
package struct LocalizedText: Hashable, Sendable {
  package let cs: String
  package let en: String

  package init(cs: String, en: String) {
    self.cs = cs
    self.en = en
  }

  package func callAsFunction(_ language: Language) -> String {
    language.say(cs: cs, en: en)
  }
}
