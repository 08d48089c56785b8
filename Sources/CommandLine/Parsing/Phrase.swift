import KernelDomain
import KernelPresentation

/// The same said in each language.
struct Phrase: Hashable, Sendable {
  let cs: String
  let en: String

  init(cs: String, en: String) {
    self.cs = cs
    self.en = en
  }

  func callAsFunction(_ language: Language) -> String {
    language.say(cs: cs, en: en)
  }
}
