import Formats

/// The names of sources, each kept once.
package struct AppleSources {
  private var numbers: [String: UInt16] = [:]
  private var latest: (name: [UInt8], number: UInt16) = ([], 0)

  package init() {}

  /// From 1; 0 for those beyond what is counted. Neighbouring records mostly share their source.
  package mutating func number(of name: UnsafeRawBufferPointer) -> UInt16 {
    if !latest.name.isEmpty, latest.name.withBytes({ $0.equals(name) }) { return latest.number }
    latest = (Array(name), number(of: String(decoding: name, as: UTF8.self)))
    return latest.number
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
