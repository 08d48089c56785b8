/// Records the numbers that a store has given to changes: no number may be given twice, and no change may get another
/// number.
struct NumberHistory: Sendable {
  private var changes: [Int: String] = [:]
  private var numbers: [String: Int] = [:]

  /// Records what a store contains now.
  /// - Parameter found: the identities of changes, by number.
  /// - Returns: a description of what is wrong; nil if nothing is.
  mutating func take(_ found: [Int: String]) -> String? {
    for (number, change) in found {
      if let other = changes[number], other != change {
        return "number \(number) was given to \(other), and now to \(change)"
      }
      if !change.hasPrefix(NumberHistory.undo), let other = numbers[change], other != number {
        return "\(change) had number \(other), and now has \(number)"
      }
      changes[number] = change
      numbers[change] = number
    }
    return nil
  }

  /// The beginning of the identity of an undo, which it needs because a change may be undone several times.
  static let undo = "undo of "
}
