package import KernelDomain

/// The forms that a noun has after a number: the CLDR plural categories of Czech and English.
package struct PluralForms: Hashable, Sendable {
  package let one: String
  package let few: String
  package let many: String
  package let other: String

  /// Creates the Czech forms, as in `1 metr` (`one`), `2 metry` (`few`), `1,5 metru` (`many`) and `5 metrů` (`other`).
  package init(one: String, few: String, many: String, other: String) {
    self.one = one
    self.few = few
    self.many = many
    self.other = other
  }

  /// Creates the English forms, as in `1 meter` (`one`) and `2 meters` (`other`).
  package init(one: String, other: String) {
    self.init(one: one, few: other, many: other, other: other)
  }
}

extension Language {
  /// Returns the form of a noun that follows this whole number.
  package func plural(_ count: Int, _ forms: PluralForms) -> String {
    switch (tag, count.magnitude) {
    case (_, 1): forms.one
    case (.cs, 2...4): forms.few
    default: forms.other
    }
  }

  /// Returns the form of a noun that follows a number with decimals. Czech has a separate form for this; English uses
  /// the plural.
  package func pluralOfDecimal(_ forms: PluralForms) -> String {
    switch tag {
    case .cs: forms.many
    case .en, .enGB: forms.other
    }
  }

  /// Returns the number followed by the noun: `5 metrů`.
  package func counted(_ count: Int, _ forms: PluralForms) -> String {
    var words = ShortText()
    put(count, forms, to: &words)
    return words.string
  }

  package func put(_ count: Int, _ forms: PluralForms, to words: inout ShortText) {
    put(number: count, to: &words)
    words.put(" ")
    words.put(words: plural(count, forms))
  }
}

extension Language {
  /// Returns the number followed by the noun: `5 délek`.
  package func counted(_ count: Int, _ noun: Noun) -> String { counted(count, noun.forms(self)) }
}
