import Formats

/// The names of sources, each kept once.
package struct AppleSources {
  private var numbers: [String: UInt16] = [:]
  /// Those asked for by their bytes, which are found without a look at their characters.
  private var latest: [(name: [UInt8], number: UInt16)] = []

  /// Whoever wears a watch and carries a phone has two, and one more with every device after them.
  private static let mostLatest = 8

  package init() {}

  /// From 1; 0 for those beyond what is counted.
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

  /// The number here of each name, by its number there; names that are new get theirs in the order they have there.
  package mutating func numbers(of others: AppleSources) -> [UInt16] {
    let names = others.numbers.sorted { $0.value < $1.value }
    return [0] + names.map { number(of: $0.key) }
  }
}
