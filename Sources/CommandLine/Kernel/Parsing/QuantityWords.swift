/// Joins numbers to the units that people type as words of their own: `5`, `km` becomes `5km`, and `1`, `h`, `5`, `min`
/// becomes `1h5min`.
package enum QuantityWords {
  /// Returns the words, each number joined to the unit after it, which is written in its short form.
  package static func joined(_ words: [String]) -> [String] {
    var all: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let (text, count) = quantity(in: rest) ?? (first, 1)
      all.append(text)
      rest.removeFirst(count)
    }
    return all
  }

  /// Returns the quantity with which the words begin, as one word, and the number of its words. Nil if the first word
  /// is not a number, or if no unit follows it.
  static func quantity(in words: ArraySlice<String>) -> (text: String, count: Int)? {
    guard let number = words.first, let next = words.dropFirst().first, isNumber(number) || isRange(number),
      let unit = unit(next)
    else { return nil }
    let (text, rest) = (number + unit, words.dropFirst(2))
    // A time may go on in the next smaller unit.
    guard let part = rest.first, part.utf8.count <= 2, part.allSatisfy(\.isNumber), number.allSatisfy(\.isNumber),
      let smaller = rest.dropFirst().first.flatMap(QuantityWords.unit)
    else { return (text, 2) }
    switch (unit, smaller) {
    case ("h", "min"): return (text + part + smaller, 4)
    case ("min", "s"): return (number + ":" + (part.utf8.count == 1 ? "0" : "") + part, 4)
    default: return (text, 2)
    }
  }

  /// Whether a word is a number, which may have a sign, and decimals after a point or a comma.
  package static func isNumber(_ word: String) -> Bool {
    let digits = word.drop { "+-\u{2212}".contains($0) }
    guard word.count - digits.count <= 1, let first = digits.first, let last = digits.last else { return false }
    return first.isNumber && last.isNumber && digits.allSatisfy { $0.isNumber || ".,".contains($0) }
  }

  private static func isRange(_ word: String) -> Bool {
    word.first?.isNumber == true && word.allSatisfy { $0.isNumber || ".,-–".contains($0) }
  }

  /// Returns the short form of a unit, such as `kg` for `kilos`; nil if the word is no unit.
  package static func unit(_ word: String) -> String? {
    let word = word.lowercased()
    return units.first { $0.words.contains(word) }?.short
  }

  /// Returns the words of a weekly goal as one text, in small letters and without `per week`.
  package static func weekly(_ words: [String]) -> String {
    let words = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    let weekly: Set = ["per", "a", "each", "week", "weekly", "za", "týden", "týdně"]
    return joined(words.filter { !weekly.contains($0) }).joined(separator: " ")
  }

  private static let units: [(short: String, words: [String])] = [
    ("kg", ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kila", "kil", "kilogramů", "kilogramu"]),
    ("lb", ["lb", "lbs", "pound", "pounds", "libra", "libry", "liber"]),
    ("km", ["km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "kilometr", "kilometry", "kilometrů"]),
    ("m", ["m", "meter", "meters", "metre", "metres", "metr", "metry", "metrů"]),
    ("mi", ["mi", "mile", "miles", "míle", "mil"]), ("yd", ["yd", "yds", "yard", "yards", "yardy", "yardů"]),
    ("cm", ["cm"]), ("in", ["in", "inch", "inches"]), ("%", ["%"]),
    ("h", ["h", "hr", "hrs", "hour", "hours", "hod", "hodina", "hodiny", "hodin"]),
    ("min", ["min", "mins", "minute", "minutes", "minuta", "minuty", "minut"]),
    ("s", ["s", "sec", "secs", "second", "seconds", "sek", "sekunda", "sekundy", "sekund"]),
  ]
}
