package import KernelDomain

/// Numbers as each language writes them. Spaces are ordinary ones (U+0020) everywhere, where CLDR has no-break and
/// narrow ones: text stays the same in terminals, searches and comparisons.
extension Language {
  package var decimalSeparator: String {
    say(cs: ",", en: ".")
  }

  /// With thousands apart: `1 750`, `1,750`.
  package func number(_ value: Int) -> String {
    if value.magnitude < 1_000 { return String(value) }
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += say(cs: " ", en: ",") }
      text.append(digit)
    }
    return text
  }

  /// With at most two decimals: `33,33`, `22,5`, `25`.
  package func decimal(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return sign + number(whole) }
    return sign + number(whole) + decimalSeparator + (rest % 10 == 0 ? String(rest / 10) : padded(rest, 2))
  }

  /// `200 m`, `1 750 m`, `33,33 m`.
  package func distance(_ value: Double, _ unit: LengthUnit) -> String {
    decimal(value) + " " + unit.rawValue
  }

  /// `200 metrů`, `200 meters`.
  package func spokenDistance(_ value: Double, _ unit: LengthUnit) -> String {
    let forms = unitForms(unit)
    let whole = Int(value.rounded())
    let isWhole = Double(whole) == value
    return decimal(value) + " " + (isWhole ? plural(whole, forms) : pluralOfDecimal(forms))
  }

  private func unitForms(_ unit: LengthUnit) -> PluralForms {
    switch (self, unit) {
    case (.cs, .metre): PluralForms(one: "metr", few: "metry", many: "metru", other: "metrů")
    case (.cs, .yard): PluralForms(one: "yard", few: "yardy", many: "yardu", other: "yardů")
    case (.en, .metre): PluralForms(one: "meter", other: "meters")
    case (.en, .yard): PluralForms(one: "yard", other: "yards")
    }
  }
}
