package import KernelDomain

/// The forms of a noun after a number (CLDR plural categories of Czech and English).
package struct PluralForms: Hashable, Sendable {
  package let one: String
  package let few: String
  package let many: String
  package let other: String

  /// Creates the Czech forms: `one` as in 1 metr, `few` in 2 metry, `many` in 1,5 metru, `other` in 5 metrů.
  package init(one: String, few: String, many: String, other: String) {
    self.one = one
    self.few = few
    self.many = many
    self.other = other
  }

  /// Creates the English forms: `one` as in 1 meter, `other` in 2 meters.
  package init(one: String, other: String) {
    self.init(one: one, few: other, many: other, other: other)
  }
}

extension Language {
  /// Returns the form after a whole number.
  package func plural(_ count: Int, _ forms: PluralForms) -> String {
    switch (tag, count.magnitude) {
    case (_, 1): forms.one
    case (.cs, 2...4): forms.few
    default: forms.other
    }
  }

  /// Returns the form after a number with decimals: Czech has a form of its own, English uses the plural.
  package func pluralOfDecimal(_ forms: PluralForms) -> String {
    switch tag {
    case .cs: forms.many
    case .en, .enGB: forms.other
    }
  }

  /// Returns the count and the noun: `5 metrů`.
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
  package func plural(_ count: Int, _ noun: Noun) -> String { plural(count, noun.forms(self)) }

  /// Returns the count and the noun: `5 délek`.
  package func counted(_ count: Int, _ noun: Noun) -> String { counted(count, noun.forms(self)) }

  package func put(_ count: Int, _ noun: Noun, to words: inout ShortText) { put(count, noun.forms(self), to: &words) }
}
