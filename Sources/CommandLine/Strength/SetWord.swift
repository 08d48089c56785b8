import KernelDomain
import StrengthApplication
import StrengthDomain

/// Parses the words that describe a set on the command line. They must already be in lower case.
enum SetWord {
  /// The word after which a set's note follows.
  static let note = "note"
  /// The word that makes the load before it the assistance in an assisted exercise.
  static let assisted = "assisted"
  /// The words for a set in which only the body is lifted.
  static let noLoad: Set<String> = ["bodyweight", "bw"]

  /// Parses a word, such as `x5`, that states one of a set's values. Stores the value in `input` and returns true.
  /// Returns false if the word states no value.
  /// - Parameter unit: the unit of a load that is given without a unit.
  static func take(_ word: String, into input: inout SetInput, unit: MassUnit = .kilogram) -> Bool {
    if let kind = SetKind(rawValue: word) {
      input.kind = kind
    } else if let load = enteredLoad(word, unit: unit) {
      input.load = load
    } else if let reps = reps(word) {
      input.reps = reps
    } else if let rpe = effort(word) {
      input.rpe = rpe
    } else if let seconds = WrittenDuration.seconds(in: word) {
      input.seconds = seconds
    } else if let millimetres = millimetres(word) {
      input.millimetres = millimetres
    } else {
      return false
    }
    return true
  }

  /// Whether a word alone is part of a set.
  static func isKnown(_ word: String) -> Bool {
    var input = SetInput()
    return word == note || word == assisted || noLoad.contains(word) || take(word, into: &input)
  }

  /// Parses a load such as `100kg`, `225lb` or `22,5kg`; nil for any other word.
  /// - Parameter unit: the unit of a number that is given without a unit; nil if such a number is not a load.
  static func load(_ word: String, unit: MassUnit? = nil) -> Load? {
    if let parts = parts(word) { return Load(thousandths: parts.thousandths, unit: parts.unit) }
    guard let unit, let thousandths = thousandths(Substring(word)) else { return nil }
    return Load(thousandths: thousandths, unit: unit)
  }

  /// Parses the load of a set, such as `100kg` or `+10kg`. It may be less than nothing, such as `-20kg`, which is the
  /// assistance in an assisted exercise. Nil for any other word.
  /// - Parameter unit: the unit of a number that is given without a unit.
  static func enteredLoad(_ word: String, unit: MassUnit) -> EnteredLoad? {
    load(unsigned(word), unit: unit).map { EnteredLoad($0, isNegative: isNegative(word)) }
  }

  private static func isNegative(_ word: String) -> Bool { word.first == "-" || word.first == "\u{2212}" }

  /// Returns a word without the sign at its beginning.
  private static func unsigned(_ word: String) -> String {
    isNegative(word) || word.first == "+" ? String(word.dropFirst()) : word
  }

  /// Parses an effort (RPE, on the scale to 10) such as `@8.5`, or repetitions in reserve such as `@2rir`, which count
  /// as effort 8. Nil for any other word.
  static func effort(_ word: String) -> Double? {
    guard word.first == "@" else { return nil }
    if word.hasSuffix("rir") { return thousandths(word.dropFirst().dropLast(3)).map { 10 - Double($0) / 1_000 } }
    return thousandths(word.dropFirst()).map { Double($0) / 1_000 }
  }

  /// Parses a percentage such as `@75%`; nil for any other word.
  static func percent(_ word: String) -> Double? {
    guard word.first == "@", word.last == "%" else { return nil }
    return thousandths(word.dropFirst().dropLast()).map { Double($0) / 1_000 }
  }

  /// Whether a word has the form of a load, even if the load is not valid.
  static func isLoad(_ word: String) -> Bool { parts(unsigned(word)) != nil }

  private static func parts(_ word: String) -> (thousandths: Int, unit: MassUnit)? {
    let units: [(String, MassUnit)] = [("kgs", .kilogram), ("kg", .kilogram), ("lbs", .pound), ("lb", .pound)]
    guard let (ending, unit) = units.first(where: { word.hasSuffix($0.0) }),
      let value = thousandths(word.dropLast(ending.count))
    else { return nil }
    return (value, unit)
  }

  /// Parses repetitions such as `x5`, `×5` or `5x`; nil for any other word.
  static func reps(_ word: String) -> Int? {
    let marks: Set<Character> = ["x", "×"]
    if let first = word.first, marks.contains(first) { return number(word.dropFirst()) }
    if let last = word.last, marks.contains(last) { return number(word.dropLast()) }
    return nil
  }

  /// Parses a rest such as `120` or `2:00`, and returns it in seconds; nil for any other word.
  static func rest(_ word: String) -> Int? { number(word[...]) ?? WrittenDuration.seconds(in: word) }

  /// Parses a distance such as `400m` or `1.5km`, and returns it in millimetres; nil for any other word.
  static func millimetres(_ word: String) -> Int64? {
    if word.hasSuffix("km") { return thousandths(word.dropLast(2)).map { Int64($0) * 1_000 } }
    if word.hasSuffix("m") { return thousandths(word.dropLast()).map { Int64($0) } }
    return nil
  }

  static func number(_ digits: Substring) -> Int? {
    digits.utf8.count <= 9 ? ASCII.integer(Array(digits.utf8)) : nil
  }

  /// Parses a number with at most three decimals, with a decimal point or comma, and returns it in thousandths; nil
  /// for any other text.
  static func thousandths(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = number(parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard (1...3).contains(parts[1].count), let rest = number(parts[1]) else { return nil }
    return whole * 1_000 + rest * [100, 10, 1][parts[1].count - 1]
  }
}
