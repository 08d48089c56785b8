import KernelDomain
import StrengthApplication
import StrengthDomain

/// A word that describes a set on the command line, in lower case.
enum SetWord {
  /// False if the word does not describe a set.
  static func take(_ word: String, into input: inout SetInput) -> Bool {
    if let kind = SetKind(rawValue: word) {
      input.kind = kind
    } else if let load = load(word) {
      input.load = load
    } else if let reps = reps(word) {
      input.reps = reps
    } else if word.first == "@", let rpe = thousandths(word.dropFirst()) {
      input.rpe = Double(rpe) / 1_000
    } else if let seconds = seconds(word) {
      input.seconds = seconds
    } else if let millimetres = millimetres(word) {
      input.millimetres = millimetres
    } else {
      return false
    }
    return true
  }

  /// `100kg`, `225lb`, `22,5kg`; nil for anything else.
  static func load(_ word: String) -> Load? {
    parts(word).flatMap { Load(thousandths: $0.thousandths, unit: $0.unit) }
  }

  /// Whether it is written as a load, even if no load can have that value.
  static func isLoad(_ word: String) -> Bool { parts(word) != nil }

  private static func parts(_ word: String) -> (thousandths: Int, unit: MassUnit)? {
    let units: [(String, MassUnit)] = [("kgs", .kilogram), ("kg", .kilogram), ("lbs", .pound), ("lb", .pound)]
    guard let (ending, unit) = units.first(where: { word.hasSuffix($0.0) }),
      let value = thousandths(word.dropLast(ending.count))
    else { return nil }
    return (value, unit)
  }

  /// `x5`, `×5`, `5x`.
  private static func reps(_ word: String) -> Int? {
    let marks: Set<Character> = ["x", "×"]
    if let first = word.first, marks.contains(first) { return number(word.dropFirst()) }
    if let last = word.last, marks.contains(last) { return number(word.dropLast()) }
    return nil
  }

  /// `60s`, `2min`, `1:30`.
  static func seconds(_ word: String) -> Int? {
    if word.hasSuffix("min") { return number(word.dropLast(3)).map { $0 * 60 } }
    if word.hasSuffix("s") { return number(word.dropLast()) }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0 != nil }),
      parts.dropFirst().allSatisfy({ ($0 ?? 60) < 60 })
    else { return nil }
    return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
  }

  /// `400m`, `1.5km`.
  private static func millimetres(_ word: String) -> Int64? {
    if word.hasSuffix("km") { return thousandths(word.dropLast(2)).map { Int64($0) * 1_000 } }
    if word.hasSuffix("m") { return thousandths(word.dropLast()).map { Int64($0) } }
    return nil
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.count <= 9 ? ASCII.integer(Array(digits.utf8)) : nil
  }

  /// A number with at most three decimals after a point or comma.
  private static func thousandths(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = number(parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard (1...3).contains(parts[1].count), let rest = number(parts[1]) else { return nil }
    return whole * 1_000 + rest * [100, 10, 1][parts[1].count - 1]
  }
}
