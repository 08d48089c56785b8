/// The numbers that a store gave its changes: none is given twice, and each change keeps its own.
struct NumberLedger: Sendable {
  private var changes: [Int: String] = [:]
  private var numbers: [String: Int] = [:]

  /// Takes note of what a store holds now.
  /// - Parameter found: what tells a change from all others, by its number.
  /// - Returns: what is wrong with it; nil when nothing is.
  mutating func take(_ found: [Int: String]) -> String? {
    for (number, change) in found {
      if let other = changes[number], other != change {
        return "number \(number) was given to \(other), and now to \(change)"
      }
      if !change.hasPrefix(NumberLedger.undo), let other = numbers[change], other != number {
        return "\(change) had number \(other), and now has \(number)"
      }
      changes[number] = change
      numbers[change] = number
    }
    return nil
  }

  /// A change may be taken back several times.
  static let undo = "undo of "
}
