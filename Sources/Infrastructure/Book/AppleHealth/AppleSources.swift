import Formats

/// Assigns numbers to the names of an export's sources (devices and apps), so that each name is stored only once.
package struct AppleSources {
  private var numbers: [String: UInt16] = [:]
  /// A cache of the names that were most recently added to it by lookups. They are stored as bytes, because comparing
  /// bytes is faster than decoding a name.
  private var latest: [(name: [UInt8], number: UInt16)] = []

  /// The maximum number of names in `latest`. A user has a watch and a phone at the same time, and a few more over the
  /// years.
  private static let mostLatest = 8

  package init() {}

  /// Returns the number that is assigned to a name, counted from 1. Once 65,535 names have numbers, returns 0 for any
  /// other name.
  package mutating func number(of name: UnsafeRawBufferPointer) -> UInt16 {
    for index in latest.indices where latest[index].name.withUnsafeBytes({ $0.equals(name) }) {
      return latest[index].number
    }
    let number = number(of: String(decoding: name, as: UTF8.self))
    if latest.count == AppleSources.mostLatest { latest.removeFirst() }
    latest.append((Array(name), number))
    return number
  }

  package mutating func number(of name: String) -> UInt16 {
    if let number = numbers[name] { return number }
    guard numbers.count < Int(UInt16.max) else { return 0 }
    numbers[name] = UInt16(numbers.count + 1)
    return UInt16(numbers.count)
  }

  /// Returns, for each name in `others`, its number in this value. The array is indexed by the names' numbers in
  /// `others`. The number 0 stays 0. Names that this value does not contain yet are assigned numbers.
  package mutating func numbers(of others: AppleSources) -> [UInt16] {
    let names = others.numbers.sorted { $0.value < $1.value }
    return [0] + names.map { number(of: $0.key) }
  }
}
