package import KernelDomain

/// Formats numbers in each language. Ordinary spaces (U+0020) replace the no-break and narrow spaces of CLDR (Unicode's
/// locale data), so that text stays the same in terminals, searches and comparisons.
extension Language {
  package var decimalSeparator: String {
    say(cs: ",", en: ".")
  }

  /// Returns a number with separators between groups of three digits: `1 750`, `1,750`.
  package func number(_ value: Int) -> String {
    if value.magnitude < 1_000 { return String(value) }
    var text = ShortText()
    put(number: value, to: &text)
    return text.string
  }

  /// Returns how many further items a list leaves out: `and 3 more`.
  package func andMore(_ count: Int) -> String {
    say(cs: "a další: \(number(count))", en: "and \(number(count)) more")
  }

  /// Returns the text that shows how many further items of a list there are: `Další 3`, `3 more`.
  package func more(_ count: Int) -> String {
    say(cs: "Další \(number(count))", en: "\(number(count)) More")
  }

  /// Returns the text that leads to all items of a list: `Všechny 4`, `Všech 5`, `All 4`.
  package func all(_ count: Int) -> String {
    let word = say(
      cs: plural(count, PluralForms(one: "Všechny", few: "Všechny", many: "Všech", other: "Všech")), en: "All")
    return "\(word) \(number(count))"
  }

  package func put(number value: Int, to text: inout ShortText) {
    if (0..<1_000).contains(value) { return text.put(value) }
    let digits = String(value.magnitude).utf8
    if value < 0 { text.put("-") }
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.put(tag == .cs ? " " : ",") }
      text.put(Unicode.Scalar(digit))
    }
  }

  /// Returns a number with at most two decimals: `33,33`, `22,5`, `25`.
  package func decimal(_ value: Double) -> String {
    var text = ShortText()
    put(decimal: value, to: &text)
    return text.string
  }

  /// Returns a percentage: `40 %`, `40%`.
  package func percent(_ value: Int) -> String { percent(number(value)) }

  /// Returns a percentage in thousandths of the whole: `92,9 %`, `92.9%`.
  package func percent(thousandths: Int) -> String { percent(decimal(Double(thousandths) / 10)) }

  /// Returns a percentage whose number is given as text.
  package func percent(_ number: String) -> String { say(cs: "\(number) %", en: "\(number)%") }

  private func put(decimal value: Double, to text: inout ShortText) {
    let hundredths = Int((value.magnitude * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if value < 0, hundredths > 0 { text.put("-") }
    put(number: whole, to: &text)
    guard rest > 0 else { return }
    text.put(tag == .cs ? "," : ".")
    if rest % 10 == 0 {
      text.put(rest / 10)
    } else {
      text.put(rest, width: 2)
    }
  }

  /// Returns a distance with the symbol of its unit: `200 m`, `1 750 m`, `33,33 m`.
  package func distance(_ value: Double, _ unit: LengthUnit) -> String {
    var text = ShortText()
    put(distance: value, unit, to: &text)
    return text.string
  }

  package func put(distance value: Double, _ unit: LengthUnit, to text: inout ShortText) {
    put(decimal: value, to: &text)
    text.put(" ")
    text.put(words: unit.rawValue)
  }

  /// Returns a distance with the name of its unit: `200 metrů`, `200 meters`.
  package func spokenDistance(_ value: Double, _ unit: LengthUnit) -> String {
    var words = ShortText()
    put(spokenDistance: value, unit, to: &words)
    return words.string
  }

  package func put(spokenDistance value: Double, _ unit: LengthUnit, to words: inout ShortText) {
    let forms = unitForms(unit)
    let whole = Int(value.rounded())
    let isWhole = Double(whole) == value
    put(decimal: value, to: &words)
    words.put(" ")
    words.put(words: isWhole ? plural(whole, forms) : pluralOfDecimal(forms))
  }

  private func unitForms(_ unit: LengthUnit) -> PluralForms {
    switch (tag, unit) {
    case (.cs, .metre): PluralForms(one: "metr", few: "metry", many: "metru", other: "metrů")
    case (.cs, .yard): PluralForms(one: "yard", few: "yardy", many: "yardu", other: "yardů")
    case (.en, .metre), (.enGB, .metre): PluralForms(one: "meter", other: "meters")
    case (.en, .yard), (.enGB, .yard): PluralForms(one: "yard", other: "yards")
    }
  }

  /// Returns the words that follow a count to state the total, such as `of 3` in "2 of 3". In Czech, the preposition is
  /// "z" or "ze", depending on how the number is pronounced: `ze 3` (tří), `z 5` (pěti), `ze 6` (šesti).
  package func outOf(_ total: Int) -> String { outOf(text: number(total)) }

  /// Returns the preposition "of" followed by a total that is given as text beginning with a number: `ze 47:14`,
  /// `z 5 km`.
  package func outOf(text: String) -> String {
    // Of long numbers, the thousands are said first: `ze 12 000` (dvanácti tisíc).
    var said = Int(text.prefix { ("0"..."9").contains($0) }) ?? 0
    while said >= 1_000 { said /= 1_000 }
    let leading = Int(String(said).prefix(1)) ?? 0
    let hasVowel =
      switch said {
      case 10, 11, 15, 18, 19: false
      case 12...17, 100...199: true
      default: [2, 3, 4, 6, 7].contains(leading)
      }
    return say(cs: hasVowel ? "ze " : "z ", en: "of ") + text
  }

  /// Returns the preposition "of" followed by a date, to say from which day something is: `of May 4`. In Czech, the
  /// number of the day is an ordinal, which determines the preposition: `ze 4. 5.` (čtvrtého), `z 2. 5.` (druhého).
  package func ofDay(_ text: String) -> String {
    let day = Int(text.prefix { ("0"..."9").contains($0) }) ?? 0
    let hasVowel = [3, 4, 6, 7, 13, 14, 16, 17, 30, 31].contains(day)
    return say(cs: hasVowel ? "ze " : "z ", en: "of ") + text
  }
}
